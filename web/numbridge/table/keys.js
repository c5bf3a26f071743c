// The keys of a table, by where they lie on the keyboard and not by what a layout writes with them.

/** @typedef {{ type: 'tile' | 'scribble', digit: number } | { type: 'claim' | 'swap' | 'note' | 'unnote' | 'drop' }} Stroke */

/** @type {Record<string, Extract<Stroke, { type: 'claim' | 'swap' | 'note' | 'unnote' | 'drop' }>['type']>} */
const KEYS = { KeyC: 'claim', KeyS: 'swap', KeyN: 'note', KeyU: 'unnote', Escape: 'drop' };

/**
 * What a key means; null where it is not for the table.
 * @param {Pick<KeyboardEvent, 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>} event
 * @returns {Stroke | null}
 */
export function stroke({ code, shiftKey, altKey, ctrlKey, metaKey, repeat }) {
  if (altKey || ctrlKey || metaKey || repeat) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { type: shiftKey ? 'scribble' : 'tile', digit: Number(digit) };
  const type = KEYS[code];
  return type && !shiftKey ? { type } : null;
}

/**
 * Whether keys belong to what has the focus: a field of text, a list, a question.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}
