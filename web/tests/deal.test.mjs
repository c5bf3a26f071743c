import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Dealer } from '../kernel/deal.js';

const dealer = new Dealer(new WebAssembly.Module(readFileSync(new URL('../kernel/deal.wasm', import.meta.url))));

/** @type {{ fields: { size: number, irregular: boolean, layout_key: string, grid_key: string, blocks: string, givens: string, solution: string }[], numbers: { key: string, index: number, below: number, number: number }[] }} */
const vectors = JSON.parse(readFileSync(new URL('../../tests/vectors/numbridge/deals.json', import.meta.url), 'utf8'));

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

test('the page deals the fields on record', () => {
  for (const { size, irregular, layout_key, grid_key, blocks, givens, solution } of vectors.fields) {
    const count = [...givens].filter((digit) => digit !== '.').length;
    const field = dealer.deal(size, irregular, count, bytes(layout_key), bytes(grid_key));
    assert.ok(field);
    assert.equal(String.fromCharCode(...field.blocks.map((block) => block + 97)), blocks);
    assert.equal([...field.givens].join('').replaceAll('0', '.'), givens);
    assert.equal([...field.solution].join(''), solution);
  }
});

test('the page draws the numbers on record', () => {
  for (const { key, index, below, number } of vectors.numbers) {
    assert.equal(dealer.bagNumber(bytes(key), index, below), number);
  }
});

test('what is not dealt, and keys that are none', () => {
  const key = new Uint8Array(32);
  assert.equal(dealer.deal(8, false, 30, key, key), null);
  assert.equal(dealer.deal(9, false, 24, key, key), null);
  assert.equal(dealer.deal(9, true, 37, key, key), null);
  assert.throws(() => dealer.deal(9, true, 30, key.subarray(1), key), RangeError);
  assert.throws(() => dealer.bagNumber(new Uint8Array(33), 0, 5), RangeError);
});
