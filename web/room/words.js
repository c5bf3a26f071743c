// The words of rooms: what every table says, and their own.

import { loadTableWords, together } from '../table/words.js';

/** @import {Language} from '../text/words' */
/** @import {OwnWords, RoomWords} from './room' */
/** @import {CommonWords} from '../table/words.js' */

/**
 * @param {Language} language
 * @returns {Promise<RoomWords>}
 */
export async function loadRoomWords(language) {
  /** @type {[CommonWords, { roomWords: OwnWords }]} */
  const [common, file] = await Promise.all([loadTableWords(language), import(`./text/${language}.js`)]);
  return allRoomWords(common, file.roomWords);
}

/**
 * @param {CommonWords} common
 * @param {OwnWords} own
 * @returns {RoomWords}
 */
export function allRoomWords(common, own) {
  return together(common, own);
}
