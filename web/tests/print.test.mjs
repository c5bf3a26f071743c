import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { layOutSheet } from '../print/layout.js';
import { deal } from '../print/numbers.js';
import { outlineOf } from '../print/outline.js';
import { grid } from './world.mjs';

/** @import {Paper} from '../print/layout.js' */

/**
 * @typedef {object} Vector
 * @property {string} setup
 * @property {number} per_page
 * @property {Paper} paper
 * @property {boolean} landscape
 * @property {number[]} page
 * @property {number[]} board
 * @property {number} pitch
 * @property {number} dot
 * @property {number} figure
 * @property {number[][]} places
 */

/** @type {Vector[]} */
const vectors = JSON.parse(readFileSync(new URL('../../tests/vectors/sheets.json', import.meta.url), 'utf8'));

/**
 * @param {number[]} found
 * @param {number[]} wanted
 */
function near(found, wanted) {
  assert.equal(found.length, wanted.length);
  found.forEach((number, index) => assert.ok(Math.abs(number - Number(wanted[index])) < 1e-5, `${found} is not ${wanted}`));
}

test('boards lie on the page as the command line lays them', () => {
  assert.ok(vectors.length > 10);
  for (const { setup, per_page, paper, landscape, page, board, pitch, dot, figure, places } of vectors) {
    const outline = outlineOf(grid(setup), setup);
    const layout = layOutSheet(outline, per_page, paper, landscape);
    near([outline.width, outline.height], board);
    near([layout.width, layout.height, layout.pitch, layout.dot, layout.figure], [...page, pitch, dot, figure]);
    near(layout.places.flatMap(({ x, y }) => [x, y]), places.flat());
  }
});

test('a border that is drawn beforehand is drawn', () => {
  assert.equal(outlineOf(grid('3x2 border'), '3x2 border').lines.length, 10);
  assert.equal(outlineOf(grid('3x2'), '3x2').lines.length, 0);
  assert.equal(outlineOf(grid('hexagon:2 border'), 'hexagon:2 border').lines.length, 18);
});

test('each number is the outcome of its own roll of two dice', () => {
  const dice = [1, 6, 2, 5];
  const roll = () => dice.push(dice[0] ?? 1) && Number(dice.shift());
  assert.deepEqual(deal('2x1 sum', 2, roll), [7, 7]);
  assert.deepEqual(deal('2x1 border product', 2, roll), [6, 10]);
  assert.deepEqual(deal('2x1 border', 2, roll), []);
  const sums = deal('5x5 sum', 20_000);
  const share = sums.filter((sum) => sum === 7).length / sums.length;
  assert.ok(Math.abs(share - 1 / 6) < 0.02, `seven came up in ${share}`);
  assert.deepEqual([...new Set(sums)].sort((one, other) => one - other), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  assert.equal(new Set(deal('5x5 product', 10_000)).size, 18);
});
