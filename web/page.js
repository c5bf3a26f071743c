// The page: wires the header, the place, the kernel's worker, the voice and what this browser keeps.

import { html, nothing, render } from 'lit-html';
import { createVoice } from './board/speak.js';
import { Place } from './dots/place.js';
import { printQuery, readQuery } from './dots/setup.js';
import { Shelf } from './keep/shelf.js';
import { connect } from './kernel/client.js';
import { header } from './page/header.js';
import { closeIcon } from './page/icons.js';
import { watchInstalling } from './page/install.js';
import { known, loadWords, remember, sentLanguage, speak } from './page/language.js';
import { chooseTheme, keptTheme, nextTheme } from './page/theme.js';
import { chooseSound, keptSound } from './sound/preference.js';

/** @import {Choice} from './dots/dots' */
/** @import {Language, Theme, Words} from './text/words' */

/** @typedef {'storage' | 'address' | 'kernel' | 'part' | 'update'} Trouble */
/** @typedef {import('./sound/sounds.js').Sounds} Sounds */

const kernelFile = WebAssembly.compileStreaming(fetch(new URL('./kernel/kamertje.wasm', import.meta.url)));
kernelFile.catch(() => {}); // it is heard of once there is a page to say so
loadWords(sentLanguage()).then((words) => open(sentLanguage(), words));

/**
 * @param {Language} language
 * @param {Words} words
 */
function open(language, words) {
  const root = element('page');
  const say = createVoice(element('voice-1'), element('voice-2'));
  let waiting = false;
  /** @type {Trouble | null} */
  let trouble = null;
  const shelf = new Shelf(() => notify('storage'));
  /** @type {Theme} */
  let theme = keptTheme(shelf);
  let sound = keptSound(shelf);
  /** @type {Sounds | null} fetched after the board */
  let sounds = null;

  const { client, loaded } = connect(kernelFile, (answer) => place.hear(answer), () => notify('kernel'));
  const place = new Place({ kernel: client, shelf, words: () => words, changed: paint, chose: write, say, sound: (line) => sounds?.hear(line), notify }, asked());

  addEventListener('popstate', () => place.choose(asked()));
  addEventListener('hashchange', () => place.followHash());
  watchInstalling(paint);
  draw();
  document.documentElement.dataset['open'] = ''; // from here on the page itself says what goes wrong
  place.attach(root);
  loaded.then(() => place.open(), () => {}); // what went wrong has been said
  fetchRest().catch(() => {}); // the game goes on without

  async function fetchRest() {
    await loaded;
    const { Sounds } = await import('./sound/sounds.js');
    sounds = new Sounds(() => sound);
    const { followHere } = await import('./offline/follow.js');
    await followHere(() => trouble ?? notify('update'));
  }

  /** The set-up that the address asks for; an address that says it otherwise is put right. */
  function asked() {
    const { choice, bad } = readQuery(location.search);
    if (bad) notify('address');
    write(choice, false);
    return choice;
  }

  /**
   * @param {Choice} choice
   * @param {boolean} anew as a page of its own, to which one can go back
   */
  function write(choice, anew) {
    const named = known(location.pathname.split('/')[1] ?? '');
    const address = `${named ? `/${language}/` : '/'}${printQuery(choice)}`;
    if (address === location.pathname + location.search) return;
    if (anew) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address + location.hash);
  }

  /** Once, however much has changed by one event. */
  function paint() {
    if (!waiting) queueMicrotask(draw);
    waiting = true;
  }

  function draw() {
    waiting = false;
    render(html`${header({ words, place: 'play', language, theme, sound, onLanguage, onTheme, onSound })} ${place.render()} ${notice()}`, root);
  }

  function notice() {
    if (!trouble) return nothing;
    return html`<div class="notice" role="alert">
      <p>${words.notices[trouble]}</p>
      ${trouble === 'kernel' || trouble === 'part' || trouble === 'update'
        ? html`<button type="button" @click=${() => location.reload()}>${words.notices.reload}</button>`
        : nothing}
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
    words = await loadWords(chosen);
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

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}
