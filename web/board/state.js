// The board without a screen: what is on it, what the pointer and the keyboard are at, and what each input means.
// Every function returns the next board; those that may choose a line return that too.

import { layOut, lineAt, middleX, step } from './geometry.js';

/** @import {Grid} from '../kernel/messages' */
/** @import {Board, Direction, Picture, Point, Tap} from './board' */

/** Two lines by pointer are never closer than this, in milliseconds. */
export const GUARD = 50;

/**
 * @param {Grid} grid
 * @returns {Board}
 */
export function createBoard(grid) {
  const geometry = layOut(grid);
  const focus = geometry.rows[0]?.[0] ?? 0;
  return {
    geometry,
    drawers: grid.lines.map(() => 0),
    owners: grid.boxes.map(() => 0),
    last: null,
    allowed: grid.lines.map(() => false),
    turn: 0,
    hover: null,
    focus,
    focused: false,
    column: middleX(geometry, focus),
    armed: null,
    quiet: 0,
  };
}

/**
 * @param {Board} board
 * @param {Picture} picture
 * @returns {Board}
 */
export function show(board, picture) {
  const armed = board.armed !== null && picture.allowed[board.armed] && picture.turn ? board.armed : null;
  return { ...board, ...picture, armed };
}

/**
 * Draws nothing by pointer before that time.
 * @param {Board} board
 * @param {number} until
 * @returns {Board}
 */
export function hush(board, until) {
  return { ...board, quiet: Math.max(board.quiet, until) };
}

/**
 * @param {Board} board
 * @param {Point | null} at null when the pointer has left
 * @returns {Board} the same board when nothing changed
 */
export function point(board, at) {
  const hover = at ? lineAt(board.geometry, at) : null;
  return hover === board.hover ? board : { ...board, hover };
}

/**
 * A click or a tap near a line.
 * @param {Board} board
 * @param {Tap} tap
 * @returns {{ board: Board, chosen: number | null }}
 */
export function tap(board, { at, now, repeated, confirm }) {
  const line = lineAt(board.geometry, at);
  if (line === null || !mayDraw(board, line)) return { board: board.armed === null ? board : { ...board, armed: null }, chosen: null };
  if (now < board.quiet) return { board, chosen: null };
  if (confirm && board.armed !== line) return { board: { ...board, armed: line }, chosen: null };
  if (repeated && !confirm) return { board, chosen: null };
  return { board: hush({ ...board, armed: null, focus: line, column: middleX(board.geometry, line) }, now + GUARD), chosen: line };
}

/**
 * Enter or Space at the line with the focus, or a press by an assistive tool.
 * @param {Board} board
 * @param {number} line
 * @returns {{ board: Board, chosen: number | null }}
 */
export function press(board, line = board.focus) {
  return { board: { ...board, armed: null }, chosen: mayDraw(board, line) ? line : null };
}

/**
 * @param {Board} board
 * @param {Direction} direction
 * @returns {Board}
 */
export function move(board, direction) {
  const { line, column } = step(board.geometry, board.focus, board.column, direction);
  return { ...board, focus: line, column, focused: true };
}

/**
 * @param {Board} board
 * @param {number} line
 * @param {boolean} byKeyboard
 * @returns {Board}
 */
export function focus(board, line, byKeyboard) {
  const column = line === board.focus ? board.column : middleX(board.geometry, line);
  return { ...board, focus: line, column, focused: byKeyboard };
}

/**
 * @param {Board} board
 * @returns {Board}
 */
export function blur(board) {
  return { ...board, focused: false };
}

/**
 * The line that is shown as if drawn: the one that a tap or a key would draw now.
 * @param {Board} board
 */
export function preview(board) {
  const line = board.armed ?? board.hover ?? (board.focused ? board.focus : null);
  return line !== null && mayDraw(board, line) ? line : null;
}

/**
 * @param {Board} board
 * @param {number} line
 */
function mayDraw(board, line) {
  return board.turn !== 0 && board.drawers[line] === 0 && board.allowed[line] === true;
}
