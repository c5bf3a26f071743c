// What a table asks in a sheet of its own: leave for good, move the seat elsewhere, and what its game wants to know.

import { html, nothing } from 'lit-html';
import { linkSeat } from '../net/calls.js';
import { closeIcon } from '../page/icons.js';
import { SharedLink } from './invite.js';

/** @import {TableSpeech} from './table' */

/**
 * @typedef {object} Page
 * @property {string} room
 * @property {() => TableSpeech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {() => Promise<void>} loadSheet the style of the questions
 */

/**
 * @typedef {object} Answers
 * @property {() => void} leave
 * @property {(code: string) => void} refused
 */

/** @typedef {{ title: () => string, body: () => unknown }} Question of the game's own */

export class Questions {
  #page;
  #answers;
  /** @type {'leave' | 'move' | Question | null} */
  #asked = null;
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
    return this.ask('leave');
  }

  async move() {
    const link = await linkSeat(this.#page.room);
    if ('refused' in link) {
      this.#answers.refused(link.refused);
      return;
    }
    this.#link = new SharedLink(this.#page, location.origin + link.path);
    this.#minutes = Math.round(link.seconds / 60);
    await this.ask('move');
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
          <button type="button" @click=${() => this.#leave()}>${own.leaveSure}</button>
        </div>`;
    }
    if (this.#asked === 'move') {
      return html`${this.#top(own.moveTitle)}
        <p>${own.moveNote(this.#minutes)}</p>
        ${this.#link?.render()}
        <div class="actions"><button type="button" @click=${() => this.close()}>${words.done}</button></div>`;
    }
    return this.#asked === null ? nothing : html`${this.#top(this.#asked.title())} ${this.#asked.body()}`;
  }

  /** @param {string} title */
  #top(title) {
    return html`<div class="sheet-top">
      <h2 id="sheet-title">${title}</h2>
      <button type="button" class="quiet" aria-label=${this.#page.speech().words.notices.close} @click=${() => this.close()}>${closeIcon}</button>
    </div>`;
  }

  #leave() {
    this.close();
    this.#answers.leave();
  }

  /** @param {'leave' | 'move' | Question} question */
  async ask(question) {
    this.#asked = question;
    this.#page.changed();
    await this.#page.loadSheet().catch(() => {}); // plainer, then
    dialog()?.showModal();
  }
}

function dialog() {
  return document.querySelector('dialog');
}
