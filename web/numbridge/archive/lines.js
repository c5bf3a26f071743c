// A kept round of Dots and Boxes: the board itself plays it through, from a link that holds the whole game.

import { readRecord } from '../../dots/record.js';

/**
 * @param {string} text the record, as it is kept
 * @returns {string | null} what stands behind the `#` of the board's address; null where no link can hold it, as with dice
 */
export function linesOf(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    return null;
  }
  if (record?.format !== 'kamertje-dots-1' || record.numbers?.length || record.left?.length) return null;
  const turns = String(record.turns).split(/\s*\d+\.\s+/).filter(Boolean);
  const link = `#${[String(record.setup).replaceAll(' ', '+'), ...turns.map((turn) => turn.trim().replaceAll(', ', ','))].join('/')}`;
  return readRecord(link) ? link : null;
}
