// What is so at a table of Numbridge and what has happened, in words: for the eye, and for the ear.

import { mySeat } from '../../table/holding.js';
import { isolated, presence, sentence, tableStatus, tellTable, waiting } from '../../table/telling.js';
import { placeOf } from '../field/geometry.js';
import { isMyTurn } from './state.js';

/** @import {Naming} from '../../table/telling.js' */
/** @import {FieldPicture, NumbridgeRoom, NumbridgeState} from '../numbridge' */
/** @import {NumbridgeEvent, NumbridgeView} from '../messages' */
/** @import {Speech} from '../speech' */

/**
 * The reader, a name that was chosen, the computer, or a colour.
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {number} seat
 */
export function called({ words, own }, state, seat) {
  const view = state.room?.table.seats[seat - 1];
  const colour = own.colours[seat - 1] ?? '';
  if (seat === mySeat(state)) return words.you;
  if (view?.bot) return `${words.computer} (${colour})`;
  return view?.name ? isolated(view.name) : colour;
}

/**
 * What stands beside the field.
 * @param {Speech} speech
 * @param {NumbridgeState} state
 */
export function status(speech, state) {
  const { own } = speech;
  const { room, tile, noting } = state;
  const before = tableStatus(speech, state);
  if (before !== null || !room?.game) return before ?? '';
  const { game } = room;
  if (game.phase === 'over') return result(speech, state, game);
  if (game.phase === 'waiting') return waiting(speech, room, (seat) => called(speech, state, seat)) ?? own.status.dealing;
  if (game.phase === 'nonces') return own.status.dealing;
  if (noting) return own.status.noting;
  if (!isMyTurn(state)) return own.status.turnOf(called(speech, state, game.mover));
  if (state.sent) return own.status.waits;
  if (tile !== null) return own.status.chooseCell(tile);
  if (game.hand.length === 0 && game.may.includes('claim')) return own.status.claimFree;
  const second = game.variant === 'domains' && game.movesLeft === 1 && game.log.filter((event) => event.type !== 'dealt').length > 0;
  return second ? own.status.second : own.status.chooseTile;
}

/**
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {NumbridgeView} game
 */
function result(speech, state, { result: outcome }) {
  const { own } = speech;
  if (!outcome || outcome.how === 'aborted') return own.result.aborted;
  if (outcome.how === 'draw' || outcome.winner === null) return own.result.draw;
  return outcome.winner === mySeat(state) ? own.result.youWon[outcome.how] : own.result.won[outcome.how](called(speech, state, outcome.winner));
}

/**
 * The title of the page, by which a reader in another tab sees whose turn it is.
 * @param {Speech} speech
 * @param {NumbridgeState} state
 */
export function titleOf({ own }, state) {
  return isMyTurn(state) ? `${own.yourTurn} ${own.title}` : own.title;
}

/**
 * Each cell with where it is and what is in it.
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {FieldPicture} picture
 */
export function cellNames(speech, state, picture) {
  const { own } = speech;
  const { size, blocks } = picture;
  return picture.digits.map((digit, cell) => {
    const { row, column } = placeOf(size, cell);
    const place = own.cell.place(row + 1, column + 1, blocks.length > 0 ? (blocks[cell] ?? 0) + 1 : null);
    return [place, ...contents(speech, state, picture, cell, digit)].join(', ');
  });
}

/**
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {FieldPicture} picture
 * @param {number} cell
 * @param {number} digit
 */
function contents(speech, state, picture, cell, digit) {
  const { own } = speech;
  if (picture.pending?.cell === cell) return [String(picture.pending.digit), own.cell.sent];
  const owner = picture.owners[cell] ?? 0;
  if (digit !== 0) return [owner ? own.cell.owned(digit, called(speech, state, owner)) : own.cell.given(digit)];
  if (picture.solution) return [own.cell.solved(picture.solution[cell] ?? 0)];
  const missed = picture.missed[cell] ?? [];
  const notes = picture.notes[cell] ?? [];
  return [
    own.cell.empty,
    ...(missed.length > 0 ? [own.cell.missed(missed.join(' '))] : []),
    ...(notes.length > 0 ? [own.cell.notes(notes.join(' '))] : []),
    ...(picture.candidates.includes(cell) ? [own.cell.candidate] : []),
  ];
}

/**
 * One entry of the log in words; '' for what the status says.
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {NumbridgeEvent} event
 */
export function tell(speech, state, event) {
  const { own } = speech;
  const size = state.room?.game?.size ?? 9;
  if (event.type === 'dealt') return own.log.dealt;
  if (event.type === 'ended') return '';
  const name = called(speech, state, event.seat);
  if (event.type === 'swapped') return own.log.swapped(name);
  if (event.type === 'skipped') return own.log.skipped(name);
  if (event.type === 'ran_out') return own.log.ranOut(name);
  const { row, column } = placeOf(size, event.cell);
  const cell = own.at(row + 1, column + 1);
  if (event.type === 'claimed') return own.log.claimed(name, cell);
  return own.log[event.type](name, event.digit, cell);
}

/**
 * What is said of a position that has come: each thing that happened, and what follows.
 * @param {Speech} speech
 * @param {NumbridgeState} before
 * @param {NumbridgeState} state
 */
export function news(speech, before, state) {
  const { room } = state;
  if (!room) return '';
  const seat = mySeat(state);
  const naming = (/** @type {number} */ each) => called(speech, state, each);
  const seated = before.room !== null && seat !== mySeat(before) ? [speech.own.say.youJoined(speech.own.colours[seat - 1] ?? '')] : [];
  const happened = [...seated, ...room.events.map((event) => told(speech, state, room, event, naming)), ...presence(speech, before.room, room, naming)];
  const now = status(speech, state);
  const moved = room.events.some(({ type }) => type !== 'offered' && type !== 'offer_ended' && type !== 'joined');
  if ((moved || now !== status(speech, before)) && state.link === 'open') happened.push(sentence(now));
  return happened.filter(Boolean).join(' ');
}

/**
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {NumbridgeRoom} room
 * @param {NumbridgeRoom['events'][number]} event
 * @param {Naming} naming
 */
function told(speech, state, room, event, naming) {
  const atTable = tellTable(speech, event, room.you.seat ?? 0, naming);
  return atTable ?? tell(speech, state, /** @type {NumbridgeEvent} */ (event));
}
