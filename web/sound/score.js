// What there is to be heard of a line, as notes: a pen on paper, a box that is filled, a game that ends.

/**
 * @typedef {object} Line
 * @property {number} by the person who drew it, 1..4
 * @property {number} closed how many boxes it closed
 * @property {boolean} over whether it was the last
 * @property {boolean} won whether somebody at this device has won
 */

/**
 * @typedef {object} Note
 * @property {'pen' | 'bell'} kind
 * @property {number} pitch in Hz
 * @property {number} after in seconds
 * @property {number} length in seconds
 * @property {number} loudness 0..1
 */

// Each person's pen has its own paper.
const PENS = [0, 2600, 2100, 3100, 1800];
// Five tones to the octave: whatever follows whatever, it fits.
const SCALE = [523.25, 587.33, 659.26, 783.99, 880, 1046.5, 1174.66, 1318.51];

/**
 * @param {Line} line
 * @param {number} before how many boxes were closed in a row before this line
 * @returns {Note[]}
 */
export function notesOf({ by, closed, over, won }, before) {
  const pen = /** @type {const} */ ({ kind: 'pen', pitch: PENS[by] ?? 2600, after: 0, length: 0.11, loudness: 0.25 });
  const boxes = Array.from({ length: closed }, (_, box) => bell(tone(before + box), 0.08 + 0.07 * box, 0.22, 0.16));
  return [pen, ...boxes, ...(over ? ending(won) : [])];
}

/** @param {boolean} won */
function ending(won) {
  const tones = won ? [0, 2, 3, 5] : [2, 0];
  return tones.map((step, place) => bell(tone(step), 0.45 + 0.13 * place, place === tones.length - 1 ? 0.7 : 0.3, 0.2));
}

/** @param {number} step */
function tone(step) {
  return SCALE[Math.min(step, SCALE.length - 1)] ?? 523.25;
}

/**
 * @param {number} pitch
 * @param {number} after
 * @param {number} length
 * @param {number} loudness
 * @returns {Note}
 */
function bell(pitch, after, length, loudness) {
  return { kind: 'bell', pitch, after, length, loudness };
}
