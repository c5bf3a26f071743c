// The archive: rounds that are over, by player, variant and day, page after page. What is looked for stands in the address.

import { html, nothing } from 'lit-html';
import { searchArchive } from '../../net/halls.js';
import { reasonOf } from '../../table/words.js';
import { startOf } from './dates.js';
import { nameOf, players, result, variantOf, when } from './result.js';

/** @import {ArchivedGame} from '../../net/hall-messages' */
/** @import {PlaceSpeech} from '../speech' */

const FIELDS = /** @type {const} */ (['name', 'player', 'variant', 'from', 'to']);

export class Archive {
  #page;
  #wanted = new URLSearchParams(location.search);
  /** @type {ArchivedGame[]} */
  #games = [];
  /** @type {string | null} */
  #after = null;
  #busy = true;
  #latest = new URLSearchParams();
  /** @type {string | null} a code */
  #failed = null;

  /** @param {{ speech: () => PlaceSpeech, changed: () => void }} page */
  constructor(page) {
    this.#page = page;
  }

  get title() {
    return `${this.#page.speech().halls.archive.title} · Numbridge`;
  }

  /** @param {string | null} after null for the first page */
  async load(after = null) {
    this.#busy = true;
    this.#failed = null;
    this.#page.changed();
    const asked = this.#asked(after);
    this.#latest = asked;
    const found = await searchArchive(asked);
    if (asked !== this.#latest) return; // something else has been looked for meanwhile
    this.#busy = false;
    if ('refused' in found) this.#failed = found.refused;
    else {
      this.#games = after ? [...this.#games, ...found.games] : found.games;
      this.#after = found.after;
    }
    this.#page.changed();
  }

  render() {
    const { halls, own } = this.#page.speech();
    const words = halls.archive;
    return html`<main class="archive">
      <h1>${words.title}</h1>
      ${this.#whose()} ${this.#form()}
      ${this.#failed ? html`<p class="failed" role="alert">${reasonOf({ ...own.reasons, ...halls.reasons }, this.#failed)}</p>` : nothing}
      ${this.#games.length || this.#busy || this.#failed ? nothing : html`<p class="note empty" role="status">${words.none}</p>`}
      <ul class="rows">
        ${this.#games.map((game) => this.#row(game))}
      </ul>
      ${this.#after
        ? html`<button type="button" data-deed="more" ?disabled=${this.#busy} @click=${() => void this.load(this.#after)}>${words.more}</button>`
        : nothing}
    </main>`;
  }

  /** Where the address names a player, all games found are theirs. */
  #whose() {
    const speech = this.#page.speech();
    const player = this.#wanted.get('player');
    const seats = this.#games[0]?.seats ?? [];
    const index = seats.findIndex(({ id }) => id === player);
    return player && index >= 0 ? html`<p class="lead">${speech.halls.archive.gamesOf(nameOf(speech, seats, index))}</p>` : nothing;
  }

  #form() {
    const { halls, own } = this.#page.speech();
    const words = halls.archive;
    const value = (/** @type {string} */ name) => this.#wanted.get(name) ?? '';
    const day = (/** @type {'from' | 'to'} */ name, /** @type {string} */ label) =>
      html`<label class="field"><span>${label}</span><input type="date" name=${name} .value=${value(name)} /></label>`;
    const options = [['', words.any], ...Object.entries(own.variants), ['dots', words.dots]];
    return html`<form class="making search" @submit=${(/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => this.#search(event)}>
      <label class="field"><span>${words.player}</span><input name="name" maxlength="96" .value=${value('name')} /></label>
      <label class="field"
        ><span>${words.variant}</span
        ><select name="variant">
          ${options.map(([code, text]) => html`<option value=${code ?? ''} ?selected=${code === value('variant')}>${text}</option>`)}
        </select></label
      >
      ${day('from', words.since)} ${day('to', words.until)}
      <input type="hidden" name="player" .value=${value('player')} />
      <button class="main">${words.search}</button>
      ${[...this.#wanted.values()].some(Boolean) ? html`<a class="button" href=${location.pathname}>${words.all}</a>` : nothing}
    </form>`;
  }

  /** @param {ArchivedGame} game */
  #row(game) {
    const speech = this.#page.speech();
    return html`<li data-kept=${game.id} ?data-aborted=${game.ending === 'aborted'}>
      <a class="entry" href="/${speech.words.code}/numbridge/archive/${game.id}">
        <span class="people">${players(speech, game)}</span>
        <span class="note">${variantOf(speech, game)} · ${game.rated ? speech.halls.rated : speech.halls.unrated} · ${result(speech, game)}</span>
      </a>
      <span class="note day">${when(speech, game)}</span>
    </li>`;
  }

  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  #search(event) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = new URLSearchParams();
    for (const name of FIELDS) {
      const value = String(form.get(name) ?? '').trim();
      if (value) wanted.set(name, value);
    }
    this.#wanted = wanted;
    history.replaceState(history.state, '', `${location.pathname}${wanted.size ? `?${wanted}` : ''}`);
    void this.load();
  }

  /** @param {string | null} after */
  #asked(after) {
    const asked = new URLSearchParams();
    for (const name of /** @type {const} */ (['name', 'player', 'variant'])) {
      const value = this.#wanted.get(name);
      if (value) asked.set(name, value);
    }
    const since = startOf(this.#wanted.get('from') ?? '');
    const until = startOf(this.#wanted.get('to') ?? '', 1);
    if (since !== null) asked.set('since', String(since));
    if (until !== null) asked.set('until', String(until));
    if (after) asked.set('after', after);
    return asked;
  }
}
