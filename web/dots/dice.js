// The dice under the score: what was thrown last, and the buttons to throw, to pass and to go on.

import { html, nothing } from 'lit-html';
import { thrownView } from './faces.js';
import { mayPass, mayRoll } from './game.js';

/** @import {Words} from '../text/words' */
/** @import {Game, Person} from './dots' */

/**
 * @param {object} state
 * @param {Words} state.words
 * @param {Game} state.game
 * @param {Person[]} state.people
 * @param {(event: MouseEvent) => void} state.onRoll
 * @param {(event: MouseEvent) => void} state.onPass
 * @param {(event: MouseEvent) => void} state.onRollOn
 */
export function diceView({ words, game, people, onRoll, onPass, onRollOn }) {
  const { thrown } = game;
  const stuck = mayPass(game);
  return html`<div class="dice" data-person=${thrown?.by ?? 0}>
    ${thrownView(words, game.choice.options.includes('product'), thrown ? { ...thrown, said: people[thrown.by]?.said ?? '' } : null)}
    ${game.view.over
      ? nothing
      : html`<div class="throwing">
          ${stuck
            ? html`<button type="button" class="main" @click=${onPass}>${words.dice.pass}</button>
                <button type="button" title=${words.dice.rollOnNote} aria-label="${words.dice.rollOn}: ${words.dice.rollOnNote}" @click=${onRollOn}>
                  ${words.dice.rollOn}
                </button>`
            : html`<button type="button" class="main" ?disabled=${!mayRoll(game)} @click=${onRoll}>${words.dice.roll}</button>`}
        </div>`}
  </div>`;
}
