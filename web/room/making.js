// The board's page makes a room: in its sheet, fetched when somebody asks for it.

import { html, nothing } from 'lit-html';
import { onOff } from '../dots/choices.js';
import { makeRoom } from '../net/calls.js';
import { planForm } from './form.js';
import { printPlan, USUAL_PLAN } from './plan.js';
import { reasonOf } from '../table/words.js';
import { loadRoomWords } from './words.js';

/** @import {Words} from '../text/words' */
/** @import {Plan, RoomWords} from './room' */

/**
 * @typedef {object} Page
 * @property {() => Words} words
 * @property {() => void} changed
 */

/** @param {Page} page */
export async function openMaking(page) {
  return new Making(page, await loadRoomWords(page.words().code));
}

export class Making {
  #page;
  /** @type {RoomWords} */
  #own;
  /** @type {Plan} */
  #plan = USUAL_PLAN;
  #watch = false;
  #busy = false;
  /** @type {string | null} a code */
  #failed = null;

  /**
   * @param {Page} page
   * @param {RoomWords} own
   */
  constructor(page, own) {
    this.#page = page;
    this.#own = own;
  }

  /** @param {() => void} onBack */
  render(onBack) {
    const words = this.#page.words();
    const { make, reasons } = this.#own;
    return html`<div class="sheet-top">
        <h2 id="sheet-title" tabindex="-1">${make.title}</h2>
      </div>
      <p class="note">${make.note}</p>
      ${planForm({ words, own: this.#own }, this.#plan, (plan) => this.#become(plan, this.#watch))}
      ${onOff({
        name: 'watch',
        label: make.watch,
        note: make.watchNote,
        on: this.#watch,
        onSwitch: (watch) => this.#become(this.#plan, watch),
      })}
      ${this.#failed ? html`<p class="failed" role="alert">${reasonOf(reasons, this.#failed)}</p>` : nothing}
      <div class="actions">
        <button type="button" class="main" ?disabled=${this.#busy} @click=${() => void this.#make()}>${this.#busy ? make.making : make.make}</button>
        <button type="button" @click=${onBack}>${make.back}</button>
      </div>`;
  }

  /**
   * @param {Plan} plan
   * @param {boolean} watch
   */
  #become(plan, watch) {
    this.#plan = plan;
    this.#watch = watch;
    this.#page.changed();
  }

  async #make() {
    this.#busy = true;
    this.#failed = null;
    this.#page.changed();
    const made = await makeRoom({ setup: printPlan(this.#plan), watch: this.#watch });
    if (!('refused' in made)) location.assign(`/${this.#page.words().code}${made.path}`);
    else this.#failed = made.refused;
    this.#busy = false;
    this.#page.changed();
  }
}
