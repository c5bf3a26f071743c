// Under the field: one's tiles, or while noting the digits to note, and what can be done with them.

import { html, nothing, svg } from 'lit-html';
import { swapIcon, undoIcon } from '../../page/icons.js';
import { mySeat } from '../../table/holding.js';
import { button } from '../../table/asking.js';
import { hexagon } from '../field/geometry.js';
import { noteIcon } from './icons.js';
import { may } from './state.js';

/** @import {Deed} from './panel.js' */
/** @import {NumbridgeState} from '../numbridge' */
/** @import {Speech} from '../speech' */

const OUTLINE = hexagon();

/**
 * @typedef {object} Rack
 * @property {Speech} speech
 * @property {NumbridgeState} state
 * @property {(deed: Deed) => void} on
 * @property {(digit: number, slot: number) => void} onTile
 */

/** @param {Rack} rack */
export function rackView(rack) {
  const { speech, state } = rack;
  const game = state.room?.game;
  const seat = mySeat(state);
  if (!game || game.phase !== 'playing' || seat === 0) return nothing;
  const { own } = speech;
  return html`<div class="rack" data-owner=${seat} ?data-sent=${state.sent !== null}>
    <div class="hand" role="group" aria-label=${state.noting ? own.pad : own.hand}>
      ${state.noting
        ? Array.from({ length: game.size }, (_, index) => tile(rack, index + 1, index, own.noteOf(index + 1)))
        : game.hand.length > 0
          ? game.hand.map((digit, slot) => tile(rack, digit, slot, own.tile(digit)))
          : html`<span class="note">${own.noTiles}</span>`}
    </div>
    <div class="ways">
      <button type="button" class="way" data-deed="note" aria-pressed=${state.noting} @click=${() => rack.on('note')}>${noteIcon}<span>${own.notes}</span></button>
      ${state.noting
        ? html`<button type="button" class="way" data-deed="unnote" ?disabled=${state.notes.before.length === 0} @click=${() => rack.on('unnote')}>
            ${undoIcon}<span>${own.undoNote}</span>
          </button>`
        : button('swap', swapIcon, own.swap, rack, 'way', !may(state, 'swap'))}
    </div>
  </div>`;
}

/**
 * @param {Rack} rack
 * @param {number} digit
 * @param {number} slot
 * @param {string} name
 */
function tile({ state, onTile }, digit, slot, name) {
  const up = state.tile === digit && state.slot === slot;
  return html`<button type="button" class="token" data-tile=${digit} aria-label=${name} aria-pressed=${up} @click=${() => onTile(digit, slot)}>
    ${svg`<svg viewBox="-.56 -.64 1.12 1.28" aria-hidden="true"><path class="ground" d=${OUTLINE}></path><text dy=".35em">${digit}</text></svg>`}
  </button>`;
}
