import assert from 'node:assert/strict';
import test from 'node:test';
import { dial, left, untilNext } from '../../numbridge/table/clock.js';

/** @param {boolean} running @returns {import('../../numbridge/table/clock.js').Dials} */
const dials = (running) => ({ view: { turn: 30, total: [360, 300], running }, mover: 2, heard: 1000 });

test('the mover’s dials count down from what was told, the other’s stands', () => {
  assert.deepEqual(left(dials(true), 1000), { turn: 30, total: [360, 300] });
  assert.deepEqual(left(dials(true), 11_400), { turn: 20, total: [360, 290] });
  assert.deepEqual(left(dials(true), 999_999), { turn: 0, total: [360, 0] });
  assert.deepEqual(left(dials(true), 0), { turn: 30, total: [360, 300] });
});

test('after the end both dials stand, however long it is looked at', () => {
  assert.deepEqual(left(dials(false), 999_999), { turn: 30, total: [360, 300] });
  assert.equal(untilNext(dials(false), 5000), null);
});

test('it is painted anew when a dial shows another number, and no more at zero', () => {
  let now = 1000;
  let shown = left(dials(true), now).turn;
  for (let paint = 0; paint < 30; paint += 1) {
    now += untilNext(dials(true), now) ?? assert.fail();
    assert.equal(left(dials(true), now).turn, shown - 1);
    shown -= 1;
  }
  assert.equal(untilNext({ ...dials(true), view: { turn: 3, total: [9, 2], running: true } }, 10_000), null);
});

test('a dial shows minutes and seconds', () => {
  assert.deepEqual([0, 9, 60, 1500].map(dial), ['0:00', '0:09', '1:00', '25:00']);
});
