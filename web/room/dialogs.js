// What a room asks in a sheet of its own: leave for good, move the seat elsewhere, play another game.

import { html } from 'lit-html';
import { closeIcon } from '../page/icons.js';
import { planForm } from './form.js';

/** @import {Plan} from './room' */
/** @import {Speech} from './telling.js' */

/** @typedef {'leave' | 'move' | 'setUp'} Question */

/**
 * @typedef {object} DialogState
 * @property {Speech} speech
 * @property {Question} question
 * @property {Plan} plan
 * @property {unknown} link where the seat can be taken over
 * @property {number} minutes
 * @property {(plan: Plan) => void} onPlan
 * @property {() => void} onRestart
 * @property {() => void} onLeave
 * @property {() => void} onClose
 */

/** @param {DialogState} dialog */
export function dialogBody(dialog) {
  const { speech, question, plan, link, minutes, onPlan, onRestart, onLeave, onClose } = dialog;
  const { words, own } = speech;
  if (question === 'leave') {
    return html`${top(speech, own.leaveTitle, onClose)}
      <p>${own.leaveNote}</p>
      <div class="actions">
        <button type="button" class="main" @click=${onClose}>${own.stay}</button>
        <button type="button" data-deed="leave" @click=${onLeave}>${own.leaveSure}</button>
      </div>`;
  }
  if (question === 'move') {
    return html`${top(speech, own.moveTitle, onClose)}
      <p>${own.moveNote(minutes)}</p>
      ${link}
      <div class="actions"><button type="button" @click=${onClose}>${words.done}</button></div>`;
  }
  return html`${top(speech, words.setUp, onClose)} ${planForm(speech, plan, onPlan)}
    <div class="actions"><button type="button" class="main" @click=${onRestart}>${own.startRound}</button></div>`;
}

/**
 * @param {Speech} speech
 * @param {string} title
 * @param {() => void} onClose
 */
function top({ words }, title, onClose) {
  return html`<div class="sheet-top">
    <h2 id="sheet-title">${title}</h2>
    <button type="button" class="quiet" aria-label=${words.notices.close} @click=${onClose}>${closeIcon}</button>
  </div>`;
}
