// The place of a private room: board, panel and questions, wired to the line to the server.

import { html, nothing } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { spokenLine } from '../board/speak.js';
import { hush } from '../board/state.js';
import { keptAids } from '../dots/aids.js';
import { drawQr, joinRoom, linkSeat, takeSeat } from '../net/calls.js';
import { Link } from '../net/link.js';
import { dialogBody } from './dialogs.js';
import { copyText, linkView } from './invite.js';
import { panel } from './panel.js';
import { printPlan, readPlan, USUAL_PLAN } from './plan.js';
import { answered, ended, laidOut, linked, mySeat, openRoom, send, setupOf, told, withBoard } from './state.js';
import { boardName, lineLabels, news, soundOf, titleOf } from './telling.js';
import { reasonOf } from './words.js';

/** @import {KernelClient} from '../kernel/client.js' */
/** @import {Answer} from '../kernel/messages' */
/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Command, World} from '../net/link.js' */
/** @import {DotsCommand, Qr, ToClient} from '../net/messages' */
/** @import {Question} from './dialogs.js' */
/** @import {Deed} from './panel.js' */
/** @import {Plan, Reason, RoomState} from './room' */
/** @import {Speech} from './telling.js' */

/**
 * @typedef {object} Page what the place needs from the page around it
 * @property {string} room
 * @property {string | null} token of a link that moves a seat here
 * @property {World} world
 * @property {KernelClient} kernel
 * @property {Promise<unknown>} loaded the kernel
 * @property {Shelf} shelf
 * @property {() => Speech} speech
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {(line: { by: number, closed: number, over: boolean, won: boolean }) => void} sound
 * @property {(trouble: 'kernel' | 'part' | 'update') => void} notify
 * @property {string} version of this page
 * @property {() => Promise<void>} loadSheet the style of the questions
 */

/** @typedef {{ address: string, qr: Qr | null, copied: 'copied' | 'by hand' | null }} Shared */

// Milliseconds in which a line grows and its box fills; until then the pointer draws nothing after a capture.
const CAPTURE = 280;

export class RoomPlace {
  #page;
  #state = openRoom();
  #link;
  #count = 0;
  /** @type {string | null} the set-up whose board the kernel was asked for */
  #asked = null;
  /** @type {Reason | null} */
  #failed = null;
  #busy = false;
  /** @type {string | null} */
  #token;
  /** @type {Question | null} */
  #question = null;
  /** @type {Plan} */
  #plan = USUAL_PLAN;
  /** @type {Shared} */
  #invitation;
  /** @type {Shared | null} */
  #move = null;
  #minutes = 0;
  /** @type {{ of: unknown[], lines: string[] }} made anew when what they tell of changes */
  #labels = { of: [], lines: [] };

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#token = page.token;
    this.#invitation = { address: `${location.origin}/room/${page.room}`, qr: null, copied: null };
    this.#link = new Link(page.world, {
      hear: (message) => this.#hear(message),
      changed: (link) => this.#become(linked(this.#state, link)),
      gaveUp: (command) => this.#gaveUp(command),
    });
    page.loaded.then(() => this.#layOut(), () => {}); // what went wrong has been said
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
    listen(paper, {
      board: () => this.#state.laid?.board ?? null,
      changed: (board) => this.#become(withBoard(this.#state, board)),
      draw: (line) => this.#play({ type: 'draw', line }),
      refused: (line) => this.#refuse(line),
      asked: (line) => this.#page.say(this.#page.speech().words.say.tapAgain(this.#spoken(line))),
      confirm: () => keptAids(this.#page.shelf).confirm,
    });
  }

  /** @param {Answer} answer */
  hearKernel(answer) {
    if (answer.kind === 'started' && this.#asked !== null) this.#become(laidOut(this.#state, this.#asked, answer.grid));
    else if (answer.kind !== 'started') this.#page.notify('kernel');
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
          on: (deed) => this.#do(deed),
        })}
      </main>
      <dialog
        class="sheet"
        aria-labelledby="sheet-title"
        @close=${() => this.#ask(null)}
        @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && dialog()?.close()}
      >
        <div class="sheet-body">${this.#question ? this.#asking(speech, this.#question) : nothing}</div>
      </dialog>`;
  }

  /**
   * @param {Speech} speech
   * @param {RoomState} state
   */
  #drawBoard(speech, state) {
    if (!state.laid) return nothing;
    const of = [speech.words, state.room, state.laid.grid, state.sent];
    if (of.some((part, index) => part !== this.#labels.of[index])) this.#labels = { of, lines: lineLabels(speech, state) };
    const names = {
      title: `${boardName(speech.words, state.laid.grid)}. ${speech.words.boardHelp}`,
      letters: ['', '1', '2', '3', '4'],
      lines: this.#labels.lines,
    };
    return drawBoard(state.laid.board, names, { hint: null, pending: state.sent?.line ?? null, marked: () => false });
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
      ${linkView({ own, ...this.#invitation, onCopy: (field) => void this.#copy(this.#invitation, field) })}
      ${state.room.you.may.includes('close_seats')
        ? html`<button type="button" data-deed="closeSeats" @click=${() => this.#do('closeSeats')}>${own.closeSeats}</button>`
        : nothing}
    </section>`;
  }

  /**
   * @param {Speech} speech
   * @param {Question} question
   */
  #asking(speech, question) {
    const move = this.#move;
    return dialogBody({
      speech,
      question,
      plan: this.#plan,
      link: move ? linkView({ own: speech.own, ...move, onCopy: (field) => void this.#copy(move, field) }) : nothing,
      minutes: this.#minutes,
      onPlan: (plan) => {
        this.#plan = plan;
        this.#page.changed();
      },
      onRestart: () => {
        dialog()?.close();
        const version = this.#state.room?.version ?? 0;
        this.#link.send({ type: 'restart', id: this.#newId(), version, setup: printPlan(this.#plan) });
      },
      onLeave: () => {
        dialog()?.close();
        this.#link.send({ type: 'leave', id: this.#newId() });
      },
      onClose: () => dialog()?.close(),
    });
  }

  /** @param {Deed} deed */
  #do(deed) {
    const room = this.#state.room;
    const version = room?.version ?? 0;
    this.#failed = null;
    if (deed === 'swap') this.#play({ type: 'swap' });
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
    else if (deed === 'askMove') void this.#askMove();
    else if (deed === 'askLeave') void this.#ask('leave');
    else if (deed === 'askSetUp') {
      this.#plan = readPlan(room ? setupOf(room) : '');
      void this.#ask('setUp');
    }
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
    else {
      const { words, own } = this.#page.speech();
      this.#page.say(own.say.youJoined(words.player(seated.seat)));
      focusBoard();
    }
    this.#link.open();
  }

  async #askMove() {
    const link = await linkSeat(this.#page.room);
    if ('refused' in link) {
      this.#fail(reasonOf(link.refused));
      return;
    }
    const move = { address: location.origin + link.path, qr: null, copied: null };
    this.#move = move;
    this.#minutes = Math.round(link.seconds / 60);
    void this.#fetchQr(move);
    await this.#ask('move');
  }

  /** @param {Question | null} question */
  async #ask(question) {
    this.#question = question;
    this.#page.changed();
    if (!question) return;
    await this.#page.loadSheet().catch(() => {}); // plainer, then
    dialog()?.showModal();
  }

  /**
   * @param {Shared} shared
   * @param {HTMLInputElement} field
   */
  async #copy(shared, field) {
    shared.copied = (await copyText(field)) ? 'copied' : 'by hand';
    const { own } = this.#page.speech();
    this.#page.say(shared.copied === 'copied' ? own.copied : own.copyByHand);
    this.#page.changed();
  }

  /** @param {Shared} shared */
  async #fetchQr(shared) {
    const qr = await drawQr(shared.address);
    if (!('refused' in qr)) shared.qr = qr;
    this.#page.changed();
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
    this.#layOut();
    const drew = room.events.filter((event) => event.type === 'drew').at(-1);
    if (drew) {
      this.#failed = null;
      this.#page.sound(soundOf(this.#state, drew));
      const laid = this.#state.laid;
      if (laid && drew.closed.length > 0) this.#become(withBoard(this.#state, hush(laid.board, performance.now() + CAPTURE)));
    }
    const text = news(this.#page.speech(), before, this.#state);
    if (text) this.#page.say(text);
    const inviting = mySeat(this.#state) > 0 && room.table.seats.some(({ state }) => state === 'empty');
    if (inviting && mySeat(before) === 0) void this.#fetchQr(this.#invitation);
  }

  /** @param {Parameters<typeof ended>[1]} end */
  #end(end) {
    dialog()?.close();
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

  /** Asks the kernel for the board of the set-up that is played. */
  #layOut() {
    const setup = this.#state.room?.table.setup;
    if (setup === undefined || setup === this.#asked) return;
    void this.#page.loaded.then(() => {
      if (setup === this.#asked) return;
      this.#asked = setup;
      this.#page.kernel.start(setup);
    });
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

function dialog() {
  return document.querySelector('dialog');
}
