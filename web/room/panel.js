// Beside the board of a room: who sits where and how many boxes they have, whose turn it is, and what one can do.

import { html, nothing, svg } from 'lit-html';
import { drawIcon, newIcon, setUpIcon, swapIcon } from '../page/icons.js';
import { thrownView } from '../dots/faces.js';
import { actionRow, button, offers, seatButtons, seatNote, special } from '../table/asking.js';
import { mySeat } from '../table/holding.js';
import { keepIcon, roundIcon } from '../table/icons.js';
import { may, numbersOf, toMove } from './state.js';
import { called, decision, status } from './telling.js';

/** @import {SeatView} from '../net/messages' */
/** @import {TableDeed} from '../table/table' */
/** @import {RoomState} from './room' */
/** @import {Speech} from './telling.js' */

/**
 * @typedef {object} PanelState
 * @property {Speech} speech
 * @property {RoomState} state
 * @property {boolean} busy joining, or moving a seat
 * @property {string | null} failed what was asked for last did not happen
 * @property {boolean} taking the address holds a link that moves a seat here
 * @property {string} home
 * @property {unknown} invitation
 * @property {unknown} zoom buttons, where the board is too small
 * @property {(seat: number) => string} called
 * @property {(does: Deed, offer?: number) => void} on
 */

/** @typedef {TableDeed | 'draw' | 'roll' | 'pass' | 'swap' | 'askSetUp'} Deed */

/** @param {PanelState} panel */
export function panel(panel) {
  const { speech, state, failed } = panel;
  const seats = state.room?.table.seats ?? [];
  const over = state.room?.game?.over ?? false;
  return html`<section class="panel" aria-label=${speech.words.score} ?data-dice=${numbersOf(state) !== null}>
    <div class="scores" data-seats=${seats.length}>${seats.map((seat, index) => card(speech, state, seat, index + 1))}</div>
    ${state.room?.game ? tally(speech, state) : nothing}
    <div class="now">
      <p class="status" ?data-over=${over}>${status(speech, state)}</p>
      ${may(state, 'swap') ? button('swap', swapIcon, speech.words.swap, panel, 'main swap') : nothing}
      ${state.laid?.board.armed != null ? button('draw', drawIcon, speech.words.draw, panel, 'main') : panel.zoom}
    </div>
    ${numbersOf(state) && state.room?.game ? dice(panel) : nothing}
    ${failed ? html`<p class="failed">${failed}</p>` : nothing} ${special(panel)} ${state.end ? nothing : offers(panel)} ${kept(panel)}
    ${state.end ? nothing : html`${panel.invitation} ${actions(panel)}`}
  </section>`;
}

/** @param {PanelState} panel */
function dice(panel) {
  const { speech, state } = panel;
  const { words } = speech;
  const { thrown } = state;
  const over = state.room?.game?.over ?? true;
  return html`<div class="dice" data-person=${thrown?.by ?? 0}>
    ${thrownView(words, numbersOf(state) === 'product', thrown ? { ...thrown, said: called(speech, state, thrown.by) } : null)}
    ${over || mySeat(state) === 0
      ? nothing
      : html`<div class="throwing">
          ${may(state, 'pass')
            ? button('pass', null, words.dice.pass, panel, 'main')
            : button('roll', null, words.dice.roll, panel, 'main', !may(state, 'roll'))}
        </div>`}
  </div>`;
}

/** @param {PanelState} panel */
function kept({ speech: { words, own }, state }) {
  return state.room?.table.kept
    ? html`<p class="note">${own.kept} <a href="/${words.code}/numbridge/archive?variant=dots">${own.toArchive}</a></p>`
    : nothing;
}

/** @param {PanelState} panel */
function actions(panel) {
  const { speech, state } = panel;
  const { own } = speech;
  if (!state.room) return nothing;
  const { you, table, game } = state.room;
  const ask = you.offer.includes('restart') && you.withdraw.length === 0; // to ask for what another asks is consent
  return actionRow([
    you.may.includes('restart') ? button('askSetUp', setUpIcon, own.changeSetUp, panel) : nothing,
    you.offer.includes('restart') || table.offers.length > 0
      ? button('newRound', game?.over ? newIcon : roundIcon, own.newRound, panel, game?.over ? 'main' : '', !ask)
      : nothing,
    you.offer.includes('keep') && table.offers.every(({ kind }) => kind !== 'keep') ? button('offerKeep', keepIcon, own.keep, panel) : nothing,
    ...seatButtons(panel),
  ]);
}

/**
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {SeatView} view
 * @param {number} seat
 */
function card(speech, state, view, seat) {
  const game = state.room?.game ?? null;
  const won = game !== null && game.over && game.winners.includes(seat);
  const note = seatNote(speech, view, seat === mySeat(state) ? speech.words.player(seat) : null);
  return html`<div
    class="person"
    data-person=${seat}
    data-state=${view.state}
    ?data-away=${view.state === 'taken' && !view.connected}
    ?data-turn=${toMove(game) === seat && state.room?.table.waitingFor.length === 0}
    ?data-won=${won}
  >
    <svg class="tile" viewBox="0 0 1 1" aria-hidden="true">
      <rect class="tint" width="1" height="1"></rect>
      <rect class="pencil" width="1" height="1" fill="url(#pencil-${seat})"></rect>
      <text x=".5" y=".5" dy=".35em">${seat}</text>
    </svg>
    <span class="points">${game?.scores[seat - 1] ?? 0}</span>
    <span class="who">
      <span class="called"
        ><bdi>${called(speech, state, seat)}</bdi
        ><svg class="underline" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path vector-effect="non-scaling-stroke" d="M1 3.6C22 1.8 45 2.3 62 3.2S88 3.9 99 2.4"></path></svg
      ></span>
      <span class="note">${note}</span>
    </span>
  </div>`;
}

/**
 * All boxes as one bar: whose they are, and what is left.
 * @param {Speech} speech
 * @param {RoomState} state
 */
function tally(speech, state) {
  const { words } = speech;
  const game = state.room?.game;
  const all = game?.owners.length ?? 1;
  const scores = game?.scores ?? [];
  const taken = scores.reduce((sum, score) => sum + score, 0);
  const two = scores.length === 2;
  const decided = decision(speech, state);
  const left = game && !game.over ? words.boxesLeft(all - taken) : '';
  const aim = state.room?.table.setup.split(' ').includes('misere') ? words.fewestWins : '';
  // Two fill it from its ends, more than two one after the other.
  const starts = scores.map((score, index) => (two && index === 1 ? all - score : scores.slice(0, index).reduce((sum, each) => sum + each, 0)));
  return html`<div class="tally">
    <svg viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="open" width=${all} height="1"></rect>
        ${scores.map((score, index) => svg`<rect data-person=${index + 1} x=${starts[index] ?? 0} width=${score} height="1"></rect>`)}
        ${two ? svg`<path class="half" d="M${all / 2} 0V1"></path>` : nothing}`}
    </svg>
    <span class="left" ?data-decided=${decided !== null}>${decided ?? ([aim, left].filter(Boolean).join(' · ') || '\u00a0')}</span>
  </div>`;
}
