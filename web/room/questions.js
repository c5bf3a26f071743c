// What a room asks in a sheet of its own: leave for good, move the seat elsewhere, play another game.

import { html, nothing } from 'lit-html';
import { linkSeat } from '../net/calls.js';
import { closeIcon } from '../page/icons.js';
import { planForm } from './form.js';
import { SharedLink } from './invite.js';
import { printPlan, readPlan } from './plan.js';

/** @import {Speech} from './telling.js' */

/**
 * @typedef {object} Page
 * @property {string} room
 * @property {() => Speech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {() => Promise<void>} loadSheet the style of the questions
 */

/**
 * @typedef {object} Answers
 * @property {(setup: string) => void} restart
 * @property {() => void} leave
 * @property {(code: string) => void} refused
 */

export class Questions {
  #page;
  #answers;
  /** @type {'leave' | 'move' | 'setUp' | null} */
  #asked = null;
  #plan = readPlan('');
  /** @type {SharedLink | null} by which the seat can be taken over */
  #link = null;
  #minutes = 0;

  /**
   * @param {Page} page
   * @param {Answers} answers
   */
  constructor(page, answers) {
    this.#page = page;
    this.#answers = answers;
  }

  leave() {
    return this.#ask('leave');
  }

  /** @param {string} setup */
  setUp(setup) {
    this.#plan = readPlan(setup);
    return this.#ask('setUp');
  }

  async move() {
    const link = await linkSeat(this.#page.room);
    if ('refused' in link) {
      this.#answers.refused(link.refused);
      return;
    }
    this.#link = new SharedLink(this.#page, location.origin + link.path);
    this.#minutes = Math.round(link.seconds / 60);
    await this.#ask('move');
  }

  close() {
    dialog()?.close();
  }

  render() {
    return html`<dialog
      class="sheet"
      aria-labelledby="sheet-title"
      @close=${() => {
        this.#asked = null;
        this.#page.changed();
      }}
      @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && this.close()}
    >
      <div class="sheet-body">${this.#body()}</div>
    </dialog>`;
  }

  #body() {
    const { words, own } = this.#page.speech();
    if (this.#asked === 'leave') {
      return html`${this.#top(own.leaveTitle)}
        <p>${own.leaveNote}</p>
        <div class="actions">
          <button type="button" class="main" @click=${() => this.close()}>${own.stay}</button>
          <button type="button" @click=${() => this.#answer(() => this.#answers.leave())}>${own.leaveSure}</button>
        </div>`;
    }
    if (this.#asked === 'move') {
      return html`${this.#top(own.moveTitle)}
        <p>${own.moveNote(this.#minutes)}</p>
        ${this.#link?.render()}
        <div class="actions"><button type="button" @click=${() => this.close()}>${words.done}</button></div>`;
    }
    if (this.#asked === null) return nothing;
    return html`${this.#top(words.setUp)}
      ${planForm({ words, own }, this.#plan, (plan) => {
        this.#plan = plan;
        this.#page.changed();
      })}
      <div class="actions">
        <button type="button" class="main" @click=${() => this.#answer(() => this.#answers.restart(printPlan(this.#plan)))}>${own.startRound}</button>
      </div>`;
  }

  /** @param {string} title */
  #top(title) {
    return html`<div class="sheet-top">
      <h2 id="sheet-title">${title}</h2>
      <button type="button" class="quiet" aria-label=${this.#page.speech().words.notices.close} @click=${() => this.close()}>${closeIcon}</button>
    </div>`;
  }

  /** @param {() => void} act */
  #answer(act) {
    this.close();
    act();
  }

  /** @param {'leave' | 'move' | 'setUp'} question */
  async #ask(question) {
    this.#asked = question;
    this.#page.changed();
    await this.#page.loadSheet().catch(() => {}); // plainer, then
    dialog()?.showModal();
  }
}

function dialog() {
  return document.querySelector('dialog');
}
