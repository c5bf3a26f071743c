// Makes a table of one's own, for somebody with the link or against the computer.

import { html, nothing } from 'lit-html';
import { onOff } from '../../dots/choices.js';
import { makeRoom, seatBot } from '../../net/calls.js';
import { reasonOf } from '../../table/words.js';
import { planForm } from './form.js';
import { printPlan, usualPlan } from './plan.js';

/** @import {BotLevel, Speech} from '../speech' */

/** @type {readonly BotLevel[]} */
const LEVELS = ['beginner', 'intermediate', 'expert'];

/**
 * @typedef {object} Page
 * @property {() => Speech} speech
 * @property {() => void} changed
 */

export class Making {
  #page;
  #plan = usualPlan('bridge');
  #watch = false;
  #busy = false;
  /** @type {BotLevel | null} whom a table was last made against */
  #level = null;
  /** @type {string | null} a code */
  #failed = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  render() {
    const speech = this.#page.speech();
    const { own } = speech;
    return html`<section class="making" aria-labelledby="making-title">
      <h2 id="making-title">${own.make.title}</h2>
      ${planForm(speech, this.#plan, (plan) => {
        this.#plan = plan;
        this.#page.changed();
      })}
      ${onOff({
        name: 'watch',
        label: own.make.watch,
        note: own.make.watchNote,
        on: this.#watch,
        onSwitch: (watch) => {
          this.#watch = watch;
          this.#page.changed();
        },
      })}
      ${this.#failed && !this.#level ? html`<p class="failed" role="alert">${reasonOf(own.reasons, this.#failed)}</p>` : nothing}
      <button type="button" class="main" data-deed="make" ?disabled=${this.#busy} @click=${() => void this.#make(null)}>
        ${this.#busy ? own.make.making : own.make.make}
      </button>
    </section>`;
  }

  /** The shortest way to a game: at the table that is set up beside it. */
  computer() {
    const { own } = this.#page.speech();
    const { variant, irregular, givens, seconds } = this.#plan;
    const terms = [own.variants[variant], irregular ? own.setup.irregular : '', own.setup.givens(givens), own.setup.seconds(seconds)];
    return html`<div class="computer" role="group" aria-labelledby="computer-title">
      <h2 id="computer-title">${own.place.computer}</h2>
      <p class="note">${terms.filter(Boolean).join(' · ')} <a href="#making-title">${own.place.otherwise}</a></p>
      <div class="levels">
        ${LEVELS.map(
          (level) => html`<button type="button" data-level=${level} ?disabled=${this.#busy} @click=${() => void this.#make(level)}>${own.place.levels[level]}</button>`,
        )}
      </div>
      ${this.#level && this.#failed ? html`<p class="failed" role="alert">${reasonOf(own.reasons, this.#failed)}</p>` : nothing}
    </div>`;
  }

  /** @param {BotLevel | null} level of the computer; null for a table with a free seat */
  async #make(level) {
    this.#busy = true;
    this.#level = level;
    this.#failed = null;
    this.#page.changed();
    const made = await makeRoom({ game: 'numbridge', setup: printPlan(this.#plan), watch: this.#watch });
    const seated = 'refused' in made || level === null ? made : await seatBot(made.room, level);
    if ('refused' in seated) this.#failed = seated.refused;
    else if (!('refused' in made)) location.assign(`/${this.#page.speech().words.code}${made.path}`);
    this.#busy = false;
    this.#page.changed();
  }
}
