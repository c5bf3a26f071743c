// A viewer's chair at a table, whatever is played: the line to the server, joining, moving, offers, leaving, and what went wrong.

import { html, nothing } from 'lit-html';
import { joinRoom, takeSeat } from '../net/calls.js';
import { Link } from '../net/link.js';
import { SharedLink } from './invite.js';
import { Questions } from './questions.js';

/** @import {LinkState, World} from '../net/link.js' */
/** @import {ToClient} from '../net/messages' */
/** @import {AnyRoom, End, Holding, TableDeed, TableSpeech} from './table' */

/**
 * @typedef {object} Page what a table needs from the page around it
 * @property {string} room
 * @property {string | null} token of a link that moves a seat here
 * @property {World} world
 * @property {() => TableSpeech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {(trouble: 'part' | 'update') => void} notify
 * @property {string} version of this page
 * @property {() => Promise<void>} loadSheet the style of the questions
 */

/**
 * @typedef {object} Game what is played at the table
 * @property {string} invitation the path that a guest is sent, without a language
 * @property {() => Holding<AnyRoom, unknown>} state
 * @property {(link: LinkState) => void} linked
 * @property {(room: AnyRoom) => string | null} told a position has come: what is said of it; null where it is too old to count
 * @property {(id: string) => void} answered
 * @property {(end: End) => void} ended
 * @property {() => string} status
 * @property {(code: string) => string} reason why something did not happen, in words
 * @property {() => void} focus where the reader goes on when a button goes
 * @property {(code: string) => boolean} [again] whether what was refused is sent anew without asking, so that it is nothing to tell
 */

export class Chair {
  /** Why what was asked for last did not happen: a code. @type {string | null} */
  failed = null;
  /** Joining, or moving a seat. */
  busy = false;
  #page;
  #game;
  #link;
  #count = 0;
  /** The line to the server was lost, and that was said. */
  #lost = false;
  /** @type {string | null} */
  #token;
  #invitation;

  /**
   * @param {Page} page
   * @param {Game} game
   */
  constructor(page, game) {
    this.#page = page;
    this.#game = game;
    this.#token = page.token;
    this.#invitation = new SharedLink(page, location.origin + game.invitation);
    this.questions = new Questions(page, {
      leave: () => this.#link.send({ type: 'leave', id: this.newId() }),
      refused: (code) => this.fail(code),
    });
    this.#link = new Link(page.world, {
      hear: (message) => this.#hear(message),
      changed: (link) => this.#linked(link),
      gaveUp: (command) => {
        game.answered(command.id);
        this.fail('unanswered');
      },
    });
  }

  get link() {
    return this.#link;
  }

  /** The address holds a link that moves a seat here. */
  get taking() {
    return this.#token !== null;
  }

  get version() {
    return this.#game.state().room?.version ?? 0;
  }

  /** The failure in words. */
  get reason() {
    return this.failed === null ? null : this.#game.reason(this.failed);
  }

  /**
   * @param {string} id
   * @param {object} command of the game's
   */
  play(id, command) {
    this.failed = null;
    this.#link.send({ type: 'play', id, version: this.version, command });
  }

  /** @param {string | null} setup the same one where null */
  restart(setup) {
    this.#link.send({ type: 'restart', id: this.newId(), version: this.version, setup });
  }

  /**
   * @param {TableDeed} deed
   * @param {number} [offer] which one is meant; else the first
   */
  do(deed, offer) {
    const you = this.#game.state().room?.you;
    this.failed = null;
    if (deed === 'join') void this.#sit(joinRoom(this.#page.room));
    else if (deed === 'take') void this.#sit(takeSeat(this.#page.room, this.#token ?? ''));
    else if (deed === 'takeNot') this.#token = null;
    else if (deed === 'newRound') this.#propose('restart');
    else if (deed === 'offerDraw') this.#propose('draw');
    else if (deed === 'offerAbort') this.#propose('abort');
    else if (deed === 'offerKeep') this.#propose('keep');
    else if (deed === 'accept') this.#link.send({ type: 'accept', id: this.newId(), offer: offer ?? you?.accept[0] ?? 0 });
    else if (deed === 'decline') this.#link.send({ type: 'decline', id: this.newId(), offer: offer ?? you?.accept[0] ?? 0 });
    else if (deed === 'withdraw') this.#link.send({ type: 'decline', id: this.newId(), offer: offer ?? you?.withdraw[0] ?? 0 });
    else if (deed === 'closeSeats') this.#link.send({ type: 'close_seats', id: this.newId(), version: this.version });
    else if (deed === 'retry') this.#link.wake();
    else if (deed === 'playHere') this.#link.open();
    else if (deed === 'reload') location.reload();
    else if (deed === 'askMove') void this.questions.move();
    else if (deed === 'askLeave') void this.questions.leave();
    this.#page.changed();
    if (deed === 'accept' || deed === 'decline' || deed === 'withdraw') this.#game.focus(); // the button goes
  }

  /** The link, while there is a seat for somebody. */
  inviting() {
    const { room } = this.#game.state();
    const { own } = this.#page.speech();
    if (!room || room.you.seat === null || !room.table.seats.some((seat) => seat.state === 'empty')) return nothing;
    return html`<section class="invitation" aria-label=${own.invite}>
      <p class="note">${own.inviteNote}</p>
      ${this.#invitation.render()}
      ${room.you.may.includes('close_seats')
        ? html`<button type="button" data-deed="closeSeats" @click=${() => this.do('closeSeats')}>${own.closeSeats}</button>`
        : nothing}
    </section>`;
  }

  /** @param {string} code */
  fail(code) {
    this.failed = code;
    this.#page.say(this.#game.reason(code));
    this.#page.changed();
  }

  newId() {
    this.#count += 1;
    return `${NAME}-${this.#count}`;
  }

  /** @param {'restart' | 'draw' | 'abort' | 'keep'} kind */
  #propose(kind) {
    this.#link.send({ type: 'propose', id: this.newId(), version: this.version, kind });
  }

  /**
   * The seat that this browser has from now on: the line is opened anew as its owner.
   * @param {ReturnType<typeof joinRoom>} asked
   */
  async #sit(asked) {
    this.busy = true;
    const seated = await asked;
    this.busy = false;
    this.#token = null;
    if ('refused' in seated) this.fail(seated.refused);
    else this.#game.focus(); // the button goes
    this.#link.open();
  }

  /** @param {LinkState} link */
  #linked(link) {
    this.#game.linked(link);
    if (link !== 'waiting' || this.#lost || !this.#game.state().room) return;
    this.#lost = true;
    const { own } = this.#page.speech();
    this.#page.say(`${own.reconnecting} ${own.reconnectingNote}`);
  }

  /** @param {ToClient} message */
  #hear(message) {
    if (message.type === 'welcome') {
      if (message.build !== this.#page.version) this.#page.notify('update');
    } else if (message.type === 'room') this.#told(message);
    else if (message.type === 'refused') {
      this.#game.told(message.room);
      this.#game.answered(message.id);
      if (!this.#game.again?.(message.code)) this.fail(message.code);
    } else if (message.type === 'taken_over' || message.type === 'outdated') this.#end(message.type);
    else if (message.type === 'gone') this.#end(message.why);
  }

  /** @param {AnyRoom} room */
  #told(room) {
    const news = this.#game.told(room);
    if (news === null) return;
    if (this.#lost) this.#page.say(`${this.#page.speech().own.back} ${news || this.#game.status()}`);
    else if (news) this.#page.say(news);
    this.#lost = false;
  }

  /** @param {End} end */
  #end(end) {
    this.questions.close();
    this.#game.ended(end);
    const { own } = this.#page.speech();
    this.#page.say(`${own.ends[end].title}. ${own.ends[end].note}`);
  }
}

// Another one in each tab and at each loading, so that no two commands of a seat are taken for one.
const NAME = [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
