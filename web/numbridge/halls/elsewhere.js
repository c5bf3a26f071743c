// Who has invited somebody and reads another page meanwhile: the owner counts as here, and is told when the game begins.

import { html, nothing, render } from 'lit-html';
import { keepWaiting, readWaiting } from '../../keep/waiting.js';
import { Link } from '../../net/link.js';
import { closeIcon } from '../../page/icons.js';
import { keptSound } from '../../sound/preference.js';
import { Sounds } from '../../sound/sounds.js';
import { openLine, startTicking, worldOf } from '../../table/entry.js';
import { notifyAway, opened } from './arrival.js';
import { opponent } from './rows.js';

/** @import {Shelf} from '../../keep/shelf.js' */
/** @import {GameView, HallsToClient, PersonView, Yours} from '../../net/hall-messages' */
/** @import {Language} from '../../text/words' */
/** @import {HallWords} from './words' */

/** @typedef {{ shelf: Shelf, language: () => Language, entitle: (title: string | null) => void }} Page */

const BELL = { by: 1, closed: 1, over: false, won: false };

/** @param {Page} page */
export function listen(page) {
  const place = document.createElement('div');
  place.setAttribute('role', 'alert'); // there before its words, so that they are heard
  document.body.append(place);
  const sounds = new Sounds(() => keptSound(page.shelf));
  /** @type {string | null} the game that is told of */
  let told = null;

  const fallSilent = () => {
    told = null;
    render(nothing, place);
    page.entitle(null);
  };
  /** @param {GameView} game */
  const follow = ({ id }) => keepWaiting(page.shelf, readWaiting(page.shelf).filter((each) => each !== id));

  /** @param {GameView} game @param {PersonView | null} you */
  const tell = async (game, you) => {
    told = game.id;
    const halls = await loadHallWords(page.language());
    if (told !== game.id) return;
    const text = halls.accepted(opponent(game, you));
    page.entitle(halls.titleAccepted);
    sounds.hear(BELL);
    notifyAway(text);
    render(
      html`<div class="notice arrival">
        <p>${text}</p>
        <a class="button main" href="/${page.language()}${game.path}" @click=${() => follow(game)}>${halls.toGame}</a>
        <button type="button" class="quiet" aria-label=${halls.later} @click=${() => {
          follow(game);
          fallSilent();
        }}>${closeIcon}</button>
      </div>`,
      place,
    );
  };

  /** @param {Yours} yours */
  const hear = (yours) => {
    const waited = readWaiting(page.shelf);
    const game = accepted(yours, waited);
    if (game && location.pathname.endsWith(game.path)) follow(game);
    else if (game && game.id !== told) void tell(game, yours.you);
    else if (!game && told !== null) fallSilent();
    keepWaiting(page.shelf, stillWaited(yours, readWaiting(page.shelf)));
  };

  /** @type {Link<HallsToClient>} */
  const link = new Link(worldOf('halls'), {
    hear: (message) => message.type === 'yours' && hear(message),
    changed: () => {},
    gaveUp: () => {},
  });
  openLine(link);
  startTicking(link);
  addEventListener('storage', () => {
    if (told !== null && !readWaiting(page.shelf).includes(told)) fallSilent(); // another tab has gone there
  });
}

/**
 * The game that has begun by one of these invitations.
 * @param {Yours} yours
 * @param {readonly string[]} waited
 * @returns {GameView | null}
 */
export function accepted({ games }, waited) {
  return games.find(({ id }) => waited.includes(id)) ?? null;
}

/**
 * What is still open of them, or has become a game that nobody has looked at.
 * @param {Yours} yours
 * @param {readonly string[]} waited
 */
export function stillWaited(yours, waited) {
  const there = new Set([...opened(yours), ...yours.games.map(({ id }) => id)]);
  return waited.filter((each) => there.has(each));
}

/**
 * @param {Language} language
 * @returns {Promise<HallWords>}
 */
async function loadHallWords(language) {
  /** @type {{ hallWords: HallWords }} */
  const file = await import(`./text/${language}.js`);
  return file.hallWords;
}
