// What the tests of rooms share: a position as the server tells it.

/** @import {DotsView, SeatView} from '../net/messages' */
/** @import {DotsRoom} from '../room/room' */

/** @type {SeatView} */
export const HERE = { state: 'taken', connected: true, name: null, member: null, bot: false };

/**
 * @param {Partial<DotsView>} change
 * @returns {DotsView}
 */
export function game(change = {}) {
  return {
    setup: '2x2',
    mover: 1,
    over: false,
    winners: [],
    ranks: [],
    moves: 0,
    last: null,
    linesLeft: 12,
    scores: [0, 0],
    drawers: Array(12).fill(0),
    owners: Array(4).fill(0),
    may: ['draw'],
    numbers: [],
    roll: null,
    gone: [],
    ...change,
  };
}

/**
 * Seat 1 of two, both connected, before the first line; but for the changes.
 * @param {Partial<Omit<DotsRoom, 'table' | 'you'>> & { table?: Partial<DotsRoom['table']>, you?: Partial<DotsRoom['you']> }} change
 * @returns {DotsRoom}
 */
export function room({ table = {}, you = {}, ...change } = {}) {
  return {
    type: 'room',
    seq: 1,
    version: 0,
    id: null,
    events: [],
    game: game(),
    ...change,
    table: { game: 'dots', setup: '2x2', round: 1, seats: [HERE, HERE], watch: false, offers: [], waitingFor: [], kept: false, ...table },
    you: { seat: 1, may: ['play', 'leave', 'move_seat'], offer: ['restart'], accept: [], withdraw: [], ...you },
  };
}

/**
 * @param {number} line
 * @param {number} drawer
 * @param {number[]} drawers
 */
export function withLine(line, drawer, drawers = game().drawers) {
  return drawers.map((each, index) => (index === line ? drawer : each));
}
