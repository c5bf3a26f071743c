// The top of every page: the name, the places, the language, the sound, the colours.

import { html, nothing } from 'lit-html';
import { personIcon, placeIcons, sign, soundIcons, themeIcons } from './icons.js';
import { known, LANGUAGES } from './language.js';

/** @import {Language, Theme, Words} from '../text/words' */

/** @typedef {'play' | 'room' | 'numbridge'} PlaceName */

/**
 * @typedef {object} HeaderState
 * @property {Words} words
 * @property {PlaceName} place
 * @property {Language} language
 * @property {Theme} theme
 * @property {boolean} sound
 * @property {(language: Language) => void} onLanguage
 * @property {() => void} onTheme
 * @property {() => void} onSound
 */

/** @param {HeaderState} state */
export function header({ words, place, language, theme, sound, onLanguage, onTheme, onSound }) {
  const label = `${words.theme}: ${words.themes[theme]}`;
  return html`<header class="top">
    <a class="name" href="/${language}/">${sign}<span>Kamertje</span></a>
    <nav class="places" aria-label=${words.places.title}>
      <a href="/${language}/" aria-current=${place === 'play' ? 'page' : nothing}>${placeIcons.play}${words.places.play}</a>
      <a href="/${language}/numbridge" aria-current=${place === 'numbridge' ? 'page' : nothing}>${placeIcons.numbridge}${words.places.numbridge}</a>
      <a href="/${language}/learn">${placeIcons.learn}${words.places.learn}</a>
    </nav>
    <a class="me" href="/${language}/account" aria-label=${words.account} title=${words.account}>${personIcon}</a>
    <select
      class="language"
      aria-label=${words.language}
      .value=${language}
      @change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => {
        const chosen = known(event.currentTarget.value);
        if (chosen) onLanguage(chosen);
      }}
    >
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`,
      )}
    </select>
    <button
      type="button"
      class="quiet"
      aria-label=${words.sound}
      title=${words.sound}
      aria-pressed=${sound}
      @click=${onSound}
    >
      ${sound ? soundIcons.on : soundIcons.off}
    </button>
    <button type="button" class="quiet" aria-label=${label} title=${label} @click=${onTheme}>${themeIcons[theme]}</button>
  </header>`;
}
