// What stands below a board of a lesson: the score, whose turn it is or what came of it, and what one can do.

import { html, nothing } from 'lit-html';
import { awaitsStart, COMPUTER, HUMAN, mayHint, mayUndo, person, score } from '../dots/game.js';
import { status } from '../dots/telling.js';
import { hintIcon, newIcon, startIcon, undoIcon } from '../page/icons.js';

/** @import {Game, Person} from '../dots/dots' */
/** @import {Words} from '../text/words' */
/** @import {LessonWords, Task, Verdict} from './learn' */

/**
 * @typedef {object} CourseState
 * @property {Words} words
 * @property {LessonWords} lesson
 * @property {Task} task
 * @property {Game} game
 * @property {Person[]} people
 * @property {Verdict} verdict
 * @property {boolean} broken
 * @property {() => void} onStart
 * @property {() => void} onUndo
 * @property {() => void} onHint
 * @property {() => void} onAgain
 */

/** @param {CourseState} state */
export function course(state) {
  const { words, lesson, task, game, people, verdict, broken, onStart, onUndo, onHint, onAgain } = state;
  return html`<div class="now">
      <span class="sides">
        ${[HUMAN, COMPUTER].map((who) => html`<span data-person=${who}>${people[who]?.name} <b>${score(game, who)}</b></span>`)}
      </span>
      ${game.view.over ? nothing : html`<span class="turn">${turn(state)}</span>`}
    </div>
    ${task.parity ? parity(state) : nothing}
    <p class="verdict" data-reached=${verdict ? (verdict.reached ? 'yes' : 'no') : nothing}>
      ${verdict ? verdictText(lesson, task, verdict) : nothing}
    </p>
    ${broken ? brokenText(lesson) : nothing}
    <div class="buttons">
      ${awaitsStart(game) ? html`<button type="button" class="main" @click=${onStart}>${startIcon}${words.start}</button>` : nothing}
      <button type="button" ?disabled=${!mayUndo(game)} @click=${onUndo}>${undoIcon}${words.undo}</button>
      <button type="button" ?disabled=${!mayHint(game)} @click=${onHint}>${hintIcon}${lesson.showMe}</button>
      <button type="button" ?disabled=${game.drawn.length === 0} @click=${onAgain}>${newIcon}${lesson.again}</button>
    </div>`;
}

/**
 * Whose turn it is; in the middle of a game nobody draws the first line.
 * @param {CourseState} state
 */
function turn({ words, game, people }) {
  return game.started || awaitsStart(game) ? status(words, game, people) : words.status.yourTurn;
}

/** @param {LessonWords} lesson */
export function brokenText(lesson) {
  return html`<p role="alert">${lesson.broken}</p>`;
}

/**
 * @param {LessonWords} lesson
 * @param {Task} task
 * @param {NonNullable<Verdict>} verdict
 */
export function verdictText(lesson, { goal }, { reached, got, of }) {
  if (goal.kind === 'lines') return reached ? lesson.right : lesson.wrong;
  if (reached) return lesson.reached(got, of);
  return goal.misere ? lesson.missedMisere(got, of, goal.boxes) : lesson.missed(got, of, goal.boxes);
}

/** @param {CourseState} state */
function parity({ lesson, game }) {
  const { control } = game.view;
  if (!control || game.view.over) return nothing;
  const favoursYou = person(game, control.player) === HUMAN;
  return html`<p class="parity note">${lesson.parity(countedDots(game), control.longChains, favoursYou)}</p>`;
}

/**
 * All dots, or the inner ones alone where the border was drawn beforehand.
 * @param {Game} game
 */
function countedDots({ choice, grid }) {
  if (!choice.options.includes('border')) return grid.dots.length;
  const outer = new Set(grid.lines.filter(({ boxes }) => boxes.length === 1).flatMap(({ from, to }) => [from, to]));
  return grid.dots.length - outer.size;
}
