// An empty board as it is drawn on paper, in pitches from its upper left corner.

import { layOut } from '../board/geometry.js';

/** @import {Point} from '../board/board' */
/** @import {Grid} from '../kernel/messages' */

/**
 * @typedef {object} Outline
 * @property {number} width
 * @property {number} height
 * @property {Point[]} dots
 * @property {{ a: Point, b: Point }[]} lines those that are drawn before the game begins
 * @property {Point[]} centres
 * @property {number} room the radius of the circle that fits into a box
 */

/**
 * @param {Grid} grid
 * @param {string} setup
 * @returns {Outline}
 */
export function outlineOf(grid, setup) {
  const { dots, lines, boxes } = layOut(grid);
  const xs = dots.map(({ x }) => x);
  const ys = dots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  /** @param {Point} point */
  const moved = ({ x, y }) => ({ x: x - left, y: y - top });
  const drawn = setup.split(' ').includes('border') ? lines.filter((_, line) => grid.lines[line]?.boxes.length === 1) : [];
  return {
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
    dots: dots.map(moved),
    lines: drawn.map(({ a, b }) => ({ a: moved(a), b: moved(b) })),
    centres: boxes.map(({ centre }) => moved(centre)),
    room: 0.5 / Math.tan(Math.PI / (boxes[0]?.corners.length ?? 4)),
  };
}
