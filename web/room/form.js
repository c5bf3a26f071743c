// Which game a room is for: the controls, in the sheet of the board's page and in the room itself.

import { html, nothing, svg } from 'lit-html';
import { choices, onOff } from '../dots/choices.js';
import { OPTIONS, SIZES, USUAL_SIZE } from '../dots/setup.js';
import { fittingPlan, NUMBERS, PLAYERS, rulesFor } from './plan.js';

/** @import {Shape} from '../kernel/messages' */
/** @import {Plan} from './room' */
/** @import {Speech} from './telling.js' */

/** @type {readonly Shape[]} */
const SHAPES = ['square', 'triangle', 'hexagon'];
const SHAPE_PATHS = {
  square: 'M4 4h16v16H4z',
  triangle: 'M12 3.5 21 19.5H3z',
  hexagon: 'M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z',
};

/**
 * @param {Speech} speech
 * @param {Plan} plan
 * @param {(plan: Plan) => void} onChange
 */
export function planForm({ words, own }, plan, onChange) {
  const change = (/** @type {Partial<Plan>} */ part) => onChange(fittingPlan({ ...plan, ...part }));
  const numbers = plan.options.find((option) => NUMBERS.includes(option)) ?? 'none';
  const { shape, width, height, players } = plan;
  const square = shape === 'square';
  const size = (/** @type {'width' | 'height'} */ name, /** @type {string} */ legend) =>
    choices({
      legend,
      name,
      options: SIZES[shape].map((value) => ({ value, text: String(value) })),
      chosen: plan[name],
      onChoose: (/** @type {number} */ value) => change(square ? { [name]: value } : { width: value, height: value }),
    });
  return html`${choices({
      legend: own.make.players,
      name: 'players',
      options: PLAYERS.map((value) => ({ value, text: String(value) })),
      chosen: players,
      onChoose: (value) => change({ players: value }),
    })}
    <div class="board-choice">
      ${choices({
        legend: words.board,
        name: 'shape',
        options: SHAPES.map((one) => ({
          value: one,
          text: html`${svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPE_PATHS[one]}></path></svg>`}${words.shapes[one]}`,
        })),
        chosen: shape,
        onChoose: (one) => change({ shape: one, width: USUAL_SIZE[one], height: USUAL_SIZE[one] }),
      })}
      ${square ? html`${size('width', words.wide)} ${size('height', words.high)}` : size('width', words.side)}
      <p class="note counts">${square ? words.counts(`${width}×${height}`, `${width + 1}×${height + 1}`) : '\u00a0'}</p>
    </div>
    ${square
      ? html`<div class="numbers">
          ${choices({
            legend: words.numbers.title,
            name: 'numbers',
            options: /** @type {const} */ (['none', 'sum', 'product']).map((kind) => ({ value: kind, text: words.numbers[kind] })),
            chosen: numbers,
            onChoose: (/** @type {string} */ kind) =>
              change({ options: OPTIONS.filter((one) => one === kind || (plan.options.includes(one) && !NUMBERS.includes(one))) }),
          })}
          ${numbers === 'none' ? nothing : html`<p class="note">${words.optionNotes[numbers]}</p>`}
        </div>`
      : nothing}
    <fieldset class="list">
      <legend>${words.rules}</legend>
      ${rulesFor(plan).map((option) =>
        onOff({
          name: option,
          label: words.options[option],
          note: words.optionNotes[option],
          on: plan.options.includes(option),
          onSwitch: (on) => change({ options: OPTIONS.filter((one) => (one === option ? on : plan.options.includes(one))) }),
        }),
      )}
    </fieldset>`;
}
