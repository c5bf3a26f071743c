// Light, dark, or as the device has it. What is painted first is first.js's; this changes and keeps the choice.

/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Theme} from '../text/words' */

/** @type {readonly Theme[]} */
const THEMES = ['auto', 'light', 'dark'];
const NAME = 'theme';

/**
 * @param {Shelf} shelf
 * @returns {Theme}
 */
export function keptTheme(shelf) {
  const kept = shelf.read(NAME);
  return THEMES.find((theme) => theme === kept) ?? 'auto';
}

/**
 * @param {Shelf} shelf
 * @param {Theme} theme
 */
export function chooseTheme(shelf, theme) {
  shelf.write(NAME, theme);
  const root = document.documentElement;
  root.dataset['chosen'] = theme;
  root.dispatchEvent(new Event('themechosen'));
}

/** @param {Theme} theme */
export function nextTheme(theme) {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
}
