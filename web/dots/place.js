// The place where one plays the computer: board, panel and set-up, wired to one game.

import { html } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { lineLabel, spokenLine } from '../board/speak.js';
import { DEFAULT_CHOICE, COMPUTER, HUMAN, locked, person, score, toMove } from './game.js';
import { Loop } from './loop.js';
import { decision, panel, status } from './panel.js';

/** @import {Answer, View} from '../kernel/messages' */
/** @import {KernelClient} from '../kernel/client.js' */
/** @import {Words} from '../text/words' */
/** @import {Choice, Game} from './dots' */
/** @import {Happening} from './loop.js' */
/** @typedef {typeof import('./sheet.js').sheet} Sheet */

/**
 * @typedef {object} Page what the place needs from the page around it
 * @property {KernelClient} kernel
 * @property {() => Words} words
 * @property {() => void} changed
 * @property {(text: string) => void} say
 * @property {(trouble: 'kernel' | 'part') => void} notify
 */

export class Place {
  /** @type {Page} */
  #page;
  /** @type {Loop} */
  #loop;
  /** @type {Sheet | null} fetched after the board, since nobody opens it first */
  #sheet = null;
  /** @type {{ view: View | null, words: Words | null, lines: string[] }} made anew when the game or the language changes */
  #labels = { view: null, words: null, lines: [] };
  /** @type {string | null} said already */
  #decided = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.#loop = new Loop(
      {
        kernel: page.kernel,
        seed,
        now: () => performance.now(),
        later: (act, milliseconds) => window.setTimeout(act, milliseconds),
        never: (timer) => window.clearTimeout(timer),
        phone: matchMedia('(pointer: coarse)').matches,
        still: () => motion.matches,
        changed: page.changed,
        happened: (event) => this.#tell(event),
      },
      DEFAULT_CHOICE,
    );
  }

  open() {
    this.#loop.newGame();
    this.#fetchSheet().catch(() => {}); // it is asked for again when it is opened
  }

  /** @param {Answer} answer */
  hear(answer) {
    this.#loop.hear(answer);
  }

  /**
   * Once the place is on the page.
   * @param {HTMLElement} root
   */
  attach(root) {
    const paper = root.querySelector('.paper');
    if (!(paper instanceof HTMLElement)) return;
    listen(paper, {
      board: () => this.#loop.game?.board ?? null,
      changed: (board) => this.#loop.look(board),
      draw: (line) => this.#loop.draw(line),
      refused: (line) => this.#refuse(line),
      asked: (line) => this.#page.say(this.#page.words().say.tapAgain(this.#spoken(line))),
    });
  }

  render() {
    const words = this.#page.words();
    const { game, choice } = this.#loop;
    return html`<main class="place">
        <h1 class="unseen">${words.title}</h1>
        <div class="paper">${game ? drawBoard(game.board, this.#names(words)) : ''}</div>
        ${panel({
          words,
          choice,
          game,
          onStart: () => this.#start(),
          onUndo: () => this.#loop.undo(),
          onNewGame: () => this.#loop.newGame(),
          onSetUp: () => void this.#openSheet(),
        })}
      </main>
      <dialog
        class="sheet"
        aria-labelledby="sheet-title"
        @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && dialog()?.close()}
      >
        <div class="sheet-body">
          ${this.#sheet?.({
            words,
            choice,
            locked: game !== null && locked(game),
            onChange: (change) => this.#change(change),
            onNewGame: () => this.#loop.newGame(),
            onClose: () => dialog()?.close(),
          })}
        </div>
      </dialog>`;
  }

  /** The button goes, so the keyboard goes on at the board. */
  #start() {
    const line = document.querySelector('.board [tabindex="0"]');
    if (line instanceof SVGElement) line.focus({ preventScroll: true });
    this.#loop.start();
  }

  async #openSheet() {
    try {
      await this.#fetchSheet();
      dialog()?.showModal();
    } catch {
      this.#page.notify('part');
    }
  }

  async #fetchSheet() {
    if (this.#sheet) return;
    const style = loadStyle(new URL('../style/sheet.css', import.meta.url));
    const { sheet } = await import('./sheet.js');
    await style;
    this.#sheet = sheet;
    this.#page.changed();
  }

  /** @param {Partial<Choice>} change */
  #change(change) {
    if (change.level) this.#loop.setLevel(change.level);
    else this.#loop.newGame({ ...this.#loop.choice, ...change });
  }

  /** @param {Words} words */
  #names(words) {
    const game = this.#loop.game;
    if (game && (this.#labels.view !== game.view || this.#labels.words !== words)) {
      this.#labels = { view: game.view, words, lines: lineLabels(words, game) };
    }
    return {
      title: game ? `${words.board(game.choice.width, game.choice.height)}. ${words.boardHelp}` : '',
      letters: ['', words.yourLetter, words.computerLetter],
      lines: this.#labels.lines,
    };
  }

  /** @param {number} line */
  #lineName(line) {
    return this.#loop.game?.grid.lines[line]?.name ?? '';
  }

  /** @param {number} line */
  #spoken(line) {
    return spokenLine(this.#lineName(line));
  }

  /** @param {number} line */
  #refuse(line) {
    const { say } = this.#page.words();
    const drawn = this.#loop.game?.view.drawers[line] !== 0;
    this.#page.say(drawn ? say.alreadyDrawn(this.#spoken(line)) : say.notNow);
  }

  /** @param {Happening} event */
  #tell(event) {
    const words = this.#page.words();
    const game = this.#loop.game;
    if (!game) return;
    if (event.kind === 'failed') this.#page.notify('kernel');
    else if (event.kind === 'opened') this.#page.say(words.say.newBoard(game.choice.width, game.choice.height));
    else if (event.kind === 'takenBack') this.#page.say(`${words.say.takenBack} ${this.#standing(words)}`);
    else {
      const closed = event.lines.reduce((sum, line) => sum + line.closed, 0);
      const lines = event.lines.map(({ line }) => this.#spoken(line));
      const drew = event.by === HUMAN ? words.say.youDrew(lines[0] ?? '', closed) : words.say.computerDrew(lines, closed);
      const standing = closed ? this.#standing(words) : '';
      const follows = toMove(game) === COMPUTER ? '' : `${status(words, game)}.`;
      this.#page.say([drew, standing, this.#newlyDecided(words, game), follows].filter(Boolean).join(' '));
    }
  }

  /**
   * @param {Words} words
   * @param {Game} game
   */
  #newlyDecided(words, game) {
    const decided = decision(words, game);
    const news = decided && !this.#decided ? `${decided}.` : '';
    this.#decided = decided;
    return news;
  }

  /** @param {Words} words */
  #standing(words) {
    const game = this.#loop.game;
    return game ? words.say.score(score(game, HUMAN), score(game, COMPUTER)) : '';
  }
}

/**
 * @param {Words} words
 * @param {Game} game
 */
function lineLabels(words, game) {
  const people = ['', words.you, words.computer];
  return game.grid.lines.map(({ name }, line) => {
    const drawer = person(game, game.view.drawers[line] ?? 0);
    return lineLabel(words, name, { drawer, kind: game.view.kinds[line] ?? 'drawn', people });
  });
}

/** @returns {[number, number]} */
function seed() {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [low, high];
}

/** @param {URL} address */
async function loadStyle({ href }) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
  });
}

function dialog() {
  return document.querySelector('dialog');
}
