import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { areas, candidates } from '../../numbridge/field/geometry.js';
import { begin, choose, EXERCISES, joins, press } from '../../numbridge/lesson/exercises.js';

test('the fields of the texts are those that there are, each in every language', () => {
  for (const language of ['en', 'nl', 'el']) {
    const folder = new URL(`../../learn/${language}/`, import.meta.url);
    const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const named = texts.flatMap((text) => [...text.matchAll(/<field name="([\w-]+)">/g)].map(([, name]) => name));
    assert.deepEqual(named.sort(), Object.keys(EXERCISES).sort());
  }
});

for (const [name, exercise] of Object.entries(EXERCISES)) {
  const { size, blocks, solution, goal, hand } = exercise;

  test(`${name}: its solution is one, and there is exactly one way to do it`, () => {
    solution.forEach((digit, cell) => assert.equal(areas(size, blocks, cell).filter((other) => solution[other] === digit).length, 1));
    const start = begin(exercise);
    const ways = [...new Set(hand)].flatMap((digit) => solution.map((_, cell) => press(exercise, choose(start, digit), cell)));
    const done = ways.filter((way) => way.done);
    const what = { place: 'right', claim: 'claimed', join: 'joined' }[goal];
    assert.ok(done.length > 0 && done.every(({ said }) => said.what === what));
    const cells = new Set(done.map(({ owners }) => owners.findIndex((owner, cell) => owner !== start.owners[cell])));
    assert.equal(cells.size, 1);
    if (goal === 'place') assert.deepEqual(candidates(size, blocks, start.digits, hand[0] ?? 0), [...cells]);
    else assert.ok(!joins(size, start.owners) && done.every(({ owners }) => joins(size, owners)));
  });

  test(`${name}: a wrong digit is a miss, and one can go on`, () => {
    const start = begin(exercise);
    assert.equal(press(exercise, start, start.digits.indexOf(0)).said.what, 'tile_needed');
    const digit = hand[0] ?? 0;
    const wrong = start.digits.findIndex((each, cell) => each === 0 && solution[cell] !== digit);
    const missed = press(exercise, choose(start, digit), wrong);
    assert.deepEqual([missed.said, missed.missed, missed.hand, missed.done], [{ what: 'miss', digit }, [[wrong, digit]], hand, false]);
    assert.equal(press(exercise, choose(missed, digit), wrong).missed.length, 1);
  });
}
