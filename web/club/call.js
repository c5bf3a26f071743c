// One call to the server about accounts. An answer is a value, and so is a refusal.

/** @import {Codes, Me, Problem} from '../net/messages' */

/**
 * @typedef {object} Refused
 * @property {string} refused a code of the server's, or `offline`, or `fault`
 * @property {number} [seconds] until it may be tried again
 */
/** @typedef {Refused | (Partial<Codes> & Partial<Me>)} Said */

/**
 * @param {string} what behind `/api/club/`
 * @param {Record<string, FormDataEntryValue>} body
 * @returns {Promise<Said>}
 */
export async function call(what, body) {
  try {
    const answer = await fetch(`/api/club/${what}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (answer.ok) return told;
    const refused = /** @type {Problem} */ (told).code ?? 'fault';
    const seconds = Number(answer.headers.get('retry-after') ?? NaN);
    return Number.isNaN(seconds) ? { refused } : { refused, seconds };
  } catch {
    return { refused: navigator.onLine ? 'fault' : 'offline' };
  }
}
