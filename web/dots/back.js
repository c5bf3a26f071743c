// What lies behind the board and is fetched after it: the sheet with its style, the results of this browser, printing, sharing,
// zoom, and the way to a room.

import { Zoom } from '../board/zoom.js';
import { noResults, printResults, readResults, SHELF_NAME, withGame } from '../keep/results.js';
import { loadStyle } from '../page/style.js';
import { SHELF_NAME as LEARNED } from '../learn/progress.js';
import { Printing } from '../print/printing.js';
import { resultsView } from './results.js';
import { Sharing } from './sharing.js';
import { sheet } from './sheet.js';

/** @import {Geometry} from '../board/board' */
/** @import {Finished} from '../keep/results.js' */
/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Words} from '../text/words' */

/**
 * @typedef {object} Page
 * @property {Shelf} shelf
 * @property {() => Words} words
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {() => void} ask for the record of the game
 * @property {() => Geometry | null} geometry of the board on the paper
 * @property {(trouble: 'part') => void} notify
 */

/** @typedef {{ sheet: typeof sheet, results: MyResults, printing: Printing, sharing: Sharing, zoom: Zoom | null, elsewhere: Elsewhere }} Back */

/**
 * @param {Page} page
 * @returns {Promise<Back>}
 */
export async function openBack(page) {
  await Promise.all(['sheet', 'results', 'print', 'zoom', 'sharing'].map((name) => loadStyle(new URL(`../style/${name}.css`, import.meta.url))));
  const paper = document.querySelector('.paper');
  const zoom = paper instanceof HTMLElement ? new Zoom(paper, page.geometry, page.changed) : null;
  return {
    sheet,
    results: new MyResults(page),
    printing: new Printing(page.changed),
    sharing: new Sharing(page),
    zoom,
    elsewhere: new Elsewhere(page),
  };
}

/** A room is made in the sheet, by a part that is fetched when somebody wants one. */
class Elsewhere {
  #page;
  /** @type {import('../room/making.js').Making | null} */
  #making = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
  }

  async open() {
    try {
      const { openMaking } = await import('../room/making.js');
      this.#become(await openMaking(this.#page));
      await null; // it is painted
      document.querySelector('dialog.sheet')?.scrollTo(0, 0);
      document.getElementById('sheet-title')?.focus();
    } catch {
      this.#page.notify('part');
    }
  }

  render() {
    return this.#making?.render(() => this.#become(null));
  }

  /** @param {import('../room/making.js').Making | null} making */
  #become(making) {
    this.#making = making;
    this.#page.changed();
  }
}

class MyResults {
  #page;
  #sure = false;
  #results = noResults();

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#read();
    // Another tab has finished a game, or cleared them.
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== null && !key.endsWith(`.${SHELF_NAME}`)) return;
      this.#results = readResults(newValue);
      page.changed();
    });
  }

  /** @param {Finished} game */
  add(game) {
    this.#read();
    this.#results = withGame(this.#results, game);
    this.#page.shelf.write(SHELF_NAME, printResults(this.#results));
    this.#page.changed();
  }

  /** @param {Words} words */
  render(words) {
    return resultsView({
      words,
      results: this.#results,
      sure: this.#sure,
      onSave: () => save('kamertje.json', printResults(this.#results)),
      onAsk: (sure) => {
        this.#sure = sure;
        this.#page.changed();
      },
      onClear: () => this.#clear(),
    });
  }

  #clear() {
    this.#page.shelf.remove(SHELF_NAME);
    this.#page.shelf.remove(LEARNED);
    this.#results = noResults();
    this.#sure = false;
    this.#page.say(this.#page.words().results.cleared);
    this.#page.changed();
    /** @type {HTMLElement | null} */ (document.querySelector('.results summary'))?.focus();
  }

  /** As they are now, for other tabs write them too; where nothing can be read, what this tab knows. */
  #read() {
    const kept = this.#page.shelf.read(SHELF_NAME);
    if (kept !== null) this.#results = readResults(kept);
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
