// Pointer, touch and keyboard on the field. Geometry decides which cell a place means.

import { cellNear } from './draw.js';
import { frameOf } from './geometry.js';

/** @import {Direction} from './geometry.js' */

/**
 * @typedef {object} Seat where the field lives
 * @property {() => number | null} size of the field; null while there is none
 * @property {(cell: number) => void} press somebody chose that cell
 * @property {(cell: number | null) => void} hover
 * @property {(cell: number) => void} focus
 * @property {(direction: Direction) => number} move the focus, and where it is then
 */

/** @type {Record<string, Direction>} */
const DIRECTIONS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'up right',
  PageDown: 'down left',
  Home: 'first',
  End: 'last',
};

/**
 * @param {HTMLElement} paper the element that the field is drawn into
 * @param {Seat} seat
 */
export function listenField(paper, seat) {
  let byFinger = false;
  paper.addEventListener('pointerdown', (event) => {
    byFinger = event.pointerType === 'touch';
  });
  paper.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') seat.hover(at(paper, seat, event));
  });
  paper.addEventListener('pointerleave', () => seat.hover(null));
  paper.addEventListener('click', (event) => {
    if (event.detail > 1) return; // the second half of a double click is no second move
    const cell = event.detail === 0 ? cellOf(event.target) : at(paper, seat, event);
    if (cell === null) return;
    seat.focus(cell);
    if (byFinger) seat.hover(cell); // a finger has no other way to point
    seat.press(cell);
  });
  paper.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || cellOf(event.target) === null) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      focusCell(paper, seat.move(direction));
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      const cell = cellOf(event.target);
      if (cell !== null) seat.press(cell);
    }
  });
  paper.addEventListener('focusin', ({ target }) => {
    const cell = cellOf(target);
    if (cell === null) return;
    seat.focus(cell);
    if (target instanceof Element && target.matches(':focus-visible')) seat.hover(cell);
  });
  paper.addEventListener('focusout', () => seat.hover(null));
}

/**
 * @param {HTMLElement} paper
 * @param {number} cell
 */
export function focusCell(paper, cell) {
  const found = paper.querySelector(`[data-cell="${cell}"]`);
  if (found instanceof SVGElement) found.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} paper
 * @param {Seat} seat
 * @param {MouseEvent} event
 */
function at(paper, seat, event) {
  const size = seat.size();
  const box = paper.querySelector('svg')?.getBoundingClientRect();
  if (size === null || !box) return null;
  const { left, top, width } = frameOf(size);
  const scale = width / box.width;
  return cellNear(size, { x: left + (event.clientX - box.left) * scale, y: top + (event.clientY - box.top) * scale });
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return cell ? Number(cell) : null;
}
