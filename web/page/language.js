// The reader's language: named by the path, changed without leaving the page.

/** @import {Language, Words} from '../text/words' */

/** @type {Record<Language, string>} each in its own words */
export const LANGUAGES = { en: 'English', nl: 'Nederlands', el: 'Ελληνικά' };
const COOKIE = 'kamertje_language';
const YEAR = 31_536_000;

/**
 * The language in which the server sent the page.
 * @returns {Language}
 */
export function sentLanguage() {
  return known(document.documentElement.lang) ?? 'en';
}

/**
 * @param {string} name
 * @returns {Language | null}
 */
export function known(name) {
  return name === 'en' || name === 'nl' || name === 'el' ? name : null;
}

/**
 * @param {Language} language
 * @returns {Promise<Words>}
 */
export async function loadWords(language) {
  /** @type {{ words: Words }} */
  const file = await import(`../text/${language}.js`);
  return file.words;
}

/**
 * @param {Language} language
 * @param {Words} words
 */
export function speak(language, words) {
  document.documentElement.lang = language;
  document.title = words.title;
}

/**
 * The server hears the choice by a cookie, so that `/` opens in it too.
 * @param {Language} language
 */
export function keepLanguage(language) {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * The page goes on in that language, at its address there.
 * @param {Language} language
 */
export function remember(language) {
  keepLanguage(language);
  const page = location.pathname.replace(/^\/(?:en|nl|el)(?=\/|$)/, '') || '/';
  history.replaceState(history.state, '', `/${language}${page}${location.search}${location.hash}`);
}
