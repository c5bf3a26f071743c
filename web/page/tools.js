// What can be chosen at the top of a page that the server has written: language and colours.

import { html, render } from 'lit-html';
import { themeIcons } from './icons.js';
import { keepLanguage, known, LANGUAGES } from './language.js';
import { chooseTheme, keptTheme, nextTheme } from './theme.js';

/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Language, Words} from '../text/words' */

/**
 * @param {Words} words
 * @param {Language} language of the page
 * @param {Shelf} shelf
 */
export function drawTools(words, language, shelf) {
  const tools = document.querySelector('.tools');
  if (!(tools instanceof HTMLElement)) return;
  const theme = keptTheme(shelf);
  const label = `${words.theme}: ${words.themes[theme]}`;
  render(
    html`<select
        class="language"
        aria-label=${words.language}
        @change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => {
          const chosen = known(event.currentTarget.value);
          if (chosen) speakIn(chosen);
        }}
      >
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`)}
      </select>
      <button
        type="button"
        class="quiet"
        aria-label=${label}
        title=${label}
        @click=${() => {
          chooseTheme(shelf, nextTheme(theme));
          drawTools(words, language, shelf);
        }}
      >
        ${themeIcons[theme]}
      </button>`,
    tools,
  );
}

/** The links to other languages are choices too. */
export function keepFollowed() {
  for (const link of document.querySelectorAll('.languages a')) {
    link.addEventListener('click', () => {
      const chosen = known(link.getAttribute('lang') ?? '');
      if (chosen) keepLanguage(chosen);
    });
  }
}

/** @param {Language} chosen the same page there */
function speakIn(chosen) {
  keepLanguage(chosen);
  const link = document.querySelector(`.languages a[lang="${chosen}"]`);
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}
