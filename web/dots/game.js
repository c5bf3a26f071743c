// A game without a screen, a clock or a worker: what is so now, and what follows from each answer of the kernel.
// The rules are the kernel's; here is only who sits where and what may be asked of it.

import { createBoard, show } from '../board/state.js';
import { PASS, SWAP } from '../kernel/moves.js';
import { worth } from './faces.js';
import { LEVELS } from './levels.js';
import { hasDice, seatsOf } from './setup.js';

/** @import {Answer, Level, Roll, View} from '../kernel/messages' */
/** @import {Choice, Drawn, Game} from './dots' */

export const HUMAN = 1;
export const COMPUTER = 2;
const INK = 5;

/**
 * @param {Choice} choice
 * @param {number} first the person who draws first
 * @param {Extract<Answer, { kind: 'started' }>} answer
 * @returns {Game}
 */
export function openGame(choice, first, { grid, view }) {
  /** @type {Game} */
  const game = {
    choice,
    seating: [0, ...seatsOf(choice).map((_, place, seats) => 1 + ((first - 1 + place) % seats.length))],
    grid,
    view,
    board: createBoard(grid),
    started: false,
    drawn: [],
    waiting: null,
    sent: null,
    hint: null,
    thrown: null,
    lowest: null,
  };
  return settle(game);
}

/**
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'played' }>} answer
 * @returns {Game}
 */
export function played(game, answer) {
  const drawn = answer.move === PASS ? game.drawn : [...game.drawn, madeBy(game, answer)];
  return settle({ ...game, view: answer.view, waiting: null, sent: null, hint: null, drawn });
}

/**
 * The move that was played in this game, as it stood before.
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'played' }>} answer
 * @returns {Drawn}
 */
export function madeBy(game, { player, move, closed }) {
  return { person: person(game, player), line: move, closed: closed.length, roll: game.view.roll };
}

/**
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'rolled' }>} answer
 * @returns {Game}
 */
export function rolled(game, { view }) {
  const by = person(game, view.mover);
  const thrown = view.roll ? { roll: view.roll, by, count: (game.thrown?.count ?? 0) + 1 } : game.thrown;
  return settle({ ...game, view, waiting: null, sent: null, hint: null, thrown });
}

/**
 * @param {Game} game
 * @param {Extract<Answer, { kind: 'takenBack' }>} answer
 * @returns {Game}
 */
export function takenBack(game, { lines, view }) {
  const drawn = game.drawn.slice(0, game.drawn.length - lines);
  const thrown = view.roll ? { roll: view.roll, by: person(game, view.mover), count: game.thrown?.count ?? 0 } : null;
  return settle({ ...game, view, waiting: null, sent: null, hint: null, drawn, thrown });
}

/**
 * @param {Game} game
 * @param {Game['waiting']} waiting
 * @returns {Game}
 */
export function wait(game, waiting) {
  return settle({ ...game, waiting, sent: null });
}

/**
 * A move on its way to the kernel. Its line is seen at once: that it may be drawn is known, and what follows is answered.
 * @param {Game} game
 * @param {number} move
 * @returns {Game}
 */
export function send(game, move) {
  return settle({ ...game, waiting: 'play', sent: move === SWAP || move === PASS ? null : move });
}

/**
 * @param {Game} game
 * @param {Game['hint']} hint
 * @returns {Game}
 */
export function withHint(game, hint) {
  return { ...game, hint };
}

/**
 * @param {Game} game
 * @returns {Game}
 */
export function begin(game) {
  return settle({ ...game, started: true });
}

/**
 * Levels may change at any time; the board stays.
 * @param {Game} game
 * @param {Choice} choice
 * @returns {Game}
 */
export function withLevels(game, { level, seats }) {
  return { ...game, choice: { ...game.choice, level, seats } };
}

/**
 * The computer has decided at that level.
 * @param {Game} game
 * @param {Level} level
 * @returns {Game}
 */
export function decidedAt(game, level) {
  const lower = game.lowest === null || LEVELS.indexOf(level) < LEVELS.indexOf(game.lowest);
  return lower ? { ...game, lowest: level } : game;
}

/**
 * Who draws the next line; nobody once all are drawn.
 * @param {Game} game
 */
export function toMove(game) {
  return game.view.over ? 0 : person(game, game.view.mover);
}

/**
 * @param {Game} game
 * @param {number} who
 */
export function isComputer(game, who) {
  return levelOf(game, who) !== null;
}

/**
 * The level at which somebody plays; null for people, and for nobody.
 * @param {Game} game
 * @param {number} who
 */
export function levelOf(game, who) {
  const seat = seatsOf(game.choice)[who - 1];
  return seat === undefined || seat === 'human' ? null : seat;
}

/** @param {Game} game */
export function isSolo(game) {
  return game.choice.mode === 'solo';
}

/**
 * Everyone who plays, by colour.
 * @param {Choice} choice
 */
export function everyone(choice) {
  return seatsOf(choice).map((_, place) => place + 1);
}

/**
 * The players who are people here.
 * @param {Game} game
 */
export function humans(game) {
  return game.seating.flatMap((who, player) => (player > 0 && !isComputer(game, who) ? [player] : []));
}

/** @param {Game} game */
export function awaitsStart(game) {
  return !game.started && isComputer(game, toMove(game));
}

/**
 * Whether somebody here may take back a line: against the computer one of their own, and never after the end.
 * @param {Game} game
 */
export function mayUndo(game) {
  if (game.view.over || game.waiting === 'takeBack') return false;
  return game.drawn.some((line) => !isComputer(game, line.person));
}

/**
 * Whether somebody here has to throw the dice before anything else.
 * @param {Game} game
 */
export function mayRoll(game) {
  if (!hasDice(game.choice) || game.waiting !== null || game.view.over || game.view.roll) return false;
  return !isComputer(game, toMove(game));
}

/** @param {Game} game */
export function mayPass(game) {
  return game.view.canPass && game.waiting === null && !isComputer(game, toMove(game));
}

/** @param {Game} game */
export function maySwap(game) {
  return game.view.canSwap && game.board.turn !== 0;
}

/** @param {Game} game */
export function mayHint(game) {
  return game.board.turn !== 0 && game.hint !== 'asked';
}

/**
 * While a game runs its rules are fixed.
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
 * What a roll comes to.
 * @param {Game} game
 * @param {Roll} roll
 */
export function outcome(game, roll) {
  return worth(game.choice.options.includes('product'), roll);
}

/**
 * @param {Game} game
 * @param {number} player 0, a player, or 5: ink
 */
export function person(game, player) {
  return player === INK ? INK : (game.seating[player] ?? 0);
}

/**
 * How many boxes an undrawn line would close.
 * @param {Game} game
 * @param {number} line
 */
export function wouldClose({ grid, view }, line) {
  const boxes = grid.lines[line]?.boxes ?? [];
  return boxes.filter((box) => grid.boxes[box]?.sides.every((side) => side === line || view.drawers[side] !== 0)).length;
}

/** @param {View} view */
function lastLine({ last, drawers }) {
  return last !== null && last < drawers.length ? last : null;
}

/**
 * The board shows what the game has become.
 * @param {Game} game
 * @returns {Game}
 */
function settle(game) {
  const { view, sent } = game;
  const next = toMove(game);
  return {
    ...game,
    board: show(game.board, {
      drawers: view.drawers.map((player, line) => (line === sent ? next : person(game, player))),
      owners: view.owners.map((player) => person(game, player)),
      last: sent ?? game.drawn.filter(({ line }) => line !== SWAP).at(-1)?.line ?? (game.waiting === 'replay' ? lastLine(view) : null),
      allowed: view.allowed,
      turn: game.waiting === null && !isComputer(game, next) && view.allowed.includes(true) ? next : 0,
    }),
  };
}
