// Beside the board: the score, whose turn it is, and what one can do.

import { html, nothing, svg } from 'lit-html';
import { drawIcon, hintIcon, newIcon, setUpIcon, shareIcon, startIcon, swapIcon, undoIcon } from '../page/icons.js';
import { diceView } from './dice.js';
import { awaitsStart, everyone, isComputer, mayHint, maySwap, mayUndo, score, toMove, winners } from './game.js';
import { hasDice, seatsOf } from './setup.js';
import { decision, nearerToLosing, status } from './telling.js';

/** @import {Words} from '../text/words' */
/** @import {Choice, Game, Person} from './dots' */

/**
 * @typedef {object} PanelState
 * @property {Words} words
 * @property {Choice} choice
 * @property {Game | null} game
 * @property {Person[]} people
 * @property {() => void} onStart
 * @property {() => void} onUndo
 * @property {() => void} onHint
 * @property {() => void} onSwap
 * @property {() => void} onDraw the line that waits for a second tap
 * @property {(event: MouseEvent) => void} onRoll
 * @property {(event: MouseEvent) => void} onPass
 * @property {(event: MouseEvent) => void} onRollOn
 * @property {() => void} onNewGame
 * @property {() => void} onSetUp
 * @property {() => void} onShare
 * @property {{ status: string, controls: unknown } | null} replay where a game is only shown
 * @property {unknown} zoom buttons, where the board is too small
 */

/** @param {PanelState} state */
export function panel({ words, choice, game, people, onStart, onUndo, onHint, onSwap, onDraw, onRoll, onPass, onRollOn, onNewGame, onSetUp, onShare, replay, zoom }) {
  const starting = game !== null && awaitsStart(game);
  const over = game !== null && game.view.over;
  const swapping = game !== null && maySwap(game);
  const dice = game !== null && hasDice(choice) && hasDice(game.choice);
  return html`<section class="panel" aria-label=${words.score} ?data-dice=${dice}>
    <div class="scores" data-many=${everyone(choice).length}>
      ${everyone(choice).map((who) => person(words, choice, game, people[who], who))}
    </div>
    ${tally(words, choice, game, people)}
    <div class="now">
      <p class="status" ?data-thinking=${game?.waiting === 'think'} ?data-over=${over}>${replay ? replay.status : status(words, game, people)}</p>
      ${swapping
        ? html`<button type="button" class="main swap" ?data-hint=${game.hint !== null} @click=${onSwap}>${swapIcon}${words.swap}</button>`
        : nothing}
      ${game !== null && game.board.armed !== null
        ? html`<button type="button" class="main" @click=${onDraw}>${drawIcon}${words.draw}</button>`
        : zoom}
    </div>
    ${dice && !replay ? diceView({ words, game, people, onRoll, onPass, onRollOn }) : nothing} ${replay ? replay.controls : actions()}
  </section>`;

  function actions() {
    return html`<div class="actions">
      ${starting
        ? html`<button type="button" class="main" @click=${onStart}>${startIcon}${words.start}</button>`
        : html`<button type="button" ?disabled=${!game || !mayUndo(game)} @click=${onUndo}>${undoIcon}${words.undo}</button>`}
      ${over
        ? html`<button type="button" @click=${onShare}>${shareIcon}${words.share.title}</button>`
        : html`<button type="button" ?disabled=${!game || !mayHint(game)} ?data-busy=${game?.hint === 'asked'} @click=${onHint}>
            ${hintIcon}${words.hint}
          </button>`}
      <button type="button" class=${over ? 'main' : ''} ?disabled=${!game} @click=${onNewGame}>${newIcon}${words.newGame}</button>
      <button type="button" aria-haspopup="dialog" @click=${onSetUp}>${setUpIcon}${words.setUp}</button>
    </div>`;
  }
}

/**
 * @param {Words} words
 * @param {Choice} choice
 * @param {Game | null} game
 * @param {Person | undefined} called
 * @param {number} who
 */
function person(words, choice, game, called, who) {
  const moving = game !== null && toMove(game) === who;
  const won = game !== null && game.view.over && winners(game).includes(who);
  const losing = game !== null && nearerToLosing(game) === who;
  const seat = seatsOf(choice)[who - 1] ?? 'human'; // known before the game, so that nothing moves when it comes
  const level = seat === 'human' ? '' : words.levels[seat];
  const room = choice.options.includes('misere') ? '\u00a0' : ''; // so that nothing moves when the word comes
  // Among several, where there is little room, a computer is called by its level; its number is in its tile.
  const crowded = choice.mode === 'more' && level !== '';
  const note = [crowded ? '' : level, losing ? words.nearerToLosing : ''].filter(Boolean).join(' · ') || room;
  const thinking = moving && isComputer(game, who) && game.waiting === 'think';
  return html`<div class="person" data-person=${who} ?data-turn=${moving} ?data-won=${won} ?data-thinking=${thinking}>
    <svg class="tile" viewBox="0 0 1 1" aria-hidden="true">
      <rect class="tint" width="1" height="1"></rect>
      <rect class="pencil" width="1" height="1" fill="url(#pencil-${who})"></rect>
      <text x=".5" y=".5" dy=".35em" ?data-long=${[...(called?.letter ?? '')].length > 1}>${called?.letter ?? ''}</text>
    </svg>
    <span class="points">${game ? score(game, who) : 0}</span>
    <span class="who">
      <span class="called"
        ><bdi>${crowded ? level : (called?.name ?? '')}</bdi
        ><svg class="underline" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path vector-effect="non-scaling-stroke" d="M1 3.6C22 1.8 45 2.3 62 3.2S88 3.9 99 2.4"></path></svg
      ></span>
      ${note ? html`<span class="note" ?data-losing=${losing}>${note}</span>` : nothing}
    </span>
  </div>`;
}

/**
 * All boxes as one bar: whose they are, what is left, and for two where half of them lies.
 * @param {Words} words
 * @param {Choice} choice
 * @param {Game | null} game
 * @param {Person[]} people
 */
function tally(words, choice, game, people) {
  const all = game?.grid.boxes.length ?? 1;
  const two = everyone(choice).length === 2;
  const boxes = (/** @type {number} */ who) => (game ? score(game, who) : 0);
  // Two fill it from its ends, more of them one beside the other.
  const from = (/** @type {number} */ who) =>
    two ? (who === 1 ? 0 : all - boxes(who)) : everyone(choice).slice(0, who - 1).reduce((sum, other) => sum + boxes(other), 0);
  const decided = game ? decision(words, game, people) : null;
  const left = game && !game.view.over ? words.boxesLeft(game.view.boxesLeft) : '';
  const aim = choice.options.includes('misere') ? words.fewestWins : '';
  return html`<div class="tally">
    <svg viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="open" width=${all} height="1"></rect>
        ${everyone(choice).map((who) => svg`<rect data-person=${who} x=${from(who)} width=${boxes(who)} height="1"></rect>`)}
        ${two ? svg`<path class="half" d="M${all / 2} 0V1"></path>` : nothing}`}
    </svg>
    <span class="left" ?data-decided=${decided !== null}>${decided ?? ([aim, left].filter(Boolean).join(' · ') || '\u00a0')}</span>
  </div>`;
}
