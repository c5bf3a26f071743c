// Beside the board of a room: who sits where and how many boxes they have, whose turn it is, and what one can do.

import { html, nothing, svg } from 'lit-html';
import { drawIcon, newIcon, setUpIcon, swapIcon } from '../page/icons.js';
import { leaveIcon, moveIcon, roundIcon } from './icons.js';
import { thrownView } from '../dots/faces.js';
import { may, mySeat, numbersOf, toMove } from './state.js';
import { called, decision, list, status } from './telling.js';

/** @import {SeatView} from '../net/messages' */
/** @import {Reason, RoomState} from './room' */
/** @import {Speech} from './telling.js' */

/**
 * @typedef {object} PanelState
 * @property {Speech} speech
 * @property {RoomState} state
 * @property {boolean} busy joining, or moving a seat
 * @property {Reason | null} failed what was asked for last did not happen
 * @property {boolean} taking the address holds a link that moves a seat here
 * @property {unknown} invitation
 * @property {unknown} zoom buttons, where the board is too small
 * @property {(does: Deed) => void} on
 */

/** @typedef {'join' | 'draw' | 'roll' | 'pass' | 'take' | 'takeNot' | 'swap' | 'newRound' | 'accept' | 'decline' | 'withdraw' | 'closeSeats' | 'askSetUp' | 'askMove' | 'askLeave' | 'retry' | 'playHere' | 'reload'} Deed */

/** @param {PanelState} panel */
export function panel(panel) {
  const { speech, state, failed } = panel;
  const { own } = speech;
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
    ${failed ? html`<p class="failed">${own.reasons[failed]}</p>` : nothing} ${special(panel)} ${state.end ? nothing : offers(panel)}
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

/**
 * What the reader is asked before anything else.
 * @param {PanelState} panel
 */
function special(panel) {
  const { speech, state, taking, busy } = panel;
  const { own } = speech;
  if (state.end) {
    return html`<div class="ask">
      <p>${own.ends[state.end].note}</p>
      ${state.end === 'taken_over' ? button('playHere', null, own.playHere, panel, 'main') : nothing}
      ${state.end === 'outdated' ? button('reload', null, own.reload, panel, 'main') : nothing} ${toBoard(speech)}
    </div>`;
  }
  if (state.link === 'waiting') {
    return html`<div class="ask">
      <p>${own.reconnectingNote}</p>
      ${button('retry', null, own.retry, panel)}
    </div>`;
  }
  if (!state.room) return nothing;
  const { you, table, game } = state.room;
  if (taking && you.seat === null) {
    return html`<div class="ask">
      <p><strong>${own.takeTitle}</strong> ${own.takeNote}</p>
      <div class="pair">${button('take', null, own.take, panel, 'main', busy)} ${button('takeNot', null, own.takeNot, panel)}</div>
    </div>`;
  }
  if (you.may.includes('join')) {
    const here = table.seats.filter(({ state: each }) => each === 'taken').length;
    return html`<div class="ask">
      <p>${own.invitedBy(here)}</p>
      ${button('join', null, busy ? own.joining : own.join, panel, 'main', busy)}
    </div>`;
  }
  if (you.seat !== null) return nothing;
  return html`<div class="ask"><p>${game ? own.watching : own.fullNote}</p>${game ? nothing : toBoard(speech)}</div>`;
}

/** @param {PanelState} panel */
function offers(panel) {
  const { speech, state } = panel;
  const { own } = speech;
  if (!state.room) return nothing;
  const { table, you } = state.room;
  return table.offers.map((offer) => {
    if (you.accept.includes(offer.number)) {
      return html`<div class="ask" data-offer>
        <p>${own.proposes(called(speech, state, offer.by))}</p>
        <div class="pair">${button('accept', null, own.accept, panel, 'main')} ${button('decline', null, own.notNow, panel)}</div>
      </div>`;
    }
    if (!you.withdraw.includes(offer.number)) return nothing;
    const waiting = table.seats.flatMap(({ state: seat }, index) =>
      seat === 'taken' && !offer.accepted.includes(index + 1) ? [index + 1] : [],
    );
    return html`<div class="ask" data-offer>
      <p>${own.proposed(list(speech, state, waiting))}</p>
      ${button('withdraw', null, own.withdraw, panel)}
    </div>`;
  });
}

/** @param {PanelState} panel */
function actions(panel) {
  const { speech, state } = panel;
  const { own } = speech;
  if (!state.room) return nothing;
  const { you, table, game } = state.room;
  const ask = you.offer.includes('restart') && you.withdraw.length === 0; // to ask for what another asks is consent
  const shown = [
    you.may.includes('restart') ? button('askSetUp', setUpIcon, own.changeSetUp, panel) : nothing,
    you.offer.includes('restart') || table.offers.length > 0
      ? button('newRound', game?.over ? newIcon : roundIcon, own.newRound, panel, game?.over ? 'main' : '', !ask)
      : nothing,
    you.may.includes('move_seat') ? button('askMove', moveIcon, own.moveSeat, panel) : nothing,
    you.may.includes('leave') ? button('askLeave', leaveIcon, own.leave, panel) : nothing,
  ].filter((each) => each !== nothing);
  return shown.length > 0 ? html`<div class="actions" data-count=${shown.length}>${shown}</div>` : nothing;
}

/**
 * @param {Deed} deed
 * @param {unknown} icon
 * @param {string} text
 * @param {PanelState} panel
 * @param {string} look
 * @param {boolean} off
 */
export function button(deed, icon, text, { state, on }, look = '', off = false) {
  const cut = state.link !== 'open' && deed !== 'retry' && deed !== 'playHere' && deed !== 'reload';
  return html`<button type="button" class=${look} data-deed=${deed} ?disabled=${off || cut} @click=${() => on(deed)}>${icon ?? nothing}${text}</button>`;
}

/** @param {Speech} speech */
function toBoard({ words, own }) {
  return html`<p><a href="/${words.code}/">${own.toBoard}</a></p>`;
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
  const note = seatNote(speech, state, view, seat);
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
 * @param {Speech} speech
 * @param {RoomState} state
 * @param {SeatView} view
 * @param {number} seat
 */
function seatNote({ words, own }, state, view, seat) {
  if (view.state === 'empty') return own.seat.free;
  if (view.state === 'left') return own.seat.left;
  if (view.state === 'closed') return own.seat.closed;
  if (seat === mySeat(state)) return words.player(seat);
  return view.connected ? own.seat.here : own.seat.away;
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
