// A private room as the page holds it. People are numbered by their seats, which are the players of the game too.

import type { Board } from '../board/board';
import type { Grid, Roll } from '../kernel/messages';
import type { LinkState } from '../net/link.js';
import type { Room } from '../net/messages';
import type { Option, Size } from '../dots/dots';

/** Nothing more will be told here: the seat is played elsewhere, the room is gone, or the server speaks otherwise. */
export type End = 'taken_over' | 'expired' | 'unknown' | 'outdated';

export interface RoomState {
  link: LinkState;
  end: End | null;
  /** The position that was told last. */
  room: Room | null;
  /** The board of the set-up, once it has come. */
  laid: { setup: string; grid: Grid; board: Board } | null;
  /** The move of this viewer that is not answered yet; `line` is null for a swap, a roll and a pass. */
  sent: { id: string; line: number | null } | null;
  /** What was thrown last, also after its line was drawn; `count` tells one throw from the next. */
  thrown: { roll: Roll; by: number; count: number } | null;
  /** Whose line closed a box last, while it is the last that was drawn. */
  closer: number | null;
}

export interface Plan extends Size {
  options: readonly Option[];
  players: number;
}

/** Why something did not happen, as far as there are words for it. */
export type Reason =
  | 'stale'
  | 'someone_absent'
  | 'not_your_turn'
  | 'line_drawn'
  | 'game_over'
  | 'room_full'
  | 'room_busy'
  | 'room_expired'
  | 'room_unknown'
  | 'link_spent'
  | 'too_many'
  | 'unanswered'
  | 'offline'
  | 'other';

export interface RoomWords {
  /** The title of the page, and what stands before it when the reader is to move. */
  title: string;
  yourTurn: string;

  make: {
    title: string;
    note: string;
    players: string;
    watch: string;
    watchNote: string;
    make: string;
    making: string;
    back: string;
  };

  seat: { here: string; away: string; free: string; left: string; closed: string };

  invited: string;
  /** Of how many have come. */
  invitedBy: (players: number) => string;
  join: string;
  joining: string;
  full: string;
  fullNote: string;
  watching: string;
  toBoard: string;

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
  reconnectingNote: string;
  retry: string;
  back: string;

  newRound: string;
  changeSetUp: string;
  startRound: string;
  proposes: (name: string) => string;
  accept: string;
  notNow: string;
  proposed: (names: string) => string;
  withdraw: string;

  leave: string;
  leaveTitle: string;
  leaveNote: string;
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

  result: {
    youWon: (boxes: number) => string;
    won: (name: string, boxes: number) => string;
    shared: (names: string, boxes: number) => string;
    youStayed: string;
    stayed: (name: string) => string;
  };

  line: { sent: (line: string) => string };
  say: {
    joined: (name: string) => string;
    youJoined: (name: string) => string;
    left: (name: string) => string;
    seatsClosed: string;
    newRound: string;
    declined: (name: string) => string;
    withdrawn: (name: string) => string;
    lapsed: string;
    gone: (name: string) => string;
    returned: (name: string) => string;
  };
  reasons: Record<Reason, string>;
}
