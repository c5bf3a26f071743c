// The record of a round as the server tells it after the end; docs/reference/numbridge.md describes it.

/** @import {NumbridgeEvent} from '../messages' */

/** @typedef {{ at: number, event: NumbridgeEvent, paid: number[], drawn: number[] }} RecordedMove */

/**
 * @typedef {object} GameRecord
 * @property {number} numbridge the format
 * @property {string} setup
 * @property {string} name of this deal
 * @property {string} commitment
 * @property {string} seed in hexadecimal
 * @property {[string, string]} nonces
 * @property {{ blocks: string, givens: string, solution: string } | null} field
 * @property {RecordedMove[]} moves
 */

const FORMAT = 1;

/**
 * @param {string} text
 * @returns {GameRecord} throws where it is none
 */
export function readRecord(text) {
  const record = /** @type {GameRecord} */ (JSON.parse(text));
  if (record.numbridge !== FORMAT || !Array.isArray(record.moves)) throw new Error(`no record of format ${FORMAT}`);
  return record;
}
