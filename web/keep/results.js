// What this browser remembers of finished games against the computer. Nothing else is kept of them, and no name.

import { LEVELS } from '../dots/levels.js';
import { readSetup } from '../dots/setup.js';

/** @import {Level} from '../kernel/messages' */

export const SHELF_NAME = 'results';
export const LAST_GAMES = 10;
const FORMAT = 1;
const MOST_GAMES = 1e9;
const MOST_BOXES = 210;
const NO_GAMES = Object.freeze({ wins: 0, draws: 0, losses: 0, largest: 0 });

/**
 * @typedef {object} Tally
 * @property {number} wins
 * @property {number} draws
 * @property {number} losses
 * @property {number} largest the largest win, as the difference in boxes; 0 without a win
 */

/**
 * @typedef {object} Finished
 * @property {Level} level the lowest that the computer played at
 * @property {string} setup as the kernel prints it
 * @property {number} mine
 * @property {number} theirs
 * @property {number} at in milliseconds since 1970
 */

/**
 * @typedef {object} Results
 * @property {Record<string, Tally>} tallies by `level setup`
 * @property {Finished[]} last the newest first
 */

/** @returns {Results} */
export function noResults() {
  return { tallies: {}, last: [] };
}

/** @param {Results} results */
export function printResults({ tallies, last }) {
  return JSON.stringify({ format: FORMAT, tallies, last });
}

/**
 * What is not as it was printed here, in any part, is ignored as a whole.
 * @param {string | null} text
 * @returns {Results}
 */
export function readResults(text) {
  /** @type {unknown} */
  let kept;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return noResults();
  }
  if (!isRecord(kept) || kept['format'] !== FORMAT) return noResults();
  const { tallies, last } = kept;
  if (!isRecord(tallies) || !Object.entries(tallies).every(([key, tally]) => readKey(key) && isTally(tally))) return noResults();
  if (!Array.isArray(last) || last.length > LAST_GAMES || !last.every(isFinished)) return noResults();
  return { tallies: /** @type {Results['tallies']} */ (tallies), last };
}

/**
 * @param {Results} results
 * @param {Finished} game
 * @returns {Results}
 */
export function withGame({ tallies, last }, game) {
  const key = `${game.level} ${game.setup}`;
  const { wins, draws, losses, largest } = tallies[key] ?? NO_GAMES;
  const outcome = outcomeOf(game);
  const tally = {
    wins: wins + Number(outcome === 'won'),
    draws: draws + Number(outcome === 'drawn'),
    losses: losses + Number(outcome === 'lost'),
    largest: outcome === 'won' ? Math.max(largest, Math.abs(game.mine - game.theirs)) : largest,
  };
  return { tallies: { ...tallies, [key]: tally }, last: [game, ...last].slice(0, LAST_GAMES) };
}

/**
 * @param {Finished} game
 * @returns {'won' | 'drawn' | 'lost'}
 */
export function outcomeOf({ setup, mine, theirs }) {
  if (mine === theirs) return 'drawn';
  return mine > theirs === !readSetup(setup)?.options.includes('misere') ? 'won' : 'lost';
}

/**
 * A tally's key as what it stands for.
 * @param {string} key
 */
export function readKey(key) {
  const level = LEVELS.find((one) => key.startsWith(`${one} `));
  const board = level ? readSetup(key.slice(level.length + 1)) : null;
  return level && board ? { level, board } : null;
}

/** @param {unknown} value */
function isTally(value) {
  if (!isRecord(value) || Object.keys(value).length !== 4) return false;
  const { wins, draws, losses, largest } = value;
  return [wins, draws, losses].every((count) => isCount(count, MOST_GAMES)) && isCount(largest, MOST_BOXES);
}

/** @param {unknown} value */
function isFinished(value) {
  if (!isRecord(value) || Object.keys(value).length !== 5) return false;
  const { level, setup, mine, theirs, at } = value;
  return (
    LEVELS.some((one) => one === level) &&
    typeof setup === 'string' &&
    readSetup(setup) !== null &&
    isCount(mine, MOST_BOXES) &&
    isCount(theirs, MOST_BOXES) &&
    isCount(at, 8.64e15)
  );
}

/**
 * @param {unknown} value
 * @param {number} limit
 */
function isCount(value, limit) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
