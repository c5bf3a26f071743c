// What is heard of a line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf } from '../sound/score.js';

const line = { by: 1, closed: 0, over: false, won: false };
/** @param {import('../sound/score.js').Note[]} notes */
const bells = (notes) => notes.filter(({ kind }) => kind === 'bell').map(({ pitch }) => pitch);

test('a line is a pen on paper, another for each person', () => {
  const pens = [1, 2, 3, 4].map((by) => notesOf({ ...line, by }, 0));
  for (const notes of pens) assert.deepEqual(notes.map(({ kind }) => kind), ['pen']);
  assert.equal(new Set(pens.flat().map(({ pitch }) => pitch)).size, 4);
});

test('each box of a row rings higher than the one before, and there is a highest', () => {
  const row = Array.from({ length: 30 }, (_, before) => bells(notesOf({ ...line, closed: 1 }, before))[0] ?? 0);
  assert.equal(new Set(row).size, 8);
  assert.deepEqual(row, [...row].sort((one, other) => one - other));
  assert.equal(row[29], row[20]);
  assert.deepEqual(bells(notesOf({ ...line, closed: 2 }, 0)), row.slice(0, 2));
});

test('the end rises for those who won and sinks for those who did not', () => {
  const won = bells(notesOf({ ...line, over: true, won: true }, 0));
  const lost = bells(notesOf({ ...line, over: true, won: false }, 0));
  assert.deepEqual(won, [...won].sort((one, other) => one - other));
  assert.deepEqual(lost, [...lost].sort((one, other) => other - one));
});

test('nothing is loud and nothing is long', () => {
  for (const note of notesOf({ by: 2, closed: 2, over: true, won: true }, 9)) {
    assert.ok(note.loudness <= 0.25);
    assert.ok(note.after + note.length < 2);
  }
});
