// The shapes of the drawing, made once for each grid: strokes with the slight bend of a line drawn by hand.

/** @import {Geometry, Point} from './board' */

/**
 * @typedef {object} LineStrokes
 * @property {string} area what stands for the line where a shape with a size is needed
 * @property {string} rule the faint straight line before it is drawn
 * @property {string} ink
 * @property {string} mark the middle part, for the line drawn last
 * @property {string} ring around it, for the line with the focus
 */

/**
 * @typedef {object} Strokes
 * @property {LineStrokes[]} lines
 * @property {string[]} boxes
 * @property {string} squares
 */

// Half the width of a line's area, in pitches: wide, and clear of its neighbours on every grid.
const AREA = 0.28;
const RING = 0.13;
const MOST_BEND = 1 / 50;
const SQUARES_ACROSS = 16;

/** @type {WeakMap<Geometry, Strokes>} */
const made = new WeakMap();

/** @param {Geometry} geometry */
export function strokesOf(geometry) {
  const strokes = made.get(geometry) ?? makeStrokes(geometry);
  made.set(geometry, strokes);
  return strokes;
}

/**
 * @param {Geometry} geometry
 * @returns {Strokes}
 */
function makeStrokes(geometry) {
  return {
    lines: geometry.lines.map(({ a, b }, line) => ({
      area: diamond(a, b),
      rule: `M${pair(a)}L${pair(b)}`,
      ink: `M${pair(a)}Q${pair(off(a, b, 0.5, 2 * bend(line)))} ${pair(b)}`,
      mark: `M${pair(off(a, b, 0.38, bend(line)))}L${pair(off(a, b, 0.62, bend(line)))}`,
      ring: capsule(a, b),
    })),
    boxes: geometry.boxes.map(({ corners }) => corners.map(pair).join(' ')),
    squares: squares(geometry),
  };
}

/**
 * A point along the line, and to its side.
 * @param {Point} a
 * @param {Point} b
 * @param {number} along
 * @param {number} aside
 */
function off(a, b, along, aside) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { x: a.x + along * dx - aside * dy, y: a.y + along * dy + aside * dx };
}

/**
 * The same for a line whenever it is drawn, and another for its neighbours.
 * @param {number} line
 */
function bend(line) {
  const scattered = (Math.imul(line + 1, 0x9e3779b1) >>> 16) / 0xffff;
  return (2 * scattered - 1) * MOST_BEND;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function diamond(a, b) {
  return [a, off(a, b, 0.5, AREA), b, off(a, b, 0.5, -AREA)].map(pair).join(' ');
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function capsule(a, b) {
  const end = (/** @type {Point} */ to) => `A${RING},${RING} 0 0 1 ${pair(to)}`;
  const [one, other] = [off(a, b, 0, RING), off(a, b, 1, RING)];
  return `M${pair(one)}${end(off(a, b, 0, -RING))}L${pair(off(a, b, 1, -RING))}${end(other)}Z`;
}

/**
 * The paper's own squares, a few to each pitch and far beyond the dots; the dots lie on their corners.
 * @param {Geometry} geometry
 */
function squares({ frame }) {
  const size = Math.max(frame.width, frame.height);
  const parts = Math.max(2, Math.round(SQUARES_ACROSS / size));
  const reach = 3 * Math.ceil(size);
  const steps = Array.from({ length: 2 * reach * parts + 1 }, (_, index) => round(index / parts - reach));
  return steps.map((at) => `M${at} ${-reach}V${reach}M${-reach} ${at}H${reach}`).join('');
}

/** @param {Point} point */
function pair({ x, y }) {
  return `${round(x)},${round(y)}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1e4) / 1e4;
}
