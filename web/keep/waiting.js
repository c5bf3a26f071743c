// Invitations that wait for somebody: the halls note them here, so that every other page knows that there is something to hear.

/** @import {Shelf} from './shelf.js' */
/** @import {Language} from '../text/words' */

const NAME = 'waiting';

/**
 * @param {Shelf} shelf
 * @returns {string[]} ids of one's own invitations
 */
export function readWaiting(shelf) {
  return (shelf.read(NAME) ?? '').split(' ').filter(Boolean);
}

/**
 * @param {Shelf} shelf
 * @param {readonly string[]} invitations
 */
export function keepWaiting(shelf, invitations) {
  if (invitations.length > 0) shelf.write(NAME, invitations.join(' '));
  else shelf.remove(NAME);
}

/**
 * On any page but the halls': whoever waits is told there that the game begins. Nobody else pays for it.
 * @param {object} page
 * @param {Shelf} page.shelf
 * @param {() => Language} page.language
 * @param {(title: string | null) => void} page.entitle a title that calls; null for the page's own again
 */
export async function listenForGames(page) {
  if (readWaiting(page.shelf).length === 0) return;
  const { listen } = await import('../numbridge/halls/elsewhere.js');
  listen(page);
}
