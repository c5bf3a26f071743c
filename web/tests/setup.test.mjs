import assert from 'node:assert/strict';
import test from 'node:test';
import { LEVELS } from '../dots/levels.js';
import {
  boardText,
  DEFAULT_CHOICE,
  fitting,
  hasDice,
  OPTIONS,
  printQuery,
  readGrid,
  readQuery,
  readSetup,
  sameButLevels,
  SEATS,
  setupText,
  SIZES,
} from '../dots/setup.js';
import { KernelGame } from '../kernel/wasm.js';
import { kernel } from './world.mjs';

/** @import {Choice, Option, Seat, Size} from '../dots/dots' */

/** @type {Size[]} */
const SIZES_OF_ALL = [
  ...SIZES.square.flatMap((width) => SIZES.square.map((height) => ({ shape: /** @type {const} */ ('square'), width, height }))),
  ...SIZES.triangle.map((side) => ({ shape: /** @type {const} */ ('triangle'), width: side, height: side })),
  ...SIZES.hexagon.map((side) => ({ shape: /** @type {const} */ ('hexagon'), width: side, height: side })),
];
/** @type {Option[][]} every choice of them, in order */
const OPTIONS_OF_ALL = Array.from({ length: 1 << OPTIONS.length }, (_, bits) => OPTIONS.filter((_, index) => bits & (1 << index)));
/** @param {Size & Partial<Choice>} size */
const optionsOf = (size) => OPTIONS_OF_ALL.filter((options) => fitting({ ...size, options }).options.length === options.length);

test('49 squares, 7 triangles and 4 hexagons, and the kernel takes each with every choice of options', () => {
  assert.equal(SIZES_OF_ALL.length, 60);
  for (const size of SIZES_OF_ALL)
    for (const options of optionsOf(size)) {
      const { shape, width, height } = new KernelGame(kernel, boardText({ ...size, options })).grid();
      assert.deepEqual([shape, width, height], [size.shape, size.width, size.height]);
    }
});

test('every choice is read from the address that it prints', () => {
  for (const size of SIZES_OF_ALL)
    for (const options of optionsOf(size))
      for (const mode of /** @type {const} */ (['solo', 'two']))
        for (const level of LEVELS)
          for (const starter of /** @type {const} */ ([1, 2, 'alternating'])) {
            /** @type {Choice} */
            const choice = { ...DEFAULT_CHOICE, mode, level, ...size, options, starter };
            assert.deepEqual(readQuery(printQuery(choice)), { choice, bad: false });
            assert.deepEqual(readSetup(setupText(choice)), { ...size, options });
          }
});

/** @type {Seat[][]} every way to seat three or four */
const SEATINGS = [3, 4].flatMap((many) =>
  Array.from({ length: SEATS.length ** many }, (_, code) =>
    Array.from({ length: many }, (_, place) => /** @type {Seat} */ (SEATS[Math.floor(code / SEATS.length ** place) % SEATS.length])),
  ),
);

test('every seating of three or four is read from the address that it prints, and the kernel takes it', () => {
  for (const seats of SEATINGS)
    for (const starter of /** @type {const} */ ([1, 3, 'alternating'])) {
      /** @type {Choice} */
      const choice = { ...DEFAULT_CHOICE, mode: 'more', seats, starter };
      assert.deepEqual(readQuery(printQuery(choice)), { choice, bad: false });
    }
  for (const many of [3, 4])
    for (const options of optionsOf({ shape: 'square', width: 4, height: 3, mode: 'more' })) {
      /** @type {Choice} */
      const choice = { ...DEFAULT_CHOICE, mode: 'more', seats: SEATINGS.find((seats) => seats.length === many) ?? [], options };
      assert.ok(new KernelGame(kernel, setupText(choice)).grid().lines.length > 0, setupText(choice));
      assert.ok(setupText(choice).endsWith(` players:${many}`));
    }
});

test('what does not go together is never offered, nor read from an address', () => {
  const base = { ...DEFAULT_CHOICE, options: /** @type {Option[]} */ (['pie']) };
  assert.deepEqual(fitting({ ...base, mode: 'more' }).options, []);
  assert.deepEqual(fitting({ ...base, options: ['sum', 'pie'] }).options, ['sum']);
  assert.deepEqual(fitting({ ...base, options: ['sum', 'product'] }).options, ['sum']);
  assert.deepEqual(fitting({ ...base, shape: 'hexagon', options: ['misere', 'product'] }).options, ['misere']);
  assert.equal(fitting({ ...base, starter: 3 }).starter, 1);
  for (const query of ['options=sum+product', 'options=sum+pie', 'grid=hexagon:3&options=sum', 'mode=more&options=pie', 'starter=3', 'mode=more&starter=4'])
    assert.ok(readQuery(`?${query}`).bad, query);
  assert.ok(!readQuery('?mode=more&seats=human+hard+easy+human&options=misere+sum&starter=4').bad);
  assert.ok(OPTIONS_OF_ALL.filter((options) => hasDice({ options })).length > 0);
});

test('only levels may change in a game', () => {
  /** @type {Choice} */
  const one = { ...DEFAULT_CHOICE, mode: 'more', seats: ['human', 'hard', 'easy'] };
  assert.ok(sameButLevels(one, { ...one, seats: ['human', 'easy', 'master'] }));
  assert.ok(!sameButLevels(one, { ...one, seats: ['human', 'human', 'easy'] }));
  assert.ok(!sameButLevels(one, { ...one, seats: ['human', 'hard', 'easy', 'easy'] }));
  assert.ok(sameButLevels(DEFAULT_CHOICE, { ...DEFAULT_CHOICE, level: 'master' }));
  assert.ok(!sameButLevels(DEFAULT_CHOICE, { ...DEFAULT_CHOICE, options: ['sum'] }));
});

test('the usual choice has a bare address, and an address says what is not usual', () => {
  assert.equal(printQuery(DEFAULT_CHOICE), '');
  const query = '?mode=two&level=hard&grid=triangle:4&options=misere+border&starter=alternating';
  assert.equal(printQuery(readQuery(query).choice), query);
  assert.equal(printQuery(readQuery('?options=border+misere').choice), '?options=misere+border');
  assert.equal(printQuery(readQuery('?fbclid=1&level=medium').choice), '');
});

const BAD = [
  'grid=9x9', 'grid=1x5', 'grid=05x5', 'grid=5X5', 'grid=5', 'grid=', 'grid=5x5 border', 'grid=triangle:9', 'grid=triangle:1',
  'grid=hexagon:6', 'grid=hexagon:3.0', 'grid=square:5', 'grid=5x5&grid=5x5', 'grid=%00', 'grid=5x5%0A',
  'level=Hard', 'level=expert', 'level=', 'level=hard&level=hard', 'level[]=hard&level=0', 'mode=online', 'mode=1',
  'options=', 'options=border+border', 'options=border,misere', 'options=numbers', 'options=players:3', 'options=border++misere',
  'seats=human', 'seats=human+human', 'seats=human+human+', 'seats=human+human+human+human+human', 'seats=human,human,human',
  'seats=human+human+robot', 'mode=3', 'starter=0', 'starter=3', 'starter=01', 'starter=computer', 'starter=1&starter=2', 'mode=__proto__', 'level=constructor',
];

for (const query of BAD) {
  test(`?${query} is bad, and the usual takes its place`, () => {
    assert.deepEqual(readQuery(`?${query}`), { choice: DEFAULT_CHOICE, bad: true });
  });
}

test('a link that was encoded once more on its way says the same', () => {
  for (const query of ['?options=misere+border', '?mode=more&seats=human+hard+easy'])
    assert.deepEqual(readQuery(query.replaceAll('+', '%2B')), readQuery(query));
});

test('what is good beside a bad part stays', () => {
  const { choice, bad } = readQuery('?grid=4x4&level=none&starter=2');
  assert.deepEqual([choice, bad], [{ ...DEFAULT_CHOICE, width: 4, height: 4, starter: 2 }, true]);
});

test('a grid is read as it is printed and not otherwise', () => {
  for (const text of ['', 'x', '22x2', '2x2 ', ' 2x2', 'triangle', 'triangle:', 'triangle:2x2', 'hexagon:-2', '２x2'])
    assert.equal(readGrid(text), null, text);
});
