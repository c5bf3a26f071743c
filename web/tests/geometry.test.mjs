import assert from 'node:assert/strict';
import test from 'node:test';
import { layOut, lineAt, middleX, pitchOn, REACH, step, toBoard } from '../board/geometry.js';
import { grid } from './world.mjs';

/** @import {Direction, Geometry, Point} from '../board/board' */

const SETUPS = ['2x2', '5x5', '8x2', '1x4', '8x8', 'triangle:2', 'triangle:5', 'hexagon:2', 'hexagon:4'];

/** @param {Geometry} geometry @param {number} line @param {number} aside */
function beside(geometry, line, aside) {
  const { a, b, middle } = /** @type {Geometry['lines'][number]} */ (geometry.lines[line]);
  return { x: middle.x - aside * (b.y - a.y), y: middle.y + aside * (b.x - a.x) };
}

for (const setup of SETUPS) {
  const geometry = layOut(grid(setup));
  const lines = geometry.lines.map((_, line) => line);

  test(`${setup}: every line is one pitch long`, () => {
    for (const { a, b } of geometry.lines) assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1) < 1e-12);
  });

  test(`${setup}: a point on or near the middle of a line means it`, () => {
    for (const line of lines)
      for (const aside of [-0.2, 0, 0.2]) assert.equal(lineAt(geometry, beside(geometry, line, aside)), line);
  });

  test(`${setup}: the middle of a box and a dot mean nothing`, () => {
    for (const { centre } of geometry.boxes) assert.equal(lineAt(geometry, centre), null);
    for (const dot of geometry.dots) assert.equal(lineAt(geometry, dot), null);
  });

  test(`${setup}: a box's corners go round it`, () => {
    const sides = grid(setup).boxes.map((box) => box.sides.length);
    geometry.boxes.forEach(({ corners }, box) => {
      assert.equal(corners.length, sides[box]);
      corners.forEach((corner, index) => {
        const next = /** @type {Point} */ (corners[(index + 1) % corners.length]);
        assert.ok(Math.abs(Math.hypot(corner.x - next.x, corner.y - next.y) - 1) < 1e-12);
      });
    });
  });

  test(`${setup}: the arrows reach every line`, () => {
    const first = geometry.rows[0]?.[0] ?? 0;
    const seen = new Set([first]);
    /** @type {Direction[]} */
    const directions = ['left', 'right', 'up', 'down'];
    for (const line of seen)
      for (const direction of directions) seen.add(step(geometry, line, middleX(geometry, line), direction).line);
    assert.equal(seen.size, lines.length);
  });

  test(`${setup}: left and right undo each other, up and down keep their column`, () => {
    for (const line of lines) {
      const right = step(geometry, line, middleX(geometry, line), 'right').line;
      if (right !== line) assert.equal(step(geometry, right, middleX(geometry, right), 'left').line, line);
      const twiceUp = go(geometry, line, ['up', 'up']);
      const back = go(geometry, line, ['up', 'up', 'down', 'down']);
      if (setup.includes('x') && twiceUp !== line && middleX(geometry, twiceUp) === middleX(geometry, line))
        assert.equal(back, line);
    }
  });
}

/** @param {Geometry} geometry @param {number} line @param {Direction[]} directions */
function go(geometry, line, directions) {
  return directions.reduce((at, direction) => step(geometry, at.line, at.column, direction), {
    line,
    column: middleX(geometry, line),
  }).line;
}

test('beyond 0.3 of a pitch a point means nothing', () => {
  const geometry = layOut(grid('3x3'));
  geometry.lines.forEach((_, line) => {
    for (const side of [-1, 1]) {
      assert.equal(lineAt(geometry, beside(geometry, line, side * (REACH - 0.001))), line);
      assert.equal(lineAt(geometry, beside(geometry, line, side * (REACH + 0.001))), null);
    }
  });
});

test('outside the dots the outer lines can still be reached, inside the frame', () => {
  const { frame } = layOut(grid('2x2'));
  assert.deepEqual(frame, { x: -REACH, y: -REACH, width: 2 + 2 * REACH, height: 2 + 2 * REACH });
});

test('Home and End go to the ends of a row', () => {
  const geometry = layOut(grid('5x5'));
  for (const row of geometry.rows)
    for (const line of row) {
      assert.equal(step(geometry, line, 0, 'first').line, row[0]);
      assert.equal(step(geometry, line, 0, 'last').line, row.at(-1));
    }
});

test('a place on the screen becomes a point of the board, which is fitted into the middle', () => {
  const { frame } = layOut(grid('8x2'));
  const screen = { x: 100, y: 50, width: 860, height: 860 };
  assert.equal(pitchOn(screen, frame), 100);
  const middle = toBoard(screen, frame, { x: 530, y: 480 });
  assert.ok(Math.abs(middle.x - 4) < 1e-12 && Math.abs(middle.y - 1) < 1e-12);
  const leftmost = toBoard(screen, frame, { x: 100, y: 480 });
  assert.ok(Math.abs(leftmost.x + REACH) < 1e-12);
});

test('on a phone of 360 pixels the largest board has lines that a finger can hit', () => {
  const { frame } = layOut(grid('8x8'));
  const pitch = pitchOn({ x: 8, y: 60, width: 344, height: 344 }, frame);
  assert.ok(Math.round(2 * REACH * pitch * 1000) / 1000 >= 24);
});
