// The board as SVG: a function of its state. Nodes stay, so that a line or a box is animated once, when it is drawn.

import { html, nothing, svg } from 'lit-html';
import { preview } from './state.js';
import { strokesOf } from './strokes.js';

/** @import {Board, Geometry} from './board' */
/** @import {LineStrokes} from './strokes.js' */

/**
 * @typedef {object} Names
 * @property {string} title
 * @property {string[]} lines what a screen reader says of each
 * @property {string[]} letters by person; the first entry is unused
 * @property {readonly number[]} [numbers] in the open boxes, 0 for none
 */

/**
 * @typedef {object} Signs what is pointed out on the board besides what is drawn
 * @property {number | null} hint
 * @property {number | null} [pending] drawn here, and not confirmed yet
 * @property {(line: number) => boolean} marked
 * @property {boolean} [coordinates]
 * @property {number | null} [number] its boxes, and the lines that may be drawn for it
 */

const DOT = 1 / 18;

/**
 * @param {Board} board
 * @param {Names} names
 * @param {Signs} signs
 */
export function drawBoard(board, names, signs) {
  const { frame } = board.geometry;
  const meant = preview(board);
  const strokes = strokesOf(board.geometry);
  return html`<svg
    class="board"
    viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"
    role="application"
    aria-label=${names.title}
    data-turn=${board.turn}
    ?data-choosing=${meant !== null && meant === board.hover}
  >
    ${pencils}
    <path class="squares" d=${strokes.squares}></path>
    <g aria-hidden="true">
      ${strokes.boxes.map((points, box) => {
        const number = names.numbers?.[box] || null;
        return drawBox(board, box, points, names.letters[board.owners[box] ?? 0], { number, meant: number !== null && number === signs.number });
      })}
    </g>
    <g>
      ${strokes.lines.map((paths, line) => {
        const label = names.lines[line] ?? '';
        return drawLine(board, line, paths, label, {
          meant: line === meant,
          hint: line === signs.hint,
          pending: line === signs.pending,
          marked: signs.marked(line),
          offered: (signs.number ?? null) !== null && board.turn !== 0 && board.allowed[line] === true,
        });
      })}
    </g>
    <g class="dots" aria-hidden="true">
      ${board.geometry.dots.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${DOT}></circle>`)}
    </g>
    ${signs.coordinates ? coordinates(board.geometry) : nothing}
    <path class="ring" ?data-focused=${board.focused} d=${strokes.lines[board.focus]?.ring ?? ''}></path>
  </svg>`;
}

// How each person fills a box: diagonal, dots, cross, waves. The tiles are larger than a stroke, so that strokes vary.
const pencils = svg`<defs>
  <pattern id="pencil-1" width=".31" height="1" patternUnits="userSpaceOnUse" patternTransform="rotate(42)">
    <path d="M.04 0C.05 .3 .03 .7 .04 1M.145 0C.135 .25 .155 .8 .145 1M.245 0C.25 .4 .235 .6 .245 1"></path>
  </pattern>
  <pattern id="pencil-2" width=".25" height=".25" patternUnits="userSpaceOnUse">
    <path class="spots" d="M.06 .065 h.001 M.187 .06 h.001 M.122 .127 h.001 M.249 .125 h.001 M-.001 .125 h.001 M.062 .19 h.001 M.185 .188 h.001 M.125 .001 h.001 M.125 .25 h.001"></path>
  </pattern>
  <pattern id="pencil-3" width=".25" height=".25" patternUnits="userSpaceOnUse">
    <path d="M-.02 -.02 L.27 .27 M-.02 .27 L.27 -.02"></path>
  </pattern>
  <pattern id="pencil-4" width=".25" height=".125" patternUnits="userSpaceOnUse">
    <path d="M-.063 .0625 Q0 .02 .0625 .0625 T.1875 .0625 T.3125 .0625"></path>
  </pattern>
</defs>`;

/**
 * @param {Board} board
 * @param {number} box
 * @param {string} points
 * @param {string | undefined} letter
 * @param {{ number: number | null, meant: boolean }} open what an open box shows
 */
function drawBox(board, box, points, letter, { number, meant }) {
  const owner = board.owners[box] ?? 0;
  const centre = board.geometry.boxes[box]?.centre;
  const shown = owner === 0 ? String(number ?? '') : (letter ?? '');
  return svg`<g class="box" data-owner=${owner} ?data-numbered=${owner === 0 && number !== null} ?data-meant=${owner === 0 && meant}>
    <polygon class="tint" points=${points}></polygon>
    <polygon class="pencil" points=${points} fill="url(#pencil-${owner || 1})"></polygon>
    <text x=${centre?.x ?? nothing} y=${centre?.y ?? nothing} dy=".35em" ?data-long=${[...shown].length > 1}>${shown}</text>
  </g>`;
}

/** @param {Geometry} geometry */
function coordinates({ named: { size, labels } }) {
  return svg`<g class="coordinates" font-size=${size} aria-hidden="true">
    ${labels.map(({ text, x, y }) => svg`<text x=${x} y=${y} dy=".35em">${text}</text>`)}
  </g>`;
}

/**
 * @param {Board} board
 * @param {number} line
 * @param {LineStrokes} paths
 * @param {string} label
 * @param {{ meant: boolean, hint: boolean, pending: boolean, marked: boolean, offered: boolean }} shown
 */
function drawLine(board, line, paths, label, { meant, hint, pending, marked, offered }) {
  const drawer = board.drawers[line] ?? 0;
  return svg`<g
    class="line"
    role="button"
    tabindex=${line === board.focus ? 0 : -1}
    aria-label=${label}
    aria-disabled=${drawer !== 0 || board.turn === 0 || !board.allowed[line]}
    data-line=${line}
    data-drawer=${drawer}
    ?data-meant=${meant}
    ?data-hint=${hint}
    ?data-pending=${pending}
    ?data-marked=${marked}
    ?data-offered=${offered}
    ?data-last=${line === board.last}
  >
    <polygon class="area" points=${paths.area}></polygon>
    <path class="rule" d=${paths.rule}></path>
    <path class="beads" d=${paths.rule}></path>
    <path class="ink" pathLength="1" d=${paths.ink}></path>
    <path class="core" d=${paths.ink}></path>
    <path class="mark" d=${paths.mark}></path>
  </g>`;
}
