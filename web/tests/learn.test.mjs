import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { decidedAt, openGame, played } from '../dots/game.js';
import { KernelGame } from '../kernel/wasm.js';
import { verdictText } from '../learn/course.js';
import { fromHere } from '../learn/opening.js';
import { choiceOf, judge, readTask } from '../learn/task.js';
import { lessonWords as greek } from '../learn/text/el.js';
import { lessonWords as english } from '../learn/text/en.js';
import { lessonWords as dutch } from '../learn/text/nl.js';
import { answering, kernel } from './world.mjs';

/** @import {Answer} from '../kernel/messages' */

/**
 * A lesson's board in which everybody plays the lines that are named.
 * @param {DOMStringMap} data
 * @param {string[]} lines
 */
function playing(data, lines) {
  const task = readTask(data);
  const { answerer, posted } = answering();
  /** @type {Answer[]} */
  const heard = [];
  const hear = fromHere((answer) => heard.push(answer));
  answerer.handle({ kind: 'start', id: 1, game: 1, setup: task.setup, turns: task.turns, seed: null });
  hear(/** @type {Answer} */ (posted.at(-1)));
  const choice = choiceOf(task);
  let game = openGame(choice, choice.starter === 1 ? 1 : 2, /** @type {Extract<Answer, { kind: 'started' }>} */ (heard.at(-1)));
  for (const name of lines) {
    const move = game.grid.lines.findIndex((line) => line.name === name);
    answerer.handle({ kind: 'play', id: 2, game: 1, move });
    hear(/** @type {Answer} */ (posted.at(-1)));
    game = played(game, /** @type {Extract<Answer, { kind: 'played' }>} */ (heard.at(-1)));
  }
  return { task, game: decidedAt(game, 'master') };
}

const PAIR = { setup: '2x1', turns: '1. a1-b1 2. a2-b2 3. b1-c1 4. b2-c2', reader: '1', boxes: '0' };

test('what was there before is ink and counts for nobody', () => {
  const { game } = playing({ ...PAIR, turns: '1. a1-b1 2. a2-b2 3. a1-a2 4. b1-b2, b1-c1', reader: '1', boxes: '1' }, ['b2-c2', 'c1-c2']);
  assert.deepEqual(game.view.owners, [5, game.seating.indexOf(2)]);
  assert.equal(game.view.drawers.filter((drawer) => drawer === 5).length, 5);
  assert.deepEqual(game.view.scores.slice(1, 3), [0, 1]);
  assert.deepEqual(game.view.winners, [2]);
});

test('the reader is the player that the board says', () => {
  for (const reader of ['1', '2']) {
    const { game } = playing({ ...PAIR, reader }, []);
    assert.equal(game.seating[Number(reader)], 1);
  }
});

test('boxes are counted once it is over, as most or as fewest', () => {
  const most = playing({ ...PAIR, boxes: '2' }, ['a1-a2']);
  assert.equal(judge(most.task, most.game), null);
  const over = playing({ ...PAIR, boxes: '2' }, ['a1-a2', 'b1-b2', 'c1-c2']);
  assert.deepEqual(judge(over.task, over.game), { reached: false, got: 0, of: 2 });
  const fewest = playing({ ...PAIR, setup: '2x1 misere', boxes: '0' }, ['a1-a2', 'b1-b2', 'c1-c2']);
  assert.deepEqual(judge(fewest.task, fewest.game), { reached: true, got: 0, of: 2 });
});

test('a line is judged at once, and only the first', () => {
  const data = { setup: '2x1', turns: '1. a1-b1 2. a2-b2', reader: '1', lines: 'a1-a2 c1-c2' };
  const right = playing(data, ['c1-c2', 'a1-a2']);
  assert.equal(judge(right.task, right.game)?.reached, true);
  const wrong = playing(data, ['b1-b2']);
  assert.equal(judge(wrong.task, wrong.game)?.reached, false);
  assert.equal(judge(wrong.task, playing(data, []).game), null);
});

test('dots and long chains tell the same as the kernel', () => {
  const game = new KernelGame(kernel, '3x3');
  const grid = game.grid();
  let state = 7;
  for (let count = 0; count < 20; count += 1) {
    const { control, over, drawers } = game.view();
    if (over) break;
    assert.ok(control);
    const even = (grid.dots.length + control.longChains) % 2 === 0;
    assert.equal(control.player, even ? 1 : 2);
    const open = drawers.flatMap((drawer, line) => (drawer === 0 ? [line] : []));
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    game.play(open[state % open.length] ?? 0);
  }
  assert.equal(new KernelGame(kernel, '3x3 misere').view().control, null);
});

test('every language says everything below the boards, in words of its own', () => {
  /** @type {import('../learn/learn').Verdict[]} */
  const verdicts = [{ reached: true, got: 1, of: 4 }, { reached: false, got: 2, of: 9 }];
  const all = [english, dutch, greek].map((words) => [
    ...[words.done, words.again, words.showMe, words.right, words.wrong, words.broken],
    ...[true, false].flatMap((favoursYou) => [words.parity(16, 0, favoursYou), words.parity(9, 1, favoursYou)]),
    ...['3x3', '3x3 misere'].flatMap((setup) =>
      verdicts.map((verdict) => verdict && verdictText(words, readTask({ setup, reader: '1', boxes: '3' }), verdict)),
    ),
  ]);
  for (const [index, one] of all.entries()) {
    for (const text of one) assert.ok(text && !text.includes('undefined'));
    for (const other of all.slice(index + 1)) one.forEach((text, place) => assert.notEqual(text, other[place]));
  }
});

test('the places of a lesson are drawn as those of the page', () => {
  const lesson = readFileSync(new URL('../lesson.html', import.meta.url), 'utf8');
  const icons = readFileSync(new URL('../page/icons.js', import.meta.url), 'utf8');
  const places = icons.slice(icons.indexOf('placeIcons'), icons.indexOf('export const sign'));
  for (const [, path] of places.matchAll(/<path d="([^"]+)"/g)) assert.ok(lesson.includes(`d="${path}"`), path);
});
