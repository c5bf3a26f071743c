// A game of dots and boxes as the page holds it. Everyone who plays, computers too, is numbered by their colour: against
// the computer 1 is the human and 2 the computer. The kernel's players are numbered by who draws first; `seating` says who
// is which player.

import type { Board } from '../board/board';
import type { Grid, Level, Roll, Shape, View } from '../kernel/messages';

export type Mode = 'solo' | 'two' | 'more';
export type Option = 'misere' | 'border' | 'noextra' | 'sum' | 'product' | 'pie';
/** Who plays a seat: somebody here, or the computer at a level. */
export type Seat = 'human' | Level;
/** The person who draws first, or each in turn after every finished game. */
export type Starter = 1 | 2 | 3 | 4 | 'alternating';

export interface Size {
  shape: Shape;
  /** The side, where the shape has one size only; `height` is then the same. */
  width: number;
  height: number;
}

export interface Choice extends Size {
  mode: Mode;
  /** Of the computer where there is one against one. */
  level: Level;
  /** By person, the first for person 1: three or four, for where more than two play. */
  seats: readonly Seat[];
  /** In the set-up's own order. */
  options: readonly Option[];
  starter: Starter;
}

export interface Drawn {
  person: number;
  /** A line, `SWAP`, or `PASS`. */
  line: number;
  closed: number;
  /** What was thrown for it. */
  roll: Roll | null;
}

export interface Game {
  choice: Choice;
  /** Person by player; the first entry is unused. */
  seating: number[];
  grid: Grid;
  view: View;
  board: Board;
  /** From the first line or roll of a human, or the start button where the computer draws first. */
  started: boolean;
  /** Every line and swap since the start, those taken back left out. */
  drawn: Drawn[];
  /** What the kernel was asked and has not answered; in a replay nothing is asked, and nobody may draw. */
  waiting: 'start' | 'play' | 'roll' | 'think' | 'takeBack' | 'replay' | null;
  /** The line that it was asked to play. */
  sent: number | null;
  /** The line (or `SWAP`) that hard would choose. */
  hint: number | 'asked' | null;
  /** What was thrown last, also after the line was drawn; `count` tells one throw from the next. */
  thrown: { roll: Roll; by: number; count: number } | null;
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
