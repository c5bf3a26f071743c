// Where three or four play: how many, and who sits where.

import { html } from 'lit-html';
import { choices } from './choices.js';
import { LEVELS } from './levels.js';
import { MOST_SEATS } from './setup.js';

/** @import {Words} from '../text/words' */
/** @import {Choice, Seat} from './dots' */

/**
 * @param {object} state
 * @param {Words} state.words
 * @param {Choice} state.choice
 * @param {boolean} state.locked a computer may still play better or worse, but nobody come or go
 * @param {(change: Partial<Choice>) => void} state.onChange
 */
export function seatsView({ words, choice, locked, onChange }) {
  const { seats } = choice;
  /** @param {number} many */
  const ofMany = (many) => Array.from({ length: many }, (_, place) => seats[place] ?? 'human');
  return html`<div class="seats">
    <fieldset class="group" ?disabled=${locked}>
      ${choices({
        legend: words.seats.title,
        name: 'seats',
        options: [3, MOST_SEATS].map((many) => ({ value: many, text: words.seats.count(many) })),
        chosen: seats.length,
        onChoose: (many) => onChange({ seats: ofMany(many) }),
      })}
    </fieldset>
    ${seats.map((seat, place) =>
      seatView({ words, seat, who: place + 1, locked, onSeat: (taken) => onChange({ seats: seats.map((one, index) => (index === place ? taken : one)) }) }),
    )}
  </div>`;
}

/**
 * @param {object} state
 * @param {Words} state.words
 * @param {Seat} state.seat
 * @param {number} state.who
 * @param {boolean} state.locked
 * @param {(seat: Seat) => void} state.onSeat
 */
function seatView({ words, seat, who, locked, onSeat }) {
  return html`<label class="seat" data-person=${who}>
    <span class="called">${words.player(who)}</span>
    <select
      ?disabled=${locked && seat === 'human'}
      @change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ event) => onSeat(/** @type {Seat} */ (event.currentTarget.value))}
    >
      <option value="human" .selected=${seat === 'human'} ?disabled=${locked}>${words.seats.human}</option>
      ${LEVELS.map((level) => html`<option value=${level} .selected=${seat === level}>${words.computer}: ${words.levels[level]}</option>`)}
    </select>
  </label>`;
}
