import assert from 'node:assert/strict';
import test from 'node:test';
import { LAST_GAMES, noResults, outcomeOf, printResults, readResults, withGame } from '../keep/results.js';

/** @import {Finished} from '../keep/results.js' */

/** @type {Finished} */
const WON = { level: 'easy', setup: '3x3', mine: 7, theirs: 2, at: 1_764_500_000_000 };

test('wins, draws, losses and the largest win are counted by level and board', () => {
  const results = [WON, { ...WON, mine: 5, theirs: 4 }, { ...WON, mine: 2, theirs: 7 }, { ...WON, setup: '2x2', mine: 2, theirs: 2 }].reduce(withGame, noResults());
  assert.deepEqual(results.tallies, {
    'easy 3x3': { wins: 2, draws: 0, losses: 1, largest: 5 },
    'easy 2x2': { wins: 0, draws: 1, losses: 0, largest: 0 },
  });
});

test('the fewest win where they do, and the last ten games are kept, the newest first', () => {
  assert.equal(outcomeOf({ ...WON, setup: '3x3 misere' }), 'lost');
  assert.equal(outcomeOf({ ...WON, setup: '3x3 misere', mine: 1, theirs: 8 }), 'won');
  const misere = withGame(noResults(), { ...WON, setup: '3x3 misere', mine: 1, theirs: 8 });
  assert.equal(misere.tallies['easy 3x3 misere']?.largest, 7);
  const many = Array.from({ length: 25 }, (_, at) => ({ ...WON, at })).reduce(withGame, noResults());
  assert.equal(many.last.length, LAST_GAMES);
  assert.equal(many.last[0]?.at, 24);
  assert.equal(many.tallies['easy 3x3']?.wins, 25);
});

test('what is printed is read again', () => {
  const results = [WON, { ...WON, setup: 'hexagon:3 misere border noextra pie' }].reduce(withGame, noResults());
  assert.deepEqual(readResults(printResults(results)), results);
});

const GOOD = JSON.parse(printResults(withGame(noResults(), WON)));
const FORGED = [
  null, '', '{', '[]', '1', '"x"', 'null', '{}', '{"format":1}', '{"format":1,"tallies":[],"last":[]}',
  JSON.stringify({ ...GOOD, format: 2 }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, name: 'Anna' }] }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, setup: '9x9' }] }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, level: 'expert' }] }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, mine: -1 }] }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, mine: '<img src=x onerror=alert(1)>' }] }),
  JSON.stringify({ ...GOOD, last: [{ ...WON, at: 1e300 }] }),
  JSON.stringify({ ...GOOD, last: Array(11).fill(WON) }),
  JSON.stringify({ ...GOOD, tallies: { 'easy 3x3': { wins: 0.5, draws: 0, losses: 0, largest: 0 } } }),
  JSON.stringify({ ...GOOD, tallies: { 'easy 3x3': { wins: 1, draws: 0, losses: 0 } } }),
  JSON.stringify({ ...GOOD, tallies: { 'easy 3x3 border misere': { wins: 1, draws: 0, losses: 0, largest: 1 } } }),
  '{"format":1,"tallies":{"__proto__":{"wins":1,"draws":0,"losses":0,"largest":1}},"last":[]}',
];

test('forged results are ignored', () => {
  for (const text of FORGED) assert.deepEqual(readResults(text), noResults(), String(text));
});
