// A private room as the page holds it. People are numbered by their seats, which are the players of the game too.

import type { Board } from '../board/board';
import type { Option, Size } from '../dots/dots';
import type { Grid, Roll } from '../kernel/messages';
import type { DotsEvent, DotsView } from '../net/messages';
import type { GameWords, Holding, RoomOf, TableWords } from '../table/table';

export type DotsRoom = RoomOf<DotsView, DotsEvent>;

/** The move on its way: a line; null for a swap, a roll and a pass. */
export interface RoomState extends Holding<DotsRoom, number | null> {
  /** The board of the set-up, once it has come. */
  laid: { setup: string; grid: Grid; board: Board } | null;
  /** What was thrown last, also after its line was drawn; `count` tells one throw from the next. */
  thrown: { roll: Roll; by: number; count: number } | null;
  /** Whose line closed a box last, while it is the last that was drawn. */
  closer: number | null;
}

export interface Plan extends Size {
  options: readonly Option[];
  players: number;
}

/** What a room says besides what every table does. */
export interface OwnWords extends GameWords {
  make: { title: string; note: string; players: string; back: string };
  /** A round that is over, in the archive. */
  keep: string;
  changeSetUp: string;
  startRound: string;
  result: {
    youWon: (boxes: number) => string;
    won: (name: string, boxes: number) => string;
    shared: (names: string, boxes: number) => string;
    youStayed: string;
    stayed: (name: string) => string;
  };
  line: { sent: (line: string) => string };
  reasons: { someone_absent: string; not_your_turn: string; line_drawn: string };
}

export type RoomWords = OwnWords & TableWords;
