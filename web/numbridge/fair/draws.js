// Every tile again, out of the bag's stream: what each player drew, paid and gave back must be what the stream gives.

/** @import {Field} from '../../kernel/deal.js' */
/** @import {RecordedMove} from './record.js' */

const HAND = 3;

/**
 * The number of the first move whose tiles are others; null where all are right.
 * @param {Field} field
 * @param {readonly RecordedMove[]} moves
 * @param {(index: number, bound: number) => number} number of the bag's stream
 */
export function wrongDraw({ givens, solution }, moves, number) {
  const table = new Tiles([...solution].filter((_, cell) => givens[cell] === 0), number);
  const wrong = moves.findIndex((move) => !table.follows(move, solution));
  return wrong < 0 ? null : wrong;
}

class Tiles {
  #bag;
  #number;
  #drawn = 0;
  /** @type {[number[], number[]]} */
  #hands = [[], []];

  /**
   * @param {number[]} bag
   * @param {(index: number, bound: number) => number} number
   */
  constructor(bag, number) {
    this.#bag = sorted(bag);
    this.#number = number;
  }

  /**
   * Plays a move, and says whether its tiles and its outcome are what they must be.
   * @param {RecordedMove} move
   * @param {Uint8Array} solution
   */
  follows({ event, paid, drawn }, solution) {
    if (event.type === 'skipped' || event.type === 'ended') return same([], paid) && same([], drawn);
    if (event.type === 'dealt') return same([], paid) && same([...this.#fill(1), ...this.#fill(2)], drawn);
    const { seat } = event;
    const hand = this.#hands[seat - 1] ?? [];
    if (event.type === 'ran_out') return same([], paid) && same(this.#fill(seat), drawn);
    if (event.type === 'swapped') {
      const gone = [...hand];
      return same(gone, paid) && this.#give(seat, gone, true) && same(this.#fill(seat), drawn);
    }
    if (event.type === 'claimed') {
      const due = event.price === 2 ? [paid[0] ?? 0, this.#second(hand, paid[0] ?? 0)] : paid.slice(0, event.price);
      return same(due, paid) && this.#give(seat, due, true) && same(event.price === 2 ? [] : this.#fill(seat), drawn);
    }
    const right = solution[event.cell] === event.digit;
    if (right !== (event.type === 'placed')) return false;
    return same([], paid) && this.#give(seat, [event.digit], !right) && same(this.#fill(seat), drawn);
  }

  /** @param {number} seat */
  #fill(seat) {
    const hand = this.#hands[seat - 1] ?? [];
    /** @type {number[]} */
    const drawn = [];
    while (this.#bag.length > 0 && hand.length + drawn.length < HAND) drawn.push(...this.#bag.splice(this.#next(this.#bag.length), 1));
    this.#hold(seat, [...hand, ...drawn]);
    return drawn;
  }

  /**
   * The tile that the game takes beside the one that was chosen.
   * @param {readonly number[]} hand
   * @param {number} chosen
   */
  #second(hand, chosen) {
    const rest = [...hand];
    rest.splice(rest.indexOf(chosen), 1);
    return rest.length > 0 ? (rest[this.#next(rest.length)] ?? 0) : 0;
  }

  /**
   * @param {number} seat
   * @param {readonly number[]} tiles
   * @param {boolean} back into the bag; else out of play
   */
  #give(seat, tiles, back) {
    const hand = [...(this.#hands[seat - 1] ?? [])];
    for (const tile of tiles) {
      const at = hand.indexOf(tile);
      if (at < 0) return false;
      hand.splice(at, 1);
    }
    this.#hold(seat, hand);
    if (back) this.#bag = sorted([...this.#bag, ...tiles]);
    return true;
  }

  /**
   * @param {number} seat
   * @param {number[]} hand
   */
  #hold(seat, hand) {
    this.#hands[seat === 1 ? 0 : 1] = sorted(hand);
  }

  /** @param {number} bound */
  #next(bound) {
    this.#drawn += 1;
    return this.#number(this.#drawn - 1, bound);
  }
}

/** @param {readonly number[]} tiles */
function sorted(tiles) {
  return [...tiles].sort((one, other) => one - other);
}

/**
 * @param {readonly number[]} one
 * @param {ArrayLike<number>} other
 */
export function same(one, other) {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
