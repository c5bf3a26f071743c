// What can be chosen, and its two texts: the set-up that the kernel reads, and the query of the page's address.

import { LEVELS } from './levels.js';

/** @import {Choice, Option, Seat, Size} from './dots' */

/** @type {readonly Option[]} in the order in which a set-up prints them */
export const OPTIONS = ['misere', 'border', 'noextra', 'sum', 'product', 'pie'];
/** @type {readonly Seat[]} */
export const SEATS = ['human', ...LEVELS];
export const MOST_SEATS = 4;
export const SIZES = /** @type {const} */ ({ square: [2, 3, 4, 5, 6, 7, 8], triangle: [2, 3, 4, 5, 6, 7, 8], hexagon: [2, 3, 4, 5] });
export const USUAL_SIZE = /** @type {const} */ ({ square: 5, triangle: 5, hexagon: 3 });

/** @type {Choice} */
export const DEFAULT_CHOICE = {
  mode: 'solo',
  level: 'medium',
  seats: ['human', 'human', 'human'],
  shape: 'square',
  width: 5,
  height: 5,
  options: [],
  starter: 1,
};

/** @param {Size} size */
export function gridText({ shape, width, height }) {
  return shape === 'square' ? `${width}x${height}` : `${shape}:${width}`;
}

/**
 * Who plays, by person.
 * @param {Pick<Choice, 'mode' | 'level' | 'seats'>} choice
 * @returns {readonly Seat[]}
 */
export function seatsOf({ mode, level, seats }) {
  if (mode === 'more') return seats;
  return ['human', mode === 'solo' ? level : 'human'];
}

/** @param {{ options: readonly Option[] }} choice */
export function hasDice({ options }) {
  return options.includes('sum') || options.includes('product');
}

/**
 * The set-up as the kernel reads it.
 * @param {Choice} choice
 */
export function setupText(choice) {
  const players = choice.mode === 'more' ? [`players:${choice.seats.length}`] : [];
  return [boardText(choice), ...players].join(' ');
}

/**
 * The board and its rules, for two.
 * @param {Size & { options: readonly Option[] }} choice
 */
export function boardText(choice) {
  return [gridText(choice), ...OPTIONS.filter((option) => choice.options.includes(option))].join(' ');
}

/**
 * The choice without what does not go with the rest: numbers are for squares, added or multiplied, and the first line can
 * be taken over by one of two, without dice.
 * @template {Size & { options: readonly Option[] } & Partial<Choice>} Some
 * @param {Some} choice
 * @returns {Some}
 */
export function fitting(choice) {
  const numbers = choice.options.find((option) => option === 'sum' || option === 'product');
  const fits = (/** @type {Option} */ option) => {
    if (option === 'sum' || option === 'product') return choice.shape === 'square' && option === numbers;
    return option !== 'pie' || (choice.mode !== 'more' && !hasDice(choice));
  };
  const many = choice.mode === 'more' ? (choice.seats?.length ?? 2) : 2;
  const seated = typeof choice.starter !== 'number' || choice.starter <= many;
  return { ...choice, options: choice.options.filter(fits), ...(seated ? {} : { starter: 1 }) };
}

/**
 * @param {string} text
 * @returns {Size | null} null unless it is one of the grids that can be chosen here
 */
export function readGrid(text) {
  const square = /^([2-8])x([2-8])$/.exec(text);
  if (square) return { shape: 'square', width: Number(square[1]), height: Number(square[2]) };
  const other = /^(?:(triangle):([2-8])|(hexagon):([2-5]))$/.exec(text);
  if (!other) return null;
  const side = Number(other[2] ?? other[4]);
  return { shape: other[1] ? 'triangle' : 'hexagon', width: side, height: side };
}

/**
 * @param {string} text words in any order, none of them twice
 * @returns {readonly Option[] | null}
 */
export function readOptions(text) {
  const words = text.split(' ');
  const chosen = OPTIONS.filter((option) => words.includes(option));
  return chosen.length === words.length ? chosen : null;
}

/**
 * @param {string} text
 * @returns {(Size & { options: readonly Option[] }) | null} null unless it is a set-up of this page as it is printed
 */
export function readSetup(text) {
  const [grid = '', ...words] = text.split(' ');
  const size = readGrid(grid);
  const options = words.length > 0 ? readOptions(words.join(' ')) : [];
  if (!size || !options) return null;
  const board = { ...size, options };
  return boardText(board) === text && fitting(board).options.length === options.length ? board : null;
}

/**
 * What each part of an address says, and how it is read; what is missing is as usual.
 * @type {Record<string, { print: (choice: Choice) => string, read: (text: string) => Partial<Choice> | null }>}
 */
const PARTS = {
  mode: {
    print: ({ mode }) => mode,
    read: (text) => (text === 'solo' || text === 'two' || text === 'more' ? { mode: text } : null),
  },
  level: {
    print: ({ level }) => level,
    read: (text) => {
      const level = LEVELS.find((one) => one === text);
      return level ? { level } : null;
    },
  },
  seats: {
    print: ({ mode, seats }) => (mode === 'more' ? seats : DEFAULT_CHOICE.seats).join('+'),
    read: (text) => {
      const seats = text.split(' ').map((word) => SEATS.find((seat) => seat === word));
      const known = seats.filter((seat) => seat !== undefined);
      return known.length === seats.length && [3, MOST_SEATS].includes(known.length) ? { seats: known } : null;
    },
  },
  grid: { print: gridText, read: readGrid },
  options: {
    print: ({ options }) => options.join('+'),
    read: (text) => {
      const options = readOptions(text);
      return options ? { options } : null;
    },
  },
  starter: {
    print: ({ starter }) => String(starter),
    read: (text) => {
      const starter = ([1, 2, 3, 4, 'alternating']).find((one) => String(one) === text);
      return starter ? { starter: /** @type {Choice['starter']} */ (starter) } : null;
    },
  },
};

/**
 * The query of the address: empty for the usual choice.
 * @param {Choice} choice
 */
export function printQuery(choice) {
  const parts = Object.entries(PARTS).flatMap(([name, { print }]) =>
    print(choice) === print(DEFAULT_CHOICE) ? [] : [`${name}=${print(choice)}`],
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * @param {string} query
 * @returns {{ choice: Choice, bad: boolean }} bad where a part could not be read, or stands there twice
 */
export function readQuery(query) {
  const given = new URLSearchParams(query);
  let choice = DEFAULT_CHOICE;
  let bad = false;
  for (const [name, { read }] of Object.entries(PARTS)) {
    const [text, ...more] = given.getAll(name);
    if (text === undefined) continue;
    // A plus reads as a space; where what passed the link on wrote it as %2B it is still a plus.
    const part = more.length > 0 ? null : read(text.replaceAll('+', ' '));
    if (part) choice = { ...choice, ...part };
    else bad = true;
  }
  const fits = fitting(choice);
  return { choice: fits, bad: bad || !sameChoice(fits, choice) };
}

/**
 * @param {Choice} one
 * @param {Choice} other
 */
export function sameChoice(one, other) {
  return printQuery(one) === printQuery(other);
}

/**
 * The game may go on: only computers play better or worse.
 * @param {Choice} one
 * @param {Choice} other
 */
export function sameButLevels(one, other) {
  const levelled = (/** @type {Choice} */ choice) => ({
    ...choice,
    level: DEFAULT_CHOICE.level,
    seats: choice.seats.map((seat) => (seat === 'human' ? seat : DEFAULT_CHOICE.level)),
  });
  return sameChoice(levelled(one), levelled(other));
}
