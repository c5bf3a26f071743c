// Beside the field: who plays, how they stand, whose clock runs, what one can do, and what has happened.

import { html, nothing, svg } from 'lit-html';
import { newIcon } from '../../page/icons.js';
import { actionRow, button, offers, seatButtons, seatNote, special } from '../../table/asking.js';
import { mySeat } from '../../table/holding.js';
import { hexagon } from '../field/geometry.js';
import { afterView } from './after.js';
import { dial, left } from './clock.js';
import { breakIcon, drawIcon, flagIcon } from './icons.js';
import { called, status, tell } from './telling.js';

/** @import {SeatView} from '../../net/messages' */
/** @import {TableDeed} from '../../table/table' */
/** @import {After} from './after.js' */
/** @import {Dials} from './clock.js' */
/** @import {NumbridgeState} from '../numbridge' */
/** @import {NumbridgeView} from '../messages' */
/** @import {BotLevel, Speech} from '../speech' */

/** @type {readonly BotLevel[]} a computer's name is its level */
const LEVELS = ['beginner', 'intermediate', 'expert'];

/** @typedef {TableDeed | 'swap' | 'note' | 'unnote' | 'askResign' | 'record' | 'verify'} Deed */

/**
 * @typedef {object} PanelState
 * @property {Speech} speech
 * @property {NumbridgeState} state
 * @property {Dials | null} dials
 * @property {number} now
 * @property {boolean} busy joining, or moving a seat
 * @property {string | null} failed why what was asked for last did not happen
 * @property {boolean} taking the address holds a link that moves a seat here
 * @property {string} home
 * @property {unknown} invitation
 * @property {After} after
 * @property {(seat: number) => string} called
 * @property {(deed: Deed, offer?: number) => void} on
 * @property {(cell: number | null) => void} onPoint an entry of the log is pointed at
 * @property {(block: number | null) => void} onBlock the score of a block is
 */

/** @param {PanelState} panel */
export function panel(panel) {
  const { speech, state, failed } = panel;
  const { own } = speech;
  const { room } = state;
  const game = room?.game ?? null;
  const over = game?.phase === 'over';
  return html`<section class="panel" aria-label=${speech.words.score}>
    <div class="now">
      <p class="status" ?data-over=${over}>${status(speech, state)}</p>
      ${game?.phase === 'playing' ? turnDial(panel) : nothing}
    </div>
    ${failed ? html`<p class="failed">${failed}</p>` : nothing}
    <div class="scores" data-seats="2">${(room?.table.seats ?? []).map((seat, index) => card(panel, game, seat, index + 1))}</div>
    ${game?.variant === 'domains' && game.blocks.length > 0 ? blockScores(panel, game) : nothing}
    ${game?.phase === 'playing' ? html`<p class="bag note">${own.bag(game.bag)}</p>` : nothing} ${special(panel)}
    ${state.end ? nothing : html`${offers(panel)} ${panel.invitation} ${actions(panel)}`}
    ${game?.reveal ? afterView(panel.after, speech, state, panel.on) : nothing} ${game ? log(panel, game) : nothing}
  </section>`;
}

/** @param {PanelState} panel */
function turnDial({ speech, dials, now }) {
  if (!dials) return nothing;
  const seconds = left(dials, now).turn;
  return html`<span class="dial turn" role="timer" aria-label=${speech.own.clocks.left(dial(seconds))} ?data-short=${seconds <= 10 && dials.view.running}
    >${dial(seconds)}</span
  >`;
}

/**
 * @param {PanelState} panel
 * @param {NumbridgeView | null} game
 * @param {SeatView} view
 * @param {number} seat
 */
function card({ speech, state, dials, now }, game, view, seat) {
  const { own } = speech;
  const mine = seat === mySeat(state);
  const dealt = game !== null && game.blocks.length > 0;
  const total = dials ? dial(left(dials, now).total[seat - 1] ?? 0) : '';
  const colour = own.colours[seat - 1] ?? '';
  const level = LEVELS.find((each) => each === view.name);
  const note = seatNote(speech, view, mine ? colour : view.bot && level ? own.place.levels[level] : null);
  return html`<div
    class="person"
    data-person=${seat}
    data-owner=${seat}
    data-state=${view.state}
    ?data-away=${view.state === 'taken' && !view.connected}
    ?data-turn=${game?.phase === 'playing' && game.mover === seat}
    ?data-won=${game?.result?.winner === seat}
  >
    ${svg`<svg class="tile" viewBox="-.56 -.64 1.12 1.28" aria-hidden="true">
      <defs><pattern id="card-${seat}" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(${seat === 1 ? 45 : 30})">
        ${seat === 1 ? svg`<path d="M.1 0V.2"></path>` : svg`<circle cx=".1" cy=".1" r=".038"></circle>`}</pattern></defs>
      <path class="tint" d=${hexagon()}></path><path class="hatch" d=${hexagon()} fill="url(#card-${seat})"></path>
    </svg>`}
    <span class="who">
      <span class="called"
        ><bdi>${called(speech, state, seat)}</bdi
        ><svg class="underline" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <path vector-effect="non-scaling-stroke" d="M1 3.6C22 1.8 45 2.3 62 3.2S88 3.9 99 2.4"></path></svg
      ></span>
      <span class="note">${view.name && !mine && !view.bot ? `${colour} · ${note}` : note}</span>
    </span>
    ${dealt
      ? html`<span class="dial" role="timer" aria-label=${own.clocks.total(called(speech, state, seat), total)}>${total}</span>
          <ul class="facts">
            <li class="aim">${aim(own, game, seat)}</li>
            ${game.variant === 'domains' ? nothing : html`<li>${own.sides[seat - 1]}</li>`}
            <li>${own.tiles(game.hands[seat - 1] ?? 0)} · <span class="misses">${own.misses(game.misses[seat - 1] ?? 0)}</span></li>
          </ul>`
      : game && game.variant !== 'domains'
        ? html`<ul class="facts">
            <li>${own.sides[seat - 1]}</li>
          </ul>`
        : nothing}
  </div>`;
}

/**
 * How far a player is.
 * @param {Speech['own']} own
 * @param {NumbridgeView} game
 * @param {number} seat
 */
function aim({ goal }, game, seat) {
  const own = game.goals[seat - 1];
  if (!own) return nothing;
  if (game.variant === 'domains') return goal.blocks(5 - (own.missing ?? 5));
  const way = own.missing === null ? goal.cut : goal.missing(own.missing);
  return `${goal.chain(own.chain.length)} · ${way}`;
}

/**
 * Each block with what each has of it; five cells win it. Which one it is the field shows while it is pointed at.
 * @param {PanelState} panel
 * @param {NumbridgeView} game
 */
function blockScores({ speech: { own }, onBlock }, { goals }) {
  const [gold, coral] = goals;
  return html`<ol class="block-scores" aria-label=${own.goal.title}>
    ${(gold?.blocks ?? []).map((count, block) => {
      const other = coral?.blocks[block] ?? 0;
      const winner = count >= 5 ? 1 : other >= 5 ? 2 : 0;
      return html`<li data-owner=${winner}>
        <button
          type="button"
          aria-label=${own.goal.block(block + 1, count, other)}
          @pointerenter=${() => onBlock(block)}
          @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && onBlock(null)}
          @focus=${() => onBlock(block)}
          @click=${() => onBlock(block)}
          @blur=${() => onBlock(null)}
        >
          <b data-owner="1">${count}</b><span>–</span><b data-owner="2">${other}</b>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** @param {PanelState} panel */
function actions(panel) {
  const { speech, state } = panel;
  const { own } = speech;
  if (!state.room) return nothing;
  const { you, table, game } = state.room;
  const over = game?.phase === 'over';
  const asked = table.offers.some(({ number }) => you.withdraw.includes(number));
  const rematch = you.offer.includes('restart') && !asked;
  return actionRow([
    over && (rematch || table.offers.length > 0) ? button('newRound', newIcon, own.rematch, panel, 'main', !rematch) : nothing,
    you.offer.includes('draw') && !over ? button('offerDraw', drawIcon, own.offerDraw, panel) : nothing,
    you.offer.includes('abort') && !over ? button('offerAbort', breakIcon, own.offerAbort, panel) : nothing,
    game?.may.includes('resign') ? button('askResign', flagIcon, own.resign, panel) : nothing,
    ...seatButtons(panel),
  ]);
}

/**
 * What happened, the latest first.
 * @param {PanelState} panel
 * @param {NumbridgeView} game
 */
function log({ speech, state, onPoint }, game) {
  const entries = game.log.map((event) => ({ event, text: tell(speech, state, event) })).filter(({ text }) => text !== '');
  if (entries.length === 0) return nothing;
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${speech.own.log.title}</h2>
    <ol reversed tabindex="0" aria-labelledby="log-title" @pointerleave=${() => onPoint(null)}>
      ${entries.reverse().map(
        ({ event, text }) => html`<li
          data-kind=${event.type}
          data-owner=${'seat' in event ? event.seat : 0}
          @pointerenter=${() => onPoint('cell' in event ? event.cell : null)}
        >
          ${text}
        </li>`,
      )}
    </ol>
  </section>`;
}
