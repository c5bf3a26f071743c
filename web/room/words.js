// The words of rooms, which no other page needs, and which of them tell why something did not happen.

/** @import {Language} from '../text/words' */
/** @import {Reason, RoomWords} from './room' */

/**
 * @param {Language} language
 * @returns {Promise<RoomWords>}
 */
export async function loadRoomWords(language) {
  /** @type {{ roomWords: RoomWords }} */
  const file = await import(`./text/${language}.js`);
  return file.roomWords;
}

/** @type {readonly Reason[]} */
const REASONS = [
  'stale',
  'someone_absent',
  'not_your_turn',
  'line_drawn',
  'game_over',
  'room_full',
  'room_busy',
  'room_expired',
  'room_unknown',
  'link_spent',
  'too_many',
  'unanswered',
  'offline',
  'other',
];

/**
 * @param {string} code
 * @returns {Reason}
 */
export function reasonOf(code) {
  return REASONS.find((reason) => reason === code) ?? 'other';
}
