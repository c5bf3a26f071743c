// The words of Numbridge: what every table says, and its own.

import { loadWords } from '../page/language.js';
import { loadTableWords, together } from '../table/words.js';

/** @import {Language} from '../text/words' */
/** @import {OwnWords, Speech} from './speech' */

/**
 * @param {Language} language
 * @returns {Promise<Speech>}
 */
export async function loadSpeech(language) {
  /** @type {[Speech['words'], Parameters<typeof together>[0], { numbridgeWords: OwnWords }]} */
  const [words, common, file] = await Promise.all([loadWords(language), loadTableWords(language), import(`./text/${language}.js`)]);
  return { words, own: together(common, file.numbridgeWords) };
}
