import assert from 'node:assert/strict';
import test from 'node:test';
import { Shelf } from '../keep/shelf.js';
import { keptTheme, nextTheme } from '../page/theme.js';

/** @param {() => void} trouble */
const blocked = (trouble) =>
  new Shelf(trouble, () => {
    throw new DOMException('denied', 'SecurityError');
  });

/** @param {string | null} value */
const holding = (value) =>
  new Shelf(() => {}, () => /** @type {Storage} */ (/** @type {unknown} */ ({ getItem: () => value })));

test('where storage is blocked nothing is kept, and the page is told once', () => {
  let told = 0;
  const shelf = blocked(() => (told += 1));
  assert.equal(shelf.read('theme'), null);
  shelf.write('theme', 'dark');
  shelf.write('theme', 'light');
  assert.equal(told, 1);
});

test('a forged value counts as none', () => {
  assert.equal(keptTheme(holding('dark')), 'dark');
  assert.equal(keptTheme(holding('<b>')), 'auto');
  assert.equal(keptTheme(holding(null)), 'auto');
});

test('the colours go round', () => {
  assert.deepEqual([nextTheme('auto'), nextTheme('light'), nextTheme('dark')], ['light', 'dark', 'auto']);
});
