// The kernel's WASM as typed calls. One instance holds one game; a new game gets a new instance.

/** @import {Effort, Grid, Level, LineKind, Refusal, Roll, Shape, View} from './messages' */

/** @type {readonly Level[]} */
const LEVELS = ['easy', 'medium', 'hard', 'master'];
/** @type {readonly LineKind[]} */
const KINDS = ['drawn', 'safe', 'giveaway', 'closes'];
/** @type {readonly Shape[]} */
const SHAPES = ['square', 'triangle', 'hexagon'];
const PLAYERS = 4;
const MOST_SIDES = 6;
const NONE = -1;

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => void} [_initialize]
 * @property {() => number} kj_text
 * @property {() => number} kj_text_length
 * @property {() => number} kj_text_size
 * @property {(seedLow: number, seedHigh: number) => void} kj_deal
 * @property {() => number} kj_next_roll
 * @property {(length: number) => number} kj_new
 * @property {() => number} kj_grid
 * @property {() => number} kj_view
 * @property {() => number} kj_control
 * @property {(move: number) => number} kj_play
 * @property {() => number} kj_undo
 * @property {() => number} kj_turns
 * @property {(length: number) => number} kj_read_turns
 * @property {(line: number) => number} kj_line_name
 * @property {(level: number, seedLow: number, seedHigh: number, nodes: number, tableBytes: number) => number} kj_think
 * @property {(nodes: number) => number} kj_search
 * @property {() => number} kj_move
 * @property {() => number} kj_exact
 * @property {() => number} kj_nodes
 */

/** A set-up, a line or a turn that the rules do not allow. */
export class RefusedError extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(`${refusal.code}: ${refusal.text}`);
    this.refusal = refusal;
  }
}

/** One game inside one instance. */
export class KernelGame {
  /** @type {Exports} */
  #calls;
  /** @type {number} */
  #lines;
  /** @type {number} */
  #boxes;

  /**
   * @param {WebAssembly.Module} module
   * @param {string} setup
   * @param {string} turns played already
   * @param {[number, number] | null} seed of the dice, where the turns have some
   */
  constructor(module, setup, turns = '', seed = null) {
    this.#calls = /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(module).exports));
    this.#calls._initialize?.();
    if (this.#calls.kj_new(this.#write(setup)) < 0) throw this.#refused();
    const header = this.#integers(this.#calls.kj_grid(), 6);
    this.#lines = at(header, 4);
    this.#boxes = at(header, 5);
    if (seed) this.deal(seed);
    if (turns !== '' && this.#calls.kj_read_turns(this.#write(turns)) < 0) throw this.#refused();
  }

  /** @returns {Grid} */
  grid() {
    const address = this.#calls.kj_grid();
    const [shape, width, height, dots, lines, boxes] = /** @type {number[]} */ (this.#integers(address, 6));
    const size = 6 + 4 * number(dots) + 4 * number(lines) + (1 + MOST_SIDES) * number(boxes);
    const read = reader(this.#integers(address, size).slice(6));
    return {
      shape: pick(SHAPES, number(shape)),
      width: number(width),
      height: number(height),
      dots: times(number(dots), () => ({ row: read(), column: read(), x: read(), y: read() })),
      lines: times(number(lines), (line) => ({
        name: this.#lineName(line),
        from: read(),
        to: read(),
        boxes: [read(), read()].filter((box) => box !== NONE),
      })),
      boxes: times(number(boxes), () => {
        const count = read();
        return { sides: times(MOST_SIDES, read).slice(0, count) };
      }),
    };
  }

  /** @returns {View} */
  view() {
    const size = 12 + PLAYERS + 3 * this.#lines + 2 * this.#boxes;
    const read = reader(this.#integers(this.#calls.kj_view(), size));
    const mover = read();
    const over = read() !== 0;
    const winners = read();
    const moves = read();
    const last = read();
    return {
      mover,
      over,
      winners: [1, 2, 3, 4].filter((player) => winners & (1 << player)),
      moves,
      last: last === NONE ? null : last,
      canSwap: read() !== 0,
      linesLeft: read(),
      boxesLeft: read(),
      safe: read(),
      roll: rollOf(read()),
      awaitsRoll: read() !== 0,
      canPass: read() !== 0,
      scores: [0, ...times(PLAYERS, read)],
      drawers: times(this.#lines, read),
      kinds: times(this.#lines, () => pick(KINDS, read())),
      allowed: times(this.#lines, () => read() !== 0),
      owners: times(this.#boxes, read),
      numbers: times(this.#boxes, read),
      control: this.#control(),
    };
  }

  #control() {
    const [shown, player, wantsEven, longChains] = this.#integers(this.#calls.kj_control(), 4);
    return shown === 1 ? { player: number(player), wantsEven: wantsEven === 1, longChains: number(longChains) } : null;
  }

  /**
   * Gives the boxes their numbers, before the first move; all rolls come from the same seed.
   * @param {[number, number]} seed
   */
  deal([low, high]) {
    this.#calls.kj_deal(low, high);
  }

  /** Throws the dice, each time those that are due. */
  roll() {
    this.play(this.#calls.kj_next_roll());
  }

  /** @param {number} move */
  play(move) {
    if (this.#calls.kj_play(move) < 0) throw this.#refused();
  }

  /** False when there is nothing to take back. */
  undo() {
    return this.#calls.kj_undo() === 1;
  }

  /** The game so far, as `1. a1-b1 2. …`. */
  turns() {
    return this.#read(this.#calls.kj_turns());
  }

  /**
   * Starts a decision; an earlier one is dropped.
   * @param {Effort} effort
   * @param {[number, number]} seed
   */
  think(effort, [low, high]) {
    const begun = this.#calls.kj_think(LEVELS.indexOf(effort.level), low, high, effort.nodes, effort.table);
    if (begun < 0) throw new Error('there is nothing to decide: the game is over');
  }

  /**
   * Searches about that many nodes more. True once decided.
   * @param {number} nodes
   */
  search(nodes) {
    return this.#calls.kj_search(nodes) === 1;
  }

  /** The decision, or the best found so far. */
  decision() {
    return { move: this.#calls.kj_move(), exact: this.#calls.kj_exact() === 1, nodes: this.#calls.kj_nodes() >>> 0 };
  }

  /** @param {number} line */
  #lineName(line) {
    return this.#read(this.#calls.kj_line_name(line));
  }

  // Memory may grow at any call, which detaches earlier views: every access makes its own.
  /**
   * @param {number} address
   * @param {number} count
   */
  #integers(address, count) {
    return [...new Int32Array(this.#calls.memory.buffer, address, count)];
  }

  /** @param {string} text */
  #write(text) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > this.#calls.kj_text_size()) throw new RangeError('the text is too long for the kernel');
    new Uint8Array(this.#calls.memory.buffer, this.#calls.kj_text(), bytes.length).set(bytes);
    return bytes.length;
  }

  /** @param {number} length */
  #read(length) {
    return new TextDecoder().decode(new Uint8Array(this.#calls.memory.buffer, this.#calls.kj_text(), length));
  }

  #refused() {
    const [code = '', ...text] = this.#read(this.#calls.kj_text_length()).split('\n');
    return new RefusedError({ code, text: text.join('\n') });
  }
}

/**
 * @param {number} place of 36, the second die running faster; none where nothing was thrown
 * @returns {Roll | null}
 */
function rollOf(place) {
  return place === NONE ? null : [Math.floor(place / 6) + 1, (place % 6) + 1];
}

/**
 * @param {number[]} integers
 * @returns {() => number} the next one at each call
 */
function reader(integers) {
  let next = 0;
  return () => at(integers, next++);
}

/**
 * @param {number[]} integers
 * @param {number} index
 */
function at(integers, index) {
  return number(integers[index]);
}

/** @param {number | undefined} value */
function number(value) {
  if (value === undefined) throw new RangeError('the kernel answered too little');
  return value;
}

/**
 * @template T
 * @param {readonly T[]} names
 * @param {number} index
 */
function pick(names, index) {
  const name = names[index];
  if (name === undefined) throw new RangeError(`the kernel answered ${index}`);
  return name;
}

/**
 * @template T
 * @param {number} count
 * @param {(index: number) => T} make
 */
function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}
