// How much each level may think: budgets in nodes, which make a level the same on every device, and a cap in seconds.

/** @import {Effort, Level} from '../kernel/messages' */

const MEBIBYTE = 2 ** 20;
const UNLIMITED = 0xffff_ffff;

/** @type {Record<Level, { nodes: number, seconds: number }>} */
const BUDGETS = {
  easy: { nodes: 0, seconds: 0.45 },
  medium: { nodes: 0, seconds: 0.45 },
  hard: { nodes: 400_000, seconds: 0.45 },
  master: { nodes: UNLIMITED, seconds: 2 },
};

export const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard', 'master']);

/**
 * @param {Level} level
 * @param {boolean} phone a device with little memory to spare
 * @returns {Effort}
 */
export function effort(level, phone) {
  return { level, ...BUDGETS[level], table: (phone ? 16 : 64) * MEBIBYTE };
}
