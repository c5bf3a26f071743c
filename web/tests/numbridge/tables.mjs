// What the tests of Numbridge share: a table as the server tells it.

/** @import {NumbridgeView} from '../../numbridge/messages' */
/** @import {NumbridgeRoom} from '../../numbridge/numbridge' */

export const SOLUTION = [1, 2, 3, 4, 5, 6, 4, 5, 6, 1, 2, 3, 2, 3, 1, 5, 6, 4, 5, 6, 4, 2, 3, 1, 3, 1, 2, 6, 4, 5, 6, 4, 5, 3, 1, 2];
export const GIVENS = [0, 3, 8, 11, 13, 16, 18, 21, 26, 29, 31, 34];

/**
 * A game of Blitz that was just dealt; but for the changes.
 * @param {Partial<NumbridgeView>} change
 * @returns {NumbridgeView}
 */
export function view(change = {}) {
  return {
    setup: 'blitz',
    variant: 'blitz',
    size: 6,
    phase: 'playing',
    commitment: '',
    deal: '0123456789abcdef0123456789abcdef',
    candidates: true,
    price: 2,
    goals: [
      { missing: 6, chain: [], blocks: [] },
      { missing: 6, chain: [], blocks: [] },
    ],
    clock: { turn: 30, total: [360, 360], running: true },
    blocks: SOLUTION.map((_, cell) => Math.floor(Math.floor(cell / 6) / 2) * 2 + Math.floor((cell % 6) / 3)),
    digits: SOLUTION.map((digit, cell) => (GIVENS.includes(cell) ? digit : 0)),
    givens: GIVENS,
    owners: SOLUTION.map(() => 0),
    mover: 1,
    movesLeft: 1,
    hand: [2, 3, 5],
    hands: [3, 3],
    bag: 18,
    misses: [0, 0],
    missed: [],
    last: null,
    log: [{ type: 'dealt' }],
    may: ['place', 'claim', 'swap', 'resign'],
    result: null,
    reveal: null,
    ...change,
  };
}

/**
 * @param {Partial<Omit<NumbridgeRoom, 'table' | 'you'>> & { table?: Partial<NumbridgeRoom['table']>, you?: Partial<NumbridgeRoom['you']> }} change
 * @returns {NumbridgeRoom}
 */
export function room({ table = {}, you = {}, ...change } = {}) {
  const here = { state: /** @type {const} */ ('taken'), connected: true, name: null, member: null, bot: false };
  return {
    type: 'room',
    seq: 1,
    version: 0,
    id: null,
    events: [],
    game: view(),
    ...change,
    table: { game: 'numbridge', setup: 'blitz', round: 1, seats: [here, here], watch: false, offers: [], waitingFor: [], kept: false, ...table },
    you: { seat: 1, may: ['play', 'leave', 'move_seat'], offer: ['draw', 'abort'], accept: [], withdraw: [], ...you },
  };
}
