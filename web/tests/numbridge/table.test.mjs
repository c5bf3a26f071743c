import assert from 'node:assert/strict';
import test from 'node:test';
import { fitting, printPlan, readPlan, usualPlan, VARIANTS } from '../../numbridge/place/plan.js';
import { stroke } from '../../numbridge/table/keys.js';
import { before, moves } from '../../numbridge/table/log.js';
import { choose, drop, isMyTurn, meant, note, openTable, picture, scribble, send, told, unscribble } from '../../numbridge/table/state.js';
import { cellNames, news, status, titleOf } from '../../numbridge/table/telling.js';
import { numbridgeWords } from '../../numbridge/text/en.js';
import { tableWords } from '../../table/text/en.js';
import { answered, linked } from '../../table/holding.js';
import { together } from '../../table/words.js';
import { words } from '../../text/en.js';
import { room, SOLUTION, view } from './tables.mjs';

/** @import {NumbridgeView} from '../../numbridge/messages' */

const speech = { words, own: together(tableWords, numbridgeWords) };

/** @param {Partial<NumbridgeView>} game @param {Parameters<typeof room>[0]} change */
const at = (game = {}, change = {}) => told(linked(openTable(), 'open'), room({ game: view(game), ...change }));

test('a tile is taken up and laid down, and only one of one’s own', () => {
  const up = choose(at(), 3);
  assert.deepEqual([up.tile, choose(up, 3).tile, choose(up, 6).tile, choose(up, 5).tile, drop(up).tile], [3, null, 3, 5, null]);
  const twins = choose(at({ hand: [2, 5, 5] }), 5, 2);
  assert.deepEqual([twins.slot, choose(twins, 5, 1).slot, choose(twins, 5, 2).tile, choose(twins, 5).tile], [2, 1, null, null]);
});

test('a cell means placing, claiming, or why neither', () => {
  const up = choose(at(), 3);
  assert.deepEqual(meant(up, 2), { type: 'place', cell: 2, digit: 3 });
  assert.deepEqual(meant(up, 3), { type: 'claim', cell: 3, digit: 3 });
  assert.equal(meant(at(), 2), 'tile_needed');
  assert.equal(meant(choose(at({ missed: [[2, 3]] }), 3), 2), 'miss_repeated');
  assert.deepEqual(meant(choose(at({ missed: [[2, 3]] }), 5), 2), { type: 'place', cell: 2, digit: 5 });
  assert.equal(meant(choose(at({ owners: SOLUTION.map((_, cell) => (cell === 3 ? 2 : 0)) }), 3), 3), 'given_owned');
  assert.equal(meant(choose(at({ digits: SOLUTION }), 3), 2), 'cell_taken');
  assert.equal(meant(choose(at({ hand: [3] }), 3), 3), 'price_too_high');
  assert.deepEqual(meant(at({ hand: [] }), 3), { type: 'claim', cell: 3, digit: null });
  assert.equal(meant(choose(at({ mover: 2 }), 3), 2), 'not_your_turn');
});

test('a move of mine is seen at once, stops the table, and goes back where it is refused', () => {
  const sent = send(choose(at(), 3), 'a', { type: 'place', cell: 2, digit: 3 });
  const drawn = picture(sent) ?? assert.fail();
  assert.deepEqual([drawn.pending, drawn.owners[2]], [{ cell: 2, digit: 3, by: 1 }, 0]);
  assert.match(cellNames(speech, sent, drawn)[2] ?? '', /3, sent, not confirmed yet$/);
  assert.equal(meant({ ...sent, tile: 2 }, 1), 'not_your_turn');
  assert.equal(answered(sent, 'other'), sent);
  assert.equal(picture(answered(sent, 'a'))?.pending, null);
});

test('a placed digit takes away its notes, a new round all of them, and noting is no move', () => {
  const noted = scribble(scribble(note(at()), 1, 3), 35, 3);
  assert.deepEqual([noted.notes.cells[1], noted.notes.cells[35]], [[3], [3]]);
  assert.equal(scribble(noted, 0, 2), noted); // a given
  assert.equal(scribble(noted, 1, 7), noted);
  const digits = view().digits.map((digit, cell) => (cell === 2 ? 3 : digit));
  const after = told(noted, room({ seq: 2, events: [{ type: 'placed', seat: 1, cell: 2, digit: 3 }], game: view({ digits }) }));
  assert.deepEqual([after.notes.cells[1], after.notes.cells[35]], [[], [3]]);
  assert.deepEqual(unscribble(after).notes.cells[35], []);
  const anew = told(after, room({ seq: 3, table: { round: 2 } }));
  assert.deepEqual(anew.notes.cells[35], []);
  assert.equal(told(after, room({ seq: 1, table: { round: 2 } })), after);
});

test('the status and the title say whose turn it is and what to do', () => {
  assert.equal(status(speech, at()), 'Your turn: choose a tile');
  assert.equal(titleOf(speech, at()), '(your turn) Numbridge · table');
  assert.equal(status(speech, choose(at(), 5)), 'Where does the 5 go?');
  assert.equal(status(speech, at({ mover: 2 })), 'Coral to play');
  assert.equal(titleOf(speech, at({ mover: 2 })), 'Numbridge · table');
  assert.equal(status(speech, at({ hand: [] })), 'Your turn: claim a given, it is free');
  assert.equal(status(speech, at({ phase: 'nonces' })), 'The field is being dealt');
  const over = { phase: /** @type {const} */ ('over'), may: [] };
  assert.equal(status(speech, at({ ...over, result: { how: 'goal', winner: 1 } })), 'You win');
  assert.equal(status(speech, at({ ...over, result: { how: 'time', winner: 2 } })), 'Out of time: Coral wins');
  assert.equal(status(speech, at({ ...over, result: { how: 'draw', winner: null } })), 'A draw, as agreed');
  assert.equal(isMyTurn(at({ ...over })), false);
});

test('cells say where they are and what is in them', () => {
  const state = choose(at({ missed: [[2, 5]], owners: SOLUTION.map((_, cell) => (cell === 3 ? 2 : 0)) }), 3);
  const names = cellNames(speech, state, picture(state) ?? assert.fail());
  assert.equal(names[0], 'row 1, column 1, block 1, 1, given');
  assert.equal(names[3], 'row 1, column 4, block 2, 4, Coral');
  assert.equal(names[2], 'row 1, column 3, block 1, empty, not 5, candidate');
  const noted = scribble(state, 2, 4);
  assert.match(cellNames(speech, noted, picture(noted) ?? assert.fail())[2] ?? '', /not 5, notes 4, candidate$/);
});

test('what happens is told, a miss to everybody', () => {
  const state = at();
  const log = /** @type {const} */ ({ type: 'missed', seat: 1, cell: 2, digit: 5 });
  const missed = told(state, room({ seq: 2, events: [log], game: view({ mover: 2, missed: [[2, 5]], last: log }) }));
  assert.equal(news(speech, state, missed), 'You: a miss, no 5 on row 1, column 3. Coral to play.');
  assert.deepEqual(missed.miss, { cell: 2, digit: 5, count: 1 });
  const offer = { number: 1, kind: /** @type {const} */ ('draw'), by: 2, accepted: [2] };
  const asked = told(missed, room({ seq: 3, events: [{ type: 'offered', seat: 2, offer }], game: missed.room?.game ?? null }));
  assert.equal(news(speech, missed, asked), 'Coral offers a draw.');
  const lapsed = told(asked, room({ seq: 4, events: [{ type: 'offer_ended', kind: 'draw', how: 'lapsed', seat: null }], game: missed.room?.game ?? null }));
  assert.equal(news(speech, asked, lapsed), 'The turn has ended, so the offer of a draw has lapsed.');
});

test('a game is shown as it was after any of its moves', () => {
  const log = /** @type {NumbridgeView['log']} */ ([
    { type: 'dealt' },
    { type: 'placed', seat: 1, cell: 1, digit: 2 },
    { type: 'missed', seat: 2, cell: 4, digit: 6 },
    { type: 'claimed', seat: 1, cell: 8, price: 2 },
    { type: 'ended', how: 'resigned', winner: 1 },
  ]);
  const game = view({ log });
  assert.equal(moves(log).length, 3);
  assert.deepEqual([before(game, 0).digits[1], before(game, 1).digits[1], before(game, 2).owners[8], before(game, 3).owners[8]], [0, 2, 0, 1]);
  assert.deepEqual(before(game, 2).last, log[2]);
});

test('keys count by where they lie, and with Shift a digit is a note', () => {
  const press = (/** @type {string} */ code, more = {}) =>
    stroke({ code, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...more });
  assert.deepEqual(press('Digit4'), { type: 'tile', digit: 4 });
  assert.deepEqual(press('Numpad9', { shiftKey: true }), { type: 'scribble', digit: 9 });
  assert.deepEqual(press('KeyS'), { type: 'swap' });
  assert.deepEqual([press('KeyS', { ctrlKey: true }), press('KeyS', { repeat: true }), press('KeyQ'), press('Digit0')], [null, null, null, null]);
});

test('a plan is read back from its set-up, which leaves out what is usual', () => {
  assert.deepEqual(VARIANTS.map((variant) => printPlan(usualPlan(variant))), ['bridge', 'blitz', 'domains']);
  const plan = { ...usualPlan('domains'), irregular: true, givens: 21, seconds: 120, minutes: 60, candidates: true };
  assert.equal(printPlan(plan), 'domains irregular givens=21 seconds=120 minutes=60 candidates');
  assert.deepEqual(readPlan(printPlan(plan)), plan);
  assert.equal(fitting({ ...plan, irregular: false }).givens, 25);
  assert.equal(printPlan(readPlan('chess')), 'bridge');
});
