// The words of tables, and how a game's own are laid over them.

/** @import {Language} from '../text/words' */
/** @import {GameWords, TableWords} from './table' */

/** @typedef {Omit<TableWords, 'reasons'> & { reasons: Omit<TableWords['reasons'], 'someone_absent' | 'not_your_turn'> }} CommonWords what a game has no words of its own for */

/**
 * @param {Language} language
 * @returns {Promise<CommonWords>}
 */
export async function loadTableWords(language) {
  /** @type {{ tableWords: CommonWords }} */
  const file = await import(`./text/${language}.js`);
  return file.tableWords;
}

/**
 * @template {GameWords & { make: object, reasons: Pick<TableWords['reasons'], 'someone_absent' | 'not_your_turn'> }} Own
 * @param {CommonWords} common
 * @param {Own} own
 */
export function together(common, own) {
  return { ...common, ...own, make: { ...common.make, ...own.make }, reasons: { ...common.reasons, ...own.reasons } };
}

/**
 * Why something did not happen, in words.
 * @param {Readonly<Record<string, string>> & { other: string }} reasons
 * @param {string} code
 */
export function reasonOf(reasons, code) {
  return Object.hasOwn(reasons, code) ? (reasons[code] ?? reasons.other) : reasons.other;
}
