import assert from 'node:assert/strict';
import test from 'node:test';
import { effort } from '../dots/levels.js';
import { KernelClient } from '../kernel/client.js';
import { KernelGame, RefusedError } from '../kernel/wasm.js';
import { answering, kernel } from './world.mjs';

/** @import {Answer, Request} from '../kernel/messages' */

test('a game is read back as the kernel holds it', () => {
  const game = new KernelGame(kernel, '2x2', '1. a1-a2 2. b1-b2');
  game.play(1);
  const view = game.view();
  assert.deepEqual(view.scores, [0, 0, 0, 0, 0]);
  assert.equal(view.moves, 3);
  assert.equal(view.last, 1);
  assert.equal(view.mover, 2);
  assert.deepEqual(view.drawers.filter((drawer) => drawer !== 0), [1, 1, 2]);
  assert.equal(view.kinds[3], 'closes');
  assert.equal(game.turns(), '1. a1-a2 2. b1-b2 3. a1-b1');
  assert.ok(game.undo());
  assert.equal(game.view().moves, 2);
});

test('what the rules refuse comes with its code and the offending text', () => {
  assert.throws(() => new KernelGame(kernel, '5x5 swedish'), (error) => {
    assert.ok(error instanceof RefusedError);
    assert.deepEqual(error.refusal, { code: 'option_unknown', text: 'swedish' });
    return true;
  });
  const game = new KernelGame(kernel, '2x2', '1. a1-a2');
  assert.throws(() => game.play(0), RefusedError);
});

test('the answerer says which boxes a line closes, and whose turn it was', () => {
  const { answerer, posted } = answering();
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: '2x2', turns: '1. a1-a2 2. b1-b2 3. a1-b1', seed: null });
  answerer.handle({ kind: 'play', id: 2, game: 1, move: 3 });
  const played = posted.at(-1);
  assert.ok(played?.kind === 'played');
  assert.deepEqual([played.player, played.move, played.closed, played.view.mover], [2, 3, [0], 2]);
  answerer.handle({ kind: 'play', id: 3, game: 1, move: 3 });
  assert.deepEqual(posted.at(-1), { kind: 'refused', id: 3, game: 1, code: 'line_drawn', text: 'a2-b2' });
});

test('taking back for a player goes to where that player last chose', () => {
  const { answerer, posted } = answering();
  const turns = '1. a1-a2 2. b1-b2 3. a1-b1 4. a2-b2, a2-a3';
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: '2x2', turns, seed: null });
  answerer.handle({ kind: 'takeBack', id: 2, game: 1, players: [1] });
  const back = posted.at(-1);
  assert.ok(back?.kind === 'takenBack');
  assert.deepEqual([back.lines, back.view.moves, back.view.mover, back.view.scores], [3, 2, 1, [0, 0, 0, 0, 0]]);
});

test('a hard decision comes in slices, between which it can be stopped', () => {
  const { answerer, posted, state } = answering();
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: '4x4', turns: '', seed: null });
  /** @type {Request} */
  const think = { kind: 'think', id: 2, game: 1, seed: [1, 2], effort: { level: 'master', nodes: 1e9, seconds: 60, table: 1 << 22 } };
  answerer.handle(think);
  assert.ok(state.wants);
  for (let slice = 0; slice < 5; slice += 1) answerer.goOn();
  assert.equal(posted.at(-1)?.kind, 'started');
  answerer.handle({ kind: 'stop', game: 1 });
  state.wants = false;
  answerer.goOn();
  assert.ok(!state.wants);
  assert.equal(posted.at(-1)?.kind, 'started');
});

test('when its seconds are over, the best found so far is the answer', () => {
  const { answerer, posted, state } = answering();
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: '5x5', turns: '', seed: null });
  const budget = { level: /** @type {const} */ ('master'), nodes: 1e9, seconds: 0.02, table: 1 << 22 };
  answerer.handle({ kind: 'think', id: 2, game: 1, seed: [1, 2], effort: budget });
  while (state.wants) {
    state.wants = false;
    answerer.goOn();
  }
  const thought = posted.at(-1);
  assert.ok(thought?.kind === 'thought' && !thought.exact && thought.move >= 0 && thought.move < 60);
});

test('equal seeds give equal decisions', () => {
  const decide = (/** @type {number} */ low) => {
    const { answerer, posted } = answering();
    answerer.handle({ kind: 'start', id: 1, game: 1, setup: '5x5', turns: '', seed: null });
    answerer.handle({ kind: 'think', id: 2, game: 1, seed: [low, 7], effort: effort('medium', true) });
    const thought = posted.at(-1);
    return thought?.kind === 'thought' ? thought.move : -1;
  };
  assert.equal(decide(5), decide(5));
  assert.ok(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(decide)).size > 1);
});

test('an instance that breaks is replaced at the same position', () => {
  const { answerer, posted } = answering();
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: '2x2', turns: '1. a1-a2', seed: null });
  const call = KernelGame.prototype.play;
  KernelGame.prototype.play = () => {
    throw new WebAssembly.RuntimeError('unreachable');
  };
  answerer.handle({ kind: 'play', id: 2, game: 1, move: 1 });
  KernelGame.prototype.play = call;
  assert.equal(posted.at(-1)?.kind, 'failed');
  answerer.handle({ kind: 'play', id: 3, game: 1, move: 1 });
  const played = posted.at(-1);
  assert.ok(played?.kind === 'played' && played.view.moves === 2);
});

test('the page hears only answers that it still waits for', () => {
  /** @type {Request[]} */
  const asked = [];
  /** @type {Answer[]} */
  const heard = [];
  const client = new KernelClient({ postMessage: (request) => asked.push(request) }, (answer) => heard.push(answer));
  client.start('2x2');
  client.think(effort('hard', true), [1, 2]);
  const think = asked.at(-1);
  assert.ok(think?.kind === 'think');
  client.stop();
  const late = { kind: /** @type {const} */ ('thought'), move: 1, exact: true, nodes: 1, milliseconds: 1 };
  client.receive({ ...late, id: think.id, game: think.game });
  client.start('3x3');
  client.receive({ ...late, id: think.id + 1, game: think.game });
  assert.deepEqual(heard, []);
});
