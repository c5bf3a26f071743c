// The page's line to a room: a WebSocket that comes back by itself. Each command is sent until it is answered, under one
// id, so that it takes effect once; what is not answered in time is given up.

/** @import {HallsToClient} from './hall-messages' */
/** @import {Play, Restart, Propose, Accept, Decline, Leave, CloseSeats, ToClient, ToServer} from './messages' */

/** @typedef {Omit<Play, 'command'> & { command: object }} AnyPlay a move of whichever game */
/** @typedef {AnyPlay | Restart | Propose | Accept | Decline | Leave | CloseSeats} Command */
/** @typedef {'opening' | 'open' | 'waiting' | 'over'} LinkState open: the position has been told; over: it will not open again by itself */

/**
 * @typedef {object} Socket the part of a WebSocket that is used
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {number} readyState
 * @property {(text: string) => void} send
 * @property {() => void} close
 */

/**
 * @typedef {object} World
 * @property {() => Socket} open
 * @property {() => number} now in milliseconds
 * @property {(act: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} never
 * @property {() => number} random from 0 to 1
 */

/**
 * @template [Message=ToClient]
 * @typedef {object} Ears
 * @property {(message: Message) => void} hear
 * @property {(state: LinkState) => void} changed
 * @property {(command: Command) => void} gaveUp nobody knows whether it took effect; the next position tells
 */

export const PROTOCOL = 1;
// Milliseconds.
const PING = 2500;
const DEAD = 9000;
const PATIENCE = 9000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const TAKEN_OVER = 4001;
const READY = 1;

/** @template [Message=ToClient] what is told on it */
export class Link {
  /** @type {LinkState} */
  state = 'waiting';
  #world;
  #ears;
  /** @type {Socket | null} */
  #socket = null;
  #heardAt = 0;
  #attempts = 0;
  /** @type {{ act: () => void, at: number, timer: number } | null} the next ping, or the next attempt */
  #next = null;
  /** @type {Map<string, { command: Command, timer: number }>} in the order in which they were sent */
  #unanswered = new Map();

  /**
   * @param {World} world
   * @param {Ears<Message>} ears
   */
  constructor(world, ears) {
    this.#world = world;
    this.#ears = ears;
  }

  /** Opens the line, or opens it anew: as whoever this browser is now. */
  open() {
    this.#cut();
    this.#attempts = 0;
    this.#connect();
  }

  /** The reader or the network has come back: nothing is waited for any longer. */
  wake() {
    if (this.state === 'waiting') this.#connect();
    else if (this.state !== 'over') this.#beat();
  }

  /** Does what should have been done by now: a page that is not looked at has slow timers. */
  tick() {
    if (this.#next && this.#world.now() >= this.#next.at) this.#next.act();
  }

  /** The network has gone. */
  drop() {
    if (this.state === 'opening' || this.state === 'open') this.#lose();
  }

  /** Asks for everything that there is to know. */
  look() {
    if (this.state === 'open') this.#write({ type: 'look' });
  }

  /** @param {Command} command */
  send(command) {
    const timer = this.#world.later(() => {
      this.#unanswered.delete(command.id);
      this.#ears.gaveUp(command);
    }, PATIENCE);
    this.#unanswered.set(command.id, { command, timer });
    if (this.state === 'open') this.#write(command);
  }

  #connect() {
    this.#cancel();
    const socket = this.#world.open();
    this.#socket = socket;
    this.#heardAt = this.#world.now();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === TAKEN_OVER) this.#receive({ type: 'taken_over' });
      else this.#lose();
    };
    this.#become('opening');
    this.#plan(() => this.#beat(), PING);
  }

  /** @param {ToClient | HallsToClient} message */
  #receive(message) {
    this.#heardAt = this.#world.now();
    if (message.type === 'taken_over' || message.type === 'gone' || message.type === 'outdated') {
      this.#cut();
      this.#forget();
      this.#become('over');
    } else if (message.type === 'room') {
      if (message.id !== null) this.#answered(message.id);
      if (this.state !== 'open') this.#opened();
    } else if (message.type === 'halls') {
      if (this.state !== 'open') this.#opened();
    } else if (message.type === 'refused') this.#answered(message.id);
    if (message.type !== 'pong') this.#ears.hear(/** @type {Message} */ (/** @type {unknown} */ (message)));
  }

  #opened() {
    this.#attempts = 0;
    this.#become('open');
    for (const { command } of this.#unanswered.values()) this.#write(command);
  }

  /** Says that the page is there, and sees whether the server is. */
  #beat() {
    this.#cancel();
    if (this.#world.now() - this.#heardAt >= DEAD) {
      this.#lose();
      return;
    }
    if (this.state === 'open') this.#write({ type: 'ping' });
    this.#plan(() => this.#beat(), PING);
  }

  #lose() {
    this.#cut();
    // Not all at once when a server comes back.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.5 + this.#world.random() / 2);
    this.#attempts += 1;
    this.#plan(() => this.#connect(), wait);
    this.#become('waiting');
  }

  #cut() {
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /**
   * @param {() => void} act
   * @param {number} milliseconds
   */
  #plan(act, milliseconds) {
    this.#next = { act, at: this.#world.now() + milliseconds, timer: this.#world.later(act, milliseconds) };
  }

  #cancel() {
    if (this.#next) this.#world.never(this.#next.timer);
    this.#next = null;
  }

  #forget() {
    for (const id of [...this.#unanswered.keys()]) this.#answered(id);
  }

  /** @param {string} id */
  #answered(id) {
    const waiting = this.#unanswered.get(id);
    if (waiting) this.#world.never(waiting.timer);
    this.#unanswered.delete(id);
  }

  /** @param {ToServer | AnyPlay} message */
  #write(message) {
    // One that is closing takes nothing; that it is closed is told in a moment.
    if (this.#socket?.readyState === READY) this.#socket.send(JSON.stringify(message));
  }

  /** @param {LinkState} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.#ears.changed(state);
  }
}
