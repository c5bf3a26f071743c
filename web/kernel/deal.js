// The dealer's WASM as typed calls: what a page replays a fair deal with. It keeps nothing between calls.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} kd_bytes
 * @property {(size: number, irregular: number, givens: number) => number} kd_deal
 * @property {(index: number, below: number) => number} kd_bag_number
 */

/**
 * A field by cell, row by row: the blocks from 0, the givens with 0 for an empty cell, and the only solution.
 * @typedef {object} Field
 * @property {Uint8Array} blocks
 * @property {Uint8Array} givens
 * @property {Uint8Array} solution
 */

const KEY_BYTES = 32;

export class Dealer {
  /** @type {Exports} */
  #calls;

  /** @param {WebAssembly.Module} module of deal.wasm */
  constructor(module) {
    this.#calls = /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(module).exports));
  }

  /**
   * The field of two keys of 32 bytes, or null where none with so many givens is dealt.
   * @param {number} size 9 or 6
   * @param {boolean} irregular
   * @param {number} givens
   * @param {Uint8Array} layout
   * @param {Uint8Array} grid
   * @returns {Field | null}
   */
  deal(size, irregular, givens, layout, grid) {
    this.#write(layout, 0);
    this.#write(grid, KEY_BYTES);
    const cells = this.#calls.kd_deal(size, irregular ? 1 : 0, givens);
    if (cells < 0) return null;
    const part = (/** @type {number} */ place) => this.#bytes(place * cells, cells).slice();
    return { blocks: part(0), givens: part(1), solution: part(2) };
  }

  /**
   * The number of that place in the key's stream, uniform over 0 to below - 1.
   * @param {Uint8Array} key of 32 bytes
   * @param {number} index
   * @param {number} below at least 1
   */
  bagNumber(key, index, below) {
    this.#write(key, 0);
    return this.#calls.kd_bag_number(index, below) >>> 0;
  }

  /**
   * @param {Uint8Array} key
   * @param {number} place
   */
  #write(key, place) {
    if (key.length !== KEY_BYTES) throw new RangeError('a key has 32 bytes');
    this.#bytes(place, KEY_BYTES).set(key);
  }

  /**
   * @param {number} place
   * @param {number} length
   */
  #bytes(place, length) {
    return new Uint8Array(this.#calls.memory.buffer, this.#calls.kd_bytes() + place, length);
  }
}
