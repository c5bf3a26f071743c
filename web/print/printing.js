// Printing empty boards from the page: what is chosen, and the sheet that the browser prints in place of the page.

import { html, nothing, render } from 'lit-html';
import { choices } from '../dots/choices.js';
import { deal } from './numbers.js';
import { layOutSheet, PER_PAGE } from './layout.js';
import { outlineOf } from './outline.js';
import { page } from './page.js';

/** @import {Grid} from '../kernel/messages' */
/** @import {Words} from '../text/words' */
/** @import {Paper} from './layout.js' */

/** Where a letter is the usual sheet. */
const LETTER = /-(?:US|CA|MX|PH)$/;

export class Printing {
  #perPage = 1;
  /** @type {Paper} */
  #paper = LETTER.test(navigator.language) ? 'letter' : 'a4';
  #landscape = false;
  /** @type {{ grid: Grid, setup: string } | null} what lies on the sheet now */
  #board = null;
  /** @type {unknown} */
  #page = nothing;
  #sheet = document.createElement('div');
  #changed;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.#sheet.className = 'printed';
    this.#sheet.setAttribute('aria-hidden', 'true');
    document.body.append(this.#sheet);
    addEventListener('afterprint', () => this.#lay()); // the next sheet has numbers of its own
  }

  /**
   * The board that is played on is the one that is printed.
   * @param {Grid | null} grid
   * @param {string} setup
   */
  follow(grid, setup) {
    if (!grid || (this.#board?.grid === grid && this.#board.setup === setup)) return;
    this.#board = { grid, setup };
    this.#lay();
  }

  /** @param {Words} words */
  render(words) {
    const say = words.printing;
    return html`<details class="printing">
      <summary>${say.title}</summary>
      <div class="group">
        ${choices({
          legend: say.perPage,
          name: 'per-page',
          options: PER_PAGE.map((count) => ({ value: count, text: String(count) })),
          chosen: this.#perPage,
          onChoose: (count) => this.#choose(() => (this.#perPage = count)),
        })}
        ${choices({
          legend: say.paper,
          name: 'paper',
          options: [
            { value: /** @type {Paper} */ ('a4'), text: 'A4' },
            { value: /** @type {Paper} */ ('letter'), text: 'Letter' },
          ],
          chosen: this.#paper,
          onChoose: (paper) => this.#choose(() => (this.#paper = paper)),
        })}
        ${choices({
          legend: say.orientation,
          name: 'orientation',
          options: [
            { value: 'portrait', text: say.portrait },
            { value: 'landscape', text: say.landscape },
          ],
          chosen: this.#landscape ? 'landscape' : 'portrait',
          onChoose: (orientation) => this.#choose(() => (this.#landscape = orientation === 'landscape')),
        })}
        <div class="preview" aria-hidden="true">${this.#page}</div>
        <button type="button" ?disabled=${!this.#board} @click=${() => print()}>${say.print}</button>
      </div>
      <p class="note">${say.note}</p>
    </details>`;
  }

  /** @param {() => void} choice */
  #choose(choice) {
    choice();
    this.#lay();
    this.#changed();
  }

  #lay() {
    if (!this.#board) return;
    const { grid, setup } = this.#board;
    const outline = outlineOf(grid, setup);
    const layout = layOutSheet(outline, this.#perPage, this.#paper, this.#landscape);
    const numbers = layout.places.map(() => deal(setup, grid.boxes.length));
    this.#sheet.dataset['page'] = `${this.#paper}-${this.#landscape ? 'landscape' : 'portrait'}`;
    this.#page = page(setup, outline, layout, numbers);
    render(this.#page, this.#sheet);
  }
}
