import assert from 'node:assert/strict';
import test from 'node:test';
import { LEVELS } from '../dots/levels.js';
import { DEFAULT_CHOICE, OPTIONS, printQuery, readGrid, readQuery, readSetup, setupText, SIZES } from '../dots/setup.js';
import { KernelGame } from '../kernel/wasm.js';
import { kernel } from './world.mjs';

/** @import {Choice, Option, Size} from '../dots/dots' */

/** @type {Size[]} */
const SIZES_OF_ALL = [
  ...SIZES.square.flatMap((width) => SIZES.square.map((height) => ({ shape: /** @type {const} */ ('square'), width, height }))),
  ...SIZES.triangle.map((side) => ({ shape: /** @type {const} */ ('triangle'), width: side, height: side })),
  ...SIZES.hexagon.map((side) => ({ shape: /** @type {const} */ ('hexagon'), width: side, height: side })),
];
/** @type {Option[][]} every choice of them, in order */
const OPTIONS_OF_ALL = Array.from({ length: 1 << OPTIONS.length }, (_, bits) => OPTIONS.filter((_, index) => bits & (1 << index)));

test('49 squares, 7 triangles and 4 hexagons, and the kernel takes each with every choice of options', () => {
  assert.equal(SIZES_OF_ALL.length, 60);
  for (const size of SIZES_OF_ALL)
    for (const options of OPTIONS_OF_ALL) {
      const { shape, width, height } = new KernelGame(kernel, setupText({ ...size, options })).grid();
      assert.deepEqual([shape, width, height], [size.shape, size.width, size.height]);
    }
});

test('every choice is read from the address that it prints', () => {
  for (const size of SIZES_OF_ALL)
    for (const options of OPTIONS_OF_ALL)
      for (const mode of /** @type {const} */ (['solo', 'two']))
        for (const level of LEVELS)
          for (const starter of /** @type {const} */ ([1, 2, 'alternating'])) {
            /** @type {Choice} */
            const choice = { mode, level, ...size, options, starter };
            assert.deepEqual(readQuery(printQuery(choice)), { choice, bad: false });
            assert.deepEqual(readSetup(setupText(choice)), { ...size, options });
          }
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
  'starter=0', 'starter=3', 'starter=01', 'starter=computer', 'starter=1&starter=2', 'mode=__proto__', 'level=constructor',
];

for (const query of BAD) {
  test(`?${query} is bad, and the usual takes its place`, () => {
    assert.deepEqual(readQuery(`?${query}`), { choice: DEFAULT_CHOICE, bad: true });
  });
}

test('what is good beside a bad part stays', () => {
  const { choice, bad } = readQuery('?grid=4x4&level=none&starter=2');
  assert.deepEqual([choice, bad], [{ ...DEFAULT_CHOICE, width: 4, height: 4, starter: 2 }, true]);
});

test('a grid is read as it is printed and not otherwise', () => {
  for (const text of ['', 'x', '22x2', '2x2 ', ' 2x2', 'triangle', 'triangle:', 'triangle:2x2', 'hexagon:-2', '２x2'])
    assert.equal(readGrid(text), null, text);
});
