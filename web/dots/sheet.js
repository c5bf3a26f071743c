// The set-up: one sheet that opens over the page. A new board is laid out at once, so that one sees what one chooses.

import { html, nothing, svg } from 'lit-html';
import { apartIcon, closeIcon, newIcon, placeIcons } from '../page/icons.js';
import { choices, onOff } from './choices.js';
import { LEVELS } from './levels.js';
import { nameOf, usualName } from './people.js';
import { seatsView } from './seats.js';
import { fitting, hasDice, OPTIONS, seatsOf, SIZES, USUAL_SIZE } from './setup.js';

/** @import {Grid, Shape} from '../kernel/messages' */
/** @import {Words} from '../text/words' */
/** @import {Aids} from './aids.js' */
/** @import {Choice, Mode, Option, Starter} from './dots' */

/**
 * @typedef {object} SheetState
 * @property {Words} words
 * @property {Choice} choice
 * @property {Grid | null} grid
 * @property {boolean} locked
 * @property {readonly string[]} names as typed, by person
 * @property {Aids} aids
 * @property {unknown} results
 * @property {unknown} printing
 * @property {unknown} making a room is made here: what then stands in the place of the set-up
 * @property {(change: Partial<Choice>) => void} onChange
 * @property {(who: number, name: string) => void} onName
 * @property {(change: Partial<Aids>) => void} onAids
 * @property {() => void} onNewGame
 * @property {() => void} onElsewhere
 * @property {() => void} onClose
 */

/** @type {readonly Mode[]} */
const MODES = ['solo', 'two', 'more'];
/** @type {readonly Shape[]} */
const SHAPES = ['square', 'triangle', 'hexagon'];
const SHAPE_PATHS = {
  square: 'M4 4h16v16H4z',
  triangle: 'M12 3.5 21 19.5H3z',
  hexagon: 'M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z',
};

/** @param {SheetState} state */
export function sheet(state) {
  const { words, choice, locked, aids, making, onChange, onAids, onNewGame, onElsewhere, onClose } = state;
  if (making) return making;
  return html`<div class="sheet-top">
      <h2 id="sheet-title">${words.setUp}</h2>
      <button type="button" class="quiet" aria-label=${words.notices.close} @click=${onClose}>${closeIcon}</button>
    </div>
    ${locked
      ? html`<div class="locked">
          <p class="note">${words.locked}</p>
          <button type="button" @click=${onNewGame}>${newIcon}${words.newGame}</button>
        </div>`
      : nothing}
    <fieldset class="group" ?disabled=${locked}>
      ${choices({
        legend: words.mode,
        name: 'mode',
        options: MODES.map((mode) => ({ value: mode, text: words.modes[mode] })),
        chosen: choice.mode,
        onChoose: (mode) => onChange({ mode }),
      })}
    </fieldset>
    <button type="button" class="elsewhere" @click=${onElsewhere}>
      ${apartIcon}<span>${words.elsewhere}<span class="note">${words.elsewhereNote}</span></span>
    </button>
    ${choice.mode === 'solo' ? level(state) : nothing}
    ${choice.mode === 'more' ? seatsView({ words, choice, locked, onChange }) : nothing}
    <fieldset class="group" ?disabled=${locked}>
      ${board(state)}
      ${choices({
        legend: words.starter,
        name: 'starter',
        options: starters(state),
        chosen: choice.starter,
        onChoose: (starter) => onChange({ starter }),
      })}
      ${choice.shape === 'square' ? numbers(state) : nothing}
      <fieldset class="list">
        <legend>${words.rules}</legend>
        ${SWITCHES.filter((option) => fits(choice, option)).map((option) =>
          onOff({
            name: option,
            label: words.options[option],
            note: words.optionNotes[option],
            on: choice.options.includes(option),
            onSwitch: (on) =>
              onChange({ options: OPTIONS.filter((one) => (one === option ? on : choice.options.includes(one))) }),
          }),
        )}
      </fieldset>
    </fieldset>
    ${nameFields(state)}
    <fieldset class="list">
      <legend>${words.aids}</legend>
      ${onOff({ name: 'marks', label: words.marks, note: words.marksNote, on: aids.marks, onSwitch: (marks) => onAids({ marks }) })}
      ${onOff({
        name: 'confirm',
        label: words.confirm,
        note: words.confirmNote,
        on: aids.confirm,
        onSwitch: (confirm) => onAids({ confirm }),
      })}
      ${onOff({
        name: 'coordinates',
        label: words.coordinates,
        note: words.coordinatesNote,
        on: aids.coordinates,
        onSwitch: (coordinates) => onAids({ coordinates }),
      })}
    </fieldset>
    ${state.printing} ${state.results}
    <p class="help">
      <a href="/${words.code}/learn">${placeIcons.learn}${words.help.rules}</a>
      <a href="/${words.code}/learn/method">${words.help.levels}</a>
    </p>
    <div class="actions"><button type="button" class="main" @click=${onClose}>${words.done}</button></div>`;
}

/**
 * @param {SheetState} state
 * @returns {{ value: Starter, text: string }[]}
 */
function starters({ words, choice }) {
  const { you, computer, alternating } = words.starters;
  const one = /** @type {const} */ ([1, 2, 3, 4]).slice(0, seatsOf(choice).length);
  const name = (/** @type {number} */ who) => (choice.mode === 'more' ? String(who) : words.player(who));
  return [
    ...one.map((who) => ({ value: who, text: choice.mode === 'solo' ? (who === 1 ? you : computer) : name(who) })),
    { value: /** @type {const} */ ('alternating'), text: alternating },
  ];
}

/** @type {readonly Option[]} those that are on or off */
const SWITCHES = OPTIONS.filter((option) => !hasDice({ options: [option] }));

/**
 * @param {Choice} choice
 * @param {Option} option
 */
function fits(choice, option) {
  return fitting({ ...choice, options: [...choice.options.filter((one) => one !== option), option] }).options.includes(option);
}

/** @param {SheetState} state */
function numbers({ words, choice, onChange }) {
  const chosen = choice.options.find((option) => hasDice({ options: [option] })) ?? 'none';
  return html`<div class="numbers">
    ${choices({
      legend: words.numbers.title,
      name: 'numbers',
      options: /** @type {const} */ (['none', 'sum', 'product']).map((kind) => ({ value: kind, text: words.numbers[kind] })),
      chosen,
      onChoose: (/** @type {string} */ kind) =>
        onChange({ options: OPTIONS.filter((one) => one === kind || (choice.options.includes(one) && !hasDice({ options: [one] }))) }),
    })}
    ${chosen === 'none' ? nothing : html`<p class="note">${words.optionNotes[chosen]}</p>`}
  </div>`;
}

/** @param {SheetState} state */
function level({ words, choice, onChange }) {
  return html`<div class="level">
    ${choices({
      legend: words.level,
      name: 'level',
      options: LEVELS.map((one) => ({ value: one, text: words.levels[one] })),
      chosen: choice.level,
      onChoose: (chosen) => onChange({ level: chosen }),
    })}
    <p class="note">${words.levelNotes[choice.level]}</p>
  </div>`;
}

/** @param {SheetState} state */
function board({ words, choice, grid, onChange }) {
  const { shape, width, height } = choice;
  const square = shape === 'square';
  const size = (/** @type {'width' | 'height'} */ name, /** @type {string} */ legend) =>
    choices({
      legend,
      name,
      options: SIZES[shape].map((value) => ({ value, text: String(value) })),
      chosen: name === 'width' ? width : height,
      onChoose: (/** @type {number} */ value) => onChange(square ? { [name]: value } : { width: value, height: value }),
    });
  return html`<div class="board-choice">
    ${choices({
      legend: words.board,
      name: 'shape',
      options: SHAPES.map((one) => ({
        value: one,
        text: html`${svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPE_PATHS[one]}></path></svg>`}${words.shapes[one]}`,
      })),
      chosen: shape,
      onChoose: (one) => onChange({ shape: one, width: USUAL_SIZE[one], height: USUAL_SIZE[one] }),
    })}
    ${square ? html`${size('width', words.wide)} ${size('height', words.high)}` : size('width', words.side)}
    <p class="note counts">${grid ? counts(words, grid) : '\u00a0'}</p>
  </div>`;
}

/**
 * @param {Words} words
 * @param {Grid} grid
 */
function counts(words, { shape, width, height, boxes, dots }) {
  if (shape !== 'square') return words.counts(String(boxes.length), String(dots.length));
  return words.counts(`${width}×${height}`, `${width + 1}×${height + 1}`);
}

/** @param {SheetState} state */
function nameFields({ words, choice, names, onName }) {
  const people = seatsOf(choice).flatMap((seat, index) => (seat === 'human' ? [index + 1] : []));
  if (people.length === 0) return nothing;
  return html`<fieldset class="names">
    <legend>${words.names}</legend>
    <div class="pair">
      ${people.map((who) => {
        const usual = usualName(words, choice, who);
        return html`<input
          type="text"
          data-person=${who}
          dir="auto"
          autocomplete="off"
          spellcheck="false"
          aria-label="${words.names}: ${usual}"
          placeholder=${usual}
          .value=${names[who] ?? ''}
          @input=${(/** @type {InputEvent & { currentTarget: HTMLInputElement }} */ event) => {
            if (event.isComposing) return;
            const field = event.currentTarget;
            const name = nameOf(field.value);
            if (name !== field.value) field.value = name;
            onName(who, name);
          }}
          @change=${(/** @type {Event & { currentTarget: HTMLInputElement }} */ event) => onName(who, nameOf(event.currentTarget.value))}
        />`;
      })}
    </div>
    <p class="note">${words.namesNote}</p>
  </fieldset>`;
}
