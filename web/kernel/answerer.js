// One game in the kernel, as questions and answers. It thinks in slices, so that it can always be stopped,
// and knows neither thread nor clock: both are handed to it.

import { PASS, SWAP } from './moves.js';
import { KernelGame, RefusedError } from './wasm.js';

/** @import {Answer, Request, Roll} from './messages' */

/** @typedef {Extract<Request, { kind: 'start' }>} Start */
/** @typedef {Extract<Request, { kind: 'think' }>} Think */

// A slice is small enough that a message waits a few milliseconds at most, even on a slow phone.
const FIRST_SLICE = 1000;
const LARGEST_SLICE = 20_000;
const SLICE_MILLISECONDS = 8;

/**
 * @typedef {object} Surroundings
 * @property {(answer: Answer) => void} post
 * @property {() => void} again asks for `goOn`, after the messages that wait
 * @property {() => number} now in milliseconds
 */

export class Answerer {
  /** @type {Surroundings} */
  #around;
  /** @type {WebAssembly.Module | null} */
  #module = null;
  /** @type {{ start: Start, kernel: KernelGame, turns: string, seed: [number, number] | null } | null} */
  #current = null;
  /** @type {{ request: Think, since: number, slice: number } | null} */
  #thinking = null;

  /** @param {Surroundings} around */
  constructor(around) {
    this.#around = around;
  }

  /** @param {Request} request */
  handle(request) {
    this.#guard('id' in request ? request : null, () => this.#answer(request));
  }

  /** Thinks for one slice more. */
  goOn() {
    if (this.#thinking) this.#guard(this.#thinking.request, () => this.#slice());
  }

  /** @param {Request} request */
  #answer(request) {
    if (request.kind === 'load') {
      this.#module = request.module;
      return;
    }
    if (request.kind === 'start') {
      this.#thinking = null;
      const { turns, seed } = request;
      const kernel = this.#open(request, turns, seed);
      this.#current = { start: request, kernel, turns, seed };
      this.#around.post({ ...reference(request), kind: 'started', grid: kernel.grid(), view: kernel.view() });
      return;
    }
    if (this.#current?.start.game !== request.game) return; // an earlier game's: nobody waits for it
    if (request.kind === 'record') {
      const { turns, seed } = this.#current;
      this.#around.post({ ...reference(request), kind: 'recorded', turns, seed });
      return;
    }
    this.#thinking = null;
    const { kernel } = this.#current;
    if (request.kind === 'play') {
      const before = kernel.view();
      kernel.play(request.move);
      const view = kernel.view();
      const closed = view.owners.flatMap((owner, box) => (owner !== 0 && before.owners[box] === 0 ? [box] : []));
      this.#around.post({ ...reference(request), kind: 'played', player: before.mover, move: request.move, closed, view });
    } else if (request.kind === 'roll') {
      if (!this.#current.seed) kernel.deal(request.seed);
      this.#current.seed ??= request.seed;
      const passes = roll(kernel, request.on);
      this.#around.post({ ...reference(request), kind: 'rolled', passes, view: kernel.view() });
    } else if (request.kind === 'takeBack') {
      const lines = takeBack(kernel, request.players);
      this.#around.post({ ...reference(request), kind: 'takenBack', lines, view: kernel.view() });
    } else if (request.kind === 'think') {
      const since = this.#around.now(); // laying out the table is part of the time
      kernel.think(request.effort, request.seed);
      this.#thinking = { request, since, slice: FIRST_SLICE };
      this.#slice();
    }
    this.#current.turns = kernel.turns();
  }

  #slice() {
    if (!this.#thinking || !this.#current) return;
    const { request, since, slice } = this.#thinking;
    const { kernel } = this.#current;
    const begun = this.#around.now();
    const decided = kernel.search(slice);
    const now = this.#around.now();
    if (decided || now - since >= request.effort.seconds * 1000) {
      this.#thinking = null;
      this.#around.post({ ...reference(request), kind: 'thought', ...kernel.decision(), milliseconds: now - since });
      return;
    }
    const slow = now - begun > SLICE_MILLISECONDS;
    this.#thinking.slice = slow ? Math.max(FIRST_SLICE, slice >> 1) : Math.min(LARGEST_SLICE, slice << 1);
    this.#around.again();
  }

  /**
   * @param {Start} start
   * @param {string} turns
   * @param {[number, number] | null} seed
   */
  #open(start, turns, seed) {
    if (!this.#module) throw new Error('no kernel was loaded');
    return new KernelGame(this.#module, start.setup, turns, seed);
  }

  /**
   * A refusal is an answer. Anything else means that the instance can no longer be trusted: a fresh one takes its place.
   * @param {{ id: number, game: number } | null} request
   * @param {() => void} act
   */
  #guard(request, act) {
    try {
      act();
    } catch (error) {
      this.#thinking = null;
      if (error instanceof RefusedError) {
        if (request) this.#around.post({ ...reference(request), kind: 'refused', ...error.refusal });
        return;
      }
      if (this.#current) this.#current.kernel = this.#open(this.#current.start, this.#current.turns, this.#current.seed);
      if (request) this.#around.post({ ...reference(request), kind: 'failed', reason: String(error) });
    }
  }
}

/**
 * @param {KernelGame} kernel
 * @param {boolean} on
 */
function roll(kernel, on) {
  /** @type {{ player: number, roll: Roll }[]} */
  const passes = [];
  for (;;) {
    const { canPass, mover, roll: thrown } = kernel.view();
    if (thrown && !canPass) return passes;
    if (thrown) {
      if (!on) return passes;
      passes.push({ player: mover, roll: thrown });
      kernel.play(PASS);
    }
    kernel.roll();
  }
}

/**
 * The answers of the others go too, extra turns, rolls and passes included, so that a player chooses again; what had been
 * thrown for the line stays.
 * @param {KernelGame} kernel
 * @param {number[]} players
 */
function takeBack(kernel, players) {
  let lines = 0;
  for (;;) {
    const { last, drawers } = kernel.view();
    if (!kernel.undo()) return lines;
    if (last === null || (last >= drawers.length && last !== SWAP)) continue;
    lines += 1;
    if (players.includes(kernel.view().mover)) return lines;
  }
}

/** @param {{ id: number, game: number }} request */
function reference({ id, game }) {
  return { id, game };
}
