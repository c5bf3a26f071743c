import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPUTER, HUMAN, mayUndo, score, toMove } from '../dots/game.js';
import { CAPTURE } from '../dots/loop.js';
import { DEFAULT_CHOICE } from '../dots/setup.js';
import { game, playing } from './world.mjs';

/** @import {Choice} from '../dots/dots' */
/** @import {Loop} from '../dots/loop.js' */

/** @type {Choice} */
const SMALL = { ...DEFAULT_CHOICE, width: 2, height: 2, level: 'medium' };

/** @param {Loop} loop @param {string} kind */
const lineOf = (loop, kind) => game(loop).view.kinds.findIndex((other) => other === kind);

// Of the computer's answer: it is asked for, it is known but not yet shown, it is on its way to the board.
const MOMENTS = /** @type {const} */ (['thinking', 'known', 'appearing']);

/** @param {typeof MOMENTS[number]} moment */
function answering(moment) {
  const world = playing(SMALL);
  world.loop.draw(0);
  world.answerOne();
  if (moment !== 'thinking') world.answer();
  if (moment === 'appearing') world.timers().shift()?.act();
  return world;
}

test('nothing of the computer moves before the human starts', () => {
  const { loop, run } = playing({ ...SMALL, starter: COMPUTER });
  run();
  assert.equal(game(loop).view.moves, 0);
  loop.start();
  run();
  assert.equal(game(loop).view.moves, 1);
  assert.equal(game(loop).drawn[0]?.person, COMPUTER);
  assert.equal(toMove(game(loop)), HUMAN);
});

test('the human is blue whoever draws first', () => {
  const { loop, run } = playing({ ...SMALL, starter: COMPUTER });
  loop.start();
  run();
  const line = lineOf(loop, 'safe');
  loop.draw(line);
  run();
  assert.equal(game(loop).board.drawers[line], HUMAN);
});

test('the human draws, the computer answers after a breath', () => {
  const { loop, answer, run, clock, timers } = playing(SMALL);
  clock.now = 5000;
  loop.draw(0);
  answer();
  assert.equal(game(loop).view.moves, 1);
  assert.equal(game(loop).board.turn, 0);
  assert.ok((timers()[0]?.at ?? 0) > 5200);
  run();
  assert.equal(game(loop).view.moves, 2);
  assert.equal(game(loop).board.turn, HUMAN);
});

test('a line is on the board before the kernel has answered, and is gone where it does not come', () => {
  const { loop, client, requests, answer } = playing({ ...SMALL, mode: 'two' });
  loop.draw(3);
  assert.deepEqual([game(loop).board.drawers[3], game(loop).board.last, game(loop).board.turn], [HUMAN, 3, 0]);
  assert.equal(game(loop).drawn.length, 0);
  answer();
  assert.deepEqual([game(loop).board.drawers[3], game(loop).board.turn], [HUMAN, 2]);
  loop.draw(4);
  assert.equal(game(loop).board.drawers[4], 2);
  const request = requests.shift();
  if (request?.kind === 'play') client.receive({ kind: 'failed', id: request.id, game: request.game, reason: 'trap' });
  assert.deepEqual([game(loop).board.drawers[4], game(loop).board.last, game(loop).board.turn], [0, 3, 2]);
});

test('while it is not the human’s turn a line is not drawn, nor a second before the first is answered', () => {
  const { loop, requests, answerOne, run } = playing(SMALL);
  loop.draw(0);
  loop.draw(1);
  assert.equal(requests.length, 1);
  answerOne();
  loop.draw(1);
  run();
  assert.equal(game(loop).drawn.filter((line) => line.person === HUMAN).length, 1);
});

test('one undo takes back a run of captures to the human’s own last line', () => {
  const { loop, run } = playing({ ...SMALL, width: 3, height: 3 });
  for (let kind = lineOf(loop, 'safe'); kind >= 0; kind = lineOf(loop, 'safe')) {
    loop.draw(kind);
    run();
  }
  while (score(game(loop), COMPUTER) === 0 && lineOf(loop, 'giveaway') >= 0 && toMove(game(loop)) === HUMAN) {
    const before = game(loop);
    loop.draw(lineOf(loop, 'giveaway'));
    run();
    if (score(game(loop), COMPUTER) > 0) {
      assert.ok(game(loop).drawn.length > before.drawn.length + 2);
      loop.undo();
      run();
      assert.deepEqual(game(loop).view, before.view);
      assert.deepEqual(game(loop).drawn, before.drawn);
      assert.equal(game(loop).board.turn, HUMAN);
      return;
    }
  }
  assert.fail('the computer took no box');
});

test('undo during the computer’s thought or just before its line appears takes the human’s line back', () => {
  for (const moment of MOMENTS) {
    const { loop, run } = answering(moment);
    loop.undo();
    run();
    assert.deepEqual([moment, game(loop).view.moves, game(loop).drawn.length, game(loop).board.turn], [moment, 0, 0, HUMAN]);
  }
});

test('no undo before the human has drawn, and none after the end', () => {
  const { loop, run } = playing({ ...SMALL, starter: COMPUTER });
  loop.start();
  run();
  assert.ok(!mayUndo(game(loop)));
  while (!game(loop).view.over) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  assert.ok(!mayUndo(game(loop)));
  const view = game(loop).view;
  loop.undo();
  run();
  assert.deepEqual(game(loop).view, view);
});

test('a level may change in the middle of a thought, and the board stays', () => {
  for (const moment of MOMENTS) {
    const { loop, run } = answering(moment);
    loop.setLevels({ ...loop.choice, level: 'hard' });
    run();
    assert.deepEqual([moment, game(loop).view.moves, game(loop).choice.level], [moment, 2, 'hard']);
    loop.newGame();
    run();
    assert.equal(game(loop).choice.level, 'hard');
  }
});

test('a new game keeps the set-up, and a line meant for the old board is lost', () => {
  const { loop, answer, run } = playing({ ...SMALL, width: 3 });
  loop.draw(0);
  run();
  loop.newGame();
  loop.draw(1);
  answer();
  run();
  assert.equal(game(loop).view.moves, 0);
  assert.deepEqual([game(loop).grid.width, game(loop).grid.height], [3, 2]);
  assert.ok(!game(loop).started);
});

test('after a capture the pointer is quiet until it has been shown', () => {
  const { loop, run, clock } = playing(SMALL);
  while (lineOf(loop, 'closes') < 0 && !game(loop).view.over) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  const line = lineOf(loop, 'closes');
  assert.ok(line >= 0);
  clock.now += 1000;
  loop.draw(line);
  run();
  assert.ok(game(loop).board.quiet >= clock.now - 1 && game(loop).board.quiet <= clock.now + CAPTURE);
});

test('a run of the computer is told as one, the score with it', () => {
  const { loop, run, happened } = playing({ ...SMALL, level: 'medium' });
  while (!game(loop).view.over) {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  }
  const told = happened.flatMap((event) => (event.kind === 'drew' ? event.lines : []));
  assert.deepEqual(told, game(loop).drawn);
});

test('the kernel breaks once: the computer tries again; twice: it says so and rests', () => {
  const { loop, client, requests, happened } = playing(SMALL);
  loop.draw(0);
  for (let time = 0; time < 3; time += 1) {
    const request = requests.shift();
    if (request?.kind === 'play') {
      const view = { ...game(loop).view, mover: 2, moves: 1 };
      client.receive({ kind: 'played', id: request.id, game: request.game, player: 1, move: 0, closed: [], view });
    } else if (request?.kind === 'think') client.receive({ kind: 'failed', id: request.id, game: request.game, reason: 'trap' });
  }
  assert.equal(happened.filter((event) => event.kind === 'failed').length, 2);
  assert.equal(requests.length, 0);
});

test('a finished game remembers the lowest level that decided in it', () => {
  const { loop, run, happened } = playing({ ...SMALL, width: 3, level: 'hard' });
  const draw = () => {
    loop.draw(game(loop).view.drawers.indexOf(0));
    run();
  };
  draw();
  loop.setLevels({ ...loop.choice, level: 'easy' });
  assert.equal(game(loop).lowest, 'hard');
  draw();
  loop.setLevels({ ...loop.choice, level: 'master' });
  while (!game(loop).view.over) draw();
  assert.equal(game(loop).lowest, 'easy');
  assert.equal(happened.filter(({ kind }) => kind === 'ended').length, 1);
});
