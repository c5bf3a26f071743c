// How the page of a table comes in: which table it is, a seat that moves here, the line to the server and its wakers.

import { PROTOCOL } from '../net/link.js';
import { loadStyle } from '../page/style.js';

/** @import {Frame, Speech} from '../page/frame.js' */
/** @import {Link, World} from '../net/link.js' */

const MOVE = '#take=';
/** Addresses name their build: `/v/<version>/room.js`. */
const VERSION = new URL(import.meta.url).pathname.split('/')[2] ?? '';

/**
 * What a place at a table needs from the page around it.
 * @template {Speech} Said
 * @param {Frame<Said>} frame
 */
export function tablePage(frame) {
  const room = location.pathname.split('/').at(-1) ?? '';
  /** @type {Promise<void> | null} */
  let sheet = null;
  return {
    room,
    token: takeToken(),
    world: worldOf(`rooms/${room}`),
    shelf: frame.shelf,
    speech: () => frame.speech,
    changed: frame.changed,
    say: frame.say,
    notify: frame.notify,
    version: VERSION,
    loadSheet: () => (sheet ??= loadStyle(new URL('../style/sheet.css', import.meta.url))),
  };
}

/**
 * Opens the line, and has it woken when the reader or the network comes back.
 * @template Message
 * @param {Link<Message>} link
 */
export function openLine(link) {
  link.open();
  addEventListener('online', () => link.wake());
  addEventListener('offline', () => link.drop());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && link.wake());
}

/**
 * @template Message
 * @param {Link<Message>} link
 */
export function startTicking(link) {
  new Worker(new URL('../net/ticker.js', import.meta.url)).onmessage = () => link.tick();
}

/**
 * @param {string} what whose socket it is
 * @returns {World}
 */
export function worldOf(what) {
  return {
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/${what}/socket?protocol=${PROTOCOL}`),
    now: () => performance.now(),
    later: (act, milliseconds) => window.setTimeout(act, milliseconds),
    never: (timer) => window.clearTimeout(timer),
    random: Math.random,
  };
}

/** What a link that moves a seat holds: read once, and gone from the address. */
function takeToken() {
  if (!location.hash.startsWith(MOVE)) return null;
  const token = location.hash.slice(MOVE.length);
  history.replaceState(history.state, '', location.pathname);
  return token;
}
