// What a table is for: the controls.

import { html } from 'lit-html';
import { choices, onOff } from '../../dots/choices.js';
import { fitting, givensRange, MINUTES, SECONDS, usualPlan, VARIANTS } from './plan.js';

/** @import {Plan} from './plan.js' */
/** @import {Speech} from '../speech' */

/**
 * @param {Speech} speech
 * @param {Plan} plan
 * @param {(plan: Plan) => void} onChange
 */
export function planForm({ own }, plan, onChange) {
  const change = (/** @type {Partial<Plan>} */ part) => onChange(fitting({ ...plan, ...part }));
  const { least, most } = givensRange(plan);
  const numbers = (/** @type {'seconds' | 'minutes'} */ name, /** @type {readonly number[]} */ all) =>
    choices({
      legend: own.make[name],
      name,
      options: all.map((value) => ({ value, text: String(value) })),
      chosen: plan[name],
      onChoose: (/** @type {number} */ value) => change({ [name]: value }),
    });
  return html`<div class="numbers">
      ${choices({
        legend: own.make.variant,
        name: 'variant',
        options: VARIANTS.map((value) => ({ value, text: own.variants[value] })),
        chosen: plan.variant,
        onChoose: (variant) => onChange({ ...usualPlan(variant), irregular: plan.irregular, candidates: plan.candidates }),
      })}
      <p class="note">${own.variantNotes[plan.variant]}</p>
    </div>
    <fieldset class="list">
      <legend class="unseen">${own.make.title}</legend>
      ${onOff({
        name: 'irregular',
        label: own.make.irregular,
        note: own.make.irregularNote,
        on: plan.irregular,
        onSwitch: (irregular) => change({ irregular }),
      })}
      ${onOff({
        name: 'candidates',
        label: own.make.candidates,
        note: own.make.candidatesNote,
        on: plan.candidates,
        onSwitch: (candidates) => change({ candidates }),
      })}
    </fieldset>
    <label class="slide" data-name="givens">
      <span>${own.make.givens}</span><output>${plan.givens}</output>
      <input
        type="range"
        min=${least}
        max=${most}
        .value=${String(plan.givens)}
        @input=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => change({ givens: Number(event.currentTarget.value) })}
      />
    </label>
    <div class="times">${numbers('seconds', SECONDS)} ${numbers('minutes', MINUTES)}</div>`;
}
