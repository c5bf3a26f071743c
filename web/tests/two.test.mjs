// Two people on one screen, and what they share with a game against the computer: beginner, swap, hint.

import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPUTER, HUMAN, mayHint, maySwap, mayUndo, toMove } from '../dots/game.js';
import { SWAP } from '../kernel/moves.js';
import { DEFAULT_CHOICE } from '../dots/setup.js';
import { game, playing } from './world.mjs';

/** @import {Choice} from '../dots/dots' */
/** @import {Loop} from '../dots/loop.js' */

/** @type {Choice} */
const SMALL = { ...DEFAULT_CHOICE, width: 2, height: 2 };
/** @type {Choice} */
const TWO = { ...SMALL, mode: 'two' };

test('two people draw in turn, each in their own colour, and nobody thinks', () => {
  const { loop, requests, run } = playing(TWO);
  loop.draw(0);
  assert.deepEqual(requests.map(({ kind }) => kind), ['play']);
  run();
  assert.equal(game(loop).board.turn, 2);
  loop.draw(1);
  run();
  assert.deepEqual(game(loop).drawn.map(({ person }) => person), [1, 2]);
  assert.deepEqual(game(loop).board.drawers.slice(0, 2), [1, 2]);
});

test('between two people undo takes back the last line alone, whoever drew it, and none after the end', () => {
  const { loop, run } = playing(TWO);
  while (!game(loop).view.over) {
    const before = game(loop);
    loop.draw(before.view.drawers.indexOf(0));
    run();
    if (game(loop).view.over) break;
    loop.undo();
    run();
    assert.deepEqual([game(loop).view, game(loop).drawn, game(loop).board.turn], [before.view, before.drawn, before.board.turn]);
    loop.draw(before.view.drawers.indexOf(0));
    run();
  }
  assert.ok(!mayUndo(game(loop)));
});

test('the beginner alternates after each finished game, and only then', () => {
  const { loop, run } = playing({ ...TWO, starter: 'alternating' });
  const begins = () => toMove(game(loop));
  const again = () => {
    loop.newGame();
    run();
  };
  assert.equal(begins(), 1);
  loop.draw(0);
  run();
  again();
  assert.equal(begins(), 1);
  for (const next of [2, 1]) {
    while (!game(loop).view.over) {
      loop.draw(game(loop).view.drawers.indexOf(0));
      run();
    }
    again();
    assert.equal(begins(), next);
  }
});

test('where the computer begins in turn it waits for the start', () => {
  const { loop, run } = playing({ ...SMALL, starter: 'alternating' });
  while (!game(loop).view.over) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  loop.newGame();
  run();
  assert.equal(game(loop).view.moves, 0);
  loop.start();
  run();
  assert.equal(game(loop).drawn[0]?.person, COMPUTER);
});

test('swapping takes over the first line, people keep their colours, and undo gives it back', () => {
  const { loop, run, happened } = playing({ ...TWO, options: ['pie'] });
  assert.ok(!maySwap(game(loop)));
  loop.draw(3);
  run();
  assert.ok(maySwap(game(loop)));
  loop.swap();
  run();
  assert.deepEqual([game(loop).board.drawers[3], game(loop).board.turn, game(loop).board.last], [2, 1, 3]);
  assert.ok(!maySwap(game(loop)));
  assert.deepEqual(happened.at(-1), { kind: 'swapped', by: 2 });
  loop.undo();
  run();
  assert.deepEqual([game(loop).board.drawers[3], game(loop).board.turn], [1, 2]);
});

test('the computer may swap, and one undo takes that and the own line back', () => {
  for (let low = 0; low < 40; low += 1) {
    const { loop, run } = playing({ ...SMALL, level: 'easy', options: ['pie'] }, [low, 1]);
    loop.draw(3);
    run();
    if (game(loop).drawn[1]?.line !== SWAP) continue;
    assert.deepEqual([game(loop).board.drawers[3], game(loop).board.turn], [COMPUTER, HUMAN]);
    loop.undo();
    run();
    assert.deepEqual([game(loop).view.moves, game(loop).drawn.length, game(loop).board.turn], [0, 0, HUMAN]);
    return;
  }
  assert.fail('it never swapped');
});

test('a hint is what hard would draw; it goes with the next line, and a line drawn meanwhile stops it', () => {
  for (const choice of [SMALL, TWO]) {
    const { loop, run, answer, happened } = playing(choice);
    loop.hint();
    assert.ok(!mayHint(game(loop)));
    answer();
    const { hint } = game(loop);
    assert.ok(typeof hint === 'number' && game(loop).view.kinds[hint] === 'safe');
    assert.deepEqual([game(loop).view.moves, game(loop).started], [0, false]);
    assert.deepEqual(happened.at(-1), { kind: 'hinted', move: hint });
    loop.draw(hint);
    assert.equal(game(loop).hint, null);
    run();
    loop.hint();
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
    assert.equal(game(loop).hint, null);
  }
});

/** @param {Loop} loop @param {string} kind */
const lineOf = (loop, kind) => game(loop).view.kinds.findIndex((other) => other === kind);

test('without an extra turn the other draws after a box', () => {
  const { loop, run } = playing({ ...TWO, options: ['noextra'] });
  while (lineOf(loop, 'closes') < 0) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  const before = toMove(game(loop));
  loop.draw(lineOf(loop, 'closes'));
  run();
  assert.notEqual(toMove(game(loop)), before);
});
