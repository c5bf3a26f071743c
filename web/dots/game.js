// A game against the computer, without a screen, a clock or a worker: what is so now, and what follows from each answer
// of the kernel. The rules are the kernel's; here is only who sits where and what may be asked of it.

import { createBoard, show } from '../board/state.js';

/** @import {Answer} from '../kernel/messages' */
/** @import {Choice, Game} from './dots' */

export const HUMAN = 1;
export const COMPUTER = 2;
const INK = 5;

/** @type {Choice} */
export const DEFAULT_CHOICE = { shape: 'square', width: 5, height: 5, level: 'medium', starter: HUMAN };
export const SIZES = /** @type {const} */ ([2, 3, 4, 5, 6, 7, 8]);

/**
 * The set-up as the kernel reads it.
 * @param {Choice} choice
 */
export function setupText({ shape, width, height }) {
  return shape === 'square' ? `${width}x${height}` : `${shape}:${width}`;
}

/**
 * @param {Choice} choice
 * @param {Extract<Answer, { kind: 'started' }>} answer
 * @returns {Game}
 */
export function openGame(choice, { grid, view }) {
  const game = {
    choice,
    seating: choice.starter === HUMAN ? [0, HUMAN, COMPUTER] : [0, COMPUTER, HUMAN],
    grid,
    view,
    board: createBoard(grid),
    started: false,
    drawn: [],
    waiting: null,
  };
  return settle(game);
}

/**
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'played' }>} answer
 * @returns {Game}
 */
export function played(game, { player, move, closed, view }) {
  const line = { person: person(game, player), line: move, closed: closed.length };
  return settle({ ...game, view, waiting: null, drawn: [...game.drawn, line] });
}

/**
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'takenBack' }>} answer
 * @returns {Game}
 */
export function takenBack(game, { moves, view }) {
  return settle({ ...game, view, waiting: null, drawn: game.drawn.slice(0, game.drawn.length - moves) });
}

/**
 * @param {Game} game
 * @param {Game['waiting']} waiting
 * @returns {Game}
 */
export function wait(game, waiting) {
  return settle({ ...game, waiting });
}

/**
 * @param {Game} game
 * @returns {Game}
 */
export function begin(game) {
  return settle({ ...game, started: true });
}

/**
 * A level may change at any time; the board stays.
 * @param {Game} game
 * @param {Choice['level']} level
 * @returns {Game}
 */
export function withLevel(game, level) {
  return { ...game, choice: { ...game.choice, level } };
}

/**
 * Who draws the next line; nobody once all are drawn.
 * @param {Game} game
 */
export function toMove(game) {
  return game.view.over ? 0 : person(game, game.view.mover);
}

/** @param {Game} game */
export function awaitsStart(game) {
  return !game.started && toMove(game) === COMPUTER;
}

/**
 * Whether the human may take back a line: one of the human's own, while the game is not over.
 * @param {Game} game
 */
export function mayUndo(game) {
  return !game.view.over && game.waiting !== 'takeBack' && game.drawn.some((line) => line.person === HUMAN);
}

/**
 * While a game runs its board and its beginner are fixed.
 * @param {Game} game
 */
export function locked(game) {
  return game.started && !game.view.over;
}

/**
 * @param {Game} game
 * @param {number} who
 */
export function score(game, who) {
  return game.view.scores[game.seating.indexOf(who)] ?? 0;
}

/**
 * The people who have won, or can no longer be kept from it.
 * @param {Game} game
 */
export function winners(game) {
  return game.view.winners.map((player) => person(game, player));
}

/**
 * @param {Game} game
 * @param {number} player 0, a player, or 5: ink
 */
export function person(game, player) {
  return player === INK ? INK : (game.seating[player] ?? 0);
}

/**
 * The board shows what the game has become.
 * @param {Game} game
 * @returns {Game}
 */
function settle(game) {
  const mine = toMove(game) === HUMAN && game.waiting === null;
  const { view } = game;
  return {
    ...game,
    board: show(game.board, {
      drawers: view.drawers.map((player) => person(game, player)),
      owners: view.owners.map((player) => person(game, player)),
      last: view.last,
      turn: mine ? HUMAN : 0,
    }),
  };
}
