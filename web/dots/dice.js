// The dice under the score: what was thrown last, and the buttons to throw, to pass and to go on.

import { html, nothing, svg } from 'lit-html';
import { mayPass, mayRoll, outcome } from './game.js';

/** @import {Words} from '../text/words' */
/** @import {Game, Person} from './dots' */

/** Where the pips of each face lie, from the left top in steps of a quarter. */
const PIPS = [
  [],
  [[2, 2]],
  [[1, 1], [3, 3]],
  [[1, 1], [2, 2], [3, 3]],
  [[1, 1], [3, 1], [1, 3], [3, 3]],
  [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
];

/**
 * @param {object} state
 * @param {Words} state.words
 * @param {Game} state.game
 * @param {Person[]} state.people
 * @param {() => void} state.onRoll
 * @param {() => void} state.onPass
 * @param {() => void} state.onRollOn
 */
export function diceView({ words, game, people, onRoll, onPass, onRollOn }) {
  const { thrown } = game;
  const stuck = mayPass(game);
  return html`<div class="dice" data-person=${thrown?.by ?? 0}>
    ${faces(words, game, people)}
    ${game.view.over
      ? nothing
      : html`<div class="throwing">
          ${stuck
            ? html`<button type="button" class="main" @click=${onPass}>${words.dice.pass}</button>
                <button type="button" title=${words.dice.rollOnNote} aria-label="${words.dice.rollOn}: ${words.dice.rollOnNote}" @click=${onRollOn}>
                  ${words.dice.rollOn}
                </button>`
            : html`<button type="button" class="main" ?disabled=${!mayRoll(game)} @click=${onRoll}>${words.dice.roll}</button>`}
        </div>`}
  </div>`;
}

/**
 * Two faces fall one way and the next two the other, so that each throw is seen even when it shows the same.
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
function faces(words, game, people) {
  const sign = game.choice.options.includes('product') ? '×' : '+';
  const { thrown } = game;
  const [first, second] = thrown?.roll ?? [0, 0];
  const number = thrown ? outcome(game, thrown.roll) : null;
  const label = thrown ? words.dice.faces(first, second, outcome(game, thrown.roll)) : nothing;
  return html`<div class="thrown" role=${thrown ? 'img' : nothing} aria-label=${label} data-fall=${thrown ? thrown.count % 2 : nothing}>
    <span class="by">${thrown ? html`<bdi>${words.dice.thrownBy(people[thrown.by]?.said ?? '')}</bdi>` : '\u00a0'}</span>
    <span class="faces">
      ${die(first)}<span class="between">${sign}</span>${die(second)}<span class="between">=</span><b>${number ?? '?'}</b>
    </span>
  </div>`;
}

/** @param {number} pips */
function die(pips) {
  return html`<svg class="die" viewBox="0 0 4 4" aria-hidden="true">
    <path class="face" d="M.62 .2C1.4 .12 2.6 .14 3.36 .2 3.66 .22 3.8 .4 3.82 .66 3.88 1.5 3.87 2.6 3.8 3.38 3.78 3.66 3.62 3.8 3.34 3.82 2.5 3.88 1.5 3.87 .64 3.8 .36 3.78 .2 3.62 .18 3.34 .12 2.5 .14 1.4 .2 .62 .22 .36 .36 .22 .62 .2z"></path>
    ${(PIPS[pips] ?? []).map(([x, y]) => svg`<circle cx=${x ?? 2} cy=${y ?? 2} r=".4"></circle>`)}
  </svg>`;
}
