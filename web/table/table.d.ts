// A table as a page holds it, whatever is played there. People are numbered by their seats, which are the players of the game too.

import type { LinkState } from '../net/link.js';
import type { OfferView, Room } from '../net/messages';
import type { Words } from '../text/words';

/** Nothing more will be told here: the seat is played elsewhere, the room is gone, or the server speaks otherwise. */
export type End = 'taken_over' | 'expired' | 'unknown' | 'crowded' | 'outdated';

export type OfferKind = OfferView['kind'];

/** What happens at any table. */
export type TableEvent = Extract<Room['events'][number], { type: 'started' | 'joined' | 'left' | 'seats_closed' | 'offered' | 'offer_ended' }>;

/** The position of a room with that game. */
export interface RoomOf<Game, Event> extends Omit<Room, 'game' | 'events'> {
  game: Game | null;
  events: (TableEvent | Event)[];
}

export type AnyRoom = RoomOf<unknown, { type: string }>;

/** `sent`: the move of this viewer that is not answered yet. */
export interface Holding<Told extends AnyRoom, Sent> {
  link: LinkState;
  end: End | null;
  /** The position that was told last. */
  room: Told | null;
  sent: { id: string; move: Sent } | null;
}

export type TableDeed =
  | 'join'
  | 'take'
  | 'takeNot'
  | 'newRound'
  | 'offerDraw'
  | 'offerAbort'
  | 'offerKeep'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'closeSeats'
  | 'askMove'
  | 'askLeave'
  | 'retry'
  | 'playHere'
  | 'reload';

/** Why something did not happen, as far as there are words for it at any table. */
export type TableReason =
  | 'stale'
  | 'someone_absent'
  | 'not_your_turn'
  | 'game_over'
  | 'seat_needed'
  | 'offer_refused'
  | 'offer_unknown'
  | 'restart_refused'
  | 'close_refused'
  | 'room_full'
  | 'room_busy'
  | 'room_expired'
  | 'room_unknown'
  | 'link_spent'
  | 'bots_busy'
  | 'level_unknown'
  | 'game_unknown'
  | 'too_many'
  | 'unanswered'
  | 'offline'
  | 'other';

export interface OfferWords {
  proposes: (name: string) => string;
  proposed: (names: string) => string;
  declined: (name: string) => string;
  withdrawn: (name: string) => string;
  lapsed: string;
}

/** What is said at any table. */
export interface TableWords {
  make: { watch: string; watchNote: string; make: string; making: string };

  seat: { here: string; away: string; free: string; left: string; closed: string };

  invited: string;
  /** Of how many have come. */
  invitedBy: (players: number) => string;
  join: string;
  joining: string;
  full: string;
  fullNote: string;
  watching: string;

  invite: string;
  inviteNote: string;
  link: string;
  qr: string;
  copy: string;
  copied: string;
  copyByHand: string;
  share: string;
  closeSeats: string;

  waitingToJoin: (names: string, count: number) => string;
  waitingFor: (names: string, count: number) => string;
  connecting: string;
  reconnecting: string;
  retry: string;
  back: string;

  newRound: string;
  kept: string;
  toArchive: string;
  offers: Record<OfferKind, OfferWords>;
  accept: string;
  notNow: string;
  withdraw: string;

  leave: string;
  leaveTitle: string;
  leaveSure: string;
  stay: string;
  youLeft: string;

  moveSeat: string;
  moveTitle: string;
  moveNote: (minutes: number) => string;
  takeTitle: string;
  takeNote: string;
  take: string;
  takeNot: string;

  ends: Record<End, { title: string; note: string }>;
  playHere: string;
  reload: string;

  say: {
    joined: (name: string) => string;
    youJoined: (name: string) => string;
    left: (name: string) => string;
    seatsClosed: string;
    newRound: string;
    gone: (name: string) => string;
    returned: (name: string) => string;
  };
  reasons: Record<TableReason, string>;
}

/** What a game says itself where every table says something. */
export interface GameWords {
  /** The title of the page, and what stands before it when the reader is to move. */
  title: string;
  yourTurn: string;
  leaveNote: string;
  /** What becomes of the game while the connection is lost. */
  reconnectingNote: string;
  /** The way out, where there is nothing to be done here. */
  toBoard: string;
}

/** All that a table speaks with. */
export interface TableSpeech {
  words: Words;
  own: TableWords & GameWords;
}
