// The record of a round as it went: the field, both hands, the bag and the clocks after each move.

/** @import {GameRecord, RecordedMove} from '../fair/record.js' */
/** @import {NumbridgeEvent} from '../messages' */

/**
 * @typedef {object} Frame
 * @property {NumbridgeEvent | null} event what led to it; null before all
 * @property {number[]} digits by cell, 0 where it is not known
 * @property {number[]} owners by cell
 * @property {[number[], number[]]} hands in order
 * @property {[number, number]} misses
 * @property {number[][]} missed by cell, the digits that were wrong there
 * @property {number} bag how many tiles are in it
 * @property {[number, number]} left seconds of each player's time
 */

/** @typedef {{ size: number, blocks: number[], givens: number[], solution: number[], frames: Frame[] }} Round */

/**
 * @param {Pick<GameRecord, 'field' | 'moves'>} record
 * @param {number} minutes of each player
 * @returns {Round | null} null where nothing was dealt
 */
export function replay({ field, moves }, minutes) {
  if (!field) return null;
  const solution = [...field.solution].map(Number);
  const open = [...field.givens].map((each) => (each === '.' ? 0 : Number(each)));
  /** @type {Frame} */
  let frame = {
    event: null,
    digits: open,
    owners: open.map(() => 0),
    hands: [[], []],
    misses: [0, 0],
    missed: open.map(() => []),
    bag: open.filter((digit) => digit === 0).length,
    left: [60 * minutes, 60 * minutes],
  };
  /** @type {Frame[]} */
  const frames = [];
  let before = moves[0]?.at ?? 0;
  for (const move of moves) {
    frame = after(frame, move, move.at - before);
    before = move.at;
    if (move.event.type !== 'ended') frames.push(frame);
    else if (frames.length) frames[frames.length - 1] = { ...frame, event: frames.at(-1)?.event ?? null };
  }
  return {
    size: Math.sqrt(open.length),
    blocks: [...field.blocks].map((each) => each.charCodeAt(0) - 97),
    givens: open.flatMap((digit, cell) => (digit ? [cell] : [])),
    solution,
    frames,
  };
}

/**
 * @param {Frame} frame
 * @param {RecordedMove} move
 * @param {number} seconds since the move before
 * @returns {Frame}
 */
function after(frame, { event, paid, drawn }, seconds) {
  if (event.type === 'dealt') {
    return { ...frame, event, hands: [sorted(drawn.slice(0, 3)), sorted(drawn.slice(3))], bag: frame.bag - drawn.length };
  }
  if (event.type === 'ended') return frame;
  const played = event.type === 'placed' || event.type === 'missed' ? [event.digit] : paid;
  const hand = [...frame.hands[event.seat - 1] ?? []];
  for (const digit of played) hand.splice(hand.indexOf(digit), 1);
  const back = event.type === 'placed' ? 0 : played.length;
  const at = event.seat - 1;
  const here = (/** @type {readonly number[]} */ both, /** @type {number} */ change) =>
    /** @type {[number, number]} */ (both.map((each, index) => (index === at ? each + change : each)));
  const next = {
    ...frame,
    event,
    hands: /** @type {[number[], number[]]} */ (frame.hands.map((each, index) => (index === at ? sorted([...hand, ...drawn]) : each))),
    bag: frame.bag + back - drawn.length,
    left: here(frame.left, -seconds),
  };
  if (event.type === 'placed') {
    return { ...next, digits: put(frame.digits, event.cell, event.digit), owners: put(frame.owners, event.cell, event.seat) };
  }
  if (event.type === 'claimed') return { ...next, owners: put(frame.owners, event.cell, event.seat) };
  if (event.type === 'missed') {
    return { ...next, misses: here(frame.misses, 1), missed: put(frame.missed, event.cell, [...(frame.missed[event.cell] ?? []), event.digit]) };
  }
  return next;
}

/**
 * @template Value
 * @param {readonly Value[]} all
 * @param {number} at
 * @param {Value} value
 */
function put(all, at, value) {
  return all.map((each, index) => (index === at ? value : each));
}

/** @param {readonly number[]} digits */
function sorted(digits) {
  return [...digits].sort((one, other) => one - other);
}
