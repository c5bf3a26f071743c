// The controls of the sheet: one of a few side by side, and what is on or off.

import { html } from 'lit-html';

/**
 * One of a few, side by side.
 * @template {string | number} Value
 * @param {object} group
 * @param {string} group.legend
 * @param {string} group.name
 * @param {{ value: Value, text: unknown }[]} group.options
 * @param {Value} group.chosen
 * @param {(value: Value) => void} group.onChoose
 */
export function choices({ legend, name, options, chosen, onChoose }) {
  return html`<fieldset class="choices" data-name=${name}>
    <legend>${legend}</legend>
    <div class="row">
      ${options.map(
        ({ value, text }) => html`<label>
          <input type="radio" name=${name} .checked=${value === chosen} @change=${() => onChoose(value)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * @param {object} setting
 * @param {string} setting.name
 * @param {string} setting.label
 * @param {string} setting.note
 * @param {boolean} setting.on
 * @param {(on: boolean) => void} setting.onSwitch
 */
export function onOff({ name, label, note, on, onSwitch }) {
  return html`<label class="on-off" data-name=${name}>
    <input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => onSwitch(event.currentTarget.checked)}
    />
    <span class="label">${label}<span class="note">${note}</span></span>
  </label>`;
}
