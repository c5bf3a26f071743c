// Which boards of the lessons have been done in this browser.

/** @import {Shelf} from '../keep/shelf.js' */

export const SHELF_NAME = 'learned';
const NAME = /^[a-z0-9-]+$/;

/**
 * @param {Shelf} shelf
 * @returns {ReadonlySet<string>} by the boards' names
 */
export function readDone(shelf) {
  return new Set((shelf.read(SHELF_NAME) ?? '').split(' ').filter((name) => NAME.test(name)));
}

/**
 * @param {Shelf} shelf
 * @param {string} name
 */
export function keepDone(shelf, name) {
  const done = readDone(shelf);
  if (!done.has(name)) shelf.write(SHELF_NAME, [...done, name].join(' '));
}
