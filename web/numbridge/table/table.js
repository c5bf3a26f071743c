// A table of Numbridge on its page: field, rack, panel and questions, wired to the chair, the clock and the keys.

import { html, nothing } from 'lit-html';
import { Chair } from '../../table/chair.js';
import { answered, ended, linked, mySeat } from '../../table/holding.js';
import { reasonOf } from '../../table/words.js';
import { drawField } from '../field/draw.js';
import { focusCell, listenField } from '../field/input.js';
import { untilNext } from './clock.js';
import { isTyping, stroke } from './keys.js';
import { printNotes, readNotes } from './notes.js';
import { panel } from './panel.js';
import { rackView } from './rack.js';
import { choose, drop, focusOn, hoverOn, may, meant, move, note, openTable, picture, pointAt, scribble, send, told, unscribble, withNotes } from './state.js';
import { called, cellNames, news, status, titleOf } from './telling.js';

/** @import {Shelf} from '../../keep/shelf.js' */
/** @import {Page as TablePage} from '../../table/chair.js' */
/** @import {Verdict} from './after.js' */
/** @import {Dials} from './clock.js' */
/** @import {Deed} from './panel.js' */
/** @import {NumbridgeCommand} from '../messages' */
/** @import {NumbridgeRoom, NumbridgeState} from '../numbridge' */
/** @import {Speech} from '../speech' */

/** @typedef {Omit<TablePage, 'speech'> & { shelf: Shelf, speech: () => Speech, sound: (line: { by: number, closed: number, over: boolean, won: boolean }) => void }} Page */

// Milliseconds that a miss is shown on its cell.
const MISS = 4000;
// A hand is not changed twice within so many: a key or a button was pressed twice by accident.
const CALM = 600;

export class NumbridgeTable {
  #page;
  #chair;
  #state = openTable();
  /** @type {Dials | null} */
  #dials = null;
  /** @type {number | undefined} */
  #ticking;
  /** @type {Verdict} */
  #verdict = null;
  /** @type {HTMLElement | null} */
  #paper = null;
  /** @type {string | null} under which name the notes of this deal are kept */
  #kept = null;
  /** @type {number | null} the round that this player has given up, until the server knows */
  #resigned = null;
  /** When a hand was changed last. */
  #swapped = -CALM;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#chair = new Chair(page, {
      invitation: `/numbridge/table/${page.room}`,
      state: () => this.#state,
      linked: (link) => this.#become(linked(this.#state, link)),
      told: (room) => this.#told(/** @type {NumbridgeRoom} */ (room)),
      answered: (id) => this.#become(answered(this.#state, id)),
      ended: (end) => this.#become(ended(this.#state, end)),
      status: () => status(page.speech(), this.#state),
      reason: (code) => reasonOf(page.speech().own.reasons, code),
      focus: () => this.#focusField(),
      again: (code) => this.#again(code),
    });
  }

  get link() {
    return this.#chair.link;
  }

  get title() {
    return titleOf(this.#page.speech(), this.#state);
  }

  /**
   * Once the place is on the page.
   * @param {HTMLElement} root
   */
  attach(root) {
    const paper = root.querySelector('.paper');
    if (!(paper instanceof HTMLElement)) return;
    this.#paper = paper;
    listenField(paper, {
      size: () => this.#state.room?.game?.size ?? null,
      press: (cell) => this.#press(cell),
      hover: (cell) => this.#become(hoverOn(this.#state, cell)),
      focus: (cell) => this.#become(focusOn(this.#state, cell)),
      move: (direction) => {
        this.#become(move(this.#state, direction));
        return this.#state.focus;
      },
    });
    document.addEventListener('keydown', (event) => this.#stroke(event));
  }

  render() {
    const speech = this.#page.speech();
    const state = this.#state;
    return html`<main class="place table" data-link=${state.link}>
        <h1 class="unseen">${speech.own.title}</h1>
        <div class="desk">
          <div class="paper">${this.#drawField(speech)}</div>
          ${rackView({ speech, state, on: (deed) => this.#do(deed), onTile: (digit, slot) => this.#choose(digit, slot) })}
        </div>
        ${panel({
          speech,
          state,
          dials: this.#dials,
          now: performance.now(),
          busy: this.#chair.busy,
          failed: this.#chair.reason,
          taking: this.#chair.taking,
          home: `/${speech.words.code}/numbridge`,
          invitation: this.#chair.inviting(),
          after: { verdict: this.#verdict, onReplay: (replay) => this.#become({ ...this.#state, replay }) },
          called: (seat) => called(speech, state, seat),
          on: (deed, offer) => this.#do(deed, offer),
          onPoint: (cell) => this.#become(hoverOn(this.#state, cell)),
          onBlock: (block) => this.#become(pointAt(this.#state, block)),
        })}
      </main>
      ${this.#chair.questions.render()}`;
  }

  /** @param {Speech} speech */
  #drawField(speech) {
    const drawn = picture(this.#state);
    if (!drawn) return nothing;
    return drawField(drawn, { title: `${speech.own.field(drawn.size)}. ${speech.own.fieldHelp}`, cells: cellNames(speech, this.#state, drawn) });
  }

  /** @param {NumbridgeRoom} room */
  #told(room) {
    const before = this.#state;
    const state = told(before, room);
    if (state === before || state.room !== room) {
      this.#become(state);
      return null;
    }
    this.#become(state);
    this.#dials = room.game && room.game.blocks.length > 0 ? { view: room.game.clock, mover: room.game.mover, heard: performance.now() } : null;
    this.#tick();
    this.#keepNotes(room);
    if (room.game?.phase !== 'over') this.#verdict = null;
    if (room.events.some(({ type }) => type === 'placed' || type === 'missed' || type === 'claimed')) this.#heard(room);
    if (state.miss && state.miss !== before.miss) this.#forget(state.miss.count);
    this.#giveNonce();
    this.#resign();
    return news(this.#page.speech(), before, state);
  }

  /** Where it is asked for. Both players are asked at once, so that the second to answer names a version that has passed. */
  #giveNonce() {
    const asked = may(this.#state, 'nonce');
    if (asked) this.#play({ type: 'nonce', nonce: freshNonce() });
    return asked;
  }

  /** A round that was given up is, whatever the other does in the same instant, as long as it goes on. */
  #resign() {
    const asked = this.#resigned !== null && this.#resigned === this.#state.room?.table.round && may(this.#state, 'resign');
    if (asked) this.#play({ type: 'resign' });
    return asked;
  }

  /**
   * What came too late, and does not depend on what was done before it, is sent anew.
   * @param {string} code
   */
  #again(code) {
    if (code === 'stale' || code === 'room_busy') return this.#giveNonce() || this.#resign();
    this.#resigned = null;
    return false;
  }

  /** @param {NumbridgeRoom} room */
  #heard({ events, game, you }) {
    const moved = events.find((event) => event.type === 'placed' || event.type === 'claimed' || event.type === 'missed');
    if (!moved || !('seat' in moved)) return;
    if (this.#chair.failed !== null && moved.seat === you.seat) this.#chair.failed = null;
    this.#page.sound({ by: moved.seat ?? 0, closed: moved.type === 'missed' ? 0 : 1, over: game?.phase === 'over', won: game?.result?.winner === you.seat });
  }

  /**
   * The notes of a deal are kept in this browser, and are there again when the page is.
   * @param {NumbridgeRoom} room
   */
  #keepNotes({ game, table }) {
    if (!game || game.blocks.length === 0) return;
    const name = `notes.${this.#page.room}`;
    const round = `${table.round}:`;
    if (this.#kept !== round) {
      this.#kept = round;
      const text = this.#page.shelf.read(name);
      if (text?.startsWith(round)) this.#become(withNotes(this.#state, readNotes(game.size, text.slice(round.length))));
    } else if (game.phase === 'over') this.#page.shelf.remove(name);
    else this.#writeNotes();
  }

  #writeNotes() {
    if (this.#kept) this.#page.shelf.write(`notes.${this.#page.room}`, this.#kept + printNotes(this.#state.notes));
  }

  /**
   * After its moment a miss is one of the known ones.
   * @param {number} count
   */
  #forget(count) {
    this.#page.world.later(() => {
      if (this.#state.miss?.count === count) this.#become({ ...this.#state, miss: null });
    }, MISS);
  }

  /** Paints anew when a dial shows another number. */
  #tick() {
    if (this.#ticking !== undefined) this.#page.world.never(this.#ticking);
    const wait = this.#dials ? untilNext(this.#dials, performance.now()) : null;
    this.#ticking = wait === null ? undefined : this.#page.world.later(() => this.#ticked(), wait);
  }

  #ticked() {
    this.#page.changed();
    this.#tick();
  }

  /** @param {number} cell */
  #press(cell) {
    const { tile, noting } = this.#state;
    if (noting) {
      if (tile !== null) this.#scribble(cell, tile);
      return;
    }
    const chosen = meant(this.#state, cell);
    if (typeof chosen !== 'string') this.#play(chosen);
    else if (chosen === 'tile_needed') this.#page.say(this.#page.speech().own.reasons.tile_needed);
    else if (chosen !== 'not_your_turn') this.#chair.fail(chosen);
  }

  /**
   * @param {number} digit
   * @param {number} [slot]
   */
  #choose(digit, slot) {
    this.#chair.failed = null;
    this.#become(choose(this.#state, digit, this.#state.noting ? digit - 1 : slot));
  }

  /**
   * @param {number} cell
   * @param {number} digit
   */
  #scribble(cell, digit) {
    this.#become(scribble(this.#state, cell, digit));
    this.#writeNotes();
  }

  /** @param {KeyboardEvent} event */
  #stroke(event) {
    const key = stroke(event);
    if (!key || isTyping(event.target) || mySeat(this.#state) === 0 || this.#state.room?.game?.phase !== 'playing') return;
    event.preventDefault();
    if (key.type === 'scribble') this.#scribble(this.#state.focus, key.digit);
    else if (key.type === 'tile' && this.#state.noting && inField(event.target)) this.#scribble(this.#state.focus, key.digit);
    else if (key.type === 'tile') this.#choose(key.digit);
    else if (key.type === 'claim') this.#press(this.#state.focus);
    else if (key.type === 'drop') this.#become(drop(this.#state));
    else this.#do(key.type);
  }

  /**
   * @param {Deed} deed
   * @param {number} [offer]
   */
  #do(deed, offer) {
    if (deed === 'swap') this.#swap();
    else if (deed === 'note') this.#become(note(this.#state));
    else if (deed === 'unnote') {
      this.#become(unscribble(this.#state));
      this.#writeNotes();
    } else if (deed === 'askResign') void this.#askResign();
    else if (deed === 'record') this.#saveRecord();
    else if (deed === 'verify') void this.#verify();
    else this.#chair.do(deed, offer);
  }

  #swap() {
    const now = performance.now();
    if (now - this.#swapped < CALM || !may(this.#state, 'swap')) return;
    this.#swapped = now;
    this.#play({ type: 'swap' });
  }

  /** @param {NumbridgeCommand} command */
  #play(command) {
    if (!this.#state.room || this.#state.sent) return;
    const id = this.#chair.newId();
    this.#become(send(this.#state, id, command));
    this.#chair.play(id, command);
  }

  #askResign() {
    const { questions } = this.#chair;
    return questions.ask({
      title: () => this.#page.speech().own.resignTitle,
      body: () => html`<p>${this.#page.speech().own.resignNote}</p>
        <div class="actions">
          <button type="button" class="main" @click=${() => questions.close()}>${this.#page.speech().own.stay}</button>
          <button
            type="button"
            data-deed="resign"
            @click=${() => {
              questions.close();
              this.#resigned = this.#state.room?.table.round ?? null;
              this.#resign();
            }}
          >
            ${this.#page.speech().own.resignSure}
          </button>
        </div>`,
    });
  }

  #saveRecord() {
    const record = this.#state.room?.game?.reveal?.record;
    if (record === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    link.download = `numbridge-${this.#page.room.slice(0, 8)}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async #verify() {
    const game = this.#state.room?.game;
    if (!game?.reveal || this.#verdict === 'asked') return;
    this.#judge('asked');
    try {
      const { check } = await import('../fair/check.js');
      this.#judge((await check(game)) ? 'fair' : 'unfair');
    } catch {
      this.#judge('unreadable');
    }
  }

  /** @param {Verdict} verdict */
  #judge(verdict) {
    this.#verdict = verdict;
    const { own } = this.#page.speech();
    this.#page.say(verdict === null ? '' : verdict === 'asked' ? own.after.verifying : own.after[verdict]);
    this.#page.changed();
  }

  #focusField() {
    if (this.#paper) focusCell(this.#paper, this.#state.focus);
  }

  /** @param {NumbridgeState} state */
  #become(state) {
    if (state === this.#state) return;
    this.#state = state;
    this.#page.changed();
  }
}

/** @param {EventTarget | null} target */
function inField(target) {
  return target instanceof Element && target.closest('[data-cell]') !== null;
}

/** This player's part in the deal: nobody can know it beforehand. */
function freshNonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
