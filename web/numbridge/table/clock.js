// The dials: the server says how many seconds are left and when it is nobody's to lose any; the page counts down from there by
// its own steady clock. The time of day has no part in it.

/** @import {ClockView} from '../messages' */

/** @typedef {{ view: ClockView, mover: number, heard: number }} Dials heard: when it came, in steady milliseconds */

/**
 * Whole seconds left: of the mover's turn, and of each player's time.
 * @param {Dials} dials
 * @param {number} now in steady milliseconds
 */
export function left({ view, mover, heard }, now) {
  const spent = view.running ? Math.max(0, now - heard) / 1000 : 0;
  return {
    turn: whole(view.turn - spent),
    total: view.total.map((seconds, index) => whole(index + 1 === mover ? seconds - spent : seconds)),
  };
}

/**
 * Milliseconds until a dial shows another number; null where none will.
 * @param {Dials} dials
 * @param {number} now
 */
export function untilNext(dials, now) {
  const { view, mover, heard } = dials;
  if (!view.running) return null;
  const spent = Math.max(0, now - heard) / 1000;
  const running = [view.turn - spent, (view.total[mover - 1] ?? 0) - spent].filter((seconds) => seconds > 0);
  if (running.length === 0) return null;
  // A number is shown until its second is wholly gone.
  return Math.min(...running.map((seconds) => (seconds % 1 || 1) * 1000)) + 5;
}

/**
 * Minutes and seconds, as a dial shows them.
 * @param {number} seconds
 */
export function dial(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {number} seconds */
function whole(seconds) {
  return Math.max(0, Math.ceil(seconds - 0.001));
}
