// What this device helps with: kept in the browser, never in the address.

/** @import {Shelf} from '../keep/shelf.js' */

/**
 * @typedef {object} Aids
 * @property {boolean} marks every giveaway is marked
 * @property {boolean} confirm a line is drawn by the second tap on it
 * @property {boolean} coordinates rows and dots have their names beside the board
 */

/**
 * @param {Shelf} shelf
 * @returns {Aids}
 */
export function keptAids(shelf) {
  const kept = (/** @type {keyof Aids} */ name) => shelf.read(name) === 'on';
  return { marks: kept('marks'), confirm: kept('confirm'), coordinates: kept('coordinates') };
}

/**
 * @param {Shelf} shelf
 * @param {Partial<Aids>} change
 */
export function keepAids(shelf, change) {
  for (const [name, on] of Object.entries(change)) shelf.write(name, on ? 'on' : 'off');
}
