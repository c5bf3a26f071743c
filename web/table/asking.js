// What a panel asks the reader, whatever is played: to join, to come back, to answer an offer.

import { html, nothing } from 'lit-html';
import { leaveIcon, moveIcon } from './icons.js';
import { list } from './telling.js';

/** @import {SeatView} from '../net/messages' */
/** @import {Naming} from './telling.js' */
/** @import {AnyRoom, Holding, TableDeed, TableSpeech} from './table' */

/**
 * @typedef {object} Asking
 * @property {TableSpeech} speech
 * @property {Holding<AnyRoom, unknown>} state
 * @property {boolean} busy joining, or moving a seat
 * @property {boolean} taking the address holds a link that moves a seat here
 * @property {string} home where there is something to be done
 * @property {Naming} called
 * @property {(deed: TableDeed, offer?: number) => void} on
 */

/**
 * What the reader is asked before anything else.
 * @param {Asking} asking
 */
export function special(asking) {
  const { speech, state, taking, busy } = asking;
  const { own } = speech;
  if (state.end) {
    return html`<div class="ask">
      <p>${own.ends[state.end].note}</p>
      ${state.end === 'taken_over' ? button('playHere', null, own.playHere, asking, 'main') : nothing}
      ${state.end === 'outdated' ? button('reload', null, own.reload, asking, 'main') : nothing} ${toBoard(asking)}
    </div>`;
  }
  if (state.link === 'waiting') {
    return html`<div class="ask">
      <p>${own.reconnectingNote}</p>
      ${button('retry', null, own.retry, asking)}
    </div>`;
  }
  if (!state.room) return nothing;
  const { you, table, game } = state.room;
  if (taking && you.seat === null) {
    return html`<div class="ask">
      <p><strong>${own.takeTitle}</strong> ${own.takeNote}</p>
      <div class="pair">${button('take', null, own.take, asking, 'main', busy)} ${button('takeNot', null, own.takeNot, asking)}</div>
    </div>`;
  }
  if (you.may.includes('join')) {
    const here = table.seats.filter(({ state: each }) => each === 'taken').length;
    return html`<div class="ask">
      <p>${own.invitedBy(here)}</p>
      ${button('join', null, busy ? own.joining : own.join, asking, 'main', busy)}
    </div>`;
  }
  if (you.seat !== null) return nothing;
  return html`<div class="ask"><p>${game ? own.watching : own.fullNote}</p>${game ? nothing : toBoard(asking)}</div>`;
}

/** @param {Asking} asking */
export function offers(asking) {
  const { speech, state, called } = asking;
  const { own } = speech;
  if (!state.room) return nothing;
  const { table, you } = state.room;
  return table.offers.map(({ kind, number, by, accepted }) => {
    if (you.accept.includes(number)) {
      return html`<div class="ask" data-offer=${kind}>
        <p>${own.offers[kind].proposes(called(by))}</p>
        <div class="pair">
          ${button('accept', null, own.accept, asking, 'main', false, number)} ${button('decline', null, own.notNow, asking, '', false, number)}
        </div>
      </div>`;
    }
    if (!you.withdraw.includes(number)) return nothing;
    const others = table.seats.flatMap(({ state: seat }, index) => (seat === 'taken' && !accepted.includes(index + 1) ? [index + 1] : []));
    return html`<div class="ask" data-offer=${kind}>
      <p>${own.offers[kind].proposed(list(speech, called, others))}</p>
      ${button('withdraw', null, own.withdraw, asking, '', false, number)}
    </div>`;
  });
}

/**
 * The buttons that are the same at every table.
 * @param {Asking} asking
 */
export function seatButtons(asking) {
  const { own } = asking.speech;
  const may = asking.state.room?.you.may ?? [];
  return [
    may.includes('move_seat') ? button('askMove', moveIcon, own.moveSeat, asking) : nothing,
    may.includes('leave') ? button('askLeave', leaveIcon, own.leave, asking) : nothing,
  ];
}

/** @param {unknown[]} buttons */
export function actionRow(buttons) {
  const shown = buttons.filter((each) => each !== nothing);
  return shown.length > 0 ? html`<div class="actions" data-count=${shown.length}>${shown}</div>` : nothing;
}

/**
 * @template {string} Deed
 * @param {Deed} deed
 * @param {unknown} icon
 * @param {string} text
 * @param {{ state: Holding<AnyRoom, unknown>, on: (deed: Deed, offer?: number) => void }} panel
 * @param {string} look
 * @param {boolean} off
 * @param {number} [offer]
 */
export function button(deed, icon, text, { state, on }, look = '', off = false, offer) {
  const cut = state.link !== 'open' && deed !== 'retry' && deed !== 'playHere' && deed !== 'reload';
  return html`<button type="button" class=${look} data-deed=${deed} ?disabled=${off || cut} @click=${pressed(() => on(deed, offer))}>
    ${icon ?? nothing}${text}
  </button>`;
}

/**
 * Under the name of who sits there.
 * @param {TableSpeech} speech
 * @param {SeatView} view
 * @param {string | null} mine what the viewer's own says
 */
export function seatNote({ own }, view, mine) {
  if (view.state === 'empty') return own.seat.free;
  if (view.state === 'left') return own.seat.left;
  if (view.state === 'closed') return own.seat.closed;
  return mine ?? (view.connected ? own.seat.here : own.seat.away);
}

/** @param {Asking} asking */
function toBoard({ speech, home }) {
  return html`<p><a href=${home}>${speech.own.toBoard}</a></p>`;
}

/**
 * The second half of a double click is no second press: by then it may mean something else.
 * @param {() => void} act
 */
export function pressed(act) {
  return (/** @type {MouseEvent} */ { detail }) => {
    if (detail < 2) act();
  };
}
