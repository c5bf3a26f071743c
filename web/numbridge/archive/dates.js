// Instants and days. The server speaks of instants, in seconds since 1970; a day is the reader's own, wherever they are.

/**
 * @param {number} seconds since 1970
 * @param {string} language
 */
export function spoken(seconds, language) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}

/**
 * For machines.
 * @param {number} seconds since 1970
 */
export function written(seconds) {
  return new Date(seconds * 1000).toISOString();
}

/**
 * When a day begins here, which need not be 24 hours after the one before.
 * @param {string} day such as 2026-11-30
 * @param {number} [later] so many days after it
 * @returns {number | null} seconds since 1970; null for no day
 */
export function startOf(day, later = 0) {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!found) return null;
  const [year = 0, month = 0, date = 0] = found.slice(1).map(Number);
  return new Date(year, month - 1, date + later).getTime() / 1000;
}
