// The place of a private room: board, panel and questions, wired to the line to the server.

import { html, nothing } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { spokenLine } from '../board/speak.js';
import { hush } from '../board/state.js';
import { Zoom } from '../board/zoom.js';
import { keptAids } from '../dots/aids.js';
import { worth } from '../dots/faces.js';
import { fetchBoard, joinRoom, takeSeat } from '../net/calls.js';
import { Link } from '../net/link.js';
import { SharedLink } from './invite.js';
import { panel } from './panel.js';
import { Questions } from './questions.js';
import { answered, ended, laidOut, linked, mySeat, numbersOf, openRoom, send, told, withBoard } from './state.js';
import { boardName, lineLabels, news, soundOf, status, titleOf } from './telling.js';
import { reasonOf } from './words.js';

/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Command, LinkState, World} from '../net/link.js' */
/** @import {DotsCommand, ToClient} from '../net/messages' */
/** @import {Deed} from './panel.js' */
/** @import {Reason, RoomState} from './room' */
/** @import {Speech} from './telling.js' */

/**
 * @typedef {object} Page what the place needs from the page around it
 * @property {string} room
 * @property {string | null} token of a link that moves a seat here
 * @property {World} world
 * @property {Shelf} shelf
 * @property {() => Speech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {(line: { by: number, closed: number, over: boolean, won: boolean }) => void} sound
 * @property {(trouble: 'part' | 'update') => void} notify
 * @property {string} version of this page
 * @property {() => Promise<void>} loadSheet the style of the questions
 */

// Milliseconds in which a line grows and its box fills; until then the pointer draws nothing after a capture.
const CAPTURE = 280;

export class RoomPlace {
  #page;
  #state = openRoom();
  #link;
  #count = 0;
  /** @type {(value?: unknown) => void} */
  #shown = () => {};
  /** @type {string | null} the set-up whose board was asked for */
  #asked = null;
  /** @type {Reason | null} */
  #failed = null;
  #busy = false;
  /** The line to the server was lost, and that was said. */
  #lost = false;
  /** @type {string | null} */
  #token;
  #invitation;
  #questions;
  /** @type {Zoom | null} once there is a paper */
  #zoom = null;
  /** @type {{ of: unknown[], lines: string[] }} made anew when what they tell of changes */
  #labels = { of: [], lines: [] };

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#token = page.token;
    this.#invitation = new SharedLink(page, `${location.origin}/room/${page.room}`);
    this.#questions = new Questions(page, {
      restart: (setup) => this.#link.send({ type: 'restart', id: this.#newId(), version: this.#state.room?.version ?? 0, setup }),
      leave: () => this.#link.send({ type: 'leave', id: this.#newId() }),
      refused: (code) => this.#fail(reasonOf(code)),
    });
    this.#link = new Link(page.world, {
      hear: (message) => this.#hear(message),
      changed: (link) => this.#linked(link),
      gaveUp: (command) => this.#gaveUp(command),
    });
    this.laidOut = new Promise((done) => {
      this.#shown = done;
    });
  }

  get link() {
    return this.#link;
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
    this.#zoom = new Zoom(paper, () => this.#state.laid?.board.geometry ?? null, this.#page.changed);
    listen(paper, {
      board: () => this.#state.laid?.board ?? null,
      changed: (board) => this.#become(withBoard(this.#state, board)),
      draw: (line) => this.#play({ type: 'draw', line }),
      refused: (line) => this.#refuse(line),
      asked: (line) => this.#page.say(this.#page.speech().words.say.tapAgain(this.#spoken(line))),
      confirm: () => keptAids(this.#page.shelf).confirm,
    });
  }

  render() {
    const speech = this.#page.speech();
    const state = this.#state;
    return html`<main class="place" data-link=${state.link}>
        <h1 class="unseen">${speech.own.title}</h1>
        <div class="paper">${state.laid ? this.#drawBoard(speech, state) : ''}</div>
        ${panel({
          speech,
          state,
          busy: this.#busy,
          failed: this.#failed,
          taking: this.#token !== null,
          invitation: this.#inviting(speech, state),
          zoom: this.#zoom?.render(speech.words),
          on: (deed) => this.#do(deed),
        })}
      </main>
      ${this.#questions.render()}`;
  }

  /**
   * @param {Speech} speech
   * @param {RoomState} state
   */
  #drawBoard(speech, state) {
    if (!state.laid) return nothing;
    const roll = state.room?.game?.roll;
    const of = [speech.words, state.room, state.laid.grid, state.sent];
    if (of.some((part, index) => part !== this.#labels.of[index])) this.#labels = { of, lines: lineLabels(speech, state) };
    const names = {
      title: `${boardName(speech.words, state.laid.grid)}. ${speech.words.boardHelp}`,
      letters: ['', '1', '2', '3', '4'],
      lines: this.#labels.lines,
      numbers: state.room?.game?.numbers ?? [],
    };
    return drawBoard(state.laid.board, names, {
      hint: null,
      pending: state.sent?.line ?? null,
      marked: () => false,
      number: roll && !state.room?.game?.over ? worth(numbersOf(state) === 'product', roll.dice) : null,
      coordinates: keptAids(this.#page.shelf).coordinates,
    });
  }

  /**
   * The link, while there is a seat for somebody.
   * @param {Speech} speech
   * @param {RoomState} state
   */
  #inviting({ own }, state) {
    if (!state.room || mySeat(state) === 0 || !state.room.table.seats.some((seat) => seat.state === 'empty')) return nothing;
    return html`<section class="invitation" aria-label=${own.invite}>
      <p class="note">${own.inviteNote}</p>
      ${this.#invitation.render()}
      ${state.room.you.may.includes('close_seats')
        ? html`<button type="button" data-deed="closeSeats" @click=${() => this.#do('closeSeats')}>${own.closeSeats}</button>`
        : nothing}
    </section>`;
  }

  /** @param {Deed} deed */
  #do(deed) {
    const room = this.#state.room;
    const version = room?.version ?? 0;
    this.#failed = null;
    if (deed === 'swap' || deed === 'roll' || deed === 'pass') this.#play({ type: deed });
    else if (deed === 'join') void this.#sit(joinRoom(this.#page.room));
    else if (deed === 'take') void this.#sit(takeSeat(this.#page.room, this.#token ?? ''));
    else if (deed === 'takeNot') this.#token = null;
    else if (deed === 'newRound') this.#link.send({ type: 'propose', id: this.#newId(), version, kind: 'restart' });
    else if (deed === 'accept') this.#link.send({ type: 'accept', id: this.#newId(), offer: room?.you.accept[0] ?? 0 });
    else if (deed === 'decline') this.#link.send({ type: 'decline', id: this.#newId(), offer: room?.you.accept[0] ?? 0 });
    else if (deed === 'withdraw') this.#link.send({ type: 'decline', id: this.#newId(), offer: room?.you.withdraw[0] ?? 0 });
    else if (deed === 'closeSeats') this.#link.send({ type: 'close_seats', id: this.#newId(), version });
    else if (deed === 'retry') this.#link.wake();
    else if (deed === 'playHere') this.#link.open();
    else if (deed === 'reload') location.reload();
    else if (deed === 'askMove') void this.#questions.move();
    else if (deed === 'askLeave') void this.#questions.leave();
    else if (deed === 'askSetUp') void this.#questions.setUp(room?.table.setup ?? '');
    else if (deed === 'draw') this.#confirm();
    this.#page.changed();
    if (deed === 'swap' || deed === 'accept' || deed === 'decline' || deed === 'withdraw') focusBoard(); // the button goes
  }

  /** @param {DotsCommand} command */
  #play(command) {
    const room = this.#state.room;
    if (!room || this.#state.sent) return;
    const id = this.#newId();
    this.#failed = null;
    this.#become(send(this.#state, id, command.type === 'draw' ? command.line : null));
    this.#link.send({ type: 'play', id, version: room.version, command });
  }

  /**
   * The seat that this browser has from now on: the line is opened anew as its owner.
   * @param {ReturnType<typeof joinRoom>} asked
   */
  async #sit(asked) {
    this.#busy = true;
    const seated = await asked;
    this.#busy = false;
    this.#token = null;
    if ('refused' in seated) this.#fail(reasonOf(seated.refused));
    else focusBoard(); // the button goes
    this.#link.open();
  }

  /** The line that waits for a second tap. */
  #confirm() {
    const line = this.#state.laid?.board.armed ?? null;
    focusBoard();
    if (line !== null) this.#play({ type: 'draw', line });
  }

  /** @param {LinkState} link */
  #linked(link) {
    this.#become(linked(this.#state, link));
    if (link !== 'waiting' || this.#lost || !this.#state.room) return;
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
      this.#become(answered(told(this.#state, message.room), message.id));
      this.#fail(reasonOf(message.code));
    } else if (message.type === 'taken_over' || message.type === 'outdated') this.#end(message.type);
    else if (message.type === 'gone') this.#end(message.why);
  }

  /** @param {Extract<ToClient, { type: 'room' }>} room */
  #told(room) {
    const before = this.#state;
    this.#become(told(before, room));
    if (this.#state === before) return;
    void this.#layOut();
    const drew = room.events.filter((event) => event.type === 'drew').at(-1);
    if (drew) {
      this.#failed = null;
      this.#page.sound(soundOf(this.#state, drew));
      this.#zoom?.show(drew.line);
      const laid = this.#state.laid;
      if (laid && drew.closed.length > 0) this.#become(withBoard(this.#state, hush(laid.board, performance.now() + CAPTURE)));
    }
    const speech = this.#page.speech();
    const text = news(speech, before, this.#state);
    if (this.#lost) this.#page.say(`${speech.own.back} ${text || status(speech, this.#state)}`);
    else if (text) this.#page.say(text);
    this.#lost = false;
  }

  /** @param {Parameters<typeof ended>[1]} end */
  #end(end) {
    this.#questions.close();
    this.#become(ended(this.#state, end));
    const { own } = this.#page.speech();
    this.#page.say(`${own.ends[end].title}. ${own.ends[end].note}`);
  }

  /** @param {Command} command */
  #gaveUp(command) {
    this.#become(answered(this.#state, command.id));
    this.#fail('unanswered');
  }

  /** @param {Reason} reason */
  #fail(reason) {
    this.#failed = reason;
    this.#page.say(this.#page.speech().own.reasons[reason]);
    this.#page.changed();
  }

  /** @param {number} line */
  #refuse(line) {
    const { words } = this.#page.speech();
    const drawn = (this.#state.room?.game?.drawers[line] ?? 0) !== 0;
    this.#page.say(drawn ? words.say.alreadyDrawn(this.#spoken(line)) : words.say.notNow);
  }

  /** Fetches the board of the set-up that is played. */
  async #layOut() {
    const setup = this.#state.room?.table.setup;
    if (setup === undefined || setup === this.#asked) return;
    this.#asked = setup;
    try {
      this.#become(laidOut(this.#state, setup, await fetchBoard(this.#page.version, setup)));
      this.#zoom?.follow();
      this.#shown();
    } catch {
      this.#asked = null;
      this.#page.notify('part');
    }
  }

  /** @param {number} line */
  #spoken(line) {
    return spokenLine(this.#state.laid?.grid.lines[line]?.name ?? '');
  }

  #newId() {
    this.#count += 1;
    return `${NAME}-${this.#count}`;
  }

  /** @param {RoomState} state */
  #become(state) {
    this.#state = state;
    this.#page.changed();
  }
}

// Another one in each tab and at each loading, so that no two commands of a seat are taken for one.
const NAME = [Date.now(), ...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

function focusBoard() {
  const line = document.querySelector('.board [tabindex="0"]');
  if (line instanceof SVGElement) line.focus({ preventScroll: true });
}
