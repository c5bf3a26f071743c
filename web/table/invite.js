// A link to be passed on: as text to copy, and as a code to be scanned.

import { html, nothing, svg } from 'lit-html';
import { drawQr } from '../net/calls.js';
import { shareIcon } from '../page/icons.js';
import { copyIcon } from './icons.js';

/** @import {Qr} from '../net/messages' */
/** @import {TableSpeech} from './table' */

/**
 * @typedef {object} Page
 * @property {() => TableSpeech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 */

export class SharedLink {
  #page;
  #address;
  /** @type {Qr | 'asked' | null} */
  #qr = null;
  /** @type {'copied' | 'by hand' | null} */
  #copied = null;

  /**
   * @param {Page} page
   * @param {string} address
   */
  constructor(page, address) {
    this.#page = page;
    this.#address = address;
  }

  /** The code, too: asked for once it is to be seen. */
  render() {
    const { own } = this.#page.speech();
    if (this.#qr === null) void this.#fetchQr();
    return html`<div class="link">
      <input type="text" readonly aria-label=${own.link} .value=${this.#address} @focus=${(/** @type {FocusEvent} */ { target }) => selectAll(target)} />
      <div class="pair">
        <button type="button" @click=${(/** @type {MouseEvent} */ { currentTarget }) => void this.#copy(currentTarget)}>
          ${copyIcon}${this.#copied === 'copied' ? own.copied : own.copy}
        </button>
        ${'share' in navigator
          ? html`<button type="button" @click=${() => void navigator.share({ url: this.#address }).catch(() => {})}>${shareIcon}${own.share}</button>`
          : nothing}
      </div>
      ${this.#copied === 'by hand' ? html`<p class="note">${own.copyByHand}</p>` : nothing}
      ${this.#qr && this.#qr !== 'asked' ? code(this.#qr, own.qr) : html`<div class="qr"></div>`}
    </div>`;
  }

  async #fetchQr() {
    this.#qr = 'asked';
    const qr = await drawQr(this.#address);
    if ('refused' in qr) return; // the link itself is there
    this.#qr = qr;
    this.#page.changed();
  }

  /** @param {EventTarget | null} button */
  async #copy(button) {
    const field = button instanceof Element ? button.closest('.link')?.querySelector('input') : null;
    if (!field) return;
    this.#copied = (await copyText(field)) ? 'copied' : 'by hand';
    const { own } = this.#page.speech();
    this.#page.say(this.#copied === 'copied' ? own.copied : own.copyByHand);
    this.#page.changed();
  }
}

/**
 * @param {Qr} qr
 * @param {string} label
 */
function code({ size, path }, label) {
  const side = size + 2 * QUIET;
  return svg`<svg class="qr" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" role="img" aria-label=${label}>
    <path class="ground" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"></path><path d=${path}></path>
  </svg>`;
}

/** What a reader of codes wants to be empty around one, in modules. */
const QUIET = 4;

/**
 * Also on plain http, where browsers give no clipboard: then the old command, and else the link stands selected.
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>}
 */
async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** @param {EventTarget | null} field */
function selectAll(field) {
  if (field instanceof HTMLInputElement) field.select();
}
