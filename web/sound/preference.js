// Whether there is sound: as was chosen on this device, else off where the device asks for calm.

/** @import {Shelf} from '../keep/shelf.js' */

const NAME = 'sound';

/** @param {Shelf} shelf */
export function keptSound(shelf) {
  const kept = shelf.read(NAME);
  return kept === 'on' || (kept !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/**
 * @param {Shelf} shelf
 * @param {boolean} on
 */
export function chooseSound(shelf, on) {
  shelf.write(NAME, on ? 'on' : 'off');
}
