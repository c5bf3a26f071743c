// A room without a screen, a socket or a clock: what was told last, and what follows from each thing that happens.
// What may be done is in what the server tells; here is only what this page has sent and not heard of.

import { createBoard, show } from '../board/state.js';
import { answered as answeredThere, ended as endedThere, isOld, linked as linkedThere, mySeat, openHolding } from '../table/holding.js';

/** @import {Grid} from '../kernel/messages' */
/** @import {DotsView} from '../net/messages' */
/** @import {LinkState} from '../net/link.js' */
/** @import {Board} from '../board/board' */
/** @import {End} from '../table/table' */
/** @import {DotsRoom, RoomState} from './room' */

/** @returns {RoomState} */
export function openRoom() {
  return { ...openHolding(), laid: null, thrown: null, closer: null };
}

/**
 * @param {RoomState} state
 * @param {LinkState} link
 */
export function linked(state, link) {
  return settle(linkedThere(state, link));
}

/**
 * @param {RoomState} state
 * @param {End} end
 */
export function ended(state, end) {
  return settle(endedThere(state, end));
}

/**
 * @param {RoomState} state
 * @param {DotsRoom} room
 * @returns {RoomState} the same where it is older than what is known
 */
export function told(state, room) {
  if (isOld(state, room)) return answered(state, room.id);
  const laid = state.laid?.setup === setupOf(room) ? state.laid : null;
  return settle({ ...answered(state, room.id), room, laid, thrown: thrownAfter(state, room), closer: closerAfter(state, room) });
}

/**
 * The board of that set-up is there.
 * @param {RoomState} state
 * @param {string} setup
 * @param {Grid} grid
 * @returns {RoomState}
 */
export function laidOut(state, setup, grid) {
  if (!state.room || setup !== setupOf(state.room)) return state;
  return settle({ ...state, laid: { setup, grid, board: createBoard(grid) } });
}

/**
 * A move on its way: it is seen at once, as one that is not confirmed, and nothing else can be drawn meanwhile.
 * @param {RoomState} state
 * @param {string} id
 * @param {number | null} line null for another move
 * @returns {RoomState}
 */
export function send(state, id, line) {
  return settle({ ...state, sent: { id, move: line } });
}

/**
 * @param {RoomState} state
 * @param {string | null} id
 * @returns {RoomState} the same where nothing waited for that answer
 */
export function answered(state, id) {
  const after = answeredThere(state, id);
  return after === state ? state : settle(after);
}

/**
 * @param {RoomState} state
 * @param {Board} board
 * @returns {RoomState}
 */
export function withBoard(state, board) {
  return state.laid ? { ...state, laid: { ...state.laid, board } } : state;
}

/**
 * Whether the viewer is to make a move, as far as the server knows.
 * @param {RoomState} state
 */
export function isMyTurn({ room, end }) {
  return end === null && (room?.game?.may.length ?? 0) > 0;
}

/**
 * Whether that move can be made now.
 * @param {RoomState} state
 * @param {'swap' | 'roll' | 'pass'} move
 */
export function may(state, move) {
  return state.link === 'open' && state.end === null && state.sent === null && (state.room?.game?.may.includes(move) ?? false);
}

/**
 * How the numbers in the boxes are made; null in a game without dice.
 * @param {RoomState} state
 */
export function numbersOf({ room }) {
  const words = room ? setupOf(room).split(' ') : [];
  return words.includes('product') ? 'product' : words.includes('sum') ? 'sum' : null;
}

/** @param {DotsRoom} room */
export function setupOf(room) {
  return room.table.setup;
}

/**
 * Who draws next; nobody while it is not known, or once it is over.
 * @param {DotsView | null} game
 */
export function toMove(game) {
  return game && !game.over ? game.mover : 0;
}

/**
 * @param {RoomState} state
 * @param {DotsRoom} room
 */
function closerAfter(state, room) {
  const drew = room.events.filter((event) => event.type === 'drew').at(-1);
  if (drew) return drew.closed.length > 0 ? drew.seat : null;
  return room.version === state.room?.version ? state.closer : null;
}

/**
 * @param {RoomState} state
 * @param {DotsRoom} room
 */
function thrownAfter({ thrown }, { events, game }) {
  const rolled = events.filter((event) => event.type === 'rolled').at(-1);
  if (rolled) return { roll: rolled.dice, by: rolled.seat, count: (thrown?.count ?? 0) + 1 };
  if (game?.roll) return { roll: game.roll.dice, by: game.mover, count: thrown?.count ?? 1 };
  return game?.moves ? thrown : null;
}

/**
 * The board shows what the room has become.
 * @param {RoomState} state
 * @returns {RoomState}
 */
function settle(state) {
  const { room, laid, sent, link, end } = state;
  if (!room || !laid) return state;
  const { grid, board } = laid;
  const { game } = room;
  const seat = mySeat(state);
  const mine = link === 'open' && end === null && sent === null && (game?.may.includes('draw') ?? false);
  const drawers = grid.lines.map((_, line) => (line === sent?.move ? seat : (game?.drawers[line] ?? 0)));
  const picture = {
    drawers,
    allowed: drawers.map((drawer, line) => (game?.roll ? game.roll.lines.includes(line) : drawer === 0)),
    owners: grid.boxes.map((_, box) => game?.owners[box] ?? 0),
    last: game?.last ?? null,
    turn: mine ? seat : 0,
  };
  return { ...state, laid: { ...laid, board: show(board, picture) } };
}
