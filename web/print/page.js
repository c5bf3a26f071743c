// A page of empty boards as it is printed: one drawing, in millimetres.

import { html, svg } from 'lit-html';
import { MARGIN } from './layout.js';

/** @import {Point} from '../board/board' */
/** @import {Layout} from './layout.js' */
/** @import {Outline} from './outline.js' */

const CAPTION = 3.2;
// A line that is drawn beforehand, in dots.
const STROKE = 0.4;

/**
 * @param {string} setup
 * @param {Outline} outline
 * @param {Layout} layout
 * @param {readonly number[][]} numbers for each board one for each box, or none
 */
export function page(setup, outline, layout, numbers) {
  const { width, height } = layout;
  return html`<svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">
    ${layout.places.map((place, board) => {
      /** @param {Point} point */
      const at = ({ x, y }) => ({ x: place.x + layout.pitch * x, y: place.y + layout.pitch * y });
      return drawBoard(outline, layout, at, numbers[board] ?? []);
    })}
    ${text({ x: width / 2, y: height - MARGIN / 2 }, CAPTION, setup)}
  </svg>`;
}

/**
 * Each dot is a stroke of no length with round ends, so that a board is one shape.
 * @param {Outline} outline
 * @param {Layout} layout
 * @param {(point: Point) => Point} at
 * @param {number[]} numbers
 */
function drawBoard({ dots, lines, centres }, { dot, figure }, at, numbers) {
  const spots = dots.map((point) => `M${pair(at(point))}h0`).join('');
  const strokes = lines.map(({ a, b }) => `M${pair(at(a))}L${pair(at(b))}`).join('');
  return svg`<path d=${strokes} stroke-width=${STROKE * dot}></path>
    <path class="spots" d=${spots} stroke-width=${dot}></path>
    ${numbers.map((number, box) => text(at(centres[box] ?? { x: 0, y: 0 }), figure, String(number)))}`;
}

/**
 * With its middle there.
 * @param {Point} at
 * @param {number} size
 * @param {string} words
 */
function text({ x, y }, size, words) {
  return svg`<text x=${x} y=${y} dy=".35em" font-size=${size}>${words}</text>`;
}

/** @param {Point} point */
function pair({ x, y }) {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}
