// What the tests share: the real kernel in this process, and a clock that only moves when told.

import { readFileSync } from 'node:fs';
import { Loop } from '../dots/loop.js';
import { Answerer } from '../kernel/answerer.js';
import { KernelClient } from '../kernel/client.js';
import { KernelGame } from '../kernel/wasm.js';

/** @import {Choice} from '../dots/dots' */
/** @import {Happening} from '../dots/loop.js' */
/** @import {Answer, Request} from '../kernel/messages' */

export const kernel = new WebAssembly.Module(readFileSync(new URL('../kernel/kamertje.wasm', import.meta.url)));

/** @param {string} setup */
export function grid(setup) {
  return new KernelGame(kernel, setup).grid();
}

/** An answerer, what it has posted, and whether it wants to go on. */
export function answering() {
  /** @type {Answer[]} */
  const posted = [];
  const state = { wants: false, now: 0 };
  const answerer = new Answerer({
    post: (answer) => posted.push(answer),
    again: () => {
      state.wants = true;
    },
    now: () => (state.now += 1),
  });
  answerer.handle({ kind: 'load', module: kernel });
  return { answerer, posted, state };
}

/**
 * A whole game without a browser. Requests reach the kernel, and timers fire, when `run` is called.
 * @param {Choice} choice
 * @param {[number, number]} seed
 * @param {(event: Happening, loop: Loop) => void} hear
 */
export function playing(choice, seed = [1, 2], hear = () => {}) {
  /** @type {Request[]} */
  const requests = [];
  /** @type {{ act: () => void, at: number, timer: number }[]} */
  let timers = [];
  /** @type {Happening[]} */
  const happened = [];
  const clock = { now: 0 };
  const { answerer, posted, state } = answering();
  const client = new KernelClient({ postMessage: (request) => requests.push(request) }, (answer) => loop.hear(answer));
  const loop = new Loop(
    {
      kernel: client,
      seed: () => seed,
      now: () => clock.now,
      later: (act, milliseconds) => {
        timers.push({ act, at: clock.now + milliseconds, timer: timers.length + clock.now * 1000 });
        return timers.at(-1)?.timer ?? 0;
      },
      never: (timer) => {
        timers = timers.filter((other) => other.timer !== timer);
      },
      phone: true,
      still: () => false,
      changed: () => {},
      happened: (event) => {
        happened.push(event);
        hear(event, loop);
      },
    },
    choice,
  );

  /** The kernel answers the next request. */
  function answerOne() {
    const request = requests.shift();
    if (!request) return;
    answerer.handle(request);
    while (state.wants) {
      state.wants = false;
      answerer.goOn();
    }
    for (let given = posted.shift(); given; given = posted.shift()) client.receive(given);
  }

  /** The kernel answers everything that is asked. */
  function answer() {
    while (requests.length > 0) answerOne();
  }

  /** Until nothing is left to happen. */
  function run() {
    answer();
    while (timers.length > 0) {
      timers.sort((one, other) => one.at - other.at);
      const next = timers.shift();
      if (!next) break;
      clock.now = next.at;
      next.act();
      answer();
    }
  }

  loop.newGame();
  answer();
  return { loop, client, requests, happened, clock, timers: () => timers, answerOne, answer, run };
}

/** @param {Loop} loop */
export function game(loop) {
  if (!loop.game) throw new Error('no game');
  return loop.game;
}
