// What is around every place: the header, the notice across the bottom, the voice, what the browser keeps, and the painting.

import { html, nothing, render } from 'lit-html';
import { createVoice } from '../board/speak.js';
import { Shelf } from '../keep/shelf.js';
import { listenForGames } from '../keep/waiting.js';
import { chooseSound, keptSound } from '../sound/preference.js';
import { header } from './header.js';
import { closeIcon } from './icons.js';
import { remember, sentLanguage, speak } from './language.js';
import { chooseTheme, keptTheme, nextTheme } from './theme.js';

/** @import {PlaceName} from './header.js' */
/** @import {Language, Words} from '../text/words' */

/** @typedef {'storage' | 'address' | 'kernel' | 'part' | 'update'} Trouble */
/** @typedef {import('../sound/sounds.js').Sounds} Sounds */
/** @typedef {{ words: Words }} Speech at least these; a place may speak with more */

/** What loading again mends. @type {readonly Trouble[]} */
const MENDED = ['kernel', 'part', 'update'];

/** @template {Speech} Said */
export class Frame {
  #name;
  #load;
  #speech;
  #language = sentLanguage();
  #root = element('page');
  #waiting = false;
  /** @type {Trouble | null} */
  #trouble = null;
  /** @type {{ render: () => unknown, title?: string } | null} */
  #place = null;
  /** @type {string | null} a title that calls the reader elsewhere */
  #calling = null;
  /** @type {Sounds | null} fetched after the board */
  #sounds = null;

  /**
   * @param {PlaceName} name
   * @param {(language: Language) => Promise<Said>} load all that is said, in a language
   * @param {Said} speech in the language that the page was sent in
   */
  constructor(name, load, speech) {
    this.#name = name;
    this.#load = load;
    this.#speech = speech;
    this.shelf = new Shelf(() => this.notify('storage'));
    this.say = createVoice(element('voice-1'), element('voice-2'));
    this.theme = keptTheme(this.shelf);
    this.sound = keptSound(this.shelf);
    this.changed = this.changed.bind(this);
    this.notify = this.notify.bind(this);
  }

  get speech() {
    return this.#speech;
  }

  get language() {
    return this.#language;
  }

  get root() {
    return this.#root;
  }

  /**
   * The place is on the page from now on. Without a title of its own it has the page's.
   * @param {{ render: () => unknown, title?: string }} place
   */
  show(place) {
    this.#place = place;
    this.#draw();
    document.documentElement.dataset['open'] = ''; // from here on the page itself says what goes wrong
  }

  /** Once, however much has changed by one event. */
  changed() {
    if (!this.#waiting) queueMicrotask(() => this.#draw());
    this.#waiting = true;
  }

  /** @param {Trouble | null} what */
  notify(what) {
    this.#trouble = what;
    this.changed();
  }

  /** @param {Parameters<Sounds['hear']>[0]} line */
  hear(line) {
    this.#sounds?.hear(line);
  }

  /**
   * What the place can do without: sounds, the word that a game begins elsewhere, and that another version is served.
   * @param {{ halls?: boolean }} place halls: it tells of games itself
   */
  async fetchRest({ halls = false } = {}) {
    const { Sounds } = await import('../sound/sounds.js');
    this.#sounds = new Sounds(() => this.sound);
    if (!halls) {
      const entitle = (/** @type {string | null} */ title) => {
        this.#calling = title;
        this.changed();
      };
      await listenForGames({ shelf: this.shelf, language: () => this.#language, entitle });
    }
    const { followHere } = await import('../offline/follow.js');
    await followHere(() => this.#trouble ?? this.notify('update'));
  }

  #draw() {
    this.#waiting = false;
    const { words } = this.#speech;
    const top = header({
      words,
      place: this.#name,
      language: this.#language,
      theme: this.theme,
      sound: this.sound,
      onLanguage: (language) => void this.#speak(language),
      onTheme: () => this.#paint(),
      onSound: () => this.#hush(),
    });
    render(html`${top} ${this.#place?.render()} ${this.#notice(words)}`, this.#root);
    const title = this.#calling ?? this.#place?.title ?? words.title;
    if (document.title !== title) document.title = title;
  }

  /** @param {Words} words */
  #notice(words) {
    const trouble = this.#trouble;
    if (!trouble) return nothing;
    return html`<div class="notice" role="alert">
      <p>${words.notices[trouble]}</p>
      ${MENDED.includes(trouble) ? html`<button type="button" @click=${() => location.reload()}>${words.notices.reload}</button>` : nothing}
      <button type="button" class="quiet" aria-label=${words.notices.close} @click=${() => this.notify(null)}>${closeIcon}</button>
    </div>`;
  }

  /** @param {Language} language */
  async #speak(language) {
    this.#speech = await this.#load(language);
    this.#language = language;
    speak(language, this.#speech.words);
    remember(language);
    this.changed();
  }

  #hush() {
    this.sound = !this.sound;
    chooseSound(this.shelf, this.sound);
    this.changed();
  }

  #paint() {
    this.theme = nextTheme(this.theme);
    chooseTheme(this.shelf, this.theme);
    this.changed();
  }
}

/**
 * @template {Speech} Said
 * @param {PlaceName} name
 * @param {(language: Language) => Promise<Said>} load
 */
export async function openFrame(name, load) {
  return new Frame(name, load, await load(sentLanguage()));
}

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page lacks #${id}`);
  return found;
}
