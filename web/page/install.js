// The page as an app of the device: offered in the sheet alone, where the browser says that it can be installed.

import { html, nothing } from 'lit-html';
import { installIcon } from './icons.js';

/** @import {Words} from '../text/words' */

/** @typedef {Event & { prompt: () => Promise<unknown> }} Offer */

/** @type {Offer | null} the browser's, kept until somebody asks for it */
let offer = null;

/** @param {() => void} changed */
export function watchInstalling(changed) {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = /** @type {Offer} */ (event);
    changed();
  });
  addEventListener('appinstalled', () => {
    offer = null;
    changed();
  });
}

/**
 * A button, or a word where it is done by hand as on an iPhone; nothing where it cannot be installed, or is already.
 * @param {Words} words
 * @param {() => void} changed
 */
export function installRow(words, changed) {
  const asked = offer;
  if (!asked) return 'standalone' in navigator && navigator.standalone === false ? html`<p class="note">${words.install.byHand}</p>` : nothing;
  const install = () => {
    offer = null; // it can be asked once
    changed();
    void asked.prompt();
  };
  return html`<button type="button" @click=${install}>${installIcon}${words.install.title}</button>`;
}
