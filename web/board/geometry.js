// Where dots, lines and boxes are, which line a point means, and which line lies next to another.

import { coordinates } from './coordinates.js';

/** @import {Grid} from '../kernel/messages' */
/** @import {Direction, Frame, Geometry, Point} from './board' */

/** How far from a line a tap still means it. */
export const REACH = 0.3;
/** The least height of what a finger can hit, in CSS pixels. */
export const FINGER = 24;
// Within this of the middle of a box, or of being as near to a second line, a point means nothing.
const MIDDLE = 0.06;
const DOUBT = 0.02;

// The kernel's whole steps, in pitches.
const STEPS = {
  square: { x: 1, y: 1 },
  triangle: { x: 1 / 2, y: Math.sqrt(3) / 2 },
  hexagon: { x: Math.sqrt(3) / 2, y: 1 / 2 },
};

/**
 * @param {Grid} grid
 * @returns {Geometry}
 */
export function layOut(grid) {
  const step = STEPS[grid.shape];
  const top = Math.max(...grid.dots.map((dot) => dot.y));
  const dots = grid.dots.map(({ x, y }) => ({ x: x * step.x, y: (top - y) * step.y }));
  const lines = grid.lines.map(({ from, to }) => {
    const a = member(dots, from);
    const b = member(dots, to);
    return { a, b, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  });
  const boxes = grid.boxes.map(({ sides }) => {
    const corners = walk(sides.map((side) => member(grid.lines, side))).map((dot) => member(dots, dot));
    return { corners, centre: mean(corners) };
  });
  const frame = frameOf(dots);
  const named = coordinates(grid, dots, Math.max(frame.width, frame.height));
  return { dots, lines, boxes, rows: rowsOf(grid, lines), frame, named };
}

/**
 * The line that a point means, drawn or not; null where none is near enough, or two are equally near.
 * @param {Geometry} geometry
 * @param {Point} point
 */
export function lineAt(geometry, point) {
  let nearest = -1;
  let distance = Infinity;
  let second = Infinity;
  geometry.lines.forEach(({ a, b }, line) => {
    const far = distanceTo(point, a, b);
    if (far < distance) {
      second = distance;
      distance = far;
      nearest = line;
    } else if (far < second) second = far;
  });
  if (distance > REACH || second - distance < DOUBT) return null;
  if (geometry.boxes.some(({ centre }) => Math.hypot(point.x - centre.x, point.y - centre.y) < MIDDLE)) return null;
  return nearest;
}

/**
 * The next line in a direction: along its row, or the nearest to `column` in the row above or below.
 * @param {Geometry} geometry
 * @param {number} line
 * @param {number} column
 * @param {Direction} direction
 * @returns {{ line: number, column: number }} the same line where there is none
 */
export function step(geometry, line, column, direction) {
  const height = geometry.rows.findIndex((row) => row.includes(line));
  const row = member(geometry.rows, height);
  const place = row.indexOf(line);
  if (direction === 'up' || direction === 'down') {
    const next = geometry.rows[height + (direction === 'up' ? -1 : 1)];
    if (!next) return { line, column };
    const distances = next.map((other) => Math.abs(middleX(geometry, other) - column));
    return { line: member(next, distances.indexOf(Math.min(...distances))), column };
  }
  const places = { left: Math.max(0, place - 1), right: Math.min(row.length - 1, place + 1), first: 0, last: row.length - 1 };
  const next = member(row, places[direction]);
  return { line: next, column: middleX(geometry, next) };
}

/**
 * @param {Geometry} geometry
 * @param {number} line
 */
export function middleX(geometry, line) {
  return member(geometry.lines, line).middle.x;
}

/**
 * A place on the screen as a point of the board, whose frame is fitted into the middle of the rectangle.
 * @param {Frame} screen
 * @param {Frame} frame
 * @param {Point} place
 * @returns {Point}
 */
export function toBoard(screen, frame, place) {
  const pitch = pitchOn(screen, frame);
  return {
    x: frame.x + frame.width / 2 + (place.x - screen.x - screen.width / 2) / pitch,
    y: frame.y + frame.height / 2 + (place.y - screen.y - screen.height / 2) / pitch,
  };
}

/**
 * @param {Frame} screen
 * @param {Frame} frame
 */
export function pitchOn(screen, frame) {
  return Math.min(screen.width / frame.width, screen.height / frame.height);
}

/**
 * @param {Point} point
 * @param {Point} a
 * @param {Point} b
 */
function distanceTo(point, a, b) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy);
}

/**
 * The dots around a box, each side once.
 * @param {{ from: number, to: number }[]} sides
 */
function walk(sides) {
  const rest = [...sides];
  const first = /** @type {{ from: number, to: number }} */ (rest.shift());
  const around = [first.from];
  let dot = first.to;
  while (dot !== first.from) {
    around.push(dot);
    const next = rest.findIndex(({ from, to }) => from === dot || to === dot);
    const side = rest.splice(next, 1)[0];
    if (next < 0 || !side) throw new Error('a box whose sides do not close');
    dot = side.from === dot ? side.to : side.from;
  }
  return around;
}

/**
 * @param {Grid} grid
 * @param {Geometry['lines']} lines
 */
function rowsOf(grid, lines) {
  /** @type {Map<number, number[]>} by twice the height in the kernel's whole steps, so that equal is equal */
  const rows = new Map();
  grid.lines.forEach(({ from, to }, line) => {
    const height = member(grid.dots, from).y + member(grid.dots, to).y;
    rows.set(height, [...(rows.get(height) ?? []), line]);
  });
  return [...rows]
    .sort(([one], [other]) => other - one)
    .map(([, row]) => row.sort((one, other) => member(lines, one).middle.x - member(lines, other).middle.x));
}

/**
 * @param {Point[]} dots
 * @returns {Frame} all dots, and room for a tap beyond them
 */
function frameOf(dots) {
  const xs = dots.map(({ x }) => x);
  const ys = dots.map(({ y }) => y);
  const [left, upper] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - REACH,
    y: upper - REACH,
    width: Math.max(...xs) - left + 2 * REACH,
    height: Math.max(...ys) - upper + 2 * REACH,
  };
}

/** @param {Point[]} points */
function mean(points) {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 */
function member(list, index) {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no member ${index} of ${list.length}`);
  return item;
}
