// What this device helps with: kept in the browser, never in the address.

/** @import {Shelf} from '../keep/shelf.js' */

/**
 * @typedef {object} Aids
 * @property {boolean} marks every giveaway is marked
 * @property {boolean} confirm a line is drawn by the second tap on it
 */

/**
 * @param {Shelf} shelf
 * @returns {Aids}
 */
export function keptAids(shelf) {
  return { marks: shelf.read('marks') === 'on', confirm: shelf.read('confirm') === 'on' };
}

/**
 * @param {Shelf} shelf
 * @param {Partial<Aids>} change
 */
export function keepAids(shelf, change) {
  for (const [name, on] of Object.entries(change)) shelf.write(name, on ? 'on' : 'off');
}
