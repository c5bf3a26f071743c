// The words of Numbridge: what every table says, and its own.

import { loadWords } from '../page/language.js';
import { loadTableWords, together } from '../table/words.js';

/** @import {Language} from '../text/words' */
/** @import {HallWords} from './halls/words' */
/** @import {OwnWords, PlaceSpeech} from './speech' */

/**
 * @param {Language} language
 * @returns {Promise<PlaceSpeech>}
 */
export async function loadSpeech(language) {
  /** @type {[PlaceSpeech['words'], Parameters<typeof together>[0], { numbridgeWords: OwnWords }, { hallWords: HallWords }]} */
  const [words, common, file, hallFile] = await Promise.all([
    loadWords(language),
    loadTableWords(language),
    import(`./text/${language}.js`),
    import(`./halls/text/${language}.js`),
  ]);
  return { words, own: together(common, file.numbridgeWords), halls: hallFile.hallWords };
}
