// A field of a lesson made alive: the drawing and the listening of the table, and no server.

import { html, nothing, render, svg } from 'lit-html';
import { drawField } from '../field/draw.js';
import { hexagon, placeOf, step } from '../field/geometry.js';
import { listenField } from '../field/input.js';
import { begin, choose, EXERCISES, press } from './exercises.js';

/** @import {FieldLessonWords} from '../../learn/learn' */
/** @import {FieldPicture} from '../numbridge' */
/** @import {Exercise} from './exercises.js' */

/**
 * @typedef {object} Around
 * @property {FieldLessonWords} words
 * @property {(text: string) => void} say
 * @property {() => void} done
 */

export class FieldLesson {
  #paper;
  #below;
  #around;
  #exercise;
  #position;
  #focus = 0;
  /** @type {number | null} */
  #lit = null;

  /**
   * @param {HTMLElement} paper
   * @param {HTMLElement} below
   * @param {string} name
   * @param {Around} around
   */
  constructor(paper, below, name, around) {
    const exercise = EXERCISES[name];
    if (!exercise) throw new Error(`the lessons have no field ${name}`);
    this.#paper = paper;
    this.#below = below;
    this.#around = around;
    this.#exercise = exercise;
    this.#position = begin(exercise);
    paper.replaceChildren();
    listenField(paper, {
      size: () => exercise.size,
      press: (cell) => this.#press(cell),
      hover: (cell) => this.#show(() => (this.#lit = cell)),
      focus: (cell) => this.#show(() => (this.#focus = cell)),
      move: (direction) => {
        this.#show(() => (this.#focus = step(exercise.size, this.#focus, direction)));
        return this.#focus;
      },
    });
    this.#draw();
  }

  /** @param {number} cell */
  #press(cell) {
    const before = this.#position;
    this.#position = press(this.#exercise, before, cell);
    if (this.#position === before) return;
    this.#around.say(this.#told());
    if (this.#position.done) this.#around.done();
    this.#draw();
  }

  /** @param {() => void} change */
  #show(change) {
    change();
    this.#draw();
  }

  #draw() {
    const { words } = this.#around;
    const { hand, tile, done } = this.#position;
    render(drawField(picture(this.#exercise, this.#position, this.#focus, this.#lit), { title: words.field, cells: this.#names() }), this.#paper);
    render(
      html`<div class="hand" role="group" aria-label=${words.hand} data-owner="1">
          ${done
            ? nothing
            : hand.map(
                (digit) => html`<button
                  type="button"
                  class="token"
                  data-tile=${digit}
                  aria-label=${words.tile(digit)}
                  aria-pressed=${tile === digit}
                  @click=${() => this.#show(() => (this.#position = choose(this.#position, digit)))}
                >
                  ${svg`<svg viewBox="-.56 -.64 1.12 1.28" aria-hidden="true"><path class="ground" d=${hexagon()}></path><text dy=".35em">${digit}</text></svg>`}
                </button>`,
              )}
        </div>
        <p class="told">${this.#told()}</p>
        ${this.#position.said.what === 'start'
          ? nothing
          : html`<button type="button" @click=${() => this.#show(() => (this.#position = begin(this.#exercise)))}>${words.again}</button>`}`,
      this.#below,
    );
  }

  #told() {
    const { said } = this.#position;
    const { words } = this.#around;
    if (said.what === 'start') return '';
    return 'digit' in said ? words[said.what](said.digit) : words[said.what];
  }

  #names() {
    const { size, blocks } = this.#exercise;
    const { digits, owners, missed } = this.#position;
    const { words } = this.#around;
    return digits.map((digit, cell) => {
      const wrong = missed.flatMap(([at, each]) => (at === cell ? [each] : []));
      const { row, column } = placeOf(size, cell);
      const open = [words.empty, ...(wrong.length > 0 ? [words.missed(wrong.join(' '))] : [])].join(', ');
      const what = digit === 0 ? open : owners[cell] ? words.owned(digit, owners[cell] ?? 0) : words.given(digit);
      return `${words.place(row + 1, column + 1, (blocks[cell] ?? 0) + 1)}, ${what}`;
    });
  }
}

/**
 * @param {Exercise} exercise
 * @param {ReturnType<typeof begin>} position
 * @param {number} focus
 * @param {number | null} lit
 * @returns {FieldPicture}
 */
function picture({ size, blocks, givens, goal }, { digits, owners, missed }, focus, lit) {
  return {
    size,
    blocks,
    digits,
    givens,
    owners,
    missed: digits.map((_, cell) => missed.flatMap(([at, digit]) => (at === cell ? [digit] : []))),
    notes: [],
    candidates: [],
    pending: null,
    last: null,
    miss: null,
    solution: null,
    chain: [],
    sides: goal !== 'place',
    lit,
    focus,
  };
}
