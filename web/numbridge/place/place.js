// The place of Numbridge: what it is, the way to its rules, and a table to be made. Halls have a file of their own beside it.

import { html } from 'lit-html';
import { drawField } from '../field/draw.js';
import { Making } from './making.js';
import { SAMPLE } from './sample.js';

/** @import {Speech} from '../speech' */

/**
 * @typedef {object} Page
 * @property {() => Speech} speech
 * @property {() => void} changed
 * @property {boolean} bots
 */

export class NumbridgePlace {
  #page;
  #making;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#making = new Making(page);
  }

  get title() {
    return this.#page.speech().own.place.title;
  }

  render() {
    const { words, own } = this.#page.speech();
    return html`<main class="hall">
      <div class="about">
        <h1>Numbridge</h1>
        <p class="lead">${own.place.what}</p>
        <p><a href="/${words.code}/learn/numbridge">${own.place.rules}</a></p>
        <div class="sample">${drawField(SAMPLE, { title: own.place.sample, cells: [] }, 'still')}</div>
      </div>
      ${this.#making.render()}
    </main>`;
  }
}
