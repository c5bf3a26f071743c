// The archive on the page: days are the reader's own, and a record is played again with both hands.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken, startOf, written } from '../../numbridge/archive/dates.js';
import { replay } from '../../numbridge/archive/record.js';
import { plainName, result } from '../../numbridge/archive/result.js';
import { readRecord } from '../../numbridge/fair/record.js';
import { Shelf } from '../../keep/shelf.js';
import { begun, mayGo } from '../../numbridge/halls/arrival.js';
import { hallWords as greekHalls } from '../../numbridge/halls/text/el.js';
import { hallWords } from '../../numbridge/halls/text/en.js';
import { numbridgeWords as greekNumbridge } from '../../numbridge/text/el.js';
import { numbridgeWords } from '../../numbridge/text/en.js';

/** @param {string} zone @param {() => void} act */
function inZone(zone, act) {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    act();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

const INSTANT = Date.UTC(2026, 10, 30, 7, 30) / 1000;

test('the same instant is another day in Los Angeles and in Auckland', () => {
  inZone('America/Los_Angeles', () => assert.match(spoken(INSTANT, 'en'), /Nov 29, 2026, 11:30.PM/));
  inZone('Pacific/Auckland', () => assert.match(spoken(INSTANT, 'en'), /Nov 30, 2026, 8:30.PM/));
  inZone('Pacific/Auckland', () => assert.match(spoken(INSTANT, 'nl'), /30 nov 2026,? 20:30/));
  inZone('America/Los_Angeles', () => assert.match(spoken(INSTANT, 'el'), /29 Νοε 2026/));
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) inZone(zone, () => assert.equal(written(INSTANT), '2026-11-30T07:30:00.000Z'));
});

test('a day begins when it does there, and may have 23 or 25 hours', () => {
  const hours = (/** @type {string} */ day) => ((startOf(day, 1) ?? 0) - (startOf(day) ?? 0)) / 3600;
  inZone('America/Los_Angeles', () => {
    assert.equal(startOf('2026-11-30'), Date.UTC(2026, 10, 30, 8) / 1000);
    assert.deepEqual(['2026-03-08', '2026-11-01', '2026-07-01'].map(hours), [23, 25, 24]);
  });
  inZone('Pacific/Auckland', () => {
    assert.equal(startOf('2026-11-30'), Date.UTC(2026, 10, 29, 11) / 1000);
    assert.deepEqual(['2026-09-27', '2026-04-05', '2026-12-31'].map(hours), [23, 25, 24]);
  });
  assert.equal(startOf(''), null);
  assert.equal(startOf('30-11-2026'), null);
});

const FIELD = { blocks: 'aabb', givens: '1..2', solution: '1212' };
/** @param {number} at @param {object} event @param {number[]} drawn @param {number[]} [paid] */
const move = (at, event, drawn, paid = []) => ({ at, event, paid, drawn });
const RECORD = {
  numbridge: 1,
  setup: 'blitz',
  field: FIELD,
  moves: [
    move(0, { type: 'dealt' }, [3, 1, 2, 2, 5, 4]),
    move(4, { type: 'placed', seat: 1, cell: 1, digit: 2 }, [6]),
    move(10, { type: 'missed', seat: 2, cell: 2, digit: 5 }, [1]),
    move(11, { type: 'claimed', seat: 1, cell: 3, price: 2 }, [], [6, 1]),
    move(19, { type: 'swapped', seat: 2 }, [6, 6], [1, 2, 4]),
    move(49, { type: 'ran_out', seat: 1 }, [2, 2]),
    move(50, { type: 'ended', how: 'resigned', winner: 1 }, []),
  ],
};

test('a record is played again: field, hands, bag, misses and clocks', () => {
  const round = replay(/** @type {any} */ (RECORD), 6);
  assert.ok(round);
  assert.deepEqual([round.size, round.givens, round.blocks, round.solution], [2, [0, 3], [0, 0, 1, 1], [1, 2, 1, 2]]);
  assert.deepEqual(
    round.frames.map(({ hands }) => hands.map((hand) => hand.join(''))),
    [
      ['123', '245'],
      ['136', '245'],
      ['136', '124'],
      ['3', '124'],
      ['3', '66'],
      ['223', '66'],
    ],
  );
  const last = round.frames.at(-1);
  assert.deepEqual(last?.digits, [1, 2, 0, 2]);
  assert.deepEqual(last?.owners, [0, 1, 0, 1]);
  assert.deepEqual(last?.misses, [0, 1]);
  assert.deepEqual(last?.missed, [[], [], [5], []]);
  assert.deepEqual(last?.left, [360 - 4 - 1 - 30, 360 - 6 - 8]);
  assert.equal(last?.event?.type, 'ran_out');
});

test('what was never dealt, and what is no record', () => {
  assert.equal(replay(/** @type {any} */ ({ ...RECORD, field: null }), 6), null);
  for (const text of ['{"numbridge":2,"moves":[]}', '{"numbridge":1}', 'junk']) assert.throws(() => readRecord(text));
  assert.ok(readRecord(JSON.stringify(RECORD)));
});

test('a game begins where an invitation of one’s own was open', () => {
  const own = (/** @type {string} */ id, lapsed = false) => ({ invitation: { id }, lapsed });
  const yours = (/** @type {object[]} */ invitations, /** @type {object[]} */ games) =>
    /** @type {any} */ ({ type: 'yours', you: null, invitations, games });
  assert.equal(begun(yours([own('a')], []), yours([], [{ id: 'a' }]))?.id, 'a');
  assert.equal(begun(yours([own('a')], []), yours([], [])), null);
  assert.equal(begun(yours([], []), yours([], [{ id: 'a' }])), null);
  assert.equal(begun(yours([own('a', true)], []), yours([], [{ id: 'a' }])), null);
});

test('one tab goes there, and every tab where nothing can be kept', () => {
  const kept = new Map();
  const storage = /** @type {any} */ ({ getItem: (/** @type {string} */ name) => kept.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value) });
  const goes = (/** @type {Shelf} */ shelf) => ['a', 'a', 'b'].map((game) => mayGo(shelf, game));
  assert.deepEqual(goes(new Shelf(() => {}, () => storage)), [true, false, true]);
  const blocked = new Shelf(() => {}, () => {
    throw new Error('blocked');
  });
  assert.deepEqual(goes(blocked), [true, true, true]);
});

test('a kept round is told with names set apart, and programs in the reader’s language', () => {
  const speech = (/** @type {import('../../numbridge/halls/words').HallWords} */ halls, /** @type {any} */ own) => /** @type {any} */ ({ halls, own });
  const seat = (/** @type {string} */ name, won = false, bot = false) => ({ player: { name, member: null, rating: null, unsure: false, bot }, id: name, won });
  const kept = (/** @type {string} */ ending, /** @type {any[]} */ ...seats) => /** @type {any} */ ({ ending, seats });
  const english = speech(hallWords, numbridgeWords);
  assert.equal(result(english, kept('goal', seat('<b> أنا', true), seat('expert', false, true))), '\u2068<b> أنا\u2069 won, goal reached');
  assert.equal(result(speech(greekHalls, greekNumbridge), kept('goal', seat('a'), seat('expert', true, true))), 'Νίκη: \u2068Δεινός\u2069, ο στόχος επιτεύχθηκε');
  assert.equal(result(english, kept('draw', seat('a'), { player: null, id: null, won: false })), 'draw');
  assert.equal(plainName(english, kept('goal', { player: null, id: null, won: true }).seats, 0), 'nameless');
  assert.equal(plainName(english, kept('goal', seat('expert')).seats, 0), 'expert'); // somebody may be called so
});
