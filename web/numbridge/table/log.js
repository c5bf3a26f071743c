// The public log of a round: the field as it was at any point of it.

/** @import {NumbridgeEvent, NumbridgeView} from '../messages' */

/** What is a move of somebody's. */
const MOVES = ['placed', 'missed', 'claimed', 'swapped', 'skipped', 'ran_out'];

/**
 * The entries that are moves, in order.
 * @param {readonly NumbridgeEvent[]} log
 */
export function moves(log) {
  return log.filter((event) => MOVES.includes(event.type));
}

/**
 * The field after so many moves.
 * @param {Pick<NumbridgeView, 'digits' | 'owners' | 'givens' | 'log'>} game
 * @param {number} count
 * @returns {{ digits: number[], owners: number[], last: NumbridgeEvent | null }}
 */
export function before({ digits, owners, givens, log }, count) {
  const played = moves(log).slice(0, count);
  const open = new Set(givens);
  const then = { digits: digits.map((digit, cell) => (open.has(cell) ? digit : 0)), owners: owners.map(() => 0) };
  for (const event of played) {
    if (event.type === 'placed') then.digits[event.cell] = event.digit;
    if (event.type === 'placed' || event.type === 'claimed') then.owners[event.cell] = event.seat;
  }
  return { ...then, last: played.at(-1) ?? null };
}
