// Sharing what was played: a text with a link, by the device's own sheet, by the clipboard, or copied by hand.

import { html, nothing } from 'lit-html';
import { closeIcon, shareIcon } from '../page/icons.js';
import { choices } from './choices.js';
import { printRecord } from './record.js';
import { printQuery } from './setup.js';

/** @import {Words} from '../text/words' */
/** @import {Choice} from './dots' */

/** @typedef {{ choice: Choice, text: string, begun: boolean, first: number }} Told in words; whether there is a game yet, and who drew first */

export class Sharing {
  #page;
  /** @type {'board' | 'game'} */
  #what = 'board';
  #copied = false;
  /** @type {{ turns: string, seed: [number, number] | null } | null} of the game as it stands */
  #record = null;

  /** @param {{ changed: () => void, say: (text: string) => void, words: () => Words, ask: () => void }} page `ask` for the record */
  constructor(page) {
    this.#page = page;
  }

  open() {
    this.#record = null;
    this.#copied = false;
    this.#page.ask();
    dialog()?.showModal();
  }

  /** @param {{ turns: string, seed: [number, number] | null }} record */
  hear(record) {
    this.#record = record;
    this.#page.changed();
  }

  /**
   * @param {Words} words
   * @param {Told} told
   */
  render(words, told) {
    const say = words.share;
    const whole = told.begun && this.#record !== null;
    const game = whole && this.#what === 'game' ? this.#record : null;
    const link = linkTo(words, told, game);
    return html`<dialog class="sheet sharing" aria-labelledby="share-title" @click=${closeOutside}>
      <div class="sheet-body">
        <div class="sheet-top">
          <h2 id="share-title">${say.title}</h2>
          <button type="button" class="quiet" aria-label=${words.notices.close} @click=${() => dialog()?.close()}>${closeIcon}</button>
        </div>
        <fieldset class="group" ?disabled=${!whole}>
          ${choices({
            legend: say.what,
            name: 'share',
            options: [
              { value: /** @type {'board' | 'game'} */ ('board'), text: say.board },
              { value: /** @type {'board' | 'game'} */ ('game'), text: say.game },
            ],
            chosen: whole ? this.#what : 'board',
            onChoose: (what) => {
              this.#what = what;
              this.#copied = false;
              this.#page.changed();
            },
          })}
        </fieldset>
        <textarea readonly rows="5" aria-label=${say.text} .value=${`${told.text}\n${link}`} @focus=${selectAll}></textarea>
        <div class="pair">
          ${'share' in navigator
            ? html`<button type="button" class="main" @click=${() => this.#send(told.text, link)}>${shareIcon}${say.send}</button>`
            : nothing}
          <button type="button" class=${'share' in navigator ? '' : 'main'} @click=${() => this.#copy()}>
            ${this.#copied ? say.copied : say.copy}
          </button>
        </div>
      </div>
    </dialog>`;
  }

  /**
   * @param {string} text
   * @param {string} url
   */
  async #send(text, url) {
    try {
      await navigator.share({ text, url });
      dialog()?.close();
    } catch {
      // put off by the reader, or by the device: the text is still there to copy
    }
  }

  async #copy() {
    const field = dialog()?.querySelector('textarea');
    if (!field) return;
    this.#copied = await copy(field);
    this.#page.say(this.#copied ? this.#page.words().share.copied : this.#page.words().share.byHand);
    this.#page.changed();
  }
}

/**
 * @param {Words} words
 * @param {Told} told
 * @param {{ turns: string, seed: [number, number] | null } | null} game
 */
function linkTo(words, { choice, first }, game) {
  const address = `${location.origin}/${words.code}/`;
  if (!game) return address + printQuery(choice);
  // People keep their colours.
  return address + printQuery({ ...choice, starter: /** @type {Choice['starter']} */ (first) }) + printRecord(choice, game.turns, game.seed);
}

/**
 * On plain http there is no clipboard but the old way, and where that is shut too the text is left selected.
 * @param {HTMLTextAreaElement} field
 */
async function copy(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

/** @param {FocusEvent} event */
function selectAll({ currentTarget }) {
  if (currentTarget instanceof HTMLTextAreaElement) currentTarget.select();
}

/** @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) dialog()?.close();
}

/** @returns {HTMLDialogElement | null} */
function dialog() {
  return document.querySelector('dialog.sharing');
}
