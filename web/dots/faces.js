// What was thrown: two dice and what they come to.

import { html, nothing, svg } from 'lit-html';

/** @import {Roll} from '../kernel/messages' */
/** @import {Words} from '../text/words' */

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
 * What a roll comes to.
 * @param {boolean} product
 * @param {Roll} roll
 */
export function worth(product, [first, second]) {
  return product ? first * second : first + second;
}

/**
 * Two faces fall one way and the next two the other, so that each throw is seen even when it shows the same.
 * @param {Words} words
 * @param {boolean} product
 * @param {{ roll: Roll, said: string, count: number } | null} thrown by whom, and the how manieth throw
 */
export function thrownView(words, product, thrown) {
  const [first, second] = thrown?.roll ?? [0, 0];
  const number = thrown ? worth(product, thrown.roll) : null;
  const label = number === null ? nothing : words.dice.faces(first, second, number);
  return html`<div class="thrown" role=${thrown ? 'img' : nothing} aria-label=${label} data-fall=${thrown ? thrown.count % 2 : nothing}>
    <span class="by">${thrown ? html`<bdi>${words.dice.thrownBy(thrown.said)}</bdi>` : '\u00a0'}</span>
    <span class="faces">
      ${die(first)}<span class="between">${product ? '×' : '+'}</span>${die(second)}<span class="between">=</span><b>${number ?? '?'}</b>
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
