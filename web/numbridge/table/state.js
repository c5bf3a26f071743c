// A table of Numbridge without a screen, a socket or a clock: what the reader has chosen, and the field as it is to be drawn.

import { answered, isOld, mySeat, openHolding } from '../../table/holding.js';
import { candidates, step } from '../field/geometry.js';
import { before } from './log.js';
import { noNotes, placed, toggle, undo } from './notes.js';

/** @import {Direction} from '../field/geometry.js' */
/** @import {FieldPicture, NumbridgeRoom, NumbridgeState} from '../numbridge' */
/** @import {NumbridgeCommand, NumbridgeView} from '../messages' */
/** @import {Notes} from './notes.js' */

/** @returns {NumbridgeState} */
export function openTable() {
  return {
    ...openHolding(),
    tile: null,
    slot: 0,
    noting: false,
    notes: noNotes(9),
    focus: 0,
    hover: null,
    block: null,
    miss: null,
    replay: null,
  };
}

/**
 * @param {NumbridgeState} state
 * @param {NumbridgeRoom} room
 * @returns {NumbridgeState} the same where it is older than what is known
 */
export function told(state, room) {
  const now = answered(state, room.id);
  if (isOld(state, room)) return now;
  const { game } = room;
  const anew = !state.room || state.room.table.round !== room.table.round || state.room.game?.size !== game?.size;
  const missed = room.events.filter((event) => event.type === 'missed').at(-1);
  const size = game?.size ?? 9;
  const own = anew
    ? { notes: noNotes(size), tile: null, focus: Math.min(state.focus, size * size - 1), miss: null, replay: null }
    : { notes: swept(state, room), miss: missed ? { cell: missed.cell, digit: missed.digit, count: (state.miss?.count ?? 0) + 1 } : state.miss };
  const slot = game && game.hand[state.slot] === state.tile ? state.slot : (game?.hand.indexOf(state.tile ?? 0) ?? -1);
  const tile = state.noting || slot >= 0 ? state.tile : null;
  return { ...now, room, tile, slot, ...own };
}

/**
 * The notes without what was placed since.
 * @param {NumbridgeState} state
 * @param {NumbridgeRoom} room
 */
function swept({ room: earlier, notes }, { game }) {
  if (!game) return notes;
  return game.digits.reduce((kept, digit, cell) => {
    const fresh = digit !== 0 && earlier?.game?.digits[cell] === 0;
    return fresh ? placed(kept, game.size, game.blocks, cell, digit) : kept;
  }, notes);
}

/**
 * @param {NumbridgeState} state
 * @param {string} id
 * @param {NumbridgeCommand} move
 * @returns {NumbridgeState}
 */
export function send(state, id, move) {
  return { ...state, sent: { id, move }, tile: move.type === 'nonce' ? state.tile : null };
}

/**
 * Whether the viewer may do that now.
 * @param {NumbridgeState} state
 * @param {NumbridgeView['may'][number]} action
 */
export function may({ room, link, end, sent }, action) {
  return link === 'open' && end === null && sent === null && (room?.game?.may.includes(action) ?? false);
}

/**
 * Whether the viewer is to make a move, as far as the server knows.
 * @param {NumbridgeState} state
 */
export function isMyTurn({ room, end }) {
  const { phase, mover } = room?.game ?? {};
  return end === null && phase === 'playing' && mover === room?.you.seat;
}

/**
 * A tile of that digit is taken up; the one that is up is laid down. While noting it is any digit.
 * @param {NumbridgeState} state
 * @param {number} digit
 * @param {number} [slot] where it lies; else the first of them
 * @returns {NumbridgeState}
 */
export function choose(state, digit, slot) {
  const hand = state.room?.game?.hand ?? [];
  if (!state.noting && !hand.includes(digit)) return state;
  const at = slot ?? hand.indexOf(digit);
  const down = state.tile === digit && (slot === undefined || state.slot === slot);
  return { ...state, tile: down ? null : digit, slot: at };
}

/**
 * @param {NumbridgeState} state
 * @returns {NumbridgeState}
 */
export function drop(state) {
  return { ...state, tile: null, noting: false };
}

/**
 * Digits go into notes from now on, or no longer.
 * @param {NumbridgeState} state
 * @returns {NumbridgeState}
 */
export function note(state) {
  return { ...state, noting: !state.noting, tile: null };
}

/**
 * @param {NumbridgeState} state
 * @param {number} cell
 * @param {number} digit
 * @returns {NumbridgeState}
 */
export function scribble(state, cell, digit) {
  const game = state.room?.game;
  if (!game || digit < 1 || digit > game.size || game.digits[cell] !== 0) return state;
  return { ...state, notes: toggle(state.notes, cell, digit) };
}

/**
 * @param {NumbridgeState} state
 * @returns {NumbridgeState}
 */
export function unscribble(state) {
  return { ...state, notes: undo(state.notes) };
}

/**
 * @param {NumbridgeState} state
 * @param {Notes} notes kept from an earlier visit
 * @returns {NumbridgeState} those that the field has not ruled out since
 */
export function withNotes(state, notes) {
  const game = state.room?.game;
  if (!game || notes.cells.length !== game.digits.length) return state;
  const cells = notes.cells.map((digits, cell) => (game.digits[cell] === 0 ? digits : []));
  return { ...state, notes: { cells, before: [] } };
}

/**
 * @param {NumbridgeState} state
 * @param {number} cell
 * @returns {NumbridgeState}
 */
export function focusOn(state, cell) {
  return state.focus === cell ? state : { ...state, focus: cell };
}

/**
 * @param {NumbridgeState} state
 * @param {Direction} direction
 */
export function move(state, direction) {
  return focusOn(state, step(state.room?.game?.size ?? 9, state.focus, direction));
}

/**
 * @param {NumbridgeState} state
 * @param {number | null} cell
 * @returns {NumbridgeState}
 */
export function hoverOn(state, cell) {
  return state.hover === cell ? state : { ...state, hover: cell };
}

/**
 * A block whose cells are to be shown.
 * @param {NumbridgeState} state
 * @param {number | null} block
 * @returns {NumbridgeState}
 */
export function pointAt(state, block) {
  return state.block === block ? state : { ...state, block };
}

/**
 * What choosing a cell means: the move, or why there is none.
 * @param {NumbridgeState} state
 * @param {number} cell
 * @returns {NumbridgeCommand | 'not_your_turn' | 'tile_needed' | 'cell_taken' | 'given_owned' | 'miss_repeated' | 'price_too_high'}
 */
export function meant(state, cell) {
  const game = state.room?.game;
  if (!game || !isMyTurn(state) || state.sent) return 'not_your_turn';
  const { tile } = state;
  if (game.digits[cell] === 0) {
    if (tile === null) return 'tile_needed';
    const known = game.missed.some(([at, digit]) => at === cell && digit === tile);
    return known ? 'miss_repeated' : { type: 'place', cell, digit: tile };
  }
  if (!game.givens.includes(cell)) return 'cell_taken';
  if (game.owners[cell] !== 0) return 'given_owned';
  if (game.hand.length === 0) return { type: 'claim', cell, digit: null };
  if (game.hand.length < game.price) return 'price_too_high';
  return tile === null ? 'tile_needed' : { type: 'claim', cell, digit: tile };
}

/**
 * The field as it is to be drawn.
 * @param {NumbridgeState} state
 * @returns {FieldPicture | null}
 */
export function picture(state) {
  const game = state.room?.game;
  if (!game) return null;
  const { size, blocks, givens } = game;
  const cells = size * size;
  const at = state.replay === null ? game : before(game, state.replay);
  const digits = at.digits.length > 0 ? at.digits : Array(cells).fill(0);
  const sent = state.sent?.move;
  const seat = mySeat(state);
  const pending = sent?.type === 'place' ? { cell: sent.cell, digit: sent.digit, by: seat } : sent?.type === 'claim' ? { cell: sent.cell, digit: digits[sent.cell] ?? 0, by: seat } : null;
  const marking = game.candidates && state.tile !== null && blocks.length > 0 && state.replay === null;
  return {
    size,
    blocks,
    digits,
    givens,
    owners: at.owners.length > 0 ? at.owners : Array(cells).fill(0),
    missed: Array.from({ length: cells }, (_, cell) => (game.phase === 'over' ? [] : game.missed.flatMap(([each, digit]) => (each === cell ? [digit] : [])))),
    notes: game.phase === 'over' ? [] : state.notes.cells,
    candidates: marking ? candidates(size, blocks, digits, state.tile ?? 0) : [],
    pending,
    last: at.last && 'cell' in at.last ? at.last.cell : null,
    miss: state.miss,
    solution: state.replay === null ? (game.reveal?.solution ?? null) : null,
    chain: chainOf(game, state),
    sides: game.variant !== 'domains',
    lit: state.hover,
    block: state.block,
    focus: state.focus,
  };
}

/**
 * The chain that won.
 * @param {NumbridgeView} game
 * @param {NumbridgeState} state
 */
function chainOf({ result, goals }, { replay }) {
  return result?.how === 'goal' && result.winner !== null && replay === null ? (goals[result.winner - 1]?.chain ?? []) : [];
}
