import assert from 'node:assert/strict';
import test from 'node:test';
import { areas } from '../../numbridge/field/geometry.js';
import { noNotes, placed, printNotes, readNotes, toggle, undo } from '../../numbridge/table/notes.js';
import { view } from './tables.mjs';

const { blocks } = view();

test('what is noted is undone step by step, exactly', () => {
  const steps = [noNotes(6)];
  for (const [cell, digit] of [[1, 3], [1, 2], [1, 3], [7, 6]]) {
    steps.push(toggle(/** @type {typeof steps[number]} */ (steps.at(-1)), cell ?? 0, digit ?? 0));
  }
  assert.deepEqual(steps.map(({ cells }) => cells[1]), [[], [3], [2, 3], [2], [2]]);
  let back = /** @type {typeof steps[number]} */ (steps.at(-1));
  for (const step of steps.slice(0, -1).reverse()) {
    back = undo(back);
    assert.deepEqual(back, step);
  }
  assert.equal(undo(back), back);
});

test('a placed digit takes its notes away in its row, column and block, and undoing does not bring them back', () => {
  let notes = noNotes(6);
  for (let cell = 0; cell < 36; cell += 1) notes = toggle(toggle(notes, cell, 4), cell, 5);
  const after = placed(notes, 6, blocks, 14, 4);
  const peers = areas(6, blocks, 14);
  after.cells.forEach((digits, cell) => assert.deepEqual(digits, cell === 14 ? [] : peers.includes(cell) ? [5] : [4, 5]));
  let back = after;
  for (let step = 0; step < 72; step += 1) {
    back = undo(back);
    for (const cell of peers) assert.ok(!back.cells[cell]?.includes(4));
    assert.deepEqual(back.cells[14], []);
  }
  assert.ok(back.cells.every((digits) => digits.length === 0));
});

test('a step that the field has made empty is no step any more', () => {
  const noted = toggle(toggle(noNotes(6), 0, 1), 35, 2);
  const after = placed(noted, 6, blocks, 1, 1);
  assert.equal(after.before.length, 1);
  assert.deepEqual(undo(after).cells[35], []);
});

test('notes are kept as text, and what is no notes is none', () => {
  const notes = toggle(toggle(noNotes(6), 3, 6), 3, 1);
  assert.deepEqual(readNotes(6, printNotes(notes)).cells, notes.cells);
  for (const text of [null, '', '12,3', 'x'.repeat(35), `${printNotes(notes)},`]) assert.deepEqual(readNotes(6, text), noNotes(6));
  assert.deepEqual(readNotes(6, ['9911', ...Array(35).fill('')].join(',')).cells[0], [1]);
});
