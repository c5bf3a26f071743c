// Games with dice, and games of three and four: who may do what, what is asked of the kernel, and what is told.

import assert from 'node:assert/strict';
import test from 'node:test';
import { isComputer, mayHint, mayPass, mayRoll, mayUndo, outcome, score, toMove, winners } from '../dots/game.js';
import { people } from '../dots/people.js';
import { DEFAULT_CHOICE } from '../dots/setup.js';
import { lineLabels, nearerToLosing, status, Teller } from '../dots/telling.js';
import { words } from '../text/en.js';
import { game, playing } from './world.mjs';

/** @import {Choice, Game} from '../dots/dots' */
/** @import {Loop} from '../dots/loop.js' */

/** @type {Choice} */
const DICE = { ...DEFAULT_CHOICE, width: 2, height: 2, options: ['sum'] };
/** @type {Choice} */
const HERE = { ...DICE, mode: 'two' };
/** @type {Choice} */
const THREE = { ...DEFAULT_CHOICE, width: 2, height: 2, mode: 'more', seats: ['human', 'easy', 'human'] };

/** @param {Game} now */
const free = (now) => now.view.allowed.indexOf(true);

/**
 * What somebody here can do next.
 * @param {Loop} loop
 */
function act(loop) {
  const now = game(loop);
  if (mayRoll(now)) loop.roll();
  else if (mayPass(now)) loop.pass();
  else loop.draw(free(now));
}

/** @param {ReturnType<typeof playing>} world */
function toTheEnd({ loop, run }) {
  for (let steps = 0; !game(loop).view.over; steps += 1) {
    assert.ok(steps < 5000);
    if (isComputer(game(loop), toMove(game(loop)))) loop.start();
    else act(loop);
    run();
  }
}

test('numbers are dealt at the first roll, and a line waits for it', () => {
  const { loop, run, requests } = playing(HERE);
  assert.deepEqual(game(loop).view.numbers, [0, 0, 0, 0]);
  assert.ok(mayRoll(game(loop)) && !mayHint(game(loop)) && game(loop).board.turn === 0 && !game(loop).started);
  loop.draw(0);
  assert.equal(requests.length, 0);
  loop.roll();
  loop.roll();
  assert.deepEqual(requests.map(({ kind }) => kind), ['roll']);
  run();
  const { view, thrown, started } = game(loop);
  assert.ok(started && view.numbers.every((number) => number >= 2 && number <= 12));
  assert.deepEqual([thrown?.roll, thrown?.by, thrown?.count], [view.roll, 1, 1]);
  assert.ok(!mayRoll(game(loop)));
});

test('only what the roll allows can be drawn, and a pass only where that is nothing', () => {
  for (let low = 0; low < 20; low += 1) {
    const { loop, run } = playing(HERE, [low, 5]);
    for (let turn = 0; turn < 12 && !game(loop).view.over; turn += 1) {
      loop.roll();
      run();
      const { view, board } = game(loop);
      const number = outcome(game(loop), view.roll ?? [0, 0]);
      const fits = game(loop).grid.lines.map(({ boxes }, line) => view.drawers[line] === 0 && boxes.some((box) => view.numbers[box] === number));
      assert.deepEqual(view.allowed, fits);
      assert.equal(mayPass(game(loop)), !fits.includes(true));
      assert.equal(board.turn, fits.includes(true) ? toMove(game(loop)) : 0);
      const before = game(loop).view;
      if (mayPass(game(loop))) {
        loop.draw(0);
        run();
        assert.equal(game(loop).view, before);
        loop.pass();
      } else {
        loop.pass();
        loop.rollOn();
        run();
        assert.equal(game(loop).view, before);
        loop.draw(free(game(loop)));
      }
      run();
    }
  }
});

test('rolling on passes for everybody until someone can draw', () => {
  for (let low = 0; low < 40; low += 1) {
    const { loop, run, happened } = playing(HERE, [low, 1]);
    while (!game(loop).view.over && !mayPass(game(loop))) {
      act(loop);
      run();
    }
    if (game(loop).view.over) continue;
    const moves = game(loop).view.moves;
    loop.rollOn();
    run();
    const event = happened.at(-1);
    assert.ok(event?.kind === 'rolled' && event.passes > 0);
    assert.equal(game(loop).view.moves, moves + 2 * event.passes);
    assert.ok(free(game(loop)) >= 0 && game(loop).board.turn === toMove(game(loop)));
  }
});

test('undo gives back the choice, and never another roll', () => {
  const { loop, run } = playing({ ...DICE, level: 'easy' }, [7, 9]);
  for (let line = 0; line < 3; line += 1) {
    while (game(loop).board.turn === 0) {
      act(loop);
      run();
    }
    const before = game(loop);
    loop.draw(free(before));
    run();
    if (game(loop).view.over) break;
    assert.ok(mayUndo(game(loop)));
    const rolls = game(loop).thrown;
    loop.undo();
    run();
    assert.deepEqual([game(loop).view, game(loop).drawn, game(loop).board.turn], [before.view, before.drawn, 1]);
    loop.draw(before.view.allowed.lastIndexOf(true));
    run();
    if (before.view.allowed.filter(Boolean).length === 1) assert.deepEqual(game(loop).thrown?.roll, rolls?.roll);
  }
});

test('a kernel that broke goes on with the same numbers and rolls', () => {
  const { loop, run, client, requests, answerOne } = playing({ ...DICE, level: 'hard' }, [3, 3]);
  loop.roll();
  run();
  const { numbers } = game(loop).view;
  while (game(loop).board.turn === 0) {
    act(loop);
    run();
  }
  loop.draw(free(game(loop)));
  answerOne();
  while (requests[0]?.kind === 'roll' || requests[0]?.kind === 'play') answerOne();
  const think = requests.shift();
  assert.ok(think?.kind === 'think');
  client.receive({ kind: 'failed', id: think.id, game: think.game, reason: 'trap' });
  run();
  assert.deepEqual(game(loop).view.numbers, numbers);
  assert.ok(!isComputer(game(loop), toMove(game(loop))) || game(loop).view.over);
});

for (const options of /** @type {Choice['options'][]} */ ([['sum'], ['product'], ['misere', 'sum'], ['border', 'noextra', 'product']]))
  test(`every level in every seat, with dice: ${options.join(' ')}`, () => {
    for (const seats of /** @type {Choice['seats'][]} */ ([['human', 'easy', 'medium', 'hard'], ['master', 'human', 'easy'], ['hard', 'medium', 'easy']])) {
      const world = playing({ ...THREE, seats, options, starter: 2 }, [seats.length, options.length]);
      toTheEnd(world);
      assert.equal(seats.reduce((sum, _, place) => sum + score(game(world.loop), place + 1), 0), 4);
    }
    const solo = playing({ ...DICE, options });
    toTheEnd(solo);
    assert.ok(solo.happened.some(({ kind }) => kind === 'ended'));
  });

test('three take their seats in turn from whoever begins, each in a colour of their own', () => {
  const { loop, run } = playing({ ...THREE, seats: ['human', 'human', 'human'], starter: 3 });
  for (const who of [3, 1, 2, 3]) {
    assert.equal(game(loop).board.turn, who);
    loop.draw(free(game(loop)));
    run();
  }
  assert.deepEqual(game(loop).drawn.map(({ person }) => person), [3, 1, 2, 3]);
  loop.undo();
  run();
  assert.equal(game(loop).board.turn, 3);
  assert.equal(game(loop).drawn.length, 3);
});

test('with computers among them undo goes back to the last line of a person, whoever that was', () => {
  const { loop, run } = playing({ ...THREE, seats: ['human', 'easy', 'human', 'hard'] });
  loop.draw(0);
  run();
  assert.equal(game(loop).board.turn, 3);
  const before = game(loop);
  loop.draw(free(before));
  run();
  assert.equal(game(loop).board.turn, 1);
  loop.undo();
  run();
  assert.deepEqual([game(loop).view, game(loop).board.turn], [before.view, 3]);
  loop.undo();
  run();
  assert.deepEqual([game(loop).view.moves, game(loop).board.turn, mayUndo(game(loop))], [0, 1, false]);
});

test('the beginner alternates among all of them', () => {
  const world = playing({ ...THREE, seats: ['human', 'human', 'human'], starter: 'alternating' });
  for (const who of [1, 2, 3, 1]) {
    assert.equal(toMove(game(world.loop)), who);
    toTheEnd(world);
    world.loop.newGame();
    world.run();
  }
});

test('computers alone wait for the start, and then play to the end', () => {
  const { loop, run } = playing({ ...THREE, seats: ['easy', 'medium', 'hard'] });
  run();
  assert.equal(game(loop).view.moves, 0);
  loop.start();
  run();
  assert.ok(game(loop).view.over && !mayUndo(game(loop)));
});

test('a seat may play better or worse meanwhile', () => {
  const { loop, run } = playing(THREE);
  loop.draw(0);
  loop.setLevels({ ...THREE, seats: ['human', 'hard', 'human'] });
  run();
  assert.deepEqual([game(loop).choice.seats[1], game(loop).drawn.length], ['hard', 2]);
});

test('who wins among three is told, alone or together; in misère who is nearer to losing', () => {
  /** @type {Set<string>} */
  const kinds = new Set();
  for (let low = 0; low < 30; low += 1) {
    const world = playing({ ...THREE, seats: ['easy', 'easy', 'easy'], options: ['misere'] }, [low, 2]);
    world.loop.start();
    world.run();
    const end = game(world.loop);
    const told = status(words, end, people(words, end.choice, []));
    const won = winners(end).map((who) => `Computer ${who}`);
    assert.equal(nearerToLosing(end), 0);
    kinds.add(String(won.length));
    const [one = 0] = winners(end);
    if (won.length === 1) assert.equal(told, `${won[0]} wins with ${words.boxes(score(end, one))}`);
    else if (won.length === 2) assert.equal(told, `${won.join(' and ')} share the win, ${score(end, one)} each`);
  }
  assert.ok(kinds.has('1') && kinds.has('2'));
  const lost = playing({ ...THREE, seats: ['human', 'human', 'human'], options: ['misere'] });
  while (!game(lost.loop).drawn.some(({ closed }) => closed)) {
    lost.loop.draw(free(game(lost.loop)));
    lost.run();
  }
  assert.equal(nearerToLosing(game(lost.loop)), game(lost.loop).drawn.at(-1)?.person);
});

/** @param {Choice} choice @param {[number, number]} seed */
function talking(choice, seed = [1, 2]) {
  const who = people(words, choice, []);
  const teller = new Teller();
  /** @type {string[]} */
  const told = [];
  const world = playing(choice, seed, (event, loop) => told.push(teller.tell(words, game(loop), who, event)));
  return { ...world, who, heard: () => told.splice(0).filter(Boolean) };
}

test('a throw is told with what it comes to and how much can be drawn', () => {
  const { loop, run, heard, who } = talking(DICE);
  assert.equal(status(words, game(loop), who), 'Roll the dice');
  heard();
  loop.roll();
  run();
  const [first, second] = game(loop).view.roll ?? [0, 0];
  const count = game(loop).view.allowed.filter(Boolean).length;
  const follows = count === 0 ? 'No side is free: pass.' : words.say.canDraw(count);
  assert.deepEqual(heard(), [`You rolled ${first} and ${second}, that is ${first + second}. ${follows}`]);
  assert.equal(status(words, game(loop), who), count === 0 ? `No side is free at a ${first + second}` : `Draw at a ${first + second}`);
});

test('what the computer threw, drew and passed is told in one', () => {
  let passed = 0;
  for (let low = 0; low < 30; low += 1) {
    const { loop, run, heard } = talking({ ...DICE, level: 'easy' }, [low, 8]);
    while (game(loop).drawn.filter(({ person }) => person === 1).length === 0) {
      act(loop);
      run();
    }
    if (game(loop).view.over) continue;
    const last = heard().at(-1) ?? '';
    assert.match(last, /^The computer rolled [\d, ]+\. The computer (drew|passed)/);
    passed += Number(last.includes('passed'));
    assert.ok(last.endsWith('Roll the dice.'), last);
  }
  assert.ok(passed > 0);
});

test('an open line is named with the numbers that it lies at', () => {
  const { loop, run, who } = talking(HERE);
  loop.roll();
  run();
  const [one, two] = game(loop).view.numbers;
  const between = game(loop).grid.lines.findIndex(({ boxes }) => boxes.join() === '0,1');
  assert.equal(lineLabels(words, game(loop), who)[between], `b1–b2, safe, at ${one}, ${two}`);
});
