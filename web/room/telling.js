// What is so in a room and what has happened, in words: for the eye under the score, and for the ear.

import { lineLabel, spokenLine } from '../board/speak.js';
import { worth } from '../dots/faces.js';
import { mySeat } from '../table/holding.js';
import { isolated, list as listed, presence, sentence, tableStatus, tellTable, waiting as waitingFor } from '../table/telling.js';
import { isMyTurn, may, numbersOf } from './state.js';

/** @import {Grid, LineKind} from '../kernel/messages' */
/** @import {DotsView} from '../net/messages' */
/** @import {Words} from '../text/words' */
/** @import {DotsRoom, RoomState, RoomWords} from './room' */

// After these it is said how things stand, even where that is what was said before.
const MOVES = ['drew', 'swapped', 'rolled', 'passed', 'started'];

/** Both sets of words that a room speaks with. */
/** @typedef {{ words: Words, own: RoomWords }} Speech */

/**
 * The reader, a name that was chosen, the computer, or a number.
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {number} seat
 */
export function called({ words }, state, seat) {
  const view = state.room?.table.seats[seat - 1];
  if (seat === mySeat(state)) return words.you;
  if (view?.bot) return `${words.computer} ${seat}`;
  return view?.name ? isolated(view.name) : words.player(seat);
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {readonly number[]} seats
 */
export function list(speech, state, seats) {
  return listed(speech, (seat) => called(speech, state, seat), seats);
}

/**
 * What stands under the score.
 * @param {Speech} speech
 * @param {RoomState} state
 */
export function status(speech, state) {
  const { words } = speech;
  const { room } = state;
  const before = tableStatus(speech, state);
  if (before !== null || !room?.game) return before ?? '';
  const { you, game } = room;
  if (game.over) return result(speech, state, game);
  const waiting = waitingFor(speech, room, (seat) => called(speech, state, seat));
  if (waiting !== null) return waiting;
  if (numbersOf(state)) return throwing(speech, state, game);
  const again = state.closer === game.mover;
  const name = called(speech, state, game.mover);
  if (game.mover !== you.seat) {
    if (game.moves === 0) return words.status.drawsFirst(name);
    return again ? words.status.drawsAgain(name) : words.status.turnOf(name);
  }
  if (game.moves === 0) return words.status.drawFirst;
  if (may(state, 'swap')) return words.status.drawOrSwap;
  return again ? words.status.drawAgain : words.status.yourTurn;
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {DotsView} game
 */
function throwing(speech, state, { mover, roll }) {
  const { words } = speech;
  const say = words.status;
  const mine = mover === mySeat(state);
  const name = called(speech, state, mover);
  if (!roll) return mine ? say.rollDice : say.rolls(name);
  const number = worth(numbersOf(state) === 'product', roll.dice);
  if (roll.lines.length === 0) return say.nothingShows(number);
  return mine ? say.drawAt(number) : say.drawsAt(name, number);
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {DotsView} game
 */
function result(speech, state, { winners, scores }) {
  const { words, own } = speech;
  const seats = state.room?.table.seats ?? [];
  const players = seats.flatMap(({ state: each }, index) => (each === 'closed' ? [] : [index + 1]));
  const stayed = players.filter((seat) => seats[seat - 1]?.state !== 'left');
  const [winner = 0] = winners;
  const boxes = scores[winner - 1] ?? 0;
  const mine = winner === mySeat(state);
  const name = called(speech, state, winner);
  if (stayed.length < 2) return mine ? own.result.youStayed : own.result.stayed(name);
  if (players.length === 2) {
    if (winners.length > 1) return words.status.drawn(boxes);
    const other = scores[(players.find((seat) => seat !== winner) ?? 0) - 1] ?? 0;
    return mine ? words.status.youWon(boxes, other) : words.status.won(name, boxes, other);
  }
  if (winners.length > 1) return own.result.shared(list(speech, state, winners), boxes);
  return mine ? own.result.youWon(boxes) : own.result.won(name, boxes);
}

/**
 * What can no longer change, though boxes are left.
 * @param {Speech} speech
 * @param {RoomState} state
 */
export function decision(speech, state) {
  const { words } = speech;
  const game = state.room?.game;
  const [winner, ...others] = game?.winners ?? [];
  if (!game || game.over || winner === undefined) return null;
  if (others.length > 0) return words.status.willBeDrawn;
  return winner === mySeat(state) ? words.status.youWillWin : words.status.willWin(called(speech, state, winner));
}

/**
 * The title of the page, by which a reader in another tab sees whose turn it is.
 * @param {Speech} speech
 * @param {RoomState} state
 */
export function titleOf({ own }, state) {
  return isMyTurn(state) ? `${own.yourTurn} ${own.title}` : own.title;
}

/**
 * @param {Words} words
 * @param {Grid} grid
 */
export function boardName(words, { shape, width, height }) {
  return shape === 'square' ? words.boards.square(width, height) : words.boards[shape](width);
}

/**
 * Each line with its state and what it would do.
 * @param {Speech} speech
 * @param {RoomState} state
 */
export function lineLabels(speech, state) {
  const { words, own } = speech;
  const { laid, room, sent } = state;
  if (!laid) return [];
  const drawers = room?.game?.drawers ?? laid.grid.lines.map(() => 0);
  const people = drawers.length > 0 ? ['', ...[1, 2, 3, 4].map((seat) => called(speech, state, seat))] : [];
  return laid.grid.lines.map(({ name, boxes }, line) => {
    if (line === sent?.move) return own.line.sent(spokenLine(name));
    const { kind, closes } = wouldDo(laid.grid, drawers, line);
    const label = lineLabel(words, name, { drawer: drawers[line] ?? 0, kind, closes, people });
    const at = kind === 'drawn' ? '' : boxes.flatMap((box) => room?.game?.numbers[box] || []).join(', ');
    return at ? words.line.at(label, at) : label;
  });
}

/**
 * What anybody sees who counts the sides of the boxes at a line.
 * @param {Grid} grid
 * @param {readonly number[]} drawers
 * @param {number} line
 * @returns {{ kind: LineKind, closes: number }}
 */
export function wouldDo(grid, drawers, line) {
  if (drawers[line] !== 0) return { kind: 'drawn', closes: 0 };
  const boxes = grid.lines[line]?.boxes ?? [];
  const left = boxes.map((box) => (grid.boxes[box]?.sides ?? []).filter((side) => drawers[side] === 0).length);
  const closes = left.filter((sides) => sides === 1).length;
  return { kind: closes > 0 ? 'closes' : left.includes(2) ? 'giveaway' : 'safe', closes };
}

/**
 * What is said of a position that has come: each thing that happened, and what follows.
 * @param {Speech} speech
 * @param {RoomState} before
 * @param {RoomState} state
 */
export function news(speech, before, state) {
  const { room } = state;
  if (!room) return '';
  const seat = mySeat(state);
  const seated = before.room !== null && seat !== mySeat(before) ? [speech.own.say.youJoined(speech.words.player(seat))] : [];
  const happened = [...seated, ...room.events.map((event) => tell(speech, state, event)), ...presence(speech, before.room, room, (each) => called(speech, state, each))];
  const decided = decision(speech, state);
  if (decided && decided !== decision(speech, before)) happened.push(sentence(decided));
  const now = status(speech, state);
  const other = now !== status(speech, before) || room.events.some(({ type }) => MOVES.includes(type));
  if (other && state.link === 'open') happened.push(sentence(now));
  return happened.filter(Boolean).join(' ');
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {DotsRoom['events'][number]} event
 */
function tell(speech, state, event) {
  const { words } = speech;
  const told = tellTable(speech, event, mySeat(state), (seat) => called(speech, state, seat));
  if (told !== null) return told;
  const mine = 'seat' in event && event.seat !== null && event.seat === mySeat(state);
  const name = 'seat' in event && event.seat !== null ? called(speech, state, event.seat) : '';
  switch (event.type) {
    case 'drew': {
      const line = spokenLine(state.laid?.grid.lines[event.line]?.name ?? '');
      const closed = event.closed.length;
      const drew = mine ? words.say.youDrew(line, closed) : words.say.drew(name, [line], closed);
      return closed ? `${drew} ${standing(speech, state)}` : drew;
    }
    case 'swapped':
      return mine ? words.say.youSwapped : words.say.swapped(name);
    case 'rolled': {
      const [first, second] = event.dice;
      const faces = words.dice.faces(first, second, worth(numbersOf(state) === 'product', event.dice));
      return mine ? words.say.youRolled(faces) : words.say.rolled(name, faces);
    }
    case 'passed':
      return mine ? words.say.youPassed : words.say.passed(name);
    default:
      return '';
  }
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 */
function standing(speech, state) {
  const scores = state.room?.game?.scores ?? [];
  return sentence(scores.map((score, index) => `${called(speech, state, index + 1)} ${score}`).join(', '));
}

/**
 * What a line sounds like.
 * @param {RoomState} state
 * @param {{ seat: number, closed: number[] }} drew
 */
export function soundOf(state, { seat, closed }) {
  const game = state.room?.game;
  const over = game?.over ?? false;
  return { by: seat, closed: closed.length, over, won: over && (game?.winners.includes(mySeat(state)) ?? false) };
}
