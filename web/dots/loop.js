// The course of a game: whose turn it is, what the kernel is asked for, and at what pace its answers appear.

import { hush } from '../board/state.js';
import { effort } from './levels.js';
import {
  awaitsStart,
  begin,
  COMPUTER,
  decidedAt,
  humans,
  isComputer,
  mayHint,
  maySwap,
  mayUndo,
  openGame,
  played,
  send,
  SWAP,
  takenBack,
  toMove,
  wait,
  withHint,
  withLevel,
} from './game.js';
import { setupText } from './setup.js';

/** @import {Board} from '../board/board' */
/** @import {KernelClient} from '../kernel/client.js' */
/** @import {Answer, Level} from '../kernel/messages' */
/** @import {Choice, Drawn, Game} from './dots' */

// Milliseconds. The answer to a line comes after a breath; a chain is taken in quick sequence.
const BREATH = 360;
const IN_SEQUENCE = 40;
/** A line grows and then its box fills: so long after a capture the pointer draws nothing. */
export const CAPTURE = 280;

/**
 * @typedef {object} World what a game needs from outside
 * @property {KernelClient} kernel
 * @property {() => [number, number]} seed
 * @property {() => number} now in milliseconds
 * @property {(act: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} never
 * @property {boolean} phone
 * @property {() => boolean} still without motion
 * @property {() => void} changed
 * @property {(event: Happening) => void} happened
 */

/**
 * @typedef {{ kind: 'opened' } | { kind: 'appeared', line: Drawn } | { kind: 'drew', by: number, lines: Drawn[] } | { kind: 'swapped', by: number }
 *   | { kind: 'takenBack' } | { kind: 'replayed' } | { kind: 'unreadable' } | { kind: 'hinted', move: number } | { kind: 'ended' } | { kind: 'failed' }} Happening
 */

export class Loop {
  /** @type {World} */
  #world;
  /** @type {Choice} */
  #choice;
  /** @type {Game | null} */
  game = null;
  /** @type {number | null} a line of the computer that is about to appear */
  #timer = null;
  #drawnAt = 0;
  #failures = 0;
  /** Games finished since the starter was chosen: who begins in turn depends on it. */
  #finished = 0;
  /** @type {Level} what the computer thinks at */
  #level = 'medium';
  /** @type {Choice | null} of a game that is only shown */
  #shown = null;
  /** @type {Drawn[]} the computer's lines since the human's last */
  #run = [];

  /**
   * @param {World} world
   * @param {Choice} choice
   */
  constructor(world, choice) {
    this.#world = world;
    this.#choice = choice;
  }

  get choice() {
    return this.#choice;
  }

  /** @param {Choice} choice */
  newGame(choice = this.#choice) {
    this.#cancel();
    if (choice.starter !== this.#choice.starter) this.#finished = 0;
    this.#choice = choice;
    this.#shown = null;
    this.#run = [];
    if (this.game) this.#become(wait(this.game, 'start'));
    this.#world.kernel.start(setupText(choice));
  }

  /**
   * Shows a game as it stood after these turns, in place of the one that is played.
   * @param {Choice} choice
   * @param {string} turns
   * @param {[number, number] | null} seed
   */
  replay(choice, turns, seed) {
    this.#cancel();
    this.#shown = choice;
    this.#run = [];
    this.#world.kernel.start(setupText(choice), turns, seed);
  }

  /** @param {Level} level */
  setLevel(level) {
    this.#choice = { ...this.#choice, level };
    if (!this.game) return;
    this.#become(withLevel(this.game, level));
    if (this.game.waiting === 'think') this.#think();
  }

  /** The computer may draw the first line now. */
  start() {
    if (!this.game || !awaitsStart(this.game)) return;
    this.#become(begin(this.game));
    this.#think();
  }

  /**
   * Somebody here chose a line.
   * @param {number} line
   */
  draw(line) {
    if (!this.game || this.game.board.turn === 0) return;
    this.#cancel();
    this.#become(send(begin(withHint(this.game, null)), line));
    this.#world.kernel.play(line);
  }

  /** Somebody here takes over the first line instead of drawing. */
  swap() {
    if (this.game && maySwap(this.game)) this.draw(SWAP);
  }

  undo() {
    if (!this.game || !mayUndo(this.game)) return;
    this.#cancel();
    this.#become(wait(withHint(this.game, null), 'takeBack'));
    this.#world.kernel.takeBack(humans(this.game));
  }

  /** What hard would draw here. */
  hint() {
    if (!this.game || !mayHint(this.game)) return;
    this.#become(withHint(this.game, 'asked'));
    this.#world.kernel.think(effort('hard', this.#world.phone), this.#world.seed());
  }

  /** @param {Board} board */
  look(board) {
    if (this.game) this.#become({ ...this.game, board });
  }

  /** @param {Answer} answer */
  hear(answer) {
    if (this.#shown) this.#replayed(this.#shown, answer);
    else if (answer.kind === 'started') {
      this.#become(openGame(this.#choice, this.#first(), answer));
      this.#world.happened({ kind: 'opened' });
    } else if (!this.game) return;
    else if (answer.kind === 'played') this.#played(this.game, played(this.game, answer));
    else if (answer.kind === 'takenBack') {
      this.#run = [];
      this.#become(takenBack(this.game, answer));
      this.#world.happened({ kind: 'takenBack' });
    } else if (answer.kind === 'thought' && this.game.hint === 'asked') {
      this.#become(withHint(this.game, answer.move));
      this.#world.happened({ kind: 'hinted', move: answer.move });
    } else if (answer.kind === 'thought') this.#appear(decidedAt(this.game, this.#level), answer.move);
    else this.#failed(this.game);
  }

  /**
   * @param {Choice} choice
   * @param {Answer} answer
   */
  #replayed(choice, answer) {
    if (answer.kind === 'started') {
      this.#become(wait(begin(openGame(choice, choice.starter === 2 ? 2 : 1, answer)), 'replay'));
      this.#world.happened({ kind: 'replayed' });
    } else this.#world.happened({ kind: 'unreadable' });
  }

  /**
   * @param {Game} before
   * @param {Game} game
   */
  #played(before, game) {
    this.#failures = 0;
    if (before.waiting === 'takeBack') {
      this.#become(wait(game, 'takeBack')); // it is on its way back already
      return;
    }
    const now = this.#world.now();
    this.#drawnAt = now;
    const line = game.drawn.at(-1);
    const shown = line?.closed && !this.#world.still();
    const quiet = shown ? { ...game, board: hush(game.board, now + CAPTURE) } : game;
    this.#become(quiet);
    if (!line) return;
    this.#world.happened({ kind: 'appeared', line });
    const going = isComputer(game, toMove(game));
    if (line.line === SWAP) this.#world.happened({ kind: 'swapped', by: line.person });
    else if (isComputer(game, line.person)) {
      this.#run = [...this.#run, line];
      if (!going) this.#told(COMPUTER, this.#run);
    } else this.#told(line.person, [line]);
    if (going) this.#think();
    if (game.view.over) {
      this.#finished += 1;
      this.#world.happened({ kind: 'ended' });
    }
  }

  #first() {
    const { starter } = this.#choice;
    return starter === 'alternating' ? 1 + (this.#finished % 2) : starter;
  }

  /**
   * The kernel broke and stands afresh at the same position: the computer tries once more, with less effort.
   * @param {Game} game
   */
  #failed(game) {
    this.#failures += 1;
    this.#become(wait(withHint(game, null), null));
    this.#world.happened({ kind: 'failed' });
    if (this.#failures === 1 && game.started && isComputer(game, toMove(game))) this.#think('medium');
  }

  /**
   * @param {number} by
   * @param {Drawn[]} lines
   */
  #told(by, lines) {
    this.#run = [];
    this.#world.happened({ kind: 'drew', by, lines });
  }

  #think(level = this.#choice.level) {
    if (!this.game) return;
    this.#cancel();
    this.#level = level;
    this.#become(wait(this.game, 'think'));
    this.#world.kernel.think(effort(level, this.#world.phone), this.#world.seed());
  }

  /**
   * The computer's line, once the one before has been seen.
   * @param {Game} game
   * @param {number} line
   */
  #appear(game, line) {
    this.#become(game);
    const inSequence = this.#run.length > 0 && game.view.kinds[line] === 'closes';
    const wanted = this.#drawnAt + (inSequence ? IN_SEQUENCE : BREATH);
    this.#timer = this.#world.later(() => {
      this.#timer = null;
      if (this.game) this.#become(send(this.game, line));
      this.#world.kernel.play(line);
    }, Math.max(0, wanted - this.#world.now()));
  }

  #cancel() {
    if (this.#timer !== null) this.#world.never(this.#timer);
    this.#timer = null;
    this.#world.kernel.stop();
  }

  /** @param {Game} game */
  #become(game) {
    this.game = game;
    this.#world.changed();
  }
}
