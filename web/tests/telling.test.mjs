import assert from 'node:assert/strict';
import test from 'node:test';
import { SWAP } from '../kernel/moves.js';
import { people } from '../dots/people.js';
import { DEFAULT_CHOICE, readQuery } from '../dots/setup.js';
import { boardName, decision, lineLabels, nearerToLosing, shortName, status, Teller } from '../dots/telling.js';
import { words } from '../text/en.js';
import { game, playing } from './world.mjs';

/** @import {Choice} from '../dots/dots' */

/** @param {string} query @param {string[]} names */
function talking(query, names = []) {
  const { choice } = readQuery(query);
  const who = people(words, choice, ['', ...names]);
  const teller = new Teller();
  /** @type {string[]} */
  const told = [];
  const world = playing(choice, [1, 2], (event, loop) => told.push(teller.tell(words, game(loop), who, event)));
  const heard = () => told.splice(0).filter(Boolean);
  const draw = (/** @type {string[]} */ ...lines) => {
    for (const name of lines) {
      world.loop.draw(game(world.loop).grid.lines.findIndex((line) => line.name === name));
      world.run();
    }
  };
  heard();
  return { ...world, who, heard, draw, now: () => game(world.loop) };
}

test('between two people each line is told with who drew it, what it closed, the score and whose turn it is', () => {
  const { draw, heard } = talking('?mode=two&grid=2x2', ['Anna']);
  draw('a1-b1', 'a1-a2', 'b1-b2');
  assert.equal(heard().at(-1), '\u2068Anna\u2069 drew b1–b2. Player 2 to draw.');
  draw('a2-b2');
  assert.deepEqual(heard(), ['Player 2 drew a2–b2 and closed 1 box. \u2068Anna\u2069 0, Player 2 1. A box! Player 2 draws again.']);
});

test('the end and what is decided are told once', () => {
  const { loop, run, heard, now } = talking('?mode=two&grid=4x4');
  while (!now().view.over) {
    const kinds = now().view.kinds;
    const [line = -1] = [kinds.indexOf('closes'), kinds.indexOf('giveaway'), kinds.indexOf('safe')].filter((each) => each >= 0);
    loop.draw(line);
    run();
  }
  const told = heard().join('\n');
  assert.equal(told.match(/Decided/g)?.length, 1, told);
  assert.match(told, /Player \d wins, \d+ to \d+\.$/);
});

test('undo, hint and swap are told', () => {
  const { loop, run, draw, heard, who, now } = talking('?mode=two&grid=2x2&options=pie');
  draw('a1-b1');
  assert.equal(heard().at(-1), 'Player 1 drew a1–b1. Player 2 draws, or takes this line over.');
  assert.equal(status(words, now(), who), 'Player 2 draws, or takes this line over');
  loop.swap();
  run();
  assert.equal(heard().at(-1), 'Player 2 took the first line over. Player 1 to draw.');
  loop.undo();
  run();
  assert.equal(heard().at(-1), 'Taken back. Player 1 0, Player 2 0. Player 2 draws, or takes this line over.');
  loop.hint();
  run();
  const { hint } = now();
  const name = hint === SWAP ? 'take the first line over' : now().grid.lines[Number(hint)]?.name.replace('-', '–');
  assert.equal(heard().at(-1), `Hint: ${name}.`);
});

test('against the computer one is spoken to, whatever one is called', () => {
  const { draw, heard, who, now } = talking('?grid=2x2', ['Anna']);
  assert.equal(status(words, now(), who), 'Draw the first line');
  draw('a1-b1');
  const [mine = '', theirs = ''] = heard();
  assert.equal(mine, 'You drew a1–b1.');
  assert.match(theirs, /^The computer drew \S+\. Your turn\.$/);
});

test('a line that is hinted or would close two boxes says so', () => {
  const { draw, loop, run, who, now } = talking('?mode=two&grid=2x2');
  draw('a1-b1', 'a1-a2', 'a2-a3', 'a3-b3', 'b1-b2', 'b2-b3');
  loop.hint();
  run();
  const label = lineLabels(words, now(), who).find((each) => each.startsWith('a2–b2'));
  assert.equal(label, 'a2–b2, closes 2 boxes, hint');
});

test('where the fewest win, who has more is nearer to losing, until the end', () => {
  const { draw, loop, run, now } = talking('?mode=two&grid=2x2&options=misere');
  assert.equal(nearerToLosing(now()), 0);
  draw('a1-b1', 'a1-a2', 'b1-b2', 'a2-b2');
  assert.equal(nearerToLosing(now()), 2);
  while (!now().view.over) {
    loop.draw(now().view.drawers.indexOf(0));
    run();
  }
  assert.equal(nearerToLosing(now()), 0);
  assert.equal(decision(words, now(), []), null);
});

test('boards are called by their shape and size', () => {
  /** @type {Choice} */
  const choice = { ...DEFAULT_CHOICE, shape: 'hexagon', width: 3, height: 3, options: ['misere', 'border'] };
  assert.equal(boardName(words, choice), 'Hexagon of side 3');
  assert.equal(shortName(words, choice), 'Hexagons 3 · fewest wins · border drawn');
  assert.equal(shortName(words, DEFAULT_CHOICE), '5×5');
});
