// The course of a game: whose turn it is, what the kernel is asked for, and at what pace its answers appear.

import { hush } from '../board/state.js';
import { PASS, SWAP } from '../kernel/moves.js';
import { effort } from './levels.js';
import {
  awaitsStart,
  begin,
  decidedAt,
  humans,
  isComputer,
  levelOf,
  madeBy,
  mayHint,
  mayPass,
  mayRoll,
  maySwap,
  mayUndo,
  openGame,
  played,
  rolled,
  send,
  takenBack,
  toMove,
  wait,
  withHint,
  withLevels,
} from './game.js';
import { hasDice, seatsOf, setupText } from './setup.js';

/** @import {Board} from '../board/board' */
/** @import {KernelClient} from '../kernel/client.js' */
/** @import {Answer, Level, Roll} from '../kernel/messages' */
/** @import {Choice, Drawn, Game} from './dots' */

// Milliseconds. The answer to a line comes after a breath; a chain is taken in quick sequence.
const BREATH = 360;
const IN_SEQUENCE = 40;
/** The dice have come to rest. */
const ROLLED = 650;
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
 *   | { kind: 'rolled', by: number, roll: Roll, passes: number } | { kind: 'takenBack' } | { kind: 'replayed' } | { kind: 'unreadable' }
 *   | { kind: 'hinted', move: number } | { kind: 'ended' } | { kind: 'failed' }} Happening
 * `drew` tells of passes too, and of all that the computers did since somebody here last drew.
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
  /** @type {Drawn[]} the computers' moves since the last of somebody here */
  #run = [];
  /** @type {[number, number] | null} the seed of all rolls in this game, from the first one on */
  #dice = null;

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
    const others = seatsOf(choice).length !== seatsOf(this.#choice).length;
    if (others || choice.starter !== this.#choice.starter) this.#finished = 0;
    this.#choice = choice;
    this.#shown = null;
    this.#run = [];
    this.#dice = null;
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

  /**
   * The same game, with computers that play better or worse.
   * @param {Choice} choice
   */
  setLevels(choice) {
    this.#choice = choice;
    if (!this.game) return;
    this.#become(withLevels(this.game, choice));
    if (this.game.waiting === 'think') this.#think();
  }

  /** The computer may draw the first line now. */
  start() {
    if (!this.game || !awaitsStart(this.game)) return;
    this.#become(begin(this.game));
    this.#goOn(this.game);
  }

  /** Somebody here throws the dice. */
  roll() {
    if (this.game && mayRoll(this.game)) this.#throw(begin(this.game), false);
  }

  /** Nothing shows what was thrown. */
  pass() {
    if (!this.game || !mayPass(this.game)) return;
    this.#cancel();
    this.#become(send(this.game, PASS));
    this.#world.kernel.play(PASS);
  }

  /** Everyone passes and throws, until someone can draw. */
  rollOn() {
    if (this.game && mayPass(this.game)) this.#throw(this.game, true);
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
    else if (answer.kind === 'played') this.#played(this.game, played(this.game, answer), madeBy(this.game, answer));
    else if (answer.kind === 'rolled') this.#rolled(this.game, rolled(this.game, answer), answer.passes.length);
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
      this.#become(wait(begin(openGame(choice, typeof choice.starter === 'number' ? choice.starter : 1, answer)), 'replay'));
      this.#world.happened({ kind: 'replayed' });
    } else this.#world.happened({ kind: 'unreadable' });
  }

  /**
   * @param {Game} before
   * @param {Game} game
   * @param {Drawn} made
   */
  #played(before, game, made) {
    this.#failures = 0;
    if (before.waiting === 'takeBack') {
      this.#become(wait(game, 'takeBack')); // it is on its way back already
      return;
    }
    const now = this.#world.now();
    if (made.line !== PASS) this.#drawnAt = now;
    const shown = made.closed && !this.#world.still();
    const quiet = shown ? { ...game, board: hush(game.board, now + CAPTURE) } : game;
    this.#become(quiet);
    if (made.line !== PASS) this.#world.happened({ kind: 'appeared', line: made });
    const going = isComputer(game, toMove(game));
    if (made.line === SWAP) this.#world.happened({ kind: 'swapped', by: made.person });
    else if (isComputer(game, made.person)) {
      this.#run = [...this.#run, made];
      if (!going || humans(game).length === 0) this.#told(this.#run);
    } else this.#told([made]);
    if (going) this.#goOn(game);
    if (game.view.over) {
      this.#finished += 1;
      this.#world.happened({ kind: 'ended' });
    }
  }

  /**
   * @param {Game} before
   * @param {Game} game
   * @param {number} passes that everyone made before it
   */
  #rolled(before, game, passes) {
    this.#failures = 0;
    if (before.waiting === 'takeBack') {
      this.#become(wait(game, 'takeBack'));
      return;
    }
    this.#drawnAt = this.#world.now() + ROLLED - BREATH;
    this.#become(game);
    const by = toMove(game);
    const going = isComputer(game, by);
    const roll = game.view.roll;
    if (roll && (!going || passes > 0)) this.#world.happened({ kind: 'rolled', by, roll, passes });
    if (going) this.#goOn(game);
  }

  /**
   * It is a computer's turn: a roll and a pass take no time, a line is thought about.
   * @param {Game} game
   */
  #goOn(game) {
    if (hasDice(game.choice) && !game.view.roll) this.#throw(game, false);
    else if (game.view.canPass) {
      this.#become(send(game, PASS));
      this.#world.kernel.play(PASS);
    } else this.#think();
  }

  /**
   * @param {Game} game
   * @param {boolean} on
   */
  #throw(game, on) {
    this.#cancel();
    this.#become(wait(withHint(game, null), 'roll'));
    this.#dice ??= this.#world.seed();
    this.#world.kernel.roll(this.#dice, on);
  }

  #first() {
    const { starter } = this.#choice;
    return starter === 'alternating' ? 1 + (this.#finished % seatsOf(this.#choice).length) : starter;
  }

  /**
   * The kernel broke and stands afresh at the same position: the computer tries once more, with less effort.
   * @param {Game} game
   */
  #failed(game) {
    this.#failures += 1;
    this.#become(wait(withHint(game, null), null));
    this.#world.happened({ kind: 'failed' });
    if (this.#failures > 1 || !game.started || !isComputer(game, toMove(game))) return;
    if (hasDice(game.choice) && (!game.view.roll || game.view.canPass)) this.#goOn(game);
    else this.#think('medium');
  }

  /** @param {Drawn[]} lines */
  #told(lines) {
    this.#run = [];
    this.#world.happened({ kind: 'drew', by: lines[0]?.person ?? 0, lines });
  }

  /** @param {Level} [asked] */
  #think(asked) {
    if (!this.game) return;
    const level = asked ?? levelOf(this.game, toMove(this.game)) ?? 'medium';
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
    const inSequence = this.#run.length > 0 && game.view.kinds[line] === 'closes' && !hasDice(game.choice);
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
