// The page of a private room: wires the header, the place, the line to the server and the voice.

import { html, nothing, render } from 'lit-html';
import { createVoice } from './board/speak.js';
import { Shelf } from './keep/shelf.js';
import { PROTOCOL } from './net/link.js';
import { header } from './page/header.js';
import { closeIcon } from './page/icons.js';
import { loadWords, remember, sentLanguage, speak } from './page/language.js';
import { loadStyle } from './page/style.js';
import { chooseTheme, keptTheme, nextTheme } from './page/theme.js';
import { RoomPlace } from './room/place.js';
import { loadRoomWords } from './room/words.js';
import { chooseSound, keptSound } from './sound/preference.js';

/** @import {Language, Theme, Words} from './text/words' */
/** @import {RoomWords} from './room/room' */

/** @typedef {'storage' | 'part' | 'update'} Trouble */
/** @typedef {import('./sound/sounds.js').Sounds} Sounds */

/** Addresses name their build: `/v/<version>/room.js`. */
const VERSION = new URL(import.meta.url).pathname.split('/')[2] ?? '';
const MOVE = '#take=';

allWords(sentLanguage()).then(([words, own]) => open(sentLanguage(), words, own));

/**
 * @param {Language} language
 * @param {Words} words
 * @param {RoomWords} own
 */
function open(language, words, own) {
  const root = element('page');
  let waiting = false;
  /** @type {Trouble | null} */
  let trouble = null;
  const shelf = new Shelf(() => notify('storage'));
  /** @type {Theme} */
  let theme = keptTheme(shelf);
  let sound = keptSound(shelf);
  /** @type {Sounds | null} fetched after the board */
  let sounds = null;
  /** @type {Promise<void> | null} */
  let sheet = null;

  const room = location.pathname.split('/').at(-1) ?? '';
  const place = new RoomPlace({
    room,
    token: takeToken(),
    world: {
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/rooms/${room}/socket?protocol=${PROTOCOL}`),
      now: () => performance.now(),
      later: (act, milliseconds) => window.setTimeout(act, milliseconds),
      never: (timer) => window.clearTimeout(timer),
      random: Math.random,
    },
    shelf,
    speech: () => ({ words, own }),
    changed: paint,
    say: createVoice(element('voice-1'), element('voice-2')),
    sound: (line) => sounds?.hear(line),
    notify,
    version: VERSION,
    loadSheet: () => (sheet ??= loadStyle(new URL('./style/sheet.css', import.meta.url))),
  });
  place.link.open();
  addEventListener('online', () => place.link.wake());
  addEventListener('offline', () => place.link.drop());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && place.link.wake());
  draw();
  document.documentElement.dataset['open'] = ''; // from here on the page itself says what goes wrong
  place.attach(root);
  fetchRest().catch(() => {}); // the game goes on without

  async function fetchRest() {
    await place.laidOut;
    new Worker(new URL('./net/ticker.js', import.meta.url)).onmessage = () => place.link.tick();
    const { Sounds } = await import('./sound/sounds.js');
    sounds = new Sounds(() => sound);
    const { followHere } = await import('./offline/follow.js');
    await followHere(() => trouble ?? notify('update'));
  }

  /** Once, however much has changed by one event. */
  function paint() {
    if (!waiting) queueMicrotask(draw);
    waiting = true;
  }

  function draw() {
    waiting = false;
    render(html`${header({ words, place: 'room', language, theme, sound, onLanguage, onTheme, onSound })} ${place.render()} ${notice()}`, root);
    if (document.title !== place.title) document.title = place.title;
  }

  function notice() {
    if (!trouble) return nothing;
    return html`<div class="notice" role="alert">
      <p>${words.notices[trouble]}</p>
      ${trouble === 'storage' ? nothing : html`<button type="button" @click=${() => location.reload()}>${words.notices.reload}</button>`}
      <button type="button" class="quiet" aria-label=${words.notices.close} @click=${() => notify(null)}>${closeIcon}</button>
    </div>`;
  }

  /** @param {Trouble | null} what */
  function notify(what) {
    trouble = what;
    paint();
  }

  /** @param {Language} chosen */
  async function onLanguage(chosen) {
    [words, own] = await allWords(chosen);
    language = chosen;
    speak(chosen, words);
    remember(chosen);
    paint();
  }

  function onSound() {
    sound = !sound;
    chooseSound(shelf, sound);
    paint();
  }

  function onTheme() {
    theme = nextTheme(theme);
    chooseTheme(shelf, theme);
    paint();
  }
}

/** @param {Language} language */
function allWords(language) {
  return Promise.all([loadWords(language), loadRoomWords(language)]);
}

/** What a link that moves a seat holds: read once, and gone from the address. */
function takeToken() {
  if (!location.hash.startsWith(MOVE)) return null;
  const token = location.hash.slice(MOVE.length);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}
