import assert from 'node:assert/strict';
import test from 'node:test';
import { clusters, letters, LONGEST_NAME, nameOf, people } from '../dots/people.js';
import { DEFAULT_CHOICE } from '../dots/setup.js';
import { words } from '../text/en.js';

/** @import {Choice} from '../dots/dots' */

const FAMILY = '👩🏽‍👩🏿‍👧‍👦';

test('a name is cut after fourteen characters as people count them', () => {
  assert.equal(nameOf('abcdefghijklmnopqrstuvwxyz'), 'abcdefghijklmn');
  assert.equal(nameOf(FAMILY.repeat(200)), FAMILY.repeat(LONGEST_NAME));
  assert.equal(nameOf('🇳🇱🇬🇷'.repeat(20)), '🇳🇱🇬🇷'.repeat(7));
  assert.equal(nameOf('e\u0301'.repeat(20)), 'e\u0301'.repeat(14));
  assert.ok(nameOf(`Z${'\u0335'.repeat(5000)}`).length <= 40);
});

test('a name stands on one line and keeps what it says', () => {
  assert.equal(nameOf('  a\nb\tc\u0000d\u2028e'), 'a b c d e');
  assert.equal(nameOf('<b>x</b>&amp;'), '<b>x</b>&amp;');
  assert.equal(nameOf('\ud800a'), ' a'.trimStart());
  assert.equal(nameOf('Ελένη'), 'Ελένη');
});

test('a browser that cannot divide a text counts the same', () => {
  for (const text of ['Ελένη', FAMILY, '🇳🇱🇬🇷x', 'e\u0301a', '👍🏽!', 'नमस्ते'.slice(0, 2), ''])
    assert.deepEqual(clusters(text, null), clusters(text), text);
});

test('the first letter; where they begin alike, two; where those are alike too, digits', () => {
  assert.deepEqual(letters(['Anna', 'Ben']), ['A', 'B']);
  assert.deepEqual(letters(['anna', 'Ben']), ['A', 'B']);
  assert.deepEqual(letters(['Anna', 'Arie']), ['An', 'Ar']);
  assert.deepEqual(letters(['Anna', 'anke']), ['1', '2']);
  assert.deepEqual(letters(['A', 'Anna']), ['A', 'An']);
  assert.deepEqual(letters(['Anna', 'Anna']), ['1', '2']);
  assert.deepEqual(letters(['😀', '😀😀']), ['😀', '😀😀']);
  assert.deepEqual(letters(['\u202eabc', 'bcd']), ['A', 'B']);
  assert.deepEqual(letters(['\u202e', 'b']), ['1', '2']);
  assert.deepEqual(letters(['Player 1', 'Player 2']), ['1', '2']);
  assert.deepEqual(letters(['Ann', 'Bob', 'Ben']), ['An', 'Bo', 'Be']);
});

test('against the computer one is named, between two both, and an empty name is the usual one', () => {
  const named = (/** @type {'solo' | 'two'} */ mode, /** @type {string[]} */ typed) =>
    people(words, { ...DEFAULT_CHOICE, mode }, ['', ...typed]).map(({ name }) => name);
  assert.deepEqual(named('solo', ['', 'Ben']), ['', 'You', 'Computer']);
  assert.deepEqual(named('solo', ['Anna', '']), ['', 'Anna', 'Computer']);
  assert.deepEqual(named('two', ['Anna', ' ']), ['', 'Anna', 'Player 2']);
});

test('of three or four each has a letter of their own, and a computer is called by its seat', () => {
  /** @type {Choice} */
  const choice = { ...DEFAULT_CHOICE, mode: 'more', seats: ['human', 'hard', 'human', 'easy'] };
  const of = (/** @type {string[]} */ ...typed) => people(words, choice, ['', ...typed]).slice(1);
  assert.deepEqual(of('', 'Ben', 'Clara').map(({ name }) => name), ['Player 1', 'Computer 2', 'Clara', 'Computer 4']);
  assert.deepEqual(of('Anna', '', 'Ben').map(({ letter }) => letter), ['1', '2', '3', '4']);
  assert.deepEqual(letters(['Anna', 'Ben', 'Clara', 'Dirk']), ['A', 'B', 'C', 'D']);
  assert.deepEqual(letters(['Anna', 'Arie', 'Ben', 'Bo']), ['An', 'Ar', 'Be', 'Bo']);
  assert.deepEqual(letters(['Anna', 'Anneke', 'Ben', 'Clara']), ['1', '2', '3', '4']);
});

test('inside a sentence a name turns nothing but itself', () => {
  const [, one] = people(words, { ...DEFAULT_CHOICE, mode: 'two' }, ['', '\u202eevil\u2069', '']);
  assert.equal(one?.said, '\u2068evil\u2069');
  assert.equal(one?.name, '\u202eevil\u2069');
});
