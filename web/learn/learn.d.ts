// What a lesson's board asks of its reader.

/** As it is written at the board: web/learn/boards.json has them all. */
export interface Task {
  setup: string;
  /** How the position came about; nobody is meant to see it. */
  turns: string;
  /** The kernel's player that the reader is. */
  reader: number;
  goal: Goal;
  /** Whether the long chain rule is told below the board. */
  parity: boolean;
}

/** Boxes to get by the end (in misère at most so many), or lines one of which is to be drawn first. */
export type Goal = { kind: 'boxes'; boxes: number; misere: boolean } | { kind: 'lines'; lines: readonly string[] };

export type Verdict = { reached: boolean; got: number; of: number } | null;

export interface LessonWords {
  /** Of a chapter whose boards have all been done. */
  done: string;
  again: string;
  showMe: string;
  /** The goal is boxes: reached or missed by so many of so many, where this many can be had. */
  reached: (got: number, of: number) => string;
  missed: (got: number, of: number, goal: number) => string;
  missedMisere: (got: number, of: number, goal: number) => string;
  /** The goal is a line. */
  right: string;
  wrong: string;
  /** The long chain rule: dots and long chains now, and whom their sum favours. */
  parity: (dots: number, chains: number, favoursYou: boolean) => string;
  /** A board that goes on without the page's words, since they did not come. */
  broken: string;
  fields: FieldLessonWords;
}

/** What is said of the fields of Numbridge in the lessons. */
export interface FieldLessonWords {
  field: string;
  hand: string;
  tile: (digit: number) => string;
  place: (row: number, column: number, block: number) => string;
  empty: string;
  given: (digit: number) => string;
  owned: (digit: number, player: number) => string;
  missed: (digits: string) => string;
  tile_needed: string;
  /** It can be played, but is not what was asked for. */
  wasted: string;
  right: (digit: number) => string;
  miss: (digit: number) => string;
  claimed: (digit: number) => string;
  joined: (digit: number) => string;
  again: string;
}
