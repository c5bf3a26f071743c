// The lists of the halls: open invitations, and games to watch. What is gone keeps its button, lest the keyboard lose its place.

import { html, nothing } from 'lit-html';
import { pressed } from '../../table/asking.js';
import { isolated } from '../../table/telling.js';

/** @import {GameView, InvitationView, PersonView} from '../../net/hall-messages' */
/** @import {Row} from './lobby.js' */
/** @import {PlaceSpeech} from '../speech' */

/**
 * @param {PlaceSpeech} speech
 * @param {readonly Row<InvitationView>[]} rows
 * @param {object} deeds
 * @param {ReadonlySet<string>} deeds.own
 * @param {boolean} deeds.busy
 * @param {(invitation: InvitationView) => void} deeds.onAccept
 * @param {(id: string) => void} deeds.onWithdraw
 */
export function invitationRows(speech, rows, { own, busy, onAccept, onWithdraw }) {
  const { halls } = speech;
  if (!rows.length) return html`<p class="note empty">${halls.nobody}</p>`;
  return html`<ul class="rows">
    ${rows.map(({ view, fresh, gone }) => {
      const mine = own.has(view.id);
      return html`<li data-invitation=${view.id} ?data-gone=${gone} ?data-mine=${mine}>
        <div class="entry">
          <p class="people">${person(speech, view.by)}${mark(speech, fresh, gone)}</p>
          <p class="note">${halls.halls[view.hall]} · ${terms(speech, view)}</p>
        </div>
        ${mine
          ? html`<button type="button" aria-disabled=${gone} @click=${pressed(() => gone || onWithdraw(view.id))}>${halls.withdraw}</button>`
          : html`<button type="button" class="main" aria-disabled=${gone || busy} aria-label=${halls.playWith(isolated(view.by.name))} @click=${pressed(() => gone || busy || onAccept(view))}>
              ${halls.play}
            </button>`}
      </li>`;
    })}
  </ul>`;
}

/**
 * @param {PlaceSpeech} speech
 * @param {readonly Row<GameView>[]} rows
 */
export function gameRows(speech, rows) {
  const { halls, words } = speech;
  if (!rows.length) return html`<p class="note empty">${halls.noGames}</p>`;
  return html`<ul class="rows">
    ${rows.map(({ view, fresh, gone }) => {
      const [first = '', second = ''] = view.players.map(({ name }) => isolated(name));
      return html`<li data-game=${view.id} ?data-gone=${gone}>
        <div class="entry">
          <p class="people">${view.players.map((each, at) => html`${at ? ' – ' : nothing}${person(speech, each)}`)}${mark(speech, fresh, gone)}</p>
          <p class="note">${halls.halls[view.hall]} · ${view.rated ? halls.rated : halls.unrated}</p>
        </div>
        <a class="button" href="/${words.code}${view.path}" aria-label=${halls.watchGame(first, second)}>${halls.watch}</a>
      </li>`;
    })}
  </ul>`;
}

/**
 * Names may hold anything, in any direction of writing: they stand apart from what is around them.
 * @param {PlaceSpeech} speech
 * @param {PersonView} person
 */
export function person({ halls, words }, { name, member, rating, unsure }) {
  const shown = html`<bdi class="name-of">${name}</bdi>`;
  const named = member === null ? shown : html`<a href="/${words.code}/numbridge/players/${encodeURIComponent(name)}">${shown}</a>`;
  return html`${named} <span class="note">${rating === null ? (member === null ? halls.guest : nothing) : `${rating}${unsure ? '?' : ''}`}</span>`;
}

/**
 * What is played, in a line.
 * @param {PlaceSpeech} speech
 * @param {InvitationView} view
 */
export function terms({ own, halls }, { variant, hall, irregular, givens, candidates, rated }) {
  return [
    hall === 'practice' ? own.variants[variant] : '',
    irregular ? own.setup.irregular : '',
    halls.givens(givens),
    candidates ? halls.candidates : '',
    rated ? halls.rated : halls.unrated,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Against whom a game of one's own is, to be said in a sentence.
 * @param {GameView} game
 * @param {PersonView | null} you
 */
export function opponent({ players }, you) {
  const other = players.find(({ name, member }) => (you?.member ? member !== you.member : name !== you?.name));
  return isolated((other ?? players[0])?.name ?? '');
}

/** @param {PlaceSpeech} speech @param {boolean} fresh @param {boolean} gone */
function mark({ halls }, fresh, gone) {
  if (gone) return html` <span class="mark">${halls.gone}</span>`;
  return fresh ? html` <span class="mark" data-fresh>${halls.came}</span>` : nothing;
}
