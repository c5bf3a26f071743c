// A kept round in words: who played, how it ended, and when.

import { html, nothing } from 'lit-html';
import { isolated } from '../../table/telling.js';
import { spoken, written } from './dates.js';

/** @import {ArchivedGame} from '../../net/hall-messages' */
/** @import {BotLevel, PlaceSpeech} from '../speech' */

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function result(speech, { ending, seats }) {
  const words = speech.halls.archive;
  if (ending === 'aborted') return words.aborted;
  const winners = seats.flatMap((seat, index) => (seat.won ? [nameOf(speech, seats, index)] : []));
  const how = words.endings[ending] ?? ending;
  if (winners.length !== 1 || !winners[0]) return ending === 'draw' ? words.draw : `${words.draw}, ${how}`;
  return `${words.won(winners[0])}, ${how}`;
}

/**
 * As it was chosen; a program's is in the reader's language.
 * @param {PlaceSpeech} speech
 * @param {ArchivedGame['seats']} seats
 * @param {number} index
 */
export function plainName({ own, halls }, seats, index) {
  const player = seats[index]?.player;
  if (!player) return halls.archive.nobody;
  return (player.bot && own.place.levels[/** @type {BotLevel} */ (player.name)]) || player.name;
}

/**
 * The same within a sentence.
 * @param {PlaceSpeech} speech
 * @param {ArchivedGame['seats']} seats
 * @param {number} index
 */
export function nameOf(speech, seats, index) {
  return isolated(plainName(speech, seats, index));
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function players(speech, { seats }) {
  return seats.map((seat, index) => html`${index ? ' – ' : nothing}<bdi class="name-of" ?data-won=${seat.won}>${plainName(speech, seats, index)}</bdi>`);
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function when({ words }, { endedAt }) {
  return html`<time datetime=${written(endedAt)}>${spoken(endedAt, words.code)}</time>`;
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function variantOf({ own, halls }, { variant }) {
  return variant === 'bridge' || variant === 'blitz' || variant === 'domains' ? own.variants[variant] : variant === 'dots' ? halls.archive.dots : variant;
}
