// Who plays: names as people type them, and the letters that stand in their boxes.

import { seatsOf } from './setup.js';

/** @import {Words} from '../text/words' */
/** @import {Choice, Person} from './dots' */

export const LONGEST_NAME = 14;
// In code units; a character piled up beyond this is not one that anybody types.
const LONGEST_CLUSTER = 40;
const DIVIDER = globalThis.Intl?.Segmenter ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;
// Where the browser cannot divide a text itself: flags, joined pictures, and letters with their marks.
const CLUSTER =
  /\p{RI}\p{RI}|\p{Extended_Pictographic}[\p{M}\p{EMod}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{EMod}]*)*|\P{M}\p{M}*|\p{M}+/gu;
// What ends or turns the direction of a text.
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/**
 * A text as people see it, character by character.
 * @param {string} text
 * @returns {string[]}
 */
export function clusters(text, divider = DIVIDER) {
  return divider ? [...divider.segment(text)].map(({ segment }) => segment) : (text.match(CLUSTER) ?? []);
}

/**
 * What was typed as a name: on one line, and at most fourteen characters.
 * @param {string} typed
 */
export function nameOf(typed) {
  const oneLine = typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ').replace(/\s+/g, ' ').trimStart();
  return clusters(oneLine)
    .slice(0, LONGEST_NAME)
    .map((cluster) => cluster.slice(0, LONGEST_CLUSTER))
    .join('');
}

/**
 * The first letter; where any begin alike, the first two; where those are alike too, the digits.
 * @param {string[]} names
 */
export function letters(names) {
  for (const count of [1, 2]) {
    const short = names.map((name) => {
      const [first = '', second = ''] = clusters(name.trim().replace(TURNING, ''));
      return first.toLocaleUpperCase() + (count === 2 ? second : '');
    });
    const alike = new Set(short.map((letter) => letter.toLocaleLowerCase())).size < names.length;
    if (!alike && short.every((letter) => letter.trim() !== '')) return short;
  }
  return names.map((_, index) => String(index + 1));
}

/**
 * @param {Words} words
 * @param {Pick<Choice, 'mode' | 'level' | 'seats'>} choice
 * @param {readonly string[]} typed by person; the first entry is unused, and an empty one means the usual name
 * @returns {Person[]}
 */
export function people(words, choice, typed) {
  const own = seatsOf(choice).map((seat, index) => (seat === 'human' ? (typed[index + 1] ?? '').trim() : ''));
  const names = own.map((name, index) => name || usualName(words, choice, index + 1));
  const short = letters(names);
  const all = names.map((name, index) => ({
    name,
    said: own[index] ? `\u2068${name.replace(TURNING, '')}\u2069` : name,
    letter: short[index] ?? '',
  }));
  return [{ name: '', said: '', letter: '' }, ...all];
}

/**
 * @param {Words} words
 * @param {Pick<Choice, 'mode' | 'level' | 'seats'>} choice
 * @param {number} who
 */
export function usualName(words, choice, who) {
  if (choice.mode === 'solo') return who === 1 ? words.you : words.computer;
  return seatsOf(choice)[who - 1] === 'human' ? words.player(who) : `${words.computer} ${who}`;
}
