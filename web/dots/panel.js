// Beside the board: the score, whose turn it is, and what one can do.

import { html, nothing, svg } from 'lit-html';
import { newIcon, setUpIcon, startIcon, undoIcon } from '../page/icons.js';
import { awaitsStart, COMPUTER, HUMAN, mayUndo, score, toMove, winners } from './game.js';

/** @import {Words} from '../text/words' */
/** @import {Choice, Game} from './dots' */

/**
 * @typedef {object} PanelState
 * @property {Words} words
 * @property {Choice} choice
 * @property {Game | null} game
 * @property {() => void} onStart
 * @property {() => void} onUndo
 * @property {() => void} onNewGame
 * @property {() => void} onSetUp
 */

/** @param {PanelState} state */
export function panel({ words, choice, game, onStart, onUndo, onNewGame, onSetUp }) {
  const starting = game !== null && awaitsStart(game);
  const over = game !== null && game.view.over;
  return html`<section class="panel" aria-label=${words.score}>
    <div class="scores">
      ${person(words.you, words.yourLetter, HUMAN, game, '')}
      ${person(words.computer, words.computerLetter, COMPUTER, game, words.levels[choice.level])}
    </div>
    ${tally(words, game)}
    <p class="status" ?data-thinking=${game?.waiting === 'think'} ?data-over=${over}>${status(words, game)}</p>
    <div class="actions">
      ${starting
        ? html`<button type="button" class="main" @click=${onStart}>${startIcon}${words.start}</button>`
        : html`<button type="button" ?disabled=${!game || !mayUndo(game)} @click=${onUndo}>${undoIcon}${words.undo}</button>`}
      <button type="button" class=${over ? 'main' : ''} ?disabled=${!game} @click=${onNewGame}>${newIcon}${words.newGame}</button>
      <button type="button" aria-haspopup="dialog" @click=${onSetUp}>${setUpIcon}${words.setUp}</button>
    </div>
  </section>`;
}

/**
 * What stands under the score, for the eye and for the ear.
 * @param {Words} words
 * @param {Game | null} game
 */
export function status(words, game) {
  const say = words.status;
  if (!game) return say.loading;
  const [yours, theirs] = [score(game, HUMAN), score(game, COMPUTER)];
  if (game.view.over) {
    if (yours === theirs) return say.drawn(yours);
    return winners(game).includes(HUMAN) ? say.youWon(yours, theirs) : say.computerWon(yours, theirs);
  }
  if (!game.started) return awaitsStart(game) ? say.computerBegins : say.drawFirst;
  if (toMove(game) === COMPUTER) return say.thinking;
  const last = game.drawn.at(-1);
  return last?.person === HUMAN && last.closed > 0 ? say.drawAgain : say.yourTurn;
}

/**
 * What can no longer change, though boxes are left.
 * @param {Words} words
 * @param {Game} game
 */
export function decision(words, game) {
  const won = winners(game);
  if (won.length === 0 || game.view.over) return null;
  if (won.length > 1) return words.status.willBeDrawn;
  return won.includes(HUMAN) ? words.status.youWillWin : words.status.computerWillWin;
}

/**
 * @param {string} name
 * @param {string} letter
 * @param {number} who
 * @param {Game | null} game
 * @param {string} note
 */
function person(name, letter, who, game, note) {
  const points = game ? score(game, who) : 0;
  const moving = game !== null && toMove(game) === who;
  const won = game !== null && game.view.over && winners(game).includes(who);
  return html`<div class="person" data-person=${who} ?data-turn=${moving} ?data-won=${won} ?data-thinking=${moving && game.waiting === 'think'}>
    <svg class="tile" viewBox="0 0 1 1" aria-hidden="true">
      <rect class="tint" width="1" height="1"></rect>
      <rect class="pencil" width="1" height="1" fill="url(#pencil-${who})"></rect>
      <text x=".5" y=".5" dy=".35em">${letter}</text>
    </svg>
    <span class="points">${points}</span>
    <span class="who">
      <span class="called"
        >${name}<svg class="underline" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path pathLength="1" vector-effect="non-scaling-stroke" d="M1 3.6C22 1.8 45 2.3 62 3.2S88 3.9 99 2.4"></path></svg
      ></span>
      ${note ? html`<span class="note">${note}</span>` : nothing}
    </span>
  </div>`;
}

/**
 * All boxes as one bar: whose they are, what is left, and where half of them lies.
 * @param {Words} words
 * @param {Game | null} game
 */
function tally(words, game) {
  const all = game?.grid.boxes.length ?? 1;
  const [yours, theirs] = game ? [score(game, HUMAN), score(game, COMPUTER)] : [0, 0];
  const decided = game ? decision(words, game) : null;
  const left = game && !game.view.over ? words.boxesLeft(game.view.boxesLeft) : null;
  return html`<div class="tally">
    <svg viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="open" width=${all} height="1"></rect>
        <rect data-person="1" width=${yours} height="1"></rect>
        <rect data-person="2" x=${all - theirs} width=${theirs} height="1"></rect>
        <path class="half" d="M${all / 2} 0V1"></path>`}
    </svg>
    <span class="left" ?data-decided=${decided !== null}>${decided ?? left ?? '\u00a0'}</span>
  </div>`;
}
