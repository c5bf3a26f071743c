// The controls of an invitation: all that can be chosen, within what the hall has.

import { html, nothing } from 'lit-html';
import { choices, onOff } from '../../dots/choices.js';
import { choose, givensOf, usual } from './choice.js';

/** @import {HallView} from '../../net/hall-messages' */
/** @import {Choice} from './choice.js' */
/** @import {PlaceSpeech} from '../speech' */

/**
 * @param {PlaceSpeech} speech
 * @param {readonly HallView[]} halls
 * @param {Choice} choice
 * @param {boolean} member
 * @param {(choice: Choice) => void} onChange
 */
export function choiceForm({ own, halls: words }, halls, choice, member, onChange) {
  const hall = halls.find(({ name }) => name === choice.hall);
  if (!hall) return nothing;
  const { make } = words;
  const change = (/** @type {Partial<Choice>} */ part) => onChange(choose(hall, choice, part, member));
  const { least, most } = givensOf(hall, choice);
  return html`<label class="field">
      <span>${make.hall}</span>
      <select
        data-name="hall"
        .value=${choice.hall}
        @change=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
          const other = halls.find(({ name }) => name === currentTarget.value);
          if (other) onChange({ ...usual(other, member), private: choice.private, watch: choice.watch });
        }}
      >
        ${halls.map(({ name }) => html`<option value=${name} ?selected=${name === choice.hall}>${words.halls[name]}</option>`)}
      </select>
    </label>
    ${hall.kinds.length > 1
      ? choices({
          legend: make.variant,
          name: 'hall-variant',
          options: hall.kinds.map(({ variant }) => ({ value: variant, text: own.variants[variant] })),
          chosen: choice.variant,
          onChoose: (variant) => change({ variant }),
        })
      : nothing}
    <p class="note">${own.variantNotes[choice.variant]} ${own.setup.seconds(hall.seconds)}, ${own.setup.minutes(hall.minutes)}.</p>
    ${choices({
      legend: make.blocks,
      name: 'hall-blocks',
      options: [
        { value: 0, text: words.regular },
        { value: 1, text: words.irregular },
      ],
      chosen: Number(choice.irregular),
      onChoose: (/** @type {number} */ irregular) => change({ irregular: irregular === 1 }),
    })}
    <label class="slide" data-name="hall-givens">
      <span>${make.givens} <span class="note">${make.limits(least, most)}</span></span><output>${choice.givens}</output>
      <input
        type="range"
        min=${least}
        max=${most}
        .value=${String(choice.givens)}
        @input=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ { currentTarget }) => change({ givens: Number(currentTarget.value) })}
      />
    </label>
    <fieldset class="list">
      <legend class="unseen">${make.title}</legend>
      ${hall.candidates
        ? onOff({ name: 'hall-candidates', label: make.candidates, note: make.candidatesNote, on: choice.candidates, onSwitch: (candidates) => change({ candidates }) })
        : nothing}
      ${hall.mayRate && member
        ? onOff({ name: 'hall-rated', label: make.rated, note: make.ratedNote, on: choice.rated, onSwitch: (rated) => change({ rated }) })
        : nothing}
      ${onOff({ name: 'hall-watch', label: make.watch, note: make.watchNote, on: choice.watch, onSwitch: (watch) => change({ watch }) })}
      ${onOff({ name: 'hall-private', label: make.private, note: make.privateNote, on: choice.private, onSwitch: (hidden) => change({ private: hidden }) })}
    </fieldset>
    ${hall.mayRate && !member ? html`<p class="note">${make.ratedGuest}</p>` : nothing}`;
}
