import assert from 'node:assert/strict';
import test from 'node:test';
import { blur, createBoard, focus, GUARD, hush, move, point, press, preview, show, tap } from '../board/state.js';
import { createVoice, lineLabel } from '../board/speak.js';
import { words } from '../text/en.js';
import { grid } from './world.mjs';

/** @import {Board, Point, Tap} from '../board/board' */

const fresh = () =>
  show(createBoard(grid('2x2')), { drawers: Array(12).fill(0), owners: [0, 0, 0, 0], last: null, allowed: Array(12).fill(true), turn: 1 });

/** @param {Board} board @param {number} line */
const middle = (board, line) => /** @type {Point} */ (board.geometry.lines[line]?.middle);

/** @param {Board} board @param {number} line @param {Partial<Tap>} how */
const tapAt = (board, line, how = {}) =>
  tap(board, { at: middle(board, line), now: 1000, repeated: false, confirm: false, ...how });

/** @param {Board} board @param {number} line */
function drawn(board, line) {
  const drawers = board.drawers.map((drawer, other) => (other === line ? 1 : drawer));
  return show(board, { drawers, owners: board.owners, last: line, allowed: drawers.map((drawer) => drawer === 0), turn: 1 });
}

test('a tap chooses the line it is near', () => {
  assert.equal(tapAt(fresh(), 3).chosen, 3);
});

test('a tap on a drawn line, in a box, or out of turn chooses nothing', () => {
  const board = fresh();
  assert.equal(tapAt(drawn(board, 3), 3).chosen, null);
  assert.equal(tap(board, { at: { x: 0.5, y: 0.5 }, now: 0, repeated: false, confirm: false }).chosen, null);
  assert.equal(tapAt({ ...board, turn: 0 }, 3).chosen, null);
});

test('the second half of a double click chooses nothing, wherever it falls', () => {
  const { board } = tapAt(fresh(), 3);
  assert.equal(tapAt(drawn(board, 3), 4, { now: 1200, repeated: true }).chosen, null);
});

test('two taps within 50 ms draw one line', () => {
  const { board } = tapAt(fresh(), 3);
  assert.equal(tapAt(drawn(board, 3), 4, { now: 1000 + GUARD - 1 }).chosen, null);
  assert.equal(tapAt(drawn(board, 3), 4, { now: 1000 + GUARD }).chosen, 4);
});

test('while a capture is animated the pointer draws nothing', () => {
  const board = hush(fresh(), 1280);
  assert.equal(tapAt(board, 4, { now: 1279 }).chosen, null);
  assert.equal(tapAt(board, 4, { now: 1280 }).chosen, 4);
  assert.equal(hush(board, 900).quiet, 1280);
});

test('where lines are small the first tap shows and the second draws', () => {
  const first = tapAt(fresh(), 3, { confirm: true });
  assert.equal(first.chosen, null);
  assert.equal(preview(first.board), 3);
  const other = tapAt(first.board, 5, { confirm: true });
  assert.equal(other.chosen, null);
  assert.equal(preview(other.board), 5);
  assert.equal(tapAt(other.board, 5, { confirm: true, repeated: true }).chosen, 5);
  assert.equal(preview(drawn(other.board, 5)), null);
});

test('the pointer previews a line only while it may be drawn', () => {
  const board = point(fresh(), middle(fresh(), 7));
  assert.equal(preview(board), 7);
  assert.equal(point(board, middle(board, 7)), board);
  assert.equal(preview(drawn(board, 7)), null);
  assert.equal(preview({ ...board, turn: 0 }), null);
  assert.equal(preview(point(board, null)), null);
});

test('the keyboard moves, shows and draws, and goes away', () => {
  const board = focus(fresh(), 4, true);
  const right = move(board, 'right');
  assert.notEqual(right.focus, board.focus);
  assert.equal(preview(right), right.focus);
  assert.equal(press(right).chosen, right.focus);
  assert.equal(press(drawn(right, right.focus)).chosen, null);
  assert.equal(preview(blur(right)), null);
  assert.equal(press(right, 0).chosen, 0);
});

test('each line is named with its state and what it would do', () => {
  const people = ['', 'You', 'Computer'];
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 0, kind: 'safe', closes: 0, people }), 'a1–b1, safe');
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 0, kind: 'giveaway', closes: 0, people }), 'a1–b1, gives a box away');
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 0, kind: 'closes', closes: 1, people }), 'a1–b1, closes a box');
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 0, kind: 'closes', closes: 2, people }), 'a1–b1, closes 2 boxes');
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 2, kind: 'drawn', closes: 0, people }), 'a1–b1, drawn: Computer');
  assert.equal(lineLabel(words, 'a1-b1', { drawer: 5, kind: 'drawn', closes: 0, people }), 'a1–b1, border');
});

test('the same words are said twice when they are told twice', () => {
  const [one, other] = [{ textContent: '' }, { textContent: '' }];
  const say = createVoice(/** @type {HTMLElement} */ (one), /** @type {HTMLElement} */ (other));
  say('Taken back.');
  assert.deepEqual([one.textContent, other.textContent], ['Taken back.', '']);
  say('Taken back.');
  assert.deepEqual([one.textContent, other.textContent], ['', 'Taken back.']);
});
