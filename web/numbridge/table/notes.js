// The reader's own notes: small digits in empty cells, with what was done to them, so that each thing is undone exactly.

import { areas } from '../field/geometry.js';

/**
 * @typedef {object} Notes
 * @property {readonly (readonly number[])[]} cells digits by cell, in order
 * @property {readonly (readonly (readonly number[])[])[]} before the cells as they were, oldest first
 */

// So many steps can be taken back.
const MOST_STEPS = 200;

/**
 * @param {number} size
 * @returns {Notes}
 */
export function noNotes(size) {
  return { cells: Array(size * size).fill([]), before: [] };
}

/**
 * Writes a digit in a cell, or wipes it out.
 * @param {Notes} notes
 * @param {number} cell
 * @param {number} digit
 * @returns {Notes}
 */
export function toggle(notes, cell, digit) {
  const had = notes.cells[cell] ?? [];
  const has = had.includes(digit) ? had.filter((each) => each !== digit) : [...had, digit].sort((one, other) => one - other);
  return changed(notes, notes.cells.map((each, index) => (index === cell ? has : each)));
}

/**
 * @param {Notes} notes
 * @returns {Notes} the same where nothing is left to undo
 */
export function undo(notes) {
  const cells = notes.before.at(-1);
  return cells ? { cells, before: notes.before.slice(0, -1) } : notes;
}

/**
 * A digit came to lie in a cell: its notes go, and that digit goes from its row, column and block. This is no step of the
 * reader's: what is undone afterwards does not bring back what the field has ruled out.
 * @param {Notes} notes
 * @param {number} size
 * @param {readonly number[]} blocks
 * @param {number} cell
 * @param {number} digit
 * @returns {Notes}
 */
export function placed(notes, size, blocks, cell, digit) {
  const peers = new Set(areas(size, blocks, cell));
  const swept = (/** @type {readonly number[]} */ digits, /** @type {number} */ index) =>
    index === cell ? [] : peers.has(index) ? digits.filter((each) => each !== digit) : digits;
  const steps = [...notes.before, notes.cells].map((cells) => cells.map(swept));
  const cells = steps.at(-1) ?? [];
  return { cells, before: steps.slice(0, -1).filter((step, at) => !same(step, steps[at + 1] ?? [])) };
}

/**
 * Kept as text: digits by cell.
 * @param {Notes} notes
 */
export function printNotes(notes) {
  return notes.cells.map((digits) => digits.join('')).join(',');
}

/**
 * @param {number} size
 * @param {string | null} text
 * @returns {Notes}
 */
export function readNotes(size, text) {
  const cells = (text ?? '').split(',');
  if (cells.length !== size * size || !cells.every((digits) => /^[1-9]{0,9}$/.test(digits))) return noNotes(size);
  return { cells: cells.map((digits) => [...new Set(digits)].map(Number).filter((digit) => digit <= size).sort((one, other) => one - other)), before: [] };
}

/**
 * @param {Notes} notes
 * @param {Notes['cells']} cells
 * @returns {Notes}
 */
function changed({ cells: old, before }, cells) {
  return { cells, before: [...before, old].slice(-MOST_STEPS) };
}

/**
 * @param {Notes['cells']} one
 * @param {Notes['cells']} other
 */
function same(one, other) {
  return one.every((digits, cell) => digits.join() === (other[cell] ?? []).join());
}
