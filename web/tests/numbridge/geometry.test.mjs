import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { cellNear } from '../../numbridge/field/draw.js';
import { across, areas, candidates, centre, columnNumber, frameOf, neighbours, rowNumber, shades, sideOf, step } from '../../numbridge/field/geometry.js';

/** @typedef {{ size: number, blocks: string, digits: string, highlighted: Record<string, number[]>, candidates: Record<string, number[]> }} Field */

/** @type {{ neighbours: Record<string, number[][]>, fields: Field[] }} */
const vectors = JSON.parse(readFileSync(new URL('../../../tests/vectors/numbridge/geometry.json', import.meta.url), 'utf8'));

test('neighbours are those of the vectors, and lie one width away', () => {
  for (const [name, all] of Object.entries(vectors.neighbours)) {
    const size = Number(name);
    all.forEach((expected, cell) => {
      const found = neighbours(size, cell);
      assert.deepEqual([...found].sort((one, other) => one - other), expected);
      for (const other of found) {
        const [a, b] = [centre(size, cell), centre(size, other)];
        assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 1e-9);
      }
    });
  }
});

test('what a cell lights and where a digit can stand are as in the vectors', () => {
  assert.ok(vectors.fields.length >= 2);
  for (const { size, blocks: letters, digits: text, highlighted, candidates: expected } of vectors.fields) {
    const blocks = [...letters].map((letter) => letter.charCodeAt(0) - 97);
    const digits = [...text].map((digit) => Number(digit) || 0);
    for (const [cell, lit] of Object.entries(highlighted)) assert.deepEqual(areas(size, blocks, Number(cell)), lit);
    for (const [digit, cells] of Object.entries(expected)) assert.deepEqual(candidates(size, blocks, digits, Number(digit)), cells);
    const shade = shades(size, blocks);
    blocks.forEach((block, cell) => {
      for (const other of neighbours(size, cell)) assert.ok(blocks[other] === block || shade[blocks[other] ?? 0] !== shade[block]);
    });
  }
});

test('a place on the screen means the cell that it lies in', () => {
  for (const size of [6, 9]) {
    for (let cell = 0; cell < size * size; cell += 1) {
      const { x, y } = centre(size, cell);
      for (const [aside, down] of [[0, 0], [0.45, 0], [-0.45, 0.2], [0, 0.5], [0.2, -0.4]]) {
        assert.equal(cellNear(size, { x: x + (aside ?? 0), y: y + (down ?? 0) }), cell);
      }
    }
    const { left, top, width, height } = frameOf(size);
    assert.equal(cellNear(size, { x: left, y: top + height - 0.1 }), null);
    assert.equal(cellNear(size, { x: left + width, y: top }), null);
  }
});

test('keys lead along rows, columns and the third direction, and stay at the edge', () => {
  assert.deepEqual(
    (/** @type {const} */ (['left', 'right', 'up', 'down', 'up right', 'down left', 'first', 'last'])).map((way) => step(9, 40, way)),
    [39, 41, 31, 49, 32, 48, 36, 44],
  );
  assert.deepEqual([step(9, 8, 'right'), step(9, 0, 'up'), step(9, 80, 'down'), step(9, 8, 'up right')], [8, 0, 80, 8]);
  assert.deepEqual(across(9, 0), [null, 1, 9, null, null, null]);
});

test('the four sides are the whole outline, each edge once', () => {
  for (const size of [6, 9]) {
    const pieces = (/** @type {const} */ (['top', 'right', 'bottom', 'left'])).flatMap((side) => sideOf(size, side).split('M').slice(1));
    assert.equal(new Set(pieces).size, pieces.length);
    const outline = Array.from({ length: size * size }, (_, cell) => across(size, cell).filter((other) => other === null).length).reduce((sum, each) => sum + each, 0);
    assert.equal(pieces.length, outline + 2); // in the sharp corners two sides share an edge
  }
});

test('a number stands before its row and its column, and on no cell', () => {
  for (let each = 0; each < 9; each += 1) {
    const [row, column] = [rowNumber(each), columnNumber(each)];
    assert.equal(cellNear(9, row), null);
    assert.equal(cellNear(9, column), null);
    assert.equal(cellNear(9, { x: row.x + 0.6, y: row.y }), each * 9);
    assert.equal(cellNear(9, { x: column.x + 0.3, y: column.y + 0.52 }), each);
  }
});
