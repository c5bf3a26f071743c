import assert from 'node:assert/strict';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Dealer } from '../../kernel/deal.js';
import { dealKey, isFair, promised } from '../../numbridge/fair/fair.js';
import { hmac, sha256 } from '../../numbridge/fair/sha256.js';

/** @import {GameRecord} from '../../numbridge/fair/record.js' */

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../../${path}`, import.meta.url));
const dealer = new Dealer(new WebAssembly.Module(read('web/kernel/deal.wasm')));
/** @type {GameRecord[]} */
const records = JSON.parse(read('tests/vectors/numbridge/records.json').toString()).records;

/** @param {GameRecord} record @param {GameRecord} [shown] what the page saw */
const verdict = (record, shown = record) =>
  isFair(dealer, {
    commitment: shown.commitment,
    deal: shown.name,
    setup: shown.setup,
    log: shown.moves.map(({ event }) => event),
    reveal: { solution: [], record: JSON.stringify(record) },
  });

test('hashes are those of the standard library, at every length around a block', () => {
  for (let length = 0; length <= 200; length += 1) {
    const [message, key] = [randomBytes(length), randomBytes((length * 7) % 130)];
    assert.deepEqual(Buffer.from(sha256(message)), createHash('sha256').update(message).digest());
    assert.deepEqual(Buffer.from(hmac(key, message)), createHmac('sha256', key).update(message).digest());
  }
});

test('a promise and a key are those of the rules', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  assert.equal(promised(seed), '3eeae2451842d9a22e4f1e29a1402e17ffdf62d37a145225ce283a7dfb41a458');
  const key = dealKey({ seed: Buffer.from(seed).toString('hex'), name: 'game-1', nonces: ['alice', 'bob'] }, 0);
  assert.equal(Buffer.from(key).toString('hex'), 'e027af1d3464a14016350b82627f8c8d6c91049d1d551e27a550f46a38ee4992');
});

test('the records of the vectors are fair', () => {
  assert.ok(records.length >= 3);
  for (const record of records) assert.equal(verdict(record), true);
});

test('whatever is changed in one makes it unfair', () => {
  for (const record of records) {
    const swapped = (/** @type {string} */ text) => text.slice(1) + text.slice(0, 1);
    const field = record.field ?? assert.fail();
    const index = record.moves.findIndex(({ event, drawn }) => event.type === 'placed' && drawn.length > 0);
    const moved = (/** @type {Partial<GameRecord['moves'][number]>} */ change) => ({
      ...record,
      moves: record.moves.map((move, at) => (at === index ? { ...move, ...change } : move)),
    });
    const drawn = record.moves[index]?.drawn ?? [];
    for (const other of [
      { ...record, seed: swapped(record.seed) },
      { ...record, name: `${record.name}0` },
      { ...record, nonces: /** @type {[string, string]} */ ([record.nonces[1], record.nonces[0]]) },
      { ...record, field: { ...field, blocks: swapped(field.blocks) } },
      { ...record, field: { ...field, solution: swapped(field.solution) } },
      { ...record, field: { ...field, givens: swapped(field.givens) } },
      moved({ drawn: drawn.map((digit) => (digit % 6) + 1) }),
      moved({ drawn: [] }),
      moved({ paid: [1] }),
    ]) {
      assert.equal(verdict(other), false);
    }
    assert.equal(verdict(record, { ...record, commitment: promised(new Uint8Array(32)) }), false);
    assert.equal(verdict(record, { ...record, moves: record.moves.slice(0, -1) }), false);
  }
});

test('what is no record is an error', () => {
  assert.throws(() => isFair(dealer, { commitment: '', deal: '', setup: 'blitz', log: [], reveal: { solution: [], record: '{"numbridge":2}' } }));
});
