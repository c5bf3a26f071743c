// After the end: the moves again one by one, the record to keep, and whether the deal was fair.

import { html, nothing } from 'lit-html';
import { replayIcons } from '../../page/icons.js';
import { saveIcon, sealIcon } from './icons.js';
import { moves } from './log.js';

/** @import {Deed} from './panel.js' */
/** @import {NumbridgeState} from '../numbridge' */
/** @import {Speech} from '../speech' */

/** @typedef {'asked' | 'fair' | 'unfair' | 'unreadable' | null} Verdict */

/**
 * @typedef {object} After
 * @property {Verdict} verdict
 * @property {(step: number | null) => void} onReplay after so many moves; null for the end, with the solution
 */

/**
 * @param {After} after
 * @param {Speech} speech
 * @param {NumbridgeState} state
 * @param {(deed: Deed) => void} on
 */
export function afterView({ verdict, onReplay }, { own }, state, on) {
  const game = state.room?.game;
  if (!game) return nothing;
  const all = moves(game.log).length;
  const at = state.replay ?? all;
  const go = (/** @type {number} */ step) => onReplay(step >= all ? null : Math.max(0, step));
  const step = (/** @type {keyof typeof replayIcons} */ icon, /** @type {string} */ name, /** @type {number} */ to, /** @type {boolean} */ off) =>
    html`<button type="button" class="quiet" aria-label=${name} title=${name} ?disabled=${off} @click=${() => go(to)}>${replayIcons[icon]}</button>`;
  return html`<section class="after" aria-label=${own.after.title}>
    <div class="replay" role="group" aria-label=${own.after.replay}>
      ${step('first', own.after.first, 0, at === 0)} ${step('back', own.after.back, at - 1, at === 0)}
      <input
        type="range"
        min="0"
        max=${all}
        .value=${String(at)}
        aria-label=${own.after.replay}
        aria-valuetext=${own.after.step(at, all)}
        @input=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => go(Number(event.currentTarget.value))}
      />
      ${step('forward', own.after.forward, at + 1, state.replay === null)} ${step('last', own.after.last, all, state.replay === null)}
    </div>
    <p class="note">${own.after.step(at, all)}</p>
    <div class="pair">
      <button type="button" data-deed="record" @click=${() => on('record')}>${saveIcon}${own.after.record}</button>
      <button type="button" data-deed="verify" ?disabled=${verdict === 'asked'} @click=${() => on('verify')}>
        ${sealIcon}${verdict === 'asked' ? own.after.verifying : own.after.verify}
      </button>
    </div>
    ${verdict === null || verdict === 'asked'
      ? nothing
      : html`<div class="verdict" data-verdict=${verdict}>
          <p><strong>${own.after[verdict]}</strong></p>
          ${verdict === 'fair' ? html`<p class="note">${own.after.fairNote}</p>` : nothing}
          <p class="note">${own.after.commitment}: <code>${game.commitment}</code></p>
        </div>`}
  </section>`;
}
