import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { LANGUAGES } from '../page/language.js';
import { hallWords as greekHalls } from '../numbridge/halls/text/el.js';
import { hallWords as englishHalls } from '../numbridge/halls/text/en.js';
import { hallWords as dutchHalls } from '../numbridge/halls/text/nl.js';
import { roomWords as greekRoom } from '../room/text/el.js';
import { roomWords as englishRoom } from '../room/text/en.js';
import { roomWords as dutchRoom } from '../room/text/nl.js';
import { numbridgeWords as greekNumbridge } from '../numbridge/text/el.js';
import { tableWords as greekTable } from '../table/text/el.js';
import { numbridgeWords as englishNumbridge } from '../numbridge/text/en.js';
import { tableWords as englishTable } from '../table/text/en.js';
import { numbridgeWords as dutchNumbridge } from '../numbridge/text/nl.js';
import { tableWords as dutchTable } from '../table/text/nl.js';
import { words as greek } from '../text/el.js';
import { words as english } from '../text/en.js';
import { words as dutch } from '../text/nl.js';

// The same in two languages, and right in both.
const SHARED = new Set(['Computer', 'Numbridge', 'Numbridge · Kamertje', 'Variant', 'Blitz', 'Beginner']);
// What a text is made from, where it is not counts alone.
/** @type {Record<string, (count: number) => unknown[]>} */
const MADE_FROM = {
  counts: () => ['5×5', '6×6'],
  drawsFirst: () => ['Ada'],
  turnOf: () => ['Ada'],
  drawsAgain: () => ['Ada'],
  mayDrawOrSwap: () => ['Ada'],
  willWin: () => ['Ada'],
  won: (count) => ['Ada', count, 2],
  safe: () => ['a1–b1'],
  giveaway: () => ['a1–b1'],
  closes: (count) => ['a1–b1', count],
  border: () => ['a1–b1'],
  drawnBy: () => ['a1–b1', 'Ada'],
  hint: () => ['a1–b1'],
  youDrew: (count) => ['a1–b1', count],
  computerDrew: (count) => [['a1–b1', 'b1–c1'], count],
  drew: (count) => ['Ada', ['a1–b1'], count],
  swapped: () => ['Ada'],
  newBoard: () => ['5×5'],
  alreadyDrawn: () => ['a1–b1'],
  tapAgain: () => ['a1–b1'],
  thinks: () => ['Ada'],
  begins: () => ['Ada'],
  rolls: () => ['Ada'],
  drawsAt: (count) => ['Ada', count],
  wonAlone: (count) => ['Ada', count],
  wonTogether: (count) => ['Ada, Ben', count],
  thrownBy: () => ['Ada'],
  faces: (count) => [3, 4, count],
  at: () => ['a1–b1', '7, 5'],
  youRolled: () => ['3, 4'],
  computerRolled: () => ['7, 5'],
  rolled: () => ['Ada', '3, 4'],
  passed: () => ['Ada'],
  notRolled: (count) => ['a1–b1', count],
};
// No text, but a code.
const FREE = new Set(['.code']);

/**
 * Every text by its key; those that are made from values, with examples.
 * @param {object} words
 */
function texts(words) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} key @param {unknown} value */
  const walk = (key, value) => {
    if (FREE.has(key)) return;
    if (typeof value === 'string') found.set(key, value);
    else if (typeof value === 'function') {
      const from = MADE_FROM[key.slice(key.lastIndexOf('.') + 1)] ?? ((/** @type {number} */ count) => [count, count, count]);
      for (const count of [0, 1, 2, 12]) found.set(`${key}(${count})`, String(value(...from(count))));
    } else for (const [name, inner] of Object.entries(/** @type {object} */ (value))) walk(`${key}.${name}`, inner);
  };
  walk('', words);
  return found;
}

test('every language that can be chosen has its file, and every file can be chosen', () => {
  const files = readdirSync(new URL('../text/', import.meta.url)).filter((name) => name.endsWith('.js'));
  assert.deepEqual(files.sort(), Object.keys(LANGUAGES).map((name) => `${name}.js`).sort());
});

test('every language says everything, in words of its own', () => {
  const all = [
    texts({ ...english, room: englishRoom, table: englishTable, numbridge: englishNumbridge, halls: englishHalls }),
    texts({ ...dutch, room: dutchRoom, table: dutchTable, numbridge: dutchNumbridge, halls: dutchHalls }),
    texts({ ...greek, room: greekRoom, table: greekTable, numbridge: greekNumbridge, halls: greekHalls }),
  ];
  for (const one of all) {
    for (const [key, text] of one) assert.ok(text.trim() !== '' && !text.includes('undefined'), key);
    for (const other of all) {
      assert.deepEqual([...one.keys()], [...other.keys()]);
      if (one === other) continue;
      for (const [key, text] of one) assert.ok(SHARED.has(text) || other.get(key) !== text, `${key}: ${text}`);
    }
  }
});

test('the vendored renderer is the version that the type checker reads', () => {
  const vendored = readFileSync(new URL('../vendor/lit-html/lit-html.js', import.meta.url), 'utf8');
  const { devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.ok(vendored.includes(`litHtmlVersions??=[]).push("${devDependencies['lit-html']}")`));
});
