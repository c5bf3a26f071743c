// A little game under way, to be looked at: six cells to a side, gold about to join top and bottom.

/** @import {FieldPicture} from '../numbridge' */

const SIZE = 6;
const SOLUTION = [1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4, 5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2];
const GIVENS = [0, 3, 8, 11, 13, 16, 18, 21, 26, 29, 31, 34];
/** @type {Record<number, number>} */
const OWNERS = { 2: 1, 8: 1, 14: 1, 19: 1, 31: 1, 30: 1, 12: 2, 13: 2, 15: 2, 16: 2, 22: 2, 29: 2 };

/** @type {FieldPicture} */
export const SAMPLE = {
  size: SIZE,
  blocks: SOLUTION.map((_, cell) => Math.floor(Math.floor(cell / SIZE) / 2) * 2 + Math.floor((cell % SIZE) / 3)),
  digits: SOLUTION.map((digit, cell) => (GIVENS.includes(cell) || OWNERS[cell] ? digit : 0)),
  givens: GIVENS,
  owners: SOLUTION.map((_, cell) => OWNERS[cell] ?? 0),
  missed: [],
  notes: [],
  candidates: [],
  pending: null,
  last: null,
  miss: null,
  solution: null,
  chain: [],
  sides: true,
  lit: 25,
  focus: 0,
};
