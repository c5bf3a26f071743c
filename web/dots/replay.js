// A game that somebody shared: shown move by move, forwards and back, by itself if one likes.

import { html } from 'lit-html';
import { spokenLine } from '../board/speak.js';
import { replayIcons, newIcon } from '../page/icons.js';
import { firstMoves, movesOf, readRecord } from './record.js';
import { DEFAULT_CHOICE, fitting } from './setup.js';

/** @import {Words} from '../text/words' */
/** @import {Loop} from './loop.js' */
/** @import {GameRecord} from './record.js' */

// Milliseconds between two moves that are shown by themselves.
const PACE = 700;

/**
 * @param {string} hash
 * @param {Loop} loop
 * @param {{ words: () => Words, say: (text: string) => void, changed: () => void }} page
 */
export function openReplay(hash, loop, page) {
  const record = readRecord(hash);
  return record && new Replay(record, loop, page);
}

export class Replay {
  #record;
  /** @type {string[]} */
  #moves;
  #loop;
  #page;
  #cursor;
  /** @type {number | null} */
  #timer = null;

  /**
   * Opens at the end, which is what was shared.
   * @param {GameRecord} record
   * @param {Loop} loop
   * @param {{ words: () => Words, say: (text: string) => void, changed: () => void }} page
   */
  constructor(record, loop, page) {
    this.#record = record;
    this.#moves = movesOf(record);
    this.#loop = loop;
    this.#page = page;
    this.#cursor = this.#moves.length;
    this.#show();
  }

  stop() {
    if (this.#timer !== null) window.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** @param {Words} words */
  render(words) {
    const say = words.replay;
    const all = this.#moves.length;
    const at = this.#cursor;
    const playing = this.#timer !== null;
    const button = (/** @type {keyof typeof replayIcons} */ name, /** @type {boolean} */ disabled, /** @type {() => void} */ act) =>
      html`<button type="button" aria-label=${say[name]} title=${say[name]} ?disabled=${disabled} @click=${act}>${replayIcons[name]}</button>`;
    return html`<div class="replay">
      <input
        type="range"
        min="0"
        max=${all}
        .value=${String(at)}
        aria-label=${say.move}
        aria-valuetext=${say.at(at, all)}
        @input=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => this.#go(Number(event.currentTarget.value))}
      />
      <div class="steps">
        ${button('first', at === 0, () => this.#go(0))} ${button('back', at === 0, () => this.#go(at - 1))}
        ${playing ? button('pause', false, () => this.#pause()) : button('play', false, () => this.#play())}
        ${button('forward', at === all, () => this.#go(at + 1))} ${button('last', at === all, () => this.#go(all))}
      </div>
      <button type="button" @click=${() => this.#loop.newGame()}>${newIcon}${say.own}</button>
    </div>`;
  }

  /** @param {Words} words */
  status(words) {
    const move = this.#moves[this.#cursor - 1];
    const at = words.replay.at(this.#cursor, this.#moves.length);
    return move ? `${at} · ${spokenLine(move.replace(']', '] '))}` : at;
  }

  /** @param {number} cursor */
  #go(cursor) {
    this.stop();
    this.#cursor = cursor;
    this.#show();
    this.#page.say(this.status(this.#page.words()));
  }

  #play() {
    if (this.#cursor === this.#moves.length) this.#cursor = -1;
    this.#next();
  }

  #pause() {
    this.stop();
    this.#page.changed();
  }

  #next() {
    this.#cursor += 1;
    this.#timer = this.#cursor < this.#moves.length ? window.setTimeout(() => this.#next(), PACE) : null;
    this.#show();
  }

  #show() {
    const { setup, players, seed } = this.#record;
    const seats = Array.from({ length: players }, () => /** @type {const} */ ('human'));
    const { starter } = this.#loop.choice;
    const shown = fitting({ ...DEFAULT_CHOICE, ...setup, mode: players > 2 ? /** @type {const} */ ('more') : 'two', seats, starter });
    this.#loop.replay(shown, firstMoves(this.#record, this.#cursor), seed);
  }
}

/**
 * A move as people say it: a line, a swap or a pass, behind its roll where there are dice.
 * @param {Words} words
 * @param {string} move in the kernel's own words
 */
export function moveText(words, move) {
  const [, roll = '', made = ''] = /^(\[.*\])? ?(.*)$/.exec(move) ?? [];
  const said = made === 'swap' ? words.swap : made === '-' ? words.dice.pass : spokenLine(made);
  return [roll.replace('*', '×'), said].filter(Boolean).join(' ');
}
