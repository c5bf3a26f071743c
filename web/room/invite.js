// A link to be passed on: as text to copy, and as a code to be scanned.

import { html, nothing, svg } from 'lit-html';
import { copyIcon, shareIcon } from './icons.js';

/** @import {Qr} from '../net/messages' */
/** @import {RoomWords} from './room' */

/**
 * @param {object} link
 * @param {RoomWords} link.own
 * @param {string} link.address
 * @param {Qr | null} link.qr
 * @param {'copied' | 'by hand' | null} link.copied
 * @param {(field: HTMLInputElement) => void} link.onCopy
 */
export function linkView({ own, address, qr, copied, onCopy }) {
  return html`<div class="link">
    <input type="text" readonly aria-label=${own.link} .value=${address} @focus=${(/** @type {FocusEvent} */ { target }) => selectAll(target)} />
    <div class="pair">
      <button type="button" @click=${(/** @type {MouseEvent} */ { currentTarget }) => copyFrom(currentTarget, onCopy)}>
        ${copyIcon}${copied === 'copied' ? own.copied : own.copy}
      </button>
      ${'share' in navigator
        ? html`<button type="button" @click=${() => void navigator.share({ url: address }).catch(() => {})}>${shareIcon}${own.share}</button>`
        : nothing}
    </div>
    ${copied === 'by hand' ? html`<p class="note">${own.copyByHand}</p>` : nothing}
    ${qr
      ? svg`<svg class="qr" viewBox="-3 -3 ${qr.size + 6} ${qr.size + 6}" role="img" aria-label=${own.qr}><path class="ground" d="M-3-3h${qr.size + 6}v${qr.size + 6}h-${qr.size + 6}z"></path><path d=${qr.path}></path></svg>`
      : html`<div class="qr"></div>`}
  </div>`;
}

/**
 * Also on plain http, where browsers give no clipboard: then the old command, and else the link stands selected.
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>}
 */
export async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/**
 * @param {EventTarget | null} button
 * @param {(field: HTMLInputElement) => void} onCopy
 */
function copyFrom(button, onCopy) {
  const field = button instanceof Element ? button.closest('.link')?.querySelector('input') : null;
  if (field) onCopy(field);
}

/** @param {EventTarget | null} field */
function selectAll(field) {
  if (field instanceof HTMLInputElement) field.select();
}
