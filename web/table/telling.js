// What is so at any table and what has happened there, in words. A game says who is called how.

/** @import {AnyRoom, Holding, TableEvent, TableSpeech} from './table' */

/** @typedef {(seat: number) => string} Naming */

/**
 * A name that somebody chose, within a sentence: its writing keeps its direction to itself.
 * @param {string} name
 */
export function isolated(name) {
  return `\u2068${name}\u2069`;
}

/**
 * @param {TableSpeech} speech
 * @param {Naming} called
 * @param {readonly number[]} seats
 */
export function list({ words }, called, seats) {
  return new Intl.ListFormat(words.code).format(seats.map(called));
}

/**
 * What is to be said before anything about the game; null where the game may speak.
 * @param {TableSpeech} speech
 * @param {Holding<AnyRoom, unknown>} state
 */
export function tableStatus({ own }, { room, link, end }) {
  if (end) return own.ends[end].title;
  if (!room) return link === 'waiting' ? own.reconnecting : own.connecting;
  if (link !== 'open') return own.reconnecting;
  if (room.you.may.includes('join')) return own.invited;
  if (!room.game) return own.full;
  if (room.you.seat !== null && room.table.seats[room.you.seat - 1]?.state === 'left') return own.youLeft;
  return null;
}

/**
 * For whom everything waits; null where it does not.
 * @param {TableSpeech} speech
 * @param {AnyRoom} room
 * @param {Naming} called
 */
export function waiting(speech, { table, you }, called) {
  const missing = table.waitingFor.filter((seat) => seat !== you.seat);
  const free = missing.filter((seat) => table.seats[seat - 1]?.state === 'empty');
  if (free.length > 0) return speech.own.waitingToJoin(list(speech, called, free), free.length);
  if (missing.length > 0) return speech.own.waitingFor(list(speech, called, missing), missing.length);
  return null;
}

/**
 * What happened at the table, to somebody; '' where there is nothing to be said, null where it is the game's to tell.
 * @param {TableSpeech} speech
 * @param {TableEvent | { type: string }} event
 * @param {number} seat of the viewer
 * @param {Naming} called
 */
export function tellTable({ own }, event, seat, called) {
  const happened = /** @type {TableEvent} */ (event);
  switch (happened.type) {
    case 'joined':
      return own.say.joined(called(happened.seat));
    case 'left':
      return happened.seat === seat ? '' : own.say.left(called(happened.seat));
    case 'seats_closed':
      return own.say.seatsClosed;
    case 'started':
      return own.say.newRound;
    case 'offered':
      return happened.seat === seat ? '' : sentence(own.offers[happened.offer.kind].proposes(called(happened.seat)));
    case 'offer_ended': {
      const words = own.offers[happened.kind];
      if (happened.how === 'lapsed') return words.lapsed;
      if (happened.kind === 'keep' && happened.how === 'accepted') return own.kept;
      if (happened.how === 'accepted' || happened.seat === seat || happened.seat === null) return '';
      return words[happened.how](called(happened.seat));
    }
    default:
      return null;
  }
}

/**
 * Who has gone or come back without leaving.
 * @param {TableSpeech} speech
 * @param {AnyRoom | null} before
 * @param {AnyRoom} room
 * @param {Naming} called
 */
export function presence({ own }, before, { table, you }, called) {
  if (!before) return [];
  return table.seats.flatMap(({ state, connected }, index) => {
    const was = before.table.seats[index];
    if (index + 1 === you.seat || was?.state !== 'taken' || state !== 'taken' || was.connected === connected) return [];
    return [connected ? own.say.returned(called(index + 1)) : own.say.gone(called(index + 1))];
  });
}

/** @param {string} text */
export function sentence(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
