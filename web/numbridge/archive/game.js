// One round of the archive: how it ended, and every move of it again with both hands and the clocks.

import { html, nothing } from 'lit-html';
import { readGame } from '../../net/halls.js';
import { replayIcons } from '../../page/icons.js';
import { reasonOf } from '../../table/words.js';
import { readRecord } from '../fair/record.js';
import { drawField } from '../field/draw.js';
import { readPlan } from '../place/plan.js';
import { dial } from '../table/clock.js';
import { linesOf } from './lines.js';
import { replay } from './record.js';
import { nameOf, plainName, players, result, variantOf, when } from './result.js';

/** @import {Refused} from '../../net/calls.js' */
/** @import {ArchivedGame, ArchivedRecord} from '../../net/hall-messages' */
/** @import {Frame, Round} from './record.js' */
/** @import {PlaceSpeech} from '../speech' */

export class KeptGame {
  #page;
  #id;
  /** @type {ArchivedRecord | Refused | null} */
  #told = null;
  /** @type {Round | 'undealt' | 'unreadable'} */
  #round = 'unreadable';
  #at = 0;

  /**
   * @param {{ speech: () => PlaceSpeech, changed: () => void }} page
   * @param {string} id
   */
  constructor(page, id) {
    this.#page = page;
    this.#id = id;
  }

  async load() {
    const told = await readGame(this.#id);
    this.#told = told;
    if (!('refused' in told)) this.#round = roundOf(told);
    if (typeof this.#round === 'object') this.#at = this.#round.frames.length - 1;
    this.#page.changed();
  }

  get title() {
    const speech = this.#page.speech();
    const told = this.#told;
    if (told === null || 'refused' in told) return speech.halls.archive.title;
    return told.game.seats.map((_, index) => nameOf(speech, told.game.seats, index)).join(' – ');
  }

  render() {
    const speech = this.#page.speech();
    const words = speech.halls.archive;
    const back = html`<p><a href="/${speech.words.code}/numbridge/archive">${words.back}</a></p>`;
    if (this.#told === null) return html`<main class="archive"></main>`;
    if ('refused' in this.#told) {
      const reasons = { ...speech.own.reasons, ...speech.halls.reasons };
      return html`<main class="archive"><h1>${words.title}</h1><p role="status">${reasonOf(reasons, this.#told.refused)}</p>${back}</main>`;
    }
    const { game, record } = this.#told;
    const lines = game.game === 'dots' ? linesOf(record) : null;
    return html`<main class="archive kept">
      <div class="about">
        <h1>${players(speech, game)}</h1>
        <p>${variantOf(speech, game)} · ${game.rated ? speech.halls.rated : speech.halls.unrated}</p>
        <p><strong>${result(speech, game)}</strong></p>
        <p class="note">${words.ended}: ${when(speech, game)}</p>
        ${this.#others(game)}
        ${lines ? html`<a class="button main" href="/${speech.words.code}/${lines}">${words.onBoard}</a>` : nothing}
        <a class="button" href="/api/archive/${game.id}/record" download>${words.save}</a>
        ${back}
      </div>
      ${typeof this.#round === 'object' ? this.#replay(this.#round, game) : lines ? nothing : html`<p class="note">${words[this.#round]}</p>`}
    </main>`;
  }

  /** @param {ArchivedGame} game */
  #others(game) {
    const speech = this.#page.speech();
    const { halls, words } = speech;
    return html`<ul class="others">
      ${game.seats.map((seat, index) =>
        seat.id
          ? html`<li><a href="/${words.code}/numbridge/archive?player=${encodeURIComponent(seat.id)}">${halls.archive.gamesOf(nameOf(speech, game.seats, index))}</a></li>`
          : nothing,
      )}
    </ul>`;
  }

  /** @param {Round} round @param {ArchivedGame} game */
  #replay(round, game) {
    const { halls, own } = this.#page.speech();
    const last = round.frames.length - 1;
    const frame = round.frames[this.#at];
    if (!frame) return nothing;
    const go = (/** @type {number} */ at) => {
      this.#at = Math.max(0, Math.min(last, at));
      this.#page.changed();
    };
    const step = (/** @type {keyof typeof replayIcons} */ icon, /** @type {string} */ name, /** @type {number} */ to) =>
      html`<button type="button" class="quiet" aria-label=${name} title=${name} ?disabled=${to === this.#at || to < 0 || to > last} @click=${() => go(to)}>
        ${replayIcons[icon]}
      </button>`;
    return html`<section class="replaying" aria-label=${halls.archive.replay}>
      ${drawField(picture(round, frame, game, this.#at === last), { title: halls.archive.field, cells: [] }, 'still')}
      <div class="replay" role="group" aria-label=${halls.archive.replay}>
        ${step('first', own.after.first, 0)} ${step('back', own.after.back, this.#at - 1)}
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(this.#at)}
          aria-label=${halls.archive.replay}
          aria-valuetext=${own.after.step(this.#at, last)}
          @input=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => go(Number(event.currentTarget.value))}
        />
        ${step('forward', own.after.forward, this.#at + 1)} ${step('last', own.after.last, last)}
      </div>
      <p role="status">${own.after.step(this.#at, last)}. ${this.#said(frame, round.size, game)}</p>
      <div class="sides-of">${[0, 1].map((index) => this.#side(frame, game, index))}</div>
      <p class="note">${halls.archive.bag(frame.bag)}</p>
    </section>`;
  }

  /** @param {Frame} frame @param {ArchivedGame} game @param {number} index */
  #side(frame, game, index) {
    const speech = this.#page.speech();
    const { halls } = speech;
    const name = nameOf(speech, game.seats, index);
    return html`<div class="side-of" data-owner=${index + 1}>
      <p><bdi class="name-of">${plainName(speech, game.seats, index)}</bdi></p>
      <p class="tiles" aria-label=${halls.archive.hand(name)}>${(frame.hands[index] ?? []).map((digit) => html`<span>${digit}</span>`)}</p>
      <p class="note">${dial(Math.max(0, Math.ceil((frame.left[index] ?? 0) - 0.001)))} · ${halls.archive.misses(frame.misses[index] ?? 0)}</p>
    </div>`;
  }

  /** @param {Frame} frame @param {number} size @param {ArchivedGame} game */
  #said({ event }, size, game) {
    const speech = this.#page.speech();
    const { halls, own } = speech;
    if (!event || event.type === 'dealt' || event.type === 'ended') return halls.archive.start;
    const name = nameOf(speech, game.seats, event.seat - 1);
    const at = 'cell' in event ? own.at(Math.floor(event.cell / size) + 1, (event.cell % size) + 1) : '';
    switch (event.type) {
      case 'placed':
        return own.log.placed(name, event.digit, at);
      case 'missed':
        return own.log.missed(name, event.digit, at);
      case 'claimed':
        return own.log.claimed(name, at);
      case 'swapped':
        return own.log.swapped(name);
      case 'skipped':
        return own.log.skipped(name);
      case 'ran_out':
        return own.log.ranOut(name);
    }
  }
}

/** @param {ArchivedRecord} told */
function roundOf({ game, record }) {
  if (game.game !== 'numbridge') return 'unreadable';
  try {
    const read = readRecord(record);
    return replay(read, readPlan(read.setup).minutes) ?? 'undealt';
  } catch {
    return 'unreadable';
  }
}

/**
 * @param {Round} round
 * @param {Frame} frame
 * @param {ArchivedGame} game
 * @param {boolean} ended the solution is shown
 * @returns {import('../numbridge').FieldPicture}
 */
function picture(round, frame, game, ended) {
  const { event } = frame;
  return {
    size: round.size,
    blocks: round.blocks,
    digits: frame.digits,
    givens: round.givens,
    owners: frame.owners,
    missed: frame.missed,
    notes: [],
    candidates: [],
    pending: null,
    last: event && 'cell' in event ? event.cell : null,
    miss: null,
    solution: ended ? round.solution : null,
    chain: [],
    sides: game.variant !== 'domains',
    lit: null,
    focus: 0,
  };
}
