// What is said aloud: each line's name with its state, and a voice for what happens.

/** @import {LineKind} from '../kernel/messages' */
/** @import {Words} from '../text/words' */

const INK = 5;

/**
 * @param {Words} words
 * @param {string} name
 * @param {{ drawer: number, kind: LineKind, closes: number, people: string[] }} state
 */
export function lineLabel(words, name, { drawer, kind, closes, people }) {
  const line = spokenLine(name);
  if (drawer === INK) return words.line.border(line);
  if (drawer !== 0 || kind === 'drawn') return words.line.drawnBy(line, people[drawer] ?? '');
  return kind === 'closes' ? words.line.closes(line, closes) : words.line[kind](line);
}

/**
 * A dash between two dots, which no voice reads as a minus.
 * @param {string} name
 */
export function spokenLine(name) {
  return name.replace('-', '–');
}

/**
 * A voice that says the same text twice when it is told twice: two live regions take turns.
 * @param {HTMLElement} one
 * @param {HTMLElement} other
 */
export function createVoice(one, other) {
  let next = one;
  let last = other;
  return (/** @type {string} */ text) => {
    next.textContent = text;
    last.textContent = '';
    [next, last] = [last, next];
  };
}
