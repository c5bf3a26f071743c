// The field as SVG: a function of what is known. It knows neither rules nor network, so that table, replay and lessons share it.

import { nothing, svg } from 'lit-html';
import { areas, borders, centre, columnNumber, frameOf, hexagon, placeOf, RADIUS, rowNumber, shades, sideOf } from './geometry.js';

/** @import {FieldPicture} from '../numbridge' */

/**
 * @typedef {object} Names
 * @property {string} title of the whole field
 * @property {readonly string[]} cells each with what is in it
 */

const CELL = hexagon();
const INNER = hexagon(0.72);

/** @type {{ size: number, blocks: readonly number[], paths: { borders: string, shades: number[] } } | null} the last one */
let kept = null;

/**
 * @param {FieldPicture} picture
 * @param {Names} names
 * @param {'live' | 'still' | 'plain'} kind still: it takes no moves; plain: nor are its cells spoken of, so that they have no numbers
 */
export function drawField(picture, names, kind = 'live') {
  const { size, blocks, sides } = picture;
  const { left, top, width, height } = frameOf(size);
  if (!kept || kept.size !== size || kept.blocks !== blocks) {
    kept = { size, blocks, paths: { borders: borders(size, blocks), shades: shades(size, blocks) } };
  }
  const { paths } = kept;
  const lit = new Set(litCells(picture));
  const rows = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => row * size + column));
  return svg`<svg
    class="field"
    viewBox="${left} ${top} ${width} ${height}"
    role=${kind === 'live' ? 'grid' : 'img'}
    aria-label=${names.title}
    data-size=${size}
  >
    <defs>
      <pattern id="fill-1" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M.1 0V.2"></path></pattern>
      <pattern id="fill-2" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx=".1" cy=".1" r=".038"></circle></pattern>
    </defs>
    ${sides
      ? svg`<g class="sides" aria-hidden="true">
          <path class="side" data-owner="2" d=${sideOf(size, 'left') + sideOf(size, 'right')}></path>
          <path class="side" data-owner="1" d=${sideOf(size, 'top') + sideOf(size, 'bottom')}></path>
        </g>`
      : nothing}
    ${rows.map((cells) => svg`<g role=${kind === 'live' ? 'row' : nothing}>${cells.map((cell) => drawCell(picture, paths.shades, lit, names, kind, cell))}</g>`)}
    ${kind === 'plain' ? nothing : numbers(size, picture.block == null ? picture.lit : null)}
    <path class="blocks" d=${paths.borders} aria-hidden="true"></path>
    <g aria-hidden="true">${over(picture)}</g>
  </svg>`;
}

/** @param {FieldPicture} picture */
function litCells({ size, blocks, lit, block = null }) {
  if (block !== null) return blocks.flatMap((each, cell) => (each === block ? [cell] : []));
  return lit === null ? [] : areas(size, blocks, lit);
}

/**
 * Rows and columns by the numbers that the log and the record call them.
 * @param {number} size
 * @param {number | null} lit
 */
function numbers(size, lit) {
  const { row = null, column = null } = lit === null ? {} : placeOf(size, lit);
  return svg`<g class="numbers" aria-hidden="true">${Array.from({ length: size }, (_, each) => {
    const [beside, above] = [rowNumber(each), columnNumber(each)];
    return svg`<text x=${beside.x} y=${beside.y} dy=".35em" ?data-lit=${each === row}>${each + 1}</text>
      <text x=${above.x} y=${above.y} dy=".35em" ?data-lit=${each === column}>${each + 1}</text>`;
  })}</g>`;
}

/**
 * @param {FieldPicture} picture
 * @param {readonly number[]} shade
 * @param {ReadonlySet<number>} lit
 * @param {Names} names
 * @param {'live' | 'still' | 'plain'} kind
 * @param {number} cell
 */
function drawCell(picture, shade, lit, names, kind, cell) {
  const { size, blocks, digits, owners, givens, pending, solution } = picture;
  const { x, y } = centre(size, cell);
  const waits = pending?.cell === cell;
  const owner = waits ? pending.by : (owners[cell] ?? 0);
  const digit = waits ? pending.digit : (digits[cell] ?? 0);
  const live = kind === 'live';
  return svg`<g
    class="cell"
    transform="translate(${x} ${y})"
    data-cell=${cell}
    data-owner=${owner}
    data-shade=${shade[blocks[cell] ?? 0] ?? 0}
    role=${live ? 'gridcell' : nothing}
    tabindex=${live ? (cell === picture.focus ? 0 : -1) : nothing}
    aria-label=${live ? (names.cells[cell] ?? '') : nothing}
    ?data-given=${givens.includes(cell)}
    ?data-lit=${lit.has(cell)}
    ?data-pending=${waits}
    ?data-last=${picture.last === cell}
    ?data-chain=${picture.chain.includes(cell)}
    ?data-candidate=${picture.candidates.includes(cell)}
  >
    <path class="ground" d=${CELL}></path>
    ${owner ? svg`<path class="hatch" d=${CELL} fill="url(#fill-${owner})"></path>` : nothing}
    ${picture.candidates.includes(cell) ? svg`<path class="candidate" d=${INNER}></path>` : nothing}
    ${digit
      ? svg`<text class="digit" dy=".35em">${digit}</text>`
      : solution
        ? svg`<text class="solved" dy=".35em">${solution[cell] ?? ''}</text>`
        : smallDigits(picture, cell)}
    ${picture.last === cell && !solution ? svg`<path class="latest" d="M-.14 .4H.14"></path>` : nothing}
    <path class="ring" d=${hexagon(0.9)}></path>
  </g>`;
}

/**
 * The reader's notes, each digit in a place of its own, and the digits that are known to be wrong.
 * @param {FieldPicture} picture
 * @param {number} cell
 */
function smallDigits({ size, notes, missed }, cell) {
  const wrong = missed[cell] ?? [];
  const shown = [...new Set([...(notes[cell] ?? []), ...wrong])];
  if (shown.length === 0) return nothing;
  const columns = 3;
  const rows = size / columns;
  return shown.map((digit) => {
    const across = ((digit - 1) % columns) - 1;
    const down = Math.floor((digit - 1) / columns) - (rows - 1) / 2;
    return svg`<text class="small" ?data-missed=${wrong.includes(digit)} x=${across * 0.26} y=${down * 0.27} dy=".35em">${digit}</text>
      ${wrong.includes(digit) ? svg`<path class="strike" d="M${across * 0.26 - 0.11} ${down * 0.27 + 0.07}l.22 -.14"></path>` : nothing}`;
  });
}

/**
 * What lies over the cells: a miss, for a moment, and the chain.
 * @param {FieldPicture} picture
 */
function over({ size, miss }) {
  if (!miss) return nothing;
  const { x, y } = centre(size, miss.cell);
  return svg`<g class="miss" transform="translate(${x} ${y})">
    <path d=${hexagon(0.94)}></path>
    <text dy=".35em">${miss.digit}</text>
    <path class="cross" d="M-.3 -.3L.3 .3M.3 -.3L-.3 .3"></path>
  </g>`;
}

/**
 * Which cell a place of the screen belongs to: the one whose centre is nearest, within its hexagon.
 * @param {number} size
 * @param {{ x: number, y: number }} point in the field's lengths
 */
export function cellNear(size, point) {
  let best = null;
  let nearest = RADIUS * RADIUS;
  for (let cell = 0; cell < size * size; cell += 1) {
    const { x, y } = centre(size, cell);
    const away = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (away <= nearest) [best, nearest] = [cell, away];
  }
  return best;
}
