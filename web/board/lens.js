// How large the board is shown, and which part of it: numbers only. Lengths are CSS pixels.

import { FINGER, REACH } from './geometry.js';

/** @import {Point} from './board' */

/** A line of a board with that pitch can be hit at once. */
export const HANDY = Math.ceil(FINGER / (2 * REACH)) + 2;
// One step of a button, and where a line is larger than anybody wants it.
const STEP = 1.5;
const LARGEST = 110;

/**
 * The next pitch that a button leads to; the first step makes lines handy.
 * @param {number} pitch as shown
 * @param {number} whole the pitch at which the whole board is seen
 * @param {'in' | 'out'} way
 */
export function nextPitch(pitch, whole, way) {
  const handy = Math.max(whole, HANDY);
  if (way === 'in') return pitch < handy ? handy : clampPitch(pitch * STEP, whole);
  return pitch / STEP < handy && pitch > handy ? handy : clampPitch(pitch / STEP, whole);
}

/**
 * @param {number} pitch
 * @param {number} whole
 */
export function clampPitch(pitch, whole) {
  return Math.min(Math.max(pitch, whole), Math.max(whole, LARGEST));
}

/**
 * How far to scroll so that what was under a place stays under it, where everything becomes `times` as large.
 * @param {Point} scroll
 * @param {Point} place in the window
 * @param {number} times
 * @returns {Point}
 */
export function keepUnder(scroll, place, times) {
  return { x: (scroll.x + place.x) * times - place.x, y: (scroll.y + place.y) * times - place.y };
}

/**
 * How far to scroll along one side so that a place is seen with some room around it; as it is where it is seen already.
 * @param {number} scroll
 * @param {number} seen the length of the window
 * @param {number} place along the whole
 * @param {number} room
 */
export function reveal(scroll, seen, place, room) {
  return Math.min(Math.max(scroll, place + room - seen), place - room);
}
