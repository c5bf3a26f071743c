// One board of a lesson, come alive: a game from its position, the goal, and what is said below it.

import { render } from 'lit-html';
import { drawBoard } from '../board/draw.js';
import { listen } from '../board/input.js';
import { spokenLine } from '../board/speak.js';
import { Loop } from '../dots/loop.js';
import { people } from '../dots/people.js';
import { boardName, lineLabels, Teller } from '../dots/telling.js';
import { brokenText, course, verdictText } from './course.js';
import { fromHere, OpeningClient } from './opening.js';
import { choiceOf, judge } from './task.js';

/** @import {Happening} from '../dots/loop.js' */
/** @import {Answer} from '../kernel/messages' */
/** @import {Port} from '../kernel/client.js' */
/** @import {Words} from '../text/words' */
/** @import {LessonWords, Task} from './learn' */

/**
 * @typedef {object} Around
 * @property {Words} words
 * @property {LessonWords} lesson
 * @property {(text: string) => void} say
 * @property {() => boolean} confirm
 * @property {() => void} done the goal has been reached
 * @property {(hear: (answer: Answer) => void, broken: () => void) => { port: Port, loaded: Promise<void> }} thread a kernel of its own
 */

export class Exercise {
  #task;
  #around;
  #paper;
  #course;
  #loop;
  #teller = new Teller();
  #people;
  #judged = false;
  #fresh = true;
  #waiting = false;
  #broken = false;

  /**
   * @param {HTMLElement} paper
   * @param {HTMLElement} below
   * @param {Task} task
   * @param {Around} around
   */
  constructor(paper, below, task, around) {
    this.#task = task;
    this.#around = around;
    this.#paper = paper;
    this.#course = below;
    this.#people = people(around.words, choiceOf(task), []);
    const hear = fromHere((answer) => this.#loop.hear(answer));
    const { port, loaded } = around.thread((answer) => kernel.receive(answer), () => this.#fail());
    const kernel = new OpeningClient(port, hear, task);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.#loop = new Loop(
      {
        kernel,
        seed,
        now: () => performance.now(),
        later: (act, milliseconds) => window.setTimeout(act, milliseconds),
        never: (timer) => window.clearTimeout(timer),
        phone: true, // several boards share a page
        still: () => motion.matches,
        changed: () => this.#paint(),
        happened: (event) => this.#happened(event),
      },
      choiceOf(task),
    );
    loaded.then(() => this.#loop.newGame(), () => {}); // what went wrong has been said
    listen(paper, {
      board: () => this.#loop.game?.board ?? null,
      changed: (board) => this.#loop.look(board),
      draw: (line) => this.#loop.draw(line),
      refused: (line) => this.#refuse(line),
      asked: (line) => around.say(around.words.say.tapAgain(this.#spoken(line))),
      confirm: around.confirm,
    });
  }

  /** Once, however much has changed by one event. */
  #paint() {
    if (!this.#waiting) queueMicrotask(() => this.#draw());
    this.#waiting = true;
  }

  #draw() {
    this.#waiting = false;
    const { game } = this.#loop;
    const { words, lesson } = this.#around;
    if (!game && this.#broken) render(brokenText(lesson), this.#course);
    if (!game) return;
    if (this.#fresh) this.#paper.replaceChildren(); // the still picture
    this.#fresh = false;
    const names = {
      title: `${boardName(words, game.grid)}. ${words.boardHelp}`,
      letters: this.#people.map(({ letter }) => letter),
      lines: lineLabels(words, game, this.#people),
    };
    const hint = typeof game.hint === 'number' ? game.hint : null;
    render(drawBoard(game.board, names, { hint, marked: () => false }), this.#paper);
    render(
      course({
        words,
        lesson,
        task: this.#task,
        game,
        people: this.#people,
        verdict: judge(this.#task, game),
        broken: this.#broken,
        onStart: () => this.#loop.start(),
        onUndo: () => this.#loop.undo(),
        onHint: () => this.#loop.hint(),
        onAgain: () => this.#again(),
      }),
      this.#course,
    );
  }

  #again() {
    this.#judged = false;
    this.#loop.newGame();
  }

  #fail() {
    this.#broken = true;
    this.#paint();
  }

  /** @param {number} line */
  #spoken(line) {
    return spokenLine(this.#loop.game?.grid.lines[line]?.name ?? '');
  }

  /** @param {number} line */
  #refuse(line) {
    const { say } = this.#around.words;
    this.#around.say(this.#loop.game?.view.drawers[line] ? say.alreadyDrawn(this.#spoken(line)) : say.notNow);
  }

  /** @param {Happening} event */
  #happened(event) {
    const { game } = this.#loop;
    if (!game || event.kind === 'opened' || event.kind === 'appeared') return;
    if (event.kind === 'failed') {
      this.#fail();
      return;
    }
    const told = this.#teller.tell(this.#around.words, game, this.#people, event);
    const verdict = judge(this.#task, game);
    const news = verdict && !this.#judged ? verdictText(this.#around.lesson, this.#task, verdict) : '';
    if (verdict?.reached && !this.#judged) this.#around.done();
    this.#judged = verdict !== null;
    if (told || news) this.#around.say([told, news].filter(Boolean).join(' '));
  }
}

/** @returns {[number, number]} */
function seed() {
  const [low = 0, high = 0] = crypto.getRandomValues(new Uint32Array(2));
  return [low, high];
}
