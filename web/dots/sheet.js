// The set-up: one sheet that opens over the page. A new size is laid out at once, so that one sees what one chooses.

import { html } from 'lit-html';
import { closeIcon, newIcon } from '../page/icons.js';
import { COMPUTER, HUMAN, SIZES } from './game.js';
import { LEVELS } from './levels.js';

/** @import {Words} from '../text/words' */
/** @import {Choice} from './dots' */

/**
 * @typedef {object} SheetState
 * @property {Words} words
 * @property {Choice} choice
 * @property {boolean} locked
 * @property {(change: Partial<Choice>) => void} onChange
 * @property {() => void} onNewGame
 * @property {() => void} onClose
 */

/** @param {SheetState} state */
export function sheet({ words, choice, locked, onChange, onNewGame, onClose }) {
  return html`<div class="sheet-top">
      <h2 id="sheet-title">${words.setUp}</h2>
      <button type="button" class="quiet" aria-label=${words.notices.close} @click=${onClose}>${closeIcon}</button>
    </div>
    ${choices({
      legend: words.level,
      name: 'level',
      options: LEVELS.map((level) => ({ value: level, text: words.levels[level] })),
      chosen: choice.level,
      onChoose: (level) => onChange({ level }),
    })}
    <p class="note">${words.levelNotes[choice.level]}</p>
    <fieldset class="group" ?disabled=${locked}>
      <legend>${words.size} <span class="counts">${words.counts(choice.width, choice.height)}</span></legend>
      ${choices({
        legend: words.wide,
        name: 'width',
        options: SIZES.map((size) => ({ value: size, text: String(size) })),
        chosen: choice.width,
        onChoose: (width) => onChange({ width }),
      })}
      ${choices({
        legend: words.high,
        name: 'height',
        options: SIZES.map((size) => ({ value: size, text: String(size) })),
        chosen: choice.height,
        onChoose: (height) => onChange({ height }),
      })}
      ${choices({
        legend: words.starter,
        name: 'starter',
        options: [
          { value: HUMAN, text: words.starters.you },
          { value: COMPUTER, text: words.starters.computer },
        ],
        chosen: choice.starter,
        onChoose: (starter) => onChange({ starter }),
      })}
    </fieldset>
    ${locked
      ? html`<p class="note">${words.locked}</p>
          <div class="actions"><button type="button" @click=${onNewGame}>${newIcon}${words.newGame}</button></div>`
      : html`<div class="actions"><button type="button" class="main" @click=${onClose}>${words.done}</button></div>`}`;
}

/**
 * One of a few, side by side.
 * @template {string | number} Value
 * @param {object} group
 * @param {string} group.legend
 * @param {string} group.name
 * @param {{ value: Value, text: string }[]} group.options
 * @param {Value} group.chosen
 * @param {(value: Value) => void} group.onChoose
 */
function choices({ legend, name, options, chosen, onChoose }) {
  return html`<fieldset class="choices" data-name=${name}>
    <legend>${legend}</legend>
    <div class="row">
      ${options.map(
        ({ value, text }) => html`<label>
          <input type="radio" name=${name} .checked=${value === chosen} @change=${() => onChoose(value)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}
