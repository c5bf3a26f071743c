// The results of this browser, at the end of the sheet.

import { html, nothing } from 'lit-html';
import { outcomeOf, readKey } from '../keep/results.js';
import { readSetup } from './setup.js';
import { shortName } from './telling.js';

/** @import {Finished, Results} from '../keep/results.js' */
/** @import {Words} from '../text/words' */

/**
 * @typedef {object} ResultsState
 * @property {Words} words
 * @property {Results} results
 * @property {boolean} sure whether it was asked to clear them, and not yet confirmed
 * @property {() => void} onSave
 * @property {(sure: boolean) => void} onAsk
 * @property {() => void} onClear
 */

/** @param {ResultsState} state */
export function resultsView({ words, results, sure, onSave, onAsk, onClear }) {
  const say = words.results;
  const empty = results.last.length === 0 && Object.keys(results.tallies).length === 0;
  return html`<details class="results">
    <summary>${say.title}</summary>
    ${empty
      ? html`<p class="empty">${say.none}</p>`
      : html`${tallies(words, results)} ${last(words, results)}
          <div class="pair">
            ${sure
              ? html`<button type="button" class="grave" @click=${onClear}>${say.sure}</button>
                  <button type="button" @click=${() => onAsk(false)}>${say.keep}</button>`
              : html`<button type="button" @click=${onSave}>${say.save}</button>
                  <button type="button" @click=${() => onAsk(true)}>${say.clear}</button>`}
          </div>`}
    <p class="note">${say.note}</p>
  </details>`;
}

/**
 * @param {Words} words
 * @param {Results} results
 */
function tallies(words, { tallies }) {
  const say = words.results;
  return html`<table>
    <caption>
      ${say.perBoard}
    </caption>
    <thead>
      <tr>
        ${[say.board, say.wins, say.draws, say.losses, say.largest].map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Object.entries(tallies).map(([key, { wins, draws, losses, largest }]) => {
        const read = readKey(key);
        if (!read) return nothing;
        return html`<tr>
          <th scope="row">${words.levels[read.level]} <span class="note">${shortName(words, read.board)}</span></th>
          <td>${wins}</td>
          <td>${draws}</td>
          <td>${losses}</td>
          <td>${largest > 0 ? `+${largest}` : '–'}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/**
 * @param {Words} words
 * @param {Results} results
 */
function last(words, { last }) {
  const day = new Intl.DateTimeFormat(words.code, { day: 'numeric', month: 'short' });
  return html`<table>
    <caption>
      ${words.results.last}
    </caption>
    <tbody>
      ${last.map((game) => row(words, game, day))}
    </tbody>
  </table>`;
}

/**
 * @param {Words} words
 * @param {Finished} game
 * @param {Intl.DateTimeFormat} day
 */
function row(words, game, day) {
  const board = readSetup(game.setup);
  return html`<tr>
    <th scope="row">${words.levels[game.level]} <span class="note">${board ? shortName(words, board) : ''}</span></th>
    <td>${words.results[outcomeOf(game)]}</td>
    <td class="figures">${game.mine}–${game.theirs}</td>
    <td>${day.format(game.at)}</td>
  </tr>`;
}
