// A game of dots and boxes as the page holds it. People are numbered by their colour: against the computer 1 is the
// human and 2 the computer. The kernel's players are numbered by who draws first; `seating` says who is which player.

import type { Board } from '../board/board';
import type { Grid, Level, Shape, View } from '../kernel/messages';

export type Mode = 'solo' | 'two';
export type Option = 'misere' | 'border' | 'noextra' | 'pie';
/** The person who draws first, or each in turn after every finished game. */
export type Starter = 1 | 2 | 'alternating';

export interface Size {
  shape: Shape;
  /** The side, where the shape has one size only; `height` is then the same. */
  width: number;
  height: number;
}

export interface Choice extends Size {
  mode: Mode;
  level: Level;
  /** In the set-up's own order. */
  options: readonly Option[];
  starter: Starter;
}

export interface Drawn {
  person: number;
  /** A line, or `SWAP`. */
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
  /** From the first line of a human, or the start button where the computer draws first. */
  started: boolean;
  /** Every line since the start, those taken back left out. */
  drawn: Drawn[];
  /** What the kernel was asked and has not answered; in a replay nothing is asked, and nobody may draw. */
  waiting: 'start' | 'play' | 'think' | 'takeBack' | 'replay' | null;
  /** The line that it was asked to play. */
  sent: number | null;
  /** The line (or `SWAP`) that hard would choose. */
  hint: number | 'asked' | null;
  /** The lowest level that the computer has played at in this game. */
  lowest: Level | null;
}

export interface Person {
  /** As it was typed, or what the language calls them. */
  name: string;
  /** The name inside a sentence, which no character of it can turn about. */
  said: string;
  /** What stands in their boxes. */
  letter: string;
}
