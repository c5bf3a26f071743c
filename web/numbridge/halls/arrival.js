// Somebody accepts: the tab that waits goes to the table, and the reader hears of it wherever they are.

/** @import {Shelf} from '../../keep/shelf.js' */
/** @import {GameView, Yours} from '../../net/hall-messages' */

const GONE = 'gone';

/**
 * The game that has begun by what was told last, where an invitation was open before.
 * @param {Yours} before
 * @param {Yours} now
 * @returns {GameView | null}
 */
export function begun(before, now) {
  const waited = opened(before);
  return now.games.find(({ id }) => waited.includes(id)) ?? null;
}

/**
 * One's own invitations that somebody may still accept.
 * @param {Yours} yours
 */
export function opened({ invitations }) {
  return invitations.filter(({ lapsed }) => !lapsed).map(({ invitation }) => invitation.id);
}

/**
 * One tab alone goes there: two would take the seat from each other. Where nothing can be kept every tab does.
 * @param {Shelf} shelf of all tabs
 * @param {string} game
 */
export function mayGo(shelf, game) {
  if (shelf.read(GONE) === game) return false;
  shelf.write(GONE, game);
  return true;
}

/**
 * Says it by the system, if the reader has allowed that and does not look.
 * @param {string} text
 */
export function notifyAway(text) {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification('Numbridge', { body: text, tag: 'kamertje-game' });
  } catch {
    // Some phones allow it to service workers alone; the title says it, too.
  }
}
