// Pointer, touch and keyboard turned into the board's transitions. Geometry decides which line a place means,
// so that one listener serves every grid, however small its lines are on the screen.

import { FINGER, pitchOn, REACH, toBoard } from './geometry.js';
import { blur, focus, move, point, press, tap } from './state.js';

/** @import {Board, Direction} from './board' */

/**
 * @typedef {object} Seat where the board lives
 * @property {() => Board | null} board
 * @property {(board: Board) => void} changed
 * @property {(line: number) => void} draw somebody here chose that line
 * @property {(line: number) => void} refused that line cannot be drawn
 * @property {(line: number) => void} asked that line waits for a second tap
 * @property {() => boolean} confirm every line by a second tap
 */

/** @type {Record<string, Direction>} */
const DIRECTIONS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/**
 * @param {HTMLElement} paper the element that the board is drawn into
 * @param {Seat} seat
 */
export function listen(paper, seat) {
  /** @param {(board: Board) => Board} change */
  const update = (change) => {
    const board = seat.board();
    if (!board) return;
    const next = change(board);
    if (next !== board) seat.changed(next);
  };
  /** @param {(board: Board) => { board: Board, chosen: number | null }} choice */
  const choose = (choice) => {
    const board = seat.board();
    if (!board) return null;
    const { board: next, chosen } = choice(board);
    if (next !== board) seat.changed(next);
    if (chosen !== null) seat.draw(chosen);
    return chosen;
  };

  // A click itself does not say in every browser that it was a finger's, and some move it to what they think was meant.
  /** @type {PointerEvent | null} */
  let touch = null;
  paper.addEventListener('pointerdown', (event) => {
    touch = event.pointerType === 'touch' ? event : null;
  });
  // The second half of a double click draws nothing where the first half has drawn.
  let drew = false;
  paper.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') update((board) => point(board, place(paper, board, event)));
  });
  paper.addEventListener('pointerleave', () => update((board) => point(board, null)));

  paper.addEventListener('click', (event) => {
    const pressed = event.detail === 0 ? lineOf(event.target) : null;
    if (pressed !== null) {
      if (choose((board) => press(board, pressed)) === null) seat.refused(pressed);
      return;
    }
    const chosen = choose((board) => {
      // Smaller lines ask for a second tap.
      const small = touch !== null && 2 * REACH * pitchOn(screenOf(paper), board.geometry.frame) < FINGER;
      const confirm = small || seat.confirm();
      return tap(board, {
        at: place(paper, board, touch ?? event),
        now: performance.now(),
        repeated: event.detail > 1 && drew,
        confirm,
      });
    });
    if (event.detail === 1 || chosen !== null) drew = chosen !== null;
    const armed = seat.board()?.armed ?? null;
    if (armed !== null) seat.asked(armed);
  });

  paper.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || lineOf(event.target) === null) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      update((board) => move(board, direction));
      focusLine(paper, seat.board());
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const line = seat.board()?.focus;
      if (event.repeat || line === undefined) return;
      if (choose((board) => press(board)) === null) seat.refused(line);
    }
  });

  paper.addEventListener('focusin', (event) => {
    const line = lineOf(event.target);
    if (line === null || !(event.target instanceof Element)) return;
    const byKeyboard = event.target.matches(':focus-visible');
    update((board) => focus(board, line, byKeyboard));
  });
  paper.addEventListener('focusout', () => update(blur));
}

/**
 * @param {HTMLElement} paper
 * @param {Board | null} board
 */
function focusLine(paper, board) {
  const line = paper.querySelector(`[data-line="${board?.focus}"]`);
  if (line instanceof SVGElement) line.focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} paper
 * @param {Board} board
 * @param {MouseEvent} event
 */
function place(paper, board, event) {
  return toBoard(screenOf(paper), board.geometry.frame, { x: event.clientX, y: event.clientY });
}

/** @param {HTMLElement} paper */
function screenOf(paper) {
  return (paper.querySelector('svg') ?? paper).getBoundingClientRect();
}

/** @param {EventTarget | null} target */
function lineOf(target) {
  const line = target instanceof Element ? target.closest('[data-line]')?.getAttribute('data-line') : null;
  return line ? Number(line) : null;
}
