// The place of a private room: board, panel and questions, wired to the line to the server.

import { html, nothing } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { spokenLine } from '../board/speak.js';
import { hush } from '../board/state.js';
import { Zoom } from '../board/zoom.js';
import { keptAids } from '../dots/aids.js';
import { worth } from '../dots/faces.js';
import { fetchBoard } from '../net/calls.js';
import { Chair } from '../table/chair.js';
import { reasonOf } from '../table/words.js';
import { planForm } from './form.js';
import { panel } from './panel.js';
import { printPlan, readPlan } from './plan.js';
import { answered, ended, laidOut, linked, numbersOf, openRoom, send, told, withBoard } from './state.js';
import { boardName, called, lineLabels, news, soundOf, status, titleOf } from './telling.js';

/** @import {Shelf} from '../keep/shelf.js' */
/** @import {DotsCommand} from '../net/messages' */
/** @import {Page as TablePage} from '../table/chair.js' */
/** @import {Deed} from './panel.js' */
/** @import {DotsRoom, RoomState} from './room' */
/** @import {Speech} from './telling.js' */

/** @typedef {Omit<TablePage, 'speech'> & { shelf: Shelf, speech: () => Speech, sound: (line: { by: number, closed: number, over: boolean, won: boolean }) => void }} Page */

// Milliseconds in which a line grows and its box fills; until then the pointer draws nothing after a capture.
const CAPTURE = 280;

export class RoomPlace {
  #page;
  #state = openRoom();
  #chair;
  /** @type {(value?: unknown) => void} */
  #shown = () => {};
  /** @type {string | null} the set-up whose board was asked for */
  #asked = null;
  #plan = readPlan('');
  /** @type {Zoom | null} once there is a paper */
  #zoom = null;
  /** @type {{ of: unknown[], lines: string[] }} made anew when what they tell of changes */
  #labels = { of: [], lines: [] };

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#chair = new Chair(page, {
      invitation: `/room/${page.room}`,
      state: () => this.#state,
      linked: (link) => this.#become(linked(this.#state, link)),
      told: (room) => this.#told(/** @type {DotsRoom} */ (room)),
      answered: (id) => this.#become(answered(this.#state, id)),
      ended: (end) => this.#become(ended(this.#state, end)),
      status: () => status(page.speech(), this.#state),
      reason: (code) => reasonOf(page.speech().own.reasons, code),
      focus: focusBoard,
    });
    this.laidOut = new Promise((done) => {
      this.#shown = done;
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
          busy: this.#chair.busy,
          failed: this.#chair.reason,
          taking: this.#chair.taking,
          home: `/${speech.words.code}/`,
          called: (seat) => called(speech, state, seat),
          invitation: this.#chair.inviting(),
          zoom: this.#zoom?.render(speech.words),
          on: (deed, offer) => this.#do(deed, offer),
        })}
      </main>
      ${this.#chair.questions.render()}`;
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
      pending: state.sent?.move ?? null,
      marked: () => false,
      number: roll && !state.room?.game?.over ? worth(numbersOf(state) === 'product', roll.dice) : null,
      coordinates: keptAids(this.#page.shelf).coordinates,
    });
  }

  /**
   * @param {Deed} deed
   * @param {number} [offer]
   */
  #do(deed, offer) {
    if (deed === 'swap' || deed === 'roll' || deed === 'pass') this.#play({ type: deed });
    else if (deed === 'draw') this.#confirm();
    else if (deed === 'askSetUp') void this.#askSetUp();
    else {
      this.#chair.do(deed, offer);
      return;
    }
    this.#page.changed();
    if (deed === 'swap') focusBoard(); // the button goes
  }

  async #askSetUp() {
    this.#plan = readPlan(this.#state.room?.table.setup ?? '');
    await this.#chair.questions.ask({
      title: () => this.#page.speech().words.setUp,
      body: () => html`${planForm(this.#page.speech(), this.#plan, (plan) => {
          this.#plan = plan;
          this.#page.changed();
        })}
        <div class="actions">
          <button type="button" class="main" @click=${() => this.#restart()}>${this.#page.speech().own.startRound}</button>
        </div>`,
    });
  }

  #restart() {
    this.#chair.questions.close();
    this.#chair.restart(printPlan(this.#plan));
  }

  /** @param {DotsCommand} command */
  #play(command) {
    if (!this.#state.room || this.#state.sent) return;
    const id = this.#chair.newId();
    this.#become(send(this.#state, id, command.type === 'draw' ? command.line : null));
    this.#chair.play(id, command);
  }

  /** The line that waits for a second tap. */
  #confirm() {
    const line = this.#state.laid?.board.armed ?? null;
    focusBoard();
    if (line !== null) this.#play({ type: 'draw', line });
  }

  /** @param {DotsRoom} room */
  #told(room) {
    const before = this.#state;
    this.#become(told(before, room));
    if (this.#state === before) return null;
    void this.#layOut();
    const drew = room.events.filter((event) => event.type === 'drew').at(-1);
    if (drew) {
      this.#chair.failed = null;
      this.#page.sound(soundOf(this.#state, drew));
      this.#zoom?.show(drew.line);
      const laid = this.#state.laid;
      if (laid && drew.closed.length > 0) this.#become(withBoard(this.#state, hush(laid.board, performance.now() + CAPTURE)));
    }
    return news(this.#page.speech(), before, this.#state);
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

  /** @param {RoomState} state */
  #become(state) {
    this.#state = state;
    this.#page.changed();
  }
}

function focusBoard() {
  const line = document.querySelector('.board [tabindex="0"]');
  if (line instanceof SVGElement) line.focus({ preventScroll: true });
}
