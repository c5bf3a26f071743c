// What the page and the worker say to each other: one closed list each way, and the values in it.
// Players, lines, boxes and dots are the kernel's own numbers; players count from 1.

export type Shape = 'square' | 'triangle' | 'hexagon';
export type Level = 'easy' | 'medium' | 'hard' | 'master';
export type LineKind = 'drawn' | 'safe' | 'giveaway' | 'closes';

export interface Dot {
  row: number;
  column: number;
  x: number;
  y: number;
}

export interface Line {
  name: string;
  from: number;
  to: number;
  boxes: number[];
}

export interface Grid {
  shape: Shape;
  width: number;
  height: number;
  dots: Dot[];
  lines: Line[];
  boxes: { sides: number[] }[];
}

/** Two dice in the order in which they fell. */
export type Roll = [number, number];

/** The long chain rule in a position. */
export interface Control {
  /** Whom the number of long chains that there are now favours. */
  player: number;
  wantsEven: boolean;
  longChains: number;
}

export interface View {
  mover: number;
  over: boolean;
  /** The players who have won, or can no longer be kept from winning; empty while it is open. */
  winners: number[];
  moves: number;
  /** The move made last, if any: a line, or one of the others. */
  last: number | null;
  canSwap: boolean;
  linesLeft: number;
  boxesLeft: number;
  safe: number;
  /** What was thrown for the line to come; null without dice and before the throw. */
  roll: Roll | null;
  awaitsRoll: boolean;
  /** Nothing can be drawn with what was thrown. */
  canPass: boolean;
  /** By player; the first entry is unused. */
  scores: number[];
  /** 0 nobody, a player, or 5: ink. */
  drawers: number[];
  owners: number[];
  kinds: LineKind[];
  /** By line: whether it may be drawn now. */
  allowed: boolean[];
  /** By box, with dice; 0 before they are dealt. */
  numbers: number[];
  /** Null where the rule says nothing. */
  control: Control | null;
}

/** How the computer decides: `nodes` is the budget, `seconds` only caps it, `table` is the search's memory in bytes. */
export interface Effort {
  level: Level;
  nodes: number;
  seconds: number;
  table: number;
}

export interface Refusal {
  code: string;
  text: string;
}

/** Every request but `load` and `stop` is answered once, under its own id, by one game's worker. */
export type Request =
  | { kind: 'load'; module: WebAssembly.Module }
  /** `seed` deals the numbers where there are dice and turns that need them. */
  | { kind: 'start'; id: number; game: number; setup: string; turns: string; seed: [number, number] | null }
  | { kind: 'play'; id: number; game: number; move: number }
  /** The dice, of this seed in the whole game. `on` passes first where that is all one can, and until someone can draw. */
  | { kind: 'roll'; id: number; game: number; seed: [number, number]; on: boolean }
  /** Back to where one of these players last chose a line. */
  | { kind: 'takeBack'; id: number; game: number; players: number[] }
  /** The game so far; a decision under way goes on. */
  | { kind: 'record'; id: number; game: number }
  | { kind: 'think'; id: number; game: number; seed: [number, number]; effort: Effort }
  | { kind: 'stop'; game: number };

export type Answer =
  | { kind: 'started'; id: number; game: number; grid: Grid; view: View }
  | { kind: 'played'; id: number; game: number; player: number; move: number; closed: number[]; view: View }
  | { kind: 'rolled'; id: number; game: number; passes: { player: number; roll: Roll }[]; view: View }
  /** `lines` counts swaps too, not rolls and passes. */
  | { kind: 'takenBack'; id: number; game: number; lines: number; view: View }
  /** `seed` dealt the dice, where there are any. */
  | { kind: 'recorded'; id: number; game: number; turns: string; seed: [number, number] | null }
  | { kind: 'thought'; id: number; game: number; move: number; exact: boolean; nodes: number; milliseconds: number }
  | ({ kind: 'refused'; id: number; game: number } & Refusal)
  /** The kernel broke: its instance is gone, and a fresh one stands at the same position. */
  | { kind: 'failed'; id: number; game: number; reason: string };
