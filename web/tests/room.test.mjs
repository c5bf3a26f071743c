import assert from 'node:assert/strict';
import test from 'node:test';
import { printPlan, readPlan } from '../room/plan.js';
import { answered, ended, isMyTurn, laidOut, linked, openRoom, send, told } from '../room/state.js';
import { lineLabels, news, status, titleOf, wouldDo } from '../room/telling.js';
import { roomWords as englishOwn } from '../room/text/en.js';
import { roomWords as greekOwn } from '../room/text/el.js';
import { allRoomWords } from '../room/words.js';
import { tableWords as englishTable } from '../table/text/en.js';
import { tableWords as greekTable } from '../table/text/el.js';
import { words } from '../text/en.js';
import { words as greekWords } from '../text/el.js';
import { HERE, game, room, withLine } from './rooms.mjs';
import { grid } from './world.mjs';

/** @import {DotsRoom} from '../room/room' */

const speech = { words, own: allRoomWords(englishTable, englishOwn) };

/** @param {Parameters<typeof room>[0]} change */
function at(change = {}, setup = '2x2') {
  return laidOut(told(linked(openRoom(), 'open'), room(change)), setup, grid(setup));
}

test('a line of mine is seen at once, stops the board, and goes back where it is refused', () => {
  const before = at();
  assert.equal(before.laid?.board.turn, 1);
  const sent = send(before, 'a', 3);
  assert.deepEqual([sent.laid?.board.drawers[3], sent.laid?.board.turn], [1, 0]);
  assert.match(lineLabels(speech, sent)[3] ?? '', /sent, not confirmed yet$/);
  assert.equal(answered(sent, 'other'), sent);
  const refused = answered(sent, 'a');
  assert.deepEqual([refused.laid?.board.drawers[3], refused.laid?.board.turn], [0, 1]);
  const drawers = withLine(3, 1);
  const confirmed = told(sent, room({ seq: 2, version: 1, id: 'a', game: game({ mover: 2, may: [], moves: 1, drawers, last: 3 }) }));
  assert.deepEqual([confirmed.sent, confirmed.laid?.board.drawers[3], confirmed.laid?.board.last], [null, 1, 3]);
});

test('what is older than what is known changes nothing but what it answers', () => {
  const now = send(at({ seq: 5 }), 'a', 1);
  const after = told(now, room({ seq: 4, id: 'a', game: game({ over: true }) }));
  assert.deepEqual([after.room?.seq, after.room?.game?.over, after.sent], [5, false, null]);
});

test('nothing can be drawn without a line to the server, or once the seat is elsewhere', () => {
  assert.equal(linked(at(), 'waiting').laid?.board.turn, 0);
  assert.equal(linked(linked(at(), 'waiting'), 'open').laid?.board.turn, 1);
  const over = ended(linked(at(), 'over'), 'taken_over');
  assert.equal(over.laid?.board.turn, 0);
  assert.equal(status(speech, over), 'Your seat is played elsewhere');
  assert.equal(isMyTurn(over), false);
  assert.equal(linked(over, 'opening').end, null);
});

test('another set-up waits for its board', () => {
  const other = told(at(), room({ seq: 2, table: { setup: '3x3' } }));
  assert.equal(other.laid, null);
  assert.equal(laidOut(other, '2x2', grid('2x2')).laid, null);
  assert.equal(laidOut(other, '3x3', grid('3x3')).laid?.grid.boxes.length, 9);
});

/** @type {DotsRoom['table']['seats']} */
const SEATS = [
  HERE,
  { ...HERE, connected: false },
  { ...HERE, state: 'empty', connected: false },
];

test('the status says whose turn it is, and for whom the room waits', () => {
  assert.equal(status(speech, at()), 'Draw the first line');
  assert.equal(status(speech, at({ game: game({ moves: 2 }) })), 'Your turn');
  assert.equal(titleOf(speech, at()), '(your turn) Kamertje · private room');
  const theirs = at({ game: game({ moves: 2, mover: 2, may: [] }) });
  assert.equal(status(speech, theirs), 'Player 2 to draw');
  assert.equal(titleOf(speech, theirs), 'Kamertje · private room');
  assert.equal(status(speech, at({ table: { seats: SEATS, waitingFor: [2, 3] } })), 'Waiting for Player 3 to join');
  const away = SEATS.slice(0, 2);
  assert.equal(status(speech, at({ table: { seats: away, waitingFor: [2] } })), 'Waiting for Player 2 to come back');
  assert.equal(status(speech, linked(at(), 'waiting')), 'No connection. Trying again…');
  assert.equal(status(speech, at({ game: game({ moves: 1, may: ['draw', 'swap'] }) })), 'Draw a line, or take this one over');
  assert.equal(status(speech, at({ you: { seat: null, may: ['join'] }, game: null })), 'You are invited to a game');
  assert.equal(status(speech, at({ you: { seat: null, may: [] }, game: null })), 'This room is full');
});

test('the result is told for two, for more, and for who stays', () => {
  const over = { over: true, may: [], moves: 12 };
  assert.equal(status(speech, at({ game: game({ ...over, winners: [1], scores: [3, 1] }) })), 'You win, 3 to 1');
  assert.equal(status(speech, at({ game: game({ ...over, winners: [2], scores: [1, 3] }) })), 'Player 2 wins, 3 to 1');
  assert.equal(status(speech, at({ game: game({ ...over, winners: [1, 2], scores: [2, 2] }) })), 'A draw, 2 each');
  const three = Array(3).fill(SEATS[0]);
  const many = game({ ...over, winners: [1, 3], scores: [2, 0, 2] });
  assert.equal(status(speech, at({ table: { seats: three }, game: many })), 'You and Player 3 share it, 2 boxes each');
  assert.equal(status(speech, at({ table: { seats: three }, game: { ...many, winners: [3] } })), 'Player 3 wins with 2 boxes');
  /** @type {DotsRoom['table']['seats']} */
  const left = [HERE, { ...HERE, state: 'left', connected: false }];
  assert.equal(status(speech, at({ table: { seats: left }, game: game({ ...over, winners: [1] }) })), 'The others have left: you win');
});

test('what happens is told once, with what follows', () => {
  const before = at();
  const drawers = withLine(0, 1);
  const drew = told(before, room({ seq: 2, version: 1, events: [{ type: 'drew', seat: 1, line: 0, closed: [] }], game: game({ mover: 2, may: [], moves: 1, drawers }) }));
  const name = grid('2x2').lines[0]?.name.replace('-', '–');
  assert.equal(news(speech, before, drew), `You drew ${name}. Player 2 to draw.`);
  const box = told(drew, room({ seq: 3, version: 2, events: [{ type: 'drew', seat: 2, line: 1, closed: [0] }], game: game({ mover: 2, may: [], moves: 2, scores: [0, 1] }) }));
  const second = grid('2x2').lines[1]?.name.replace('-', '–');
  assert.equal(news(speech, drew, box), `Player 2 drew ${second} and closed 1 box. You 0, Player 2 1. A box! Player 2 draws again.`);
  const gone = told(box, room({ seq: 3, version: 2, game: box.room?.game ?? null, table: { seats: SEATS.slice(0, 2), waitingFor: [2] } }));
  assert.equal(news(speech, box, gone), 'Player 2 has lost the connection. Waiting for Player 2 to come back.');
  assert.equal(news(speech, gone, gone), '');
});

test('an offer is told to who is asked, and what became of it to who asked', () => {
  const before = at();
  const offer = { number: 2, kind: /** @type {const} */ ('restart'), by: 2, accepted: [2] };
  const asked = told(before, room({ seq: 2, events: [{ type: 'offered', seat: 2, offer }], table: { offers: [offer] }, you: { accept: [2] } }));
  assert.equal(news(speech, before, asked), 'Player 2 would like a new round.');
  const ended = told(asked, room({ seq: 3, events: [{ type: 'offer_ended', kind: 'restart', how: 'withdrawn', seat: 2 }] }));
  assert.equal(news(speech, asked, ended), 'Player 2 no longer asks for a new round.');
  const anew = told(ended, room({ seq: 4, events: [{ type: 'offer_ended', kind: 'restart', how: 'accepted', seat: 1 }, { type: 'started', round: 2 }] }));
  assert.equal(news(speech, ended, anew), 'A new round. Draw the first line.');
});

test('a line says what anybody sees who counts sides, and in the reader’s language', () => {
  const board = grid('2x2');
  const sides = board.boxes[0]?.sides ?? [];
  const drawers = board.lines.map((_, line) => (line === sides[0] || line === sides[1] ? 1 : 0));
  assert.equal(wouldDo(board, drawers, sides[2] ?? -1).kind, 'giveaway');
  assert.deepEqual(wouldDo(board, withLine(sides[2] ?? -1, 2, drawers), sides[3] ?? -1), { kind: 'closes', closes: 1 });
  assert.equal(wouldDo(board, drawers, sides[0] ?? -1).kind, 'drawn');
  const mine = lineLabels({ words: greekWords, own: allRoomWords(greekTable, greekOwn) }, at({ game: game({ drawers }) }))[sides[0] ?? 0];
  assert.match(mine ?? '', /τραβηγμένη: Εσύ$/);
});

test('a plan is read back from its set-up, in whichever order the server prints it', () => {
  const plan = { shape: /** @type {const} */ ('hexagon'), width: 3, height: 3, options: /** @type {const} */ (['misere', 'noextra']), players: 4 };
  assert.equal(printPlan(plan), 'hexagon:3 misere noextra players:4');
  assert.deepEqual(readPlan('hexagon:3 players:4 noextra misere'), plan);
  assert.equal(printPlan({ ...plan, options: ['pie', 'sum'] }), 'hexagon:3 players:4');
  assert.equal(printPlan({ ...readPlan('3x3'), options: ['sum', 'product', 'pie', 'border'] }), '3x3 border sum');
  assert.equal(printPlan(readPlan('25x1')), '4x4');
});

test('with dice a line can be drawn for what was thrown, and the throw stays to be seen', () => {
  const setup = '2x2 sum';
  const numbers = [7, 7, 4, 9];
  const before = at({ table: { setup }, game: game({ may: ['roll'], moves: 4 }) }, setup);
  assert.equal(status(speech, before), 'Roll the dice');
  assert.equal(before.laid?.board.turn, 0);
  const view = { numbers, moves: 5, roll: { dice: /** @type {[number, number]} */ ([5, 2]), lines: [1, 2] } };
  /** @type {DotsRoom['events']} */
  const events = [{ type: 'rolled', seat: 1, dice: [5, 2] }];
  const rolled = told(before, room({ seq: 2, version: 1, events, table: { setup }, game: game({ ...view, may: ['draw'] }) }));
  assert.equal(news(speech, before, rolled), 'You rolled 5 and 2, that is 7. Draw at a 7.');
  assert.deepEqual(rolled.laid?.board.allowed.flatMap((may, line) => (may ? [line] : [])), [1, 2]);
  assert.deepEqual(rolled.thrown, { roll: [5, 2], by: 1, count: 1 });
  assert.match(lineLabels(speech, rolled)[0] ?? '', /, at [\d, ]+$/);
  const stuck = { ...view, roll: { dice: /** @type {[number, number]} */ ([1, 1]), lines: [] }, mover: 2, may: [] };
  const theirs = told(rolled, room({ seq: 3, version: 2, events: [{ type: 'rolled', seat: 2, dice: [1, 1] }], table: { setup }, game: game(stuck) }));
  assert.equal(news(speech, rolled, theirs), 'Player 2 rolled 1 and 1, that is 2. No side is free at a 2.');
  const passed = told(theirs, room({ seq: 4, version: 3, events: [{ type: 'passed', seat: 2 }], table: { setup }, game: game({ numbers, moves: 7, may: ['roll'] }) }));
  assert.equal(news(speech, theirs, passed), 'Player 2 passed. Roll the dice.');
  assert.equal(passed.thrown?.count, 2);
});

test('whoever has a name is called by it, in every sentence', () => {
  const anna = { ...HERE, name: '<b> أنا' };
  const bot = { ...HERE, name: 'easy', bot: true };
  const seats = [HERE, anna, bot];
  const of = (/** @type {object} */ change) => at({ table: { seats }, ...change });
  const name = '\u2068<b> أنا\u2069';
  assert.equal(status(speech, of({ game: game({ mover: 2, may: [] }) })), words.status.drawsFirst(name));
  assert.equal(status(speech, of({ game: game({ mover: 3, may: [], moves: 1 }) })), words.status.turnOf('Computer 3'));
  assert.equal(status(speech, of({ game: game({ over: true, winners: [2], scores: [1, 3, 0] }) })), englishOwn.result.won(name, 3));
  const drew = of({ events: [{ type: 'drew', seat: 2, line: 3, closed: [] }], game: game({ drawers: withLine(3, 2), moves: 1 }) });
  assert.ok(news(speech, of({}), { ...drew, room: { .../** @type {DotsRoom} */ (drew.room), seq: 2 } }).startsWith(`${name} drew`));
  assert.ok(lineLabels(speech, drew)[3]?.includes(name));
  const offer = of({ events: [{ type: 'offered', seat: 2, offer: { number: 1, kind: 'keep', by: 2, accepted: [2] } }] });
  assert.ok(news(speech, of({}), offer).includes(englishTable.offers.keep.proposes(name)));
});
