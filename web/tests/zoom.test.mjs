// The names along the board, and how large it is shown.

import assert from 'node:assert/strict';
import test from 'node:test';
import { FINGER, layOut, REACH } from '../board/geometry.js';
import { clampPitch, keepUnder, nextPitch, reveal } from '../board/lens.js';
import { grid } from './world.mjs';

/** @param {string} setup */
const named = (setup) => layOut(grid(setup)).named.labels;
/** @param {string} setup */
const texts = (setup) => named(setup).map(({ text }) => text).sort().join(' ');

test('on squares letters stand below the columns and numbers left of the rows', () => {
  assert.equal(texts('3x2'), '1 2 3 a b c d');
  const { dots } = layOut(grid('3x2'));
  for (const { text, x, y } of named('3x2')) {
    if (Number(text)) assert.ok(x < Math.min(...dots.map((dot) => dot.x)) && dots.some((dot) => dot.y === y));
    else assert.ok(y > Math.max(...dots.map((dot) => dot.y)) && dots.some((dot) => dot.x === x));
  }
});

test('on other grids each row also has the letter of its last dot', () => {
  assert.equal(texts('triangle:2'), '1 2 3 a a b b c');
  assert.equal(texts('hexagon:2'), '1 2 3 4 5 6 7 8 a b b c c c c d d'.split(' ').sort().join(' '));
});

test('no name stands on a dot or on another', () => {
  for (const setup of ['2x2', '8x8', 'triangle:8', 'hexagon:2', 'hexagon:5']) {
    const { dots, named } = layOut(grid(setup));
    const places = [...dots, ...named.labels];
    named.labels.forEach((label) => {
      for (const place of places) {
        if (place !== label) assert.ok(Math.hypot(place.x - label.x, place.y - label.y) > 0.8 * named.size / 2 + 1 / 18, `${setup} ${label.text}`);
      }
    });
  }
});

test('one step makes every line large enough for a finger, and steps lead back to the whole board', () => {
  for (const whole of [18, 21, 35, 39]) {
    const steps = [whole];
    for (let pitch = nextPitch(whole, whole, 'in'); pitch !== steps.at(-1); pitch = nextPitch(pitch, whole, 'in')) steps.push(pitch);
    assert.ok(steps.length > 2);
    assert.ok(2 * REACH * /** @type {number} */ (steps[1]) >= FINGER);
    const back = [/** @type {number} */ (steps.at(-1))];
    for (let pitch = nextPitch(/** @type {number} */ (back[0]), whole, 'out'); pitch !== back.at(-1); pitch = nextPitch(pitch, whole, 'out')) back.push(pitch);
    assert.equal(back.at(-1), whole);
    assert.ok(back.some((pitch) => pitch === steps[1]));
  }
});

test('a board is never smaller than its window, nor larger than anybody wants', () => {
  assert.equal(clampPitch(5, 20), 20);
  assert.equal(clampPitch(1000, 20), 110);
  assert.equal(clampPitch(1000, 130), 130);
});

test('what lies under the fingers stays there', () => {
  const place = { x: 100, y: 40 };
  const scroll = keepUnder({ x: 10, y: 20 }, place, 2);
  assert.deepEqual([scroll.x + place.x, scroll.y + place.y], [220, 120]);
});

test('a place outside the window comes into it with room around, and one inside moves nothing', () => {
  assert.equal(reveal(100, 300, 250, 40), 100);
  assert.equal(reveal(100, 300, 500, 40), 240);
  assert.equal(reveal(100, 300, 90, 40), 50);
});
