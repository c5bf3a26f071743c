import assert from 'node:assert/strict';
import test from 'node:test';
import { Link } from '../net/link.js';
import { room } from './rooms.mjs';

/** @import {Command, LinkState} from '../net/link.js' */
/** @import {ToClient, ToServer} from '../net/messages' */

/** A link to a server that does what it is told, and a clock that only moves when told. */
function linking() {
  /** @type {{ sent: ToServer[], closed: boolean, readyState: number, onmessage: any, onclose: any }[]} */
  const sockets = [];
  /** @type {{ act: () => void, at: number, timer: number }[]} */
  let timers = [];
  const clock = { now: 0, timers: 0 };
  /** @type {LinkState[]} */
  const states = [];
  /** @type {ToClient[]} */
  const heard = [];
  /** @type {Command[]} */
  const given = [];
  const link = new Link(
    {
      open: () => {
        const socket = {
          /** @type {ToServer[]} */ sent: [],
          closed: false,
          readyState: 1,
          /** @type {any} */ onmessage: null,
          /** @type {any} */ onclose: null,
          send: (/** @type {string} */ text) => void socket.sent.push(JSON.parse(text)),
          close: () => {
            socket.closed = true;
          },
        };
        sockets.push(socket);
        return socket;
      },
      now: () => clock.now,
      later: (act, milliseconds) => {
        clock.timers += 1;
        timers.push({ act, at: clock.now + milliseconds, timer: clock.timers });
        return clock.timers;
      },
      never: (timer) => {
        timers = timers.filter((each) => each.timer !== timer);
      },
      random: () => 1,
    },
    { hear: (message) => heard.push(message), changed: (state) => states.push(state), gaveUp: (command) => given.push(command) },
  );
  /** @param {number} milliseconds */
  const pass = (milliseconds) => {
    const until = clock.now + milliseconds;
    for (;;) {
      timers.sort((one, other) => one.at - other.at);
      if (!timers[0] || timers[0].at > until) break;
      clock.now = timers[0].at;
      timers.shift()?.act();
    }
    clock.now = until;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  const tell = (/** @type {ToClient} */ message, socket = last()) => socket.onmessage?.({ data: JSON.stringify(message) });
  const sent = () => last().sent.filter(({ type }) => type !== 'ping');
  return { link, clock, sockets, states, heard, given, pass, last, tell, sent, lose: (code = 1006, socket = last()) => socket.onclose?.({ code }) };
}

test('where timers are late, a tick makes up for them, and does nothing before its time', () => {
  const { link, tell, lose, sockets, last, clock, states } = linking();
  link.open();
  tell(room());
  clock.now += 2400;
  link.tick();
  assert.deepEqual(last().sent, []);
  clock.now += 200;
  link.tick();
  link.tick();
  assert.deepEqual(last().sent, [{ type: 'ping' }]);
  lose();
  link.tick();
  assert.equal(sockets.length, 1);
  clock.now += 600;
  link.tick();
  assert.deepEqual([sockets.length, states.at(-1)], [2, 'opening']);
});

test('a line that is closing gets nothing, and the next one all of it', () => {
  const { link, tell, lose, pass, sent, last } = linking();
  link.open();
  tell(room());
  last().readyState = 2;
  link.send(draw('a'));
  assert.deepEqual(sent(), []);
  lose();
  pass(500);
  tell(room());
  assert.deepEqual(sent(), [draw('a')]);
});

/** @param {string} id @returns {Command} */
const draw = (id) => ({ type: 'play', id, version: 0, command: { type: 'draw', line: 1 } });

test('it is open once the position is told, and pings from then on', () => {
  const { link, tell, states, heard, pass, last } = linking();
  link.open();
  tell({ type: 'welcome', protocol: 1, build: 'x' });
  assert.deepEqual(states, ['opening']);
  tell(room());
  assert.deepEqual(states, ['opening', 'open']);
  assert.deepEqual(heard.map(({ type }) => type), ['welcome', 'room']);
  pass(2500);
  tell({ type: 'pong' });
  pass(2500);
  assert.equal(last().sent.filter(({ type }) => type === 'ping').length, 2);
  assert.equal(heard.length, 2);
});

test('a server that is silent for nine seconds is given up, and asked again', () => {
  const { link, tell, states, pass, sockets } = linking();
  link.open();
  tell(room());
  pass(7500);
  tell({ type: 'pong' });
  pass(8000);
  assert.equal(states.at(-1), 'open');
  pass(2000);
  assert.equal(states.at(-1), 'waiting');
  assert.equal(sockets[0]?.closed, true);
  pass(500);
  assert.equal(sockets.length, 2);
  tell(room({ seq: 9 }), sockets[0]); // what is late does not count
  assert.equal(states.at(-1), 'opening');
});

test('it waits longer each time, up to fifteen seconds, and briefly again after it was open', () => {
  const { link, tell, lose, pass, sockets } = linking();
  link.open();
  for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = sockets.length;
    lose();
    pass(wait - 1);
    assert.equal(sockets.length, before);
    pass(1);
    assert.equal(sockets.length, before + 1);
  }
  tell(room());
  lose(1012);
  pass(500);
  assert.equal(sockets.length, 9);
});

test('a command that was not answered before the line was lost is sent again under its id, once answered never', () => {
  const { link, tell, lose, pass, sent, given } = linking();
  link.open();
  tell(room());
  link.send(draw('a'));
  link.send(draw('b'));
  tell(room({ id: 'a' }));
  lose();
  pass(500);
  assert.deepEqual(sent(), []);
  tell(room());
  assert.deepEqual(sent(), [draw('b')]);
  tell({ type: 'refused', id: 'b', code: 'stale', room: room() });
  lose();
  pass(500);
  tell(room());
  assert.deepEqual(sent(), []);
  pass(5000);
  assert.deepEqual(given, []);
});

test('a command without an answer is given up after nine seconds, and not sent again', () => {
  const { link, tell, lose, pass, sent, given } = linking();
  link.open();
  tell(room());
  link.send(draw('a'));
  lose();
  for (let time = 0; time < 9000; time += 1000) {
    lose();
    pass(1000);
  }
  assert.deepEqual(given, [draw('a')]);
  link.wake();
  tell(room());
  assert.deepEqual(sent(), []);
});

test('where another has the seat, the room is gone or the protocol is old, it stays closed until it is opened again', () => {
  /** @type {ToClient[]} */
  const ends = [{ type: 'taken_over' }, { type: 'gone', why: 'expired' }, { type: 'outdated' }];
  for (const end of ends) {
    const { link, tell, lose, pass, states, heard, sockets, given } = linking();
    link.open();
    tell(room());
    link.send(draw('a'));
    tell(end);
    lose(1008, sockets[0]);
    pass(60_000);
    link.wake();
    assert.deepEqual([states.at(-1), heard.at(-1), sockets.length, given.length], ['over', end, 1, 0]);
    link.open();
    assert.equal(sockets.length, 2);
  }
});

test('the code alone says that another has the seat', () => {
  const { link, tell, lose, states, heard } = linking();
  link.open();
  tell(room());
  lose(4001);
  assert.deepEqual([states.at(-1), heard.at(-1)], ['over', { type: 'taken_over' }]);
});

test('the network or the reader who comes back ends the waiting, and one that goes is noticed', () => {
  const { link, tell, pass, lose, sockets, states, last } = linking();
  link.open();
  lose();
  link.wake();
  assert.equal(sockets.length, 2);
  tell(room());
  link.wake();
  assert.deepEqual(last().sent.at(-1), { type: 'ping' });
  link.drop();
  assert.equal(states.at(-1), 'waiting');
  link.drop();
  pass(500);
  assert.equal(sockets.length, 3);
});
