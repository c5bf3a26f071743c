// A game of dots and boxes as the page holds it. People are numbered by their colour: 1 is the human, 2 the computer.
// The kernel's players are numbered by who draws first; `seating` says which person is which player.

import type { Board } from '../board/board';
import type { Grid, Level, Shape, View } from '../kernel/messages';

export interface Choice {
  shape: Shape;
  width: number;
  height: number;
  level: Level;
  /** The person who draws first. */
  starter: number;
}

export interface Drawn {
  person: number;
  line: number;
  closed: number;
}

export interface Game {
  choice: Choice;
  /** Person by player; the first entry is unused. */
  seating: number[];
  grid: Grid;
  view: View;
  board: Board;
  /** From the human's first line, or the start button where the computer draws first. */
  started: boolean;
  /** Every line since the start, those taken back left out. */
  drawn: Drawn[];
  /** What the kernel was asked and has not answered. */
  waiting: 'start' | 'play' | 'think' | 'takeBack' | null;
}
