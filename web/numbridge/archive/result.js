// A kept round in words: who played, how it ended, and when.

import { html, nothing } from 'lit-html';
import { spoken, written } from './dates.js';

/** @import {ArchivedGame} from '../../net/hall-messages' */
/** @import {PlaceSpeech} from '../speech' */

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function result({ halls }, { ending, seats }) {
  const words = halls.archive;
  if (ending === 'aborted') return words.aborted;
  const winners = seats.flatMap((seat, index) => (seat.won ? [nameOf(halls, seats, index)] : []));
  const how = words.endings[ending] ?? ending;
  if (winners.length !== 1 || !winners[0]) return ending === 'draw' ? words.draw : `${words.draw}, ${how}`;
  return `${words.won(winners[0])}, ${how}`;
}

/**
 * @param {PlaceSpeech['halls']} halls
 * @param {ArchivedGame['seats']} seats
 * @param {number} index
 */
export function nameOf(halls, seats, index) {
  return seats[index]?.player?.name ?? halls.archive.nobody;
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function players({ halls }, { seats }) {
  return seats.map((seat, index) => html`${index ? ' – ' : nothing}<bdi class="name-of" ?data-won=${seat.won}>${nameOf(halls, seats, index)}</bdi>`);
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function when({ words }, { endedAt }) {
  return html`<time datetime=${written(endedAt)}>${spoken(endedAt, words.code)}</time>`;
}

/** @param {PlaceSpeech} speech @param {ArchivedGame} game */
export function variantOf({ own, halls }, { variant }) {
  return variant === 'bridge' || variant === 'blitz' || variant === 'domains' ? own.variants[variant] : variant === 'dots' ? halls.archive.dots : variant;
}
