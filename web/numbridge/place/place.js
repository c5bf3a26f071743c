// The place of Numbridge: what it is, the way to its rules, its halls, and a table to be made.

import { html } from 'lit-html';
import { drawField } from '../field/draw.js';
import { Asked } from '../halls/asked.js';
import { Halls } from '../halls/halls.js';
import { Making } from './making.js';
import { SAMPLE } from './sample.js';

/** @import {Shelf} from '../../keep/shelf.js' */
/** @import {PlaceSpeech} from '../speech' */

/**
 * @typedef {object} Page
 * @property {() => PlaceSpeech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {Shelf} shelf
 */

export class NumbridgePlace {
  #page;
  #making;
  /** @type {Asked | null} */
  #asked = null;

  /**
   * @param {Page} page
   * @param {string} [invitation] by whose link the reader comes
   */
  constructor(page, invitation) {
    this.#page = page;
    this.#making = new Making(page);
    this.halls = new Halls(page);
    if (!invitation) return;
    this.#asked = new Asked(page, this.halls, invitation);
    void this.#asked.load();
  }

  get title() {
    return this.halls.title ?? this.#asked?.title ?? this.#page.speech().own.place.title;
  }

  render() {
    const { words, own, halls } = this.#page.speech();
    if (this.#asked) return html`<main class="hall">${this.#asked.render()} ${this.halls.yours()}</main>`;
    return html`<main class="hall">
      <div class="about">
        <h1>Numbridge</h1>
        <p class="lead">${own.place.what}</p>
        <p class="further"><a href="/${words.code}/learn/numbridge">${own.place.rules}</a> <a href="/${words.code}/numbridge/archive">${halls.archive.link}</a> <a href="/${words.code}/numbridge/leaderboard">${halls.leaderboard}</a></p>
        ${this.#making.computer()}
        ${this.halls.render()}
        <div class="sample">${drawField(SAMPLE, { title: own.place.sample, cells: [] }, 'plain')}</div>
      </div>
      <div class="makings">${this.halls.making()} ${this.#making.render()}</div>
    </main>`;
  }
}
