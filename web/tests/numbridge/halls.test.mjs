// The halls on the page: what is told becomes rows, and rows stay where they are while they are pointed at.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, usual } from '../../numbridge/halls/choice.js';
import { counts, hear, hold, NOTHING } from '../../numbridge/halls/lobby.js';
import { opponent } from '../../numbridge/halls/rows.js';

/** @param {string} id @param {object} [more] */
const invitation = (id, more) => /** @type {any} */ ({ id, hall: 'blitz', ...more });

/** @param {import('../../numbridge/halls/lobby.js').Lobby} lobby @param {object} message */
const told = (lobby, message) => {
  const next = hear(lobby, /** @type {any} */ (message));
  assert.notEqual(next, 'look');
  return /** @type {import('../../numbridge/halls/lobby.js').Lobby} */ (next);
};

/** @param {number} version @param {string[]} opened @param {string[]} [closed] */
const change = (version, opened, closed = []) => ({
  type: 'halls_changed',
  version,
  opened: opened.map((id) => invitation(id)),
  closed,
  started: [],
  ended: [],
});

const START = told(NOTHING, { type: 'halls', version: 7, halls: [], invitations: [invitation('a'), invitation('b')], games: [] });

/** @param {import('../../numbridge/halls/lobby.js').Lobby} lobby */
const rows = ({ invitations }) => invitations.map(({ view, fresh, gone }) => view.id + (fresh ? '+' : '') + (gone ? '-' : ''));

test('changes follow on each other', () => {
  const later = told(START, change(8, ['c'], ['a']));
  assert.deepEqual(rows(later), ['b', 'c']);
  assert.deepEqual(counts(later), { blitz: 2 });
  assert.equal(later.version, 8);
});

test('one that was missed has all of it asked for again, an old one changes nothing', () => {
  assert.equal(hear(START, /** @type {any} */ (change(9, ['c']))), 'look');
  assert.equal(hear(START, /** @type {any} */ (change(7, ['c']))), START);
});

test('while a list is held its rows stay, and afterwards it settles', () => {
  const held = told(hold(START, true), change(8, ['c'], ['a']));
  assert.deepEqual(rows(held), ['a-', 'b', 'c+']);
  const again = told(held, { type: 'halls', version: 12, halls: [], invitations: [invitation('d'), invitation('c')], games: [] });
  assert.deepEqual(rows(again), ['a-', 'b-', 'c+', 'd+']);
  assert.deepEqual(counts(again), { blitz: 2 });
  assert.deepEqual(rows(hold(again, false)), ['c', 'd']);
});

test('one that comes back is there again, in its place', () => {
  const held = told(told(hold(START, true), change(8, [], ['a'])), change(9, ['a']));
  assert.deepEqual(rows(held), ['a', 'b']);
});

const BLITZ = /** @type {any} */ ({
  name: 'blitz',
  kinds: [{ variant: 'blitz', price: 2, regular: { least: 10, most: 16, usual: 12 }, irregular: { least: 8, most: 16, usual: 11 } }],
  candidates: false,
  mayRate: true,
  rated: true,
});

test('a choice stays within what its hall has', () => {
  const choice = usual(BLITZ, true);
  assert.deepEqual([choice.givens, choice.rated, choice.candidates], [12, true, false]);
  assert.equal(usual(BLITZ, false).rated, false);
  assert.equal(choose(BLITZ, choice, { irregular: true }, true).givens, 11);
  assert.equal(choose(BLITZ, { ...choice, givens: 16 }, { irregular: true }, true).givens, 16);
  assert.equal(choose(BLITZ, { ...choice, irregular: true, givens: 8 }, { irregular: false }, true).givens, 10);
  assert.equal(choose(BLITZ, choice, { candidates: true }, true).candidates, false);
  assert.equal(choose(BLITZ, choice, { rated: true }, false).rated, false);
});

test('the opponent is who is not the reader, also after another name', () => {
  const who = (/** @type {string} */ name, /** @type {string | null} */ member) => ({ name, member, rating: null, unsure: false, bot: false });
  const game = (/** @type {any[]} */ ...players) => /** @type {any} */ ({ players });
  assert.equal(opponent(game(who('Anna', 'a'), who('Ben', null)), who('Annelies', 'a')), '\u2068Ben\u2069');
  assert.equal(opponent(game(who('Gus', null), who('Anna', 'a')), who('Gus', null)), '\u2068Anna\u2069');
  assert.equal(opponent(game(who('Gus', null), who('Gus', null)), who('Gus', null)), '\u2068Gus\u2069');
});

test('a number stays beside its unit', async () => {
  for (const language of ['en', 'nl', 'el']) {
    const { numbridgeWords } = await import(`../../numbridge/text/${language}.js`);
    const { hallWords } = await import(`../../numbridge/halls/text/${language}.js`);
    const { seconds, minutes } = numbridgeWords.setup;
    for (const text of [seconds(60), minutes(25), hallWords.halls.bridge45, hallWords.halls.bridge60]) assert.match(text, /\d\u00a0[^ ]/, text);
  }
});
