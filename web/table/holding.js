// What is so at a table without a screen, a socket or a clock: what was told last, and what follows from each thing that happens.
// What may be done is in what the server tells; here is only what this page has sent and not heard of.

/** @import {LinkState} from '../net/link.js' */
/** @import {AnyRoom, End, Holding} from './table' */

/** @returns {Holding<never, never>} */
export function openHolding() {
  return { link: 'opening', end: null, room: null, sent: null };
}

/**
 * @template {Holding<AnyRoom, unknown>} State
 * @param {State} state
 * @param {LinkState} link
 * @returns {State}
 */
export function linked(state, link) {
  return { ...state, link, end: link === 'over' ? state.end : null };
}

/**
 * @template {Holding<AnyRoom, unknown>} State
 * @param {State} state
 * @param {End} end
 * @returns {State}
 */
export function ended(state, end) {
  return { ...state, end, sent: null };
}

/**
 * It is confirmed, refused or given up: what was told is what is so.
 * @template {Holding<AnyRoom, unknown>} State
 * @param {State} state
 * @param {string | null} id
 * @returns {State}
 */
export function answered(state, id) {
  return state.sent && state.sent.id === id ? { ...state, sent: null } : state;
}

/**
 * Whether a position is older than what is known.
 * @param {Holding<AnyRoom, unknown>} state
 * @param {AnyRoom} room
 */
export function isOld(state, room) {
  return state.room !== null && room.seq < state.room.seq;
}

/** @param {Holding<AnyRoom, unknown>} state */
export function mySeat({ room }) {
  return room?.you.seat ?? 0;
}
