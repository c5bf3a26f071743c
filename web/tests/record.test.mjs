// A game as a part of an address, there and back.

import assert from 'node:assert/strict';
import test from 'node:test';
import { firstMoves, movesOf, printRecord, readRecord } from '../dots/record.js';
import { moveText } from '../dots/replay.js';
import { DEFAULT_CHOICE } from '../dots/setup.js';
import { KernelGame } from '../kernel/wasm.js';
import { words as dutch } from '../text/nl.js';
import { game, kernel, playing } from './world.mjs';

/** @import {Choice} from '../dots/dots' */
/** @import {GameRecord} from '../dots/record.js' */

const TURNS = '1. a1-a2 2. b1-b2 3. a2-b2 4. a1-b1, b1-c1';
const SETUP = /** @satisfies {Partial<Choice>} */ ({ shape: /** @type {const} */ ('square'), width: 3, height: 2, options: /** @type {const} */ (['misere', 'pie']) });

/** @param {string} hash @returns {GameRecord} */
function read(hash) {
  const record = readRecord(hash);
  assert.ok(record, hash);
  return record;
}

test('a game can be read in the address', () => {
  const hash = printRecord({ ...DEFAULT_CHOICE, ...SETUP }, TURNS, null);
  assert.equal(hash, '#3x2+misere+pie/a1-a2/b1-b2/a2-b2/a1-b1,b1-c1');
  const { setup, turns, seed } = read(hash);
  assert.deepEqual(setup, SETUP);
  assert.deepEqual(turns.at(-1), ['a1-b1', 'b1-c1']);
  assert.equal(seed, null);
  assert.deepEqual(read(encodeURIComponent(hash)), read(hash));
});

test('rolls, passes and what dealt them are kept', () => {
  const turns = '1. [2+5] a1-b1 2. [6+1] b1-c1, [1+1] - 3. [4+4]';
  const hash = printRecord({ ...DEFAULT_CHOICE, ...SETUP, options: [] }, turns, [7, 4294967295]);
  assert.equal(hash, '#3x2/~7.4294967295/[2+5]a1-b1/[6+1]b1-c1,[1+1]-/[4+4]');
  const record = read(hash);
  assert.deepEqual(record.seed, [7, 4294967295]);
  assert.equal(firstMoves(record, 4), turns);
});

test('the kernel reads every beginning of a game as that many moves', () => {
  const { loop, run } = playing({ ...DEFAULT_CHOICE, width: 3, height: 2, options: ['pie'], level: 'hard' });
  while (!game(loop).view.over) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  const { choice, view } = game(loop);
  const whole = new KernelGame(kernel, '3x2 pie');
  for (const { line } of game(loop).drawn) whole.play(line);
  const record = read(printRecord(choice, whole.turns(), null));
  const count = movesOf(record).length;
  assert.equal(count, view.moves);
  for (let moves = 0; moves <= count; moves += 1) {
    assert.equal(new KernelGame(kernel, '3x2 pie', firstMoves(record, moves)).view().moves, moves);
  }
  assert.deepEqual(new KernelGame(kernel, '3x2 pie', firstMoves(record, count)).view().owners, view.owners);
});

test('three and four are told apart from two', () => {
  const hash = printRecord({ ...DEFAULT_CHOICE, ...SETUP, options: ['sum'], mode: 'more', seats: ['human', 'hard', 'easy', 'human'] }, '1. [1+1] -', [1, 2]);
  assert.equal(hash, '#3x2+sum+players:4/~1.2/[1+1]-');
  const { setup, players, seed } = read(hash);
  assert.deepEqual([setup.options, players, seed], [['sum'], 4, [1, 2]]);
  for (const none of ['#3x2+players:5/a1-b1', '#3x2+players:1/a1-b1', '#3x2+pie+players:3/a1-b1']) assert.equal(readRecord(none), null, none);
});

test('what is no game is none', () => {
  for (const hash of ['', '#', '#top', '#5x5', '#9x9/a1-b1', '#5x5/a1', '#5x5//a1-b1', '#5x5/a1-b1,', '#5x5/<b>', '#%E0%A4%A', '#5x5/~5000000000.1/a1-b1']) {
    assert.equal(readRecord(hash), null, hash);
  }
});

test('a game that is shown is played by nobody, and a new one is', () => {
  const { loop, answer, happened } = playing({ ...DEFAULT_CHOICE, width: 2, height: 2, starter: 2 });
  loop.replay({ ...DEFAULT_CHOICE, mode: 'two', width: 2, height: 2 }, '1. a1-b1 2. a1-a2', null);
  answer();
  assert.deepEqual([game(loop).view.moves, game(loop).board.turn, game(loop).board.last], [2, 0, game(loop).view.last]);
  assert.deepEqual(game(loop).board.drawers.filter(Boolean).sort(), [1, 2]);
  loop.draw(5);
  loop.undo();
  loop.hint();
  answer();
  assert.equal(game(loop).view.moves, 2);
  loop.replay({ ...DEFAULT_CHOICE, width: 2, height: 2 }, '1. a1-b1 2. a1-b1', null);
  answer();
  assert.equal(happened.at(-1)?.kind, 'unreadable');
  loop.newGame();
  answer();
  assert.deepEqual([game(loop).view.moves, game(loop).choice.starter], [0, 2]);
});

test('what was played can be asked for while the computer thinks', () => {
  const { loop, client, requests, answerOne, run } = playing({ ...DEFAULT_CHOICE, level: 'hard' });
  loop.draw(0);
  answerOne();
  client.record();
  assert.deepEqual(requests.map(({ kind }) => kind), ['think', 'record']);
  run();
  assert.equal(game(loop).view.moves, 2);
});

test('a move of a shared game is told in the words of the page', () => {
  assert.equal(moveText(dutch, 'a1-b1'), 'a1–b1');
  assert.equal(moveText(dutch, 'swap'), dutch.swap);
  assert.equal(moveText(dutch, '[1+1]-'), `[1+1] ${dutch.dice.pass}`);
  assert.equal(moveText(dutch, '[2*5] a1-b1'), '[2×5] a1–b1');
  assert.equal(moveText(dutch, '[2+5]'), '[2+5]');
});
