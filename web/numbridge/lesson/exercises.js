// The fields of the lessons: a position, the tiles in hand, and the one thing to do. Gold is the reader.

import { neighbours } from '../field/geometry.js';

/**
 * @typedef {object} Exercise
 * @property {number} size
 * @property {readonly number[]} blocks
 * @property {readonly number[]} solution
 * @property {readonly number[]} givens cells
 * @property {Readonly<Record<number, number>>} owners by cell, where it is somebody's; such a cell is open
 * @property {readonly number[]} hand
 * @property {'place' | 'claim' | 'join'} goal a right digit, the given that joins, or top with bottom
 */

/** @typedef {{ owners: readonly number[], digits: readonly number[], hand: readonly number[], tile: number | null, missed: readonly [number, number][], done: boolean, said: Said }} Position */
/** @typedef {{ what: 'start' | 'tile_needed' | 'wasted' } | { what: 'right' | 'miss' | 'claimed' | 'joined', digit: number }} Said */

const SIZE = 6;
const GOLD = 1;
const SOLUTION = [1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4, 5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2];
const BLOCKS = SOLUTION.map((_, cell) => Math.floor(Math.floor(cell / SIZE) / 2) * 2 + Math.floor((cell % SIZE) / 3));
const FIELD = { size: SIZE, blocks: BLOCKS, solution: SOLUTION };

/** @type {Readonly<Record<string, Exercise>>} */
export const EXERCISES = {
  'place-a-tile': { ...FIELD, givens: [0, 2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 18, 20, 21, 23, 24, 27, 29, 30, 31, 34], owners: {}, hand: [6], goal: 'place' },
  'claim-a-given': { ...FIELD, givens: [0, 3, 8, 11, 13, 16, 18, 20, 26, 29, 31, 34], owners: { 2: 1, 8: 1, 14: 1, 25: 1, 30: 1, 15: 2, 16: 2, 22: 2, 29: 2 }, hand: [1, 5], goal: 'claim' },
  'join-the-sides': { ...FIELD, givens: [0, 3, 8, 11, 13, 16, 18, 21, 26, 29, 31, 34], owners: { 2: 1, 8: 1, 14: 1, 19: 1, 30: 1, 12: 2, 15: 2, 16: 2, 22: 2, 29: 2 }, hand: [1, 4, 6], goal: 'join' },
};

/**
 * @param {Exercise} exercise
 * @returns {Position}
 */
export function begin({ solution, givens, owners, hand }) {
  return {
    owners: solution.map((_, cell) => owners[cell] ?? 0),
    digits: solution.map((digit, cell) => (givens.includes(cell) || owners[cell] ? digit : 0)),
    hand,
    tile: null,
    missed: [],
    done: false,
    said: { what: 'start' },
  };
}

/**
 * @param {Position} position
 * @param {number} digit
 * @returns {Position}
 */
export function choose(position, digit) {
  return position.done || !position.hand.includes(digit) ? position : { ...position, tile: position.tile === digit ? null : digit };
}

/**
 * A cell is chosen, with the tile that is up.
 * @param {Exercise} exercise
 * @param {Position} position
 * @param {number} cell
 * @returns {Position}
 */
export function press(exercise, position, cell) {
  const { tile } = position;
  const empty = position.digits[cell] === 0;
  const free = exercise.givens.includes(cell) && position.owners[cell] === 0;
  if (position.done || (!empty && !free)) return position;
  if (tile === null) return { ...position, said: { what: 'tile_needed' } };
  if (empty && exercise.solution[cell] !== tile) {
    const known = position.missed.some(([at, digit]) => at === cell && digit === tile);
    return { ...position, tile: null, missed: known ? position.missed : [...position.missed, [cell, tile]], said: { what: 'miss', digit: tile } };
  }
  const owners = position.owners.map((owner, at) => (at === cell ? GOLD : owner));
  const digits = position.digits.map((digit, at) => (at === cell ? tile : digit));
  const after = { ...position, owners, digits: empty ? digits : position.digits, hand: without(position.hand, tile), tile: null };
  const joined = joins(exercise.size, owners);
  if (joined && exercise.goal !== 'place') return { ...after, done: true, said: { what: empty ? 'joined' : 'claimed', digit: tile } };
  if (exercise.goal === 'place' && empty) return { ...after, done: true, said: { what: 'right', digit: tile } };
  return { ...position, tile: null, said: { what: 'wasted' } }; // it would be a move, but not the one that is asked for
}

/**
 * Whether gold has joined the top row with the bottom row.
 * @param {number} size
 * @param {readonly number[]} owners
 */
export function joins(size, owners) {
  const reached = new Set(owners.flatMap((owner, cell) => (owner === GOLD && cell < size ? [cell] : [])));
  for (const cell of reached) for (const next of neighbours(size, cell)) if (owners[next] === GOLD) reached.add(next);
  return [...reached].some((cell) => cell >= size * (size - 1));
}

/**
 * @param {readonly number[]} hand
 * @param {number} tile
 */
function without(hand, tile) {
  const at = hand.indexOf(tile);
  return hand.filter((_, index) => index !== at);
}
