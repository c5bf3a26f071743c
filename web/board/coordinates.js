// The names of rows and dots along the board, as games are written down: numbers from the bottom, letters from the left.

/** @import {Grid} from '../kernel/messages' */
/** @import {Label, Point} from './board' */

// In pitches, but on a large board as large a part of it as on a small one, so that they stay legible.
const PART = 0.032;
const LARGEST = 0.34;
const GAP = 0.1;

/**
 * @param {Grid} grid
 * @param {Point[]} dots
 * @param {number} size of the whole board
 * @returns {{ size: number, labels: Label[] }}
 */
export function coordinates({ shape, dots: named }, dots, size) {
  const letters = Math.min(LARGEST, PART * size);
  const away = GAP + 0.6 * letters;
  const centre = { x: middle(dots.map(({ x }) => x)), y: middle(dots.map(({ y }) => y)) };
  /**
   * @param {string} text
   * @param {Point} dot
   * @param {Point} way
   * @returns {Label}
   */
  const beside = (text, dot, way) => {
    const far = Math.hypot(way.x, way.y);
    return { text, x: dot.x + (away * way.x) / far, y: dot.y + (away * way.y) / far };
  };
  const labels = named.flatMap(({ row, column }, index) => {
    const dot = /** @type {Point} */ (dots[index]);
    const letter = String.fromCharCode('a'.charCodeAt(0) + column - 1);
    // On hexagons lines lead out to both sides, so names stand straight away from the middle.
    const out = { x: dot.x - centre.x, y: dot.y - centre.y };
    /** @type {Label[]} */
    const here = [];
    if (column === 1) here.push(beside(String(row), dot, shape === 'hexagon' && row > 1 ? out : { x: -1, y: 0 }));
    if (row === 1) here.push(beside(letter, dot, { x: 0, y: 1 }));
    else if (shape !== 'square' && !named.some((other) => other.row === row && other.column > column)) {
      // Only on squares do dots of one letter stand above one another.
      here.push(beside(letter, dot, shape === 'hexagon' ? out : { x: 1, y: 0 }));
    }
    return here;
  });
  return { size: letters, labels };
}

/** @param {number[]} values */
function middle(values) {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
