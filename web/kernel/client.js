// The page's end of the worker: numbers the requests, and hears only the answers that somebody still waits for.

/** @import {Answer, Effort, Request} from './messages' */

/**
 * @typedef {object} Port
 * @property {(request: Request) => void} postMessage
 */

export class KernelClient {
  /** @type {Port} */
  #port;
  /** @type {(answer: Answer) => void} */
  #hear;
  #game = 0;
  #request = 0;
  /** @type {Set<number>} */
  #awaited = new Set();
  /** @type {number | null} the request for a decision that is under way */
  #thinking = null;

  /**
   * @param {Port} port
   * @param {(answer: Answer) => void} hear
   */
  constructor(port, hear) {
    this.#port = port;
    this.#hear = hear;
  }

  /** @param {Answer} answer */
  receive(answer) {
    if (answer.game !== this.#game || !this.#awaited.delete(answer.id)) return;
    if (answer.id === this.#thinking) this.#thinking = null;
    this.#hear(answer);
  }

  /**
   * A new game; answers about the one before are no longer heard.
   * @param {string} setup
   * @param {string} turns
   * @param {[number, number] | null} seed
   */
  start(setup, turns = '', seed = null) {
    this.#game += 1;
    this.#awaited.clear();
    this.#thinking = null;
    this.#port.postMessage({ kind: 'start', ...this.#next(), setup, turns, seed });
  }

  /** @param {number} move */
  play(move) {
    this.#port.postMessage({ kind: 'play', ...this.#next(), move });
  }

  /**
   * @param {[number, number]} seed
   * @param {boolean} on until someone can draw
   */
  roll(seed, on) {
    this.#port.postMessage({ kind: 'roll', ...this.#next(), seed, on });
  }

  /** Asks for the game so far, as text. */
  record() {
    this.#port.postMessage({ kind: 'record', ...this.#next() });
  }

  /** @param {number[]} players */
  takeBack(players) {
    this.stop();
    this.#port.postMessage({ kind: 'takeBack', ...this.#next(), players });
  }

  /**
   * @param {Effort} effort
   * @param {[number, number]} seed
   */
  think(effort, seed) {
    this.stop();
    const reference = this.#next();
    this.#thinking = reference.id;
    this.#port.postMessage({ kind: 'think', ...reference, seed, effort });
  }

  /** Ends the decision under way, if any; its answer is not heard even when it is on its way. */
  stop() {
    if (this.#thinking === null) return;
    this.#awaited.delete(this.#thinking);
    this.#thinking = null;
    this.#port.postMessage({ kind: 'stop', game: this.#game });
  }

  #next() {
    this.#request += 1;
    this.#awaited.add(this.#request);
    return { id: this.#request, game: this.#game };
  }
}

/**
 * @param {Promise<WebAssembly.Module>} module
 * @param {(answer: Answer) => void} hear
 * @param {(reason: unknown) => void} broken the worker itself cannot run
 */
export function connect(module, hear, broken) {
  const { port, loaded } = startThread(module, (answer) => client.receive(answer), broken);
  const client = new KernelClient(port, hear);
  return { client, loaded };
}

/**
 * @param {Promise<WebAssembly.Module>} module
 * @param {(answer: Answer) => void} receive
 * @param {(reason: unknown) => void} broken
 */
export function startThread(module, receive, broken) {
  const port = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  port.onmessage = (/** @type {MessageEvent<Answer>} */ { data }) => receive(data);
  port.onerror = broken;
  const loaded = module.then((compiled) => port.postMessage({ kind: 'load', module: compiled }));
  loaded.catch(broken);
  return { port, loaded };
}
