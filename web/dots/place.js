// The place where one plays on one screen: board, panel and set-up, wired to one game.

import { html } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { spokenLine } from '../board/speak.js';
import { focus } from '../board/state.js';
import { installRow } from '../page/install.js';
import { shareIcon } from '../page/icons.js';
import { keepAids, keptAids } from './aids.js';
import { isComputer, isSolo, locked, mayPass, mayRoll, outcome, score, toMove } from './game.js';
import { Loop } from './loop.js';
import { panel } from './panel.js';
import { people } from './people.js';
import { fitting, MOST_SEATS, sameButLevels, sameChoice, setupText } from './setup.js';
import { boardName, lineLabels, soundOf, Teller, tellShared } from './telling.js';

/** @import {Shelf} from '../keep/shelf.js' */
/** @import {Answer} from '../kernel/messages' */
/** @import {KernelClient} from '../kernel/client.js' */
/** @import {Words} from '../text/words' */
/** @import {Aids} from './aids.js' */
/** @import {Choice, Game, Person} from './dots' */
/** @import {Happening} from './loop.js' */

/**
 * @typedef {object} Page what the place needs from the page around it
 * @property {KernelClient} kernel
 * @property {Shelf} shelf
 * @property {() => Words} words
 * @property {() => void} changed
 * @property {(choice: Choice, anew: boolean) => void} chose another set-up; anew where it is the first since the sheet opened
 * @property {(text: string) => void} say
 * @property {(line: { by: number, closed: number, over: boolean, won: boolean }) => void} sound
 * @property {(trouble: 'kernel' | 'part' | 'address') => void} notify
 */

// Milliseconds: what is pressed again within these is one double click.
const DOUBLE = 250;

export class Place {
  /** @type {Page} */
  #page;
  /** @type {Loop} */
  #loop;
  /** @type {import('./back.js').Back | null} fetched after the board, since nobody needs it first */
  #back = null;
  /** @type {Promise<void> | null} */
  #fetching = null;
  /** @type {readonly string[]} as typed, by person; kept nowhere else */
  #names = Array.from({ length: MOST_SEATS + 1 }, () => '');
  /** @type {Aids} */
  #aids;
  /** @type {{ of: unknown[], lines: string[] }} made anew when what they tell of changes */
  #labels = { of: [], lines: [] };
  #teller = new Teller();
  /** @type {import('./replay.js').Replay | null} a game that somebody shared */
  #replay = null;
  #chosenHere = false;
  /** When a button of the dice was pressed last. */
  #pressed = -DOUBLE;
  #fromDice = false; // the keyboard was at the dice when they were thrown

  /**
   * @param {Page} page
   * @param {Choice} choice
   */
  constructor(page, choice) {
    this.#page = page;
    this.#aids = keptAids(page.shelf);
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
        happened: (event) => this.#happened(event),
      },
      choice,
    );
  }

  get choice() {
    return this.#loop.choice;
  }

  open() {
    this.followHash();
    if (!isRecord(location.hash)) this.#loop.newGame();
    this.#fetchBack().catch(() => {}); // it is asked for again when it is needed
  }

  /** The address holds a game, or holds one no more. */
  followHash() {
    if (isRecord(location.hash)) void this.#openShared();
    else if (this.#replay) this.#loop.newGame();
  }

  /**
   * The address says so: the page was gone back to.
   * @param {Choice} choice
   */
  choose(choice) {
    if (sameChoice(this.choice, choice)) return;
    if (sameButLevels(this.choice, choice)) this.#loop.setLevels(choice);
    else this.#loop.newGame(choice);
  }

  /** @param {Answer} answer */
  hear(answer) {
    if (answer.kind === 'recorded') this.#back?.sharing.hear(answer);
    else this.#loop.hear(answer);
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
      confirm: () => this.#aids.confirm,
    });
  }

  render() {
    const words = this.#page.words();
    const { game } = this.#loop;
    const choice = (this.#replay && game?.choice) ?? this.choice;
    const playing = people(words, choice, this.#names);
    return html`<main class="place">
        <h1 class="unseen">${words.title}</h1>
        <div class="paper">${game ? this.#drawBoard(words, game, playing) : ''}</div>
        ${panel({
          words,
          choice,
          game,
          people: playing,
          onStart: () => this.#start(),
          onUndo: () => this.#loop.undo(),
          onHint: () => this.#loop.hint(),
          onSwap: () => this.#swap(),
          onDraw: () => this.#confirm(),
          onRoll: (event) => this.#once(event) && this.#throw(() => this.#loop.roll()),
          onPass: (event) => this.#once(event) && this.#loop.pass(),
          onRollOn: (event) => this.#once(event) && this.#throw(() => this.#loop.rollOn()),
          onNewGame: () => this.#loop.newGame(),
          onSetUp: () => void this.#openSheet(),
          onShare: () => void this.#share(),
          replay: this.#replay && { status: this.#replay.status(words), controls: this.#replay.render(words) },
          zoom: this.#back?.zoom?.render(words),
        })}
      </main>
      <dialog
        class="sheet"
        aria-labelledby="sheet-title"
        @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && dialog()?.close()}
      >
        <div class="sheet-body">${this.#sheet(words, game)}</div>
      </dialog>
      ${game && this.#back?.sharing.render(words, tellShared(words, game, playing))}`;
  }

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} playing
   */
  #drawBoard(words, game, playing) {
    const of = [words, game.choice, game.view, game.hint, ...this.#names];
    if (of.some((part, index) => part !== this.#labels.of[index])) {
      this.#labels = { of, lines: lineLabels(words, game, playing) };
    }
    const names = {
      title: `${boardName(words, game.choice)}. ${words.boardHelp}`,
      letters: playing.map(({ letter }) => letter),
      lines: this.#labels.lines,
      numbers: game.view.numbers,
    };
    const { roll } = game.view;
    return drawBoard(game.board, names, {
      hint: typeof game.hint === 'number' ? game.hint : null,
      marked: (line) => this.#aids.marks && game.view.kinds[line] === 'giveaway',
      coordinates: this.#aids.coordinates,
      number: roll ? outcome(game, roll) : null,
    });
  }

  /**
   * @param {Words} words
   * @param {Game | null} game
   */
  #sheet(words, game) {
    this.#back?.printing.follow(game?.grid ?? null, setupText(this.choice));
    return this.#back?.sheet({
      words,
      choice: this.choice,
      grid: game?.grid ?? null,
      locked: game !== null && locked(game),
      names: this.#names,
      aids: this.#aids,
      results: html`${this.#back.results.render(words)}
        <div class="pair">
          <button type="button" @click=${() => void this.#share()}>${shareIcon}${words.share.title}</button>
          ${installRow(words, this.#page.changed)}
        </div>`,
      printing: this.#back.printing.render(words),
      making: this.#back.elsewhere.render(),
      onChange: (change) => this.#change(change),
      onName: (who, name) => {
        this.#names = this.#names.map((typed, index) => (index === who ? name : typed));
        this.#page.changed();
      },
      onAids: (change) => {
        this.#aids = { ...this.#aids, ...change };
        keepAids(this.#page.shelf, change);
        this.#page.changed();
      },
      onNewGame: () => this.#loop.newGame(),
      onElsewhere: () => void this.#back?.elsewhere.open(),
      onClose: () => dialog()?.close(),
    });
  }

  /**
   * The buttons of the dice stand in one place: the second half of a double click is no move of the next player's.
   * @param {MouseEvent} event
   */
  #once({ detail, timeStamp }) {
    if (detail === 0) return true; // by keyboard
    if (timeStamp - this.#pressed < DOUBLE) return false;
    this.#pressed = timeStamp;
    return true;
  }

  /** The button goes, so the keyboard goes on at the board. */
  #start() {
    focusBoard();
    this.#loop.start();
  }

  /** @param {() => void} roll */
  #throw(roll) {
    this.#fromDice = Boolean(document.activeElement?.closest('.throwing'));
    roll();
  }

  #swap() {
    focusBoard();
    this.#loop.swap();
  }

  /** The line that waits for a second tap. */
  #confirm() {
    const line = this.#loop.game?.board.armed ?? null;
    focusBoard();
    if (line !== null) this.#loop.draw(line);
  }

  async #openSheet() {
    try {
      await this.#fetchBack();
      this.#chosenHere = false;
      dialog()?.showModal();
    } catch {
      this.#page.notify('part');
    }
  }

  async #share() {
    try {
      await this.#fetchBack();
      dialog()?.close();
      this.#back?.sharing.open();
    } catch {
      this.#page.notify('part');
    }
  }

  async #openShared() {
    try {
      await this.#fetchBack();
      const { openReplay } = await import('./replay.js');
      this.#replay?.stop();
      this.#replay = openReplay(location.hash, this.#loop, this.#page);
      if (!this.#replay) this.#unreadable();
    } catch {
      this.#page.notify('part');
      this.#loop.newGame();
    }
  }

  #unreadable() {
    this.#page.notify('address');
    this.#loop.newGame();
  }

  /** Another game than the one in the address. */
  #leaveShared() {
    this.#replay?.stop();
    this.#replay = null;
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }

  /** Once, or again after it failed. */
  #fetchBack() {
    this.#fetching ??= this.#fetch().catch((failed) => {
      this.#fetching = null;
      throw failed;
    });
    return this.#fetching;
  }

  async #fetch() {
    const { openBack } = await import('./back.js');
    this.#back = await openBack({ ...this.#page, ask: () => this.#page.kernel.record(), geometry: () => this.#loop.game?.board.geometry ?? null });
    this.#page.changed();
  }

  /** @param {Partial<Choice>} change */
  #change(change) {
    const choice = fitting({ ...this.choice, ...change });
    if (sameButLevels(this.choice, choice)) this.#loop.setLevels(choice);
    else this.#loop.newGame(choice);
    this.#page.chose(this.choice, !this.#chosenHere);
    this.#chosenHere = true;
  }

  /** @param {number} line */
  #spoken(line) {
    return spokenLine(this.#loop.game?.grid.lines[line]?.name ?? '');
  }

  /** @param {number} line */
  #refuse(line) {
    const { say } = this.#page.words();
    const { game } = this.#loop;
    if (!game) return;
    // With dice the same key throws them, or passes: so one need not leave the board.
    if (mayRoll(game)) this.#loop.roll();
    else if (mayPass(game)) this.#loop.pass();
    else if (game.view.drawers[line] !== 0) this.#page.say(say.alreadyDrawn(this.#spoken(line)));
    else if (game.view.roll && game.board.turn !== 0) this.#page.say(say.notRolled(this.#spoken(line), outcome(game, game.view.roll)));
    else this.#page.say(say.notNow);
  }

  /** @param {Happening} event */
  #happened(event) {
    const { game } = this.#loop;
    if (event.kind === 'unreadable') this.#unreadable();
    if (!game) return;
    if (event.kind === 'failed') this.#page.notify('kernel');
    else if (event.kind === 'ended') void this.#record(game);
    else if (event.kind === 'appeared') {
      this.#page.sound(soundOf(game, event.line));
      this.#back?.zoom?.show(event.line.line);
    } else {
      if (event.kind === 'opened') this.#leaveShared();
      if (event.kind === 'opened' || event.kind === 'replayed') this.#back?.zoom?.follow();
      if (event.kind === 'replayed') return;
      const words = this.#page.words();
      this.#page.say(this.#teller.tell(words, game, people(words, game.choice, this.#names), event));
      if (event.kind === 'rolled') this.#offer(game);
    }
  }

  /**
   * The board's focus goes to a line that may be drawn; and from the dice the keyboard goes there.
   * @param {Game} game
   */
  #offer(game) {
    const { allowed } = game.view;
    if (isComputer(game, toMove(game)) || !allowed.includes(true)) return;
    const kept = allowed[game.board.focus] ? game.board.focus : allowed.indexOf(true);
    this.#loop.look(focus(game.board, kept, game.board.focused));
    // A button that cannot be pressed just now has lost the focus by the next picture: then nothing has it.
    const stayed = document.activeElement === document.body || document.activeElement?.closest('.throwing');
    if (this.#fromDice && stayed) requestAnimationFrame(focusBoard);
    this.#fromDice = false;
  }

  /** @param {Game} game one that is finished */
  async #record(game) {
    if (!isSolo(game)) return;
    try {
      await this.#fetchBack();
      this.#back?.results.add({
        level: game.lowest ?? game.choice.level,
        setup: setupText(game.choice),
        mine: score(game, 1),
        theirs: score(game, 2),
        at: Date.now(),
      });
    } catch {
      this.#page.notify('part');
    }
  }
}

/**
 * Whether the address holds a game; what it holds is read with what shows it.
 * @param {string} hash
 */
function isRecord(hash) {
  return hash.length > 1;
}

/** @returns {[number, number]} */
function seed() {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [low, high];
}

function focusBoard() {
  const line = document.querySelector('.board [tabindex="0"]');
  if (line instanceof SVGElement) line.focus({ preventScroll: true });
}

function dialog() {
  return document.querySelector('dialog');
}
