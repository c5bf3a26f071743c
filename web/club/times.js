// Times as the server sends them, in the reader's own zone and language.

/** @param {string} language */
export function tellTimes(language) {
  for (const time of document.querySelectorAll('time')) time.textContent = told(time.dateTime, language);
}

/**
 * @param {string} when as in ISO 8601
 * @param {string} language
 */
export function told(when, language) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));
}
