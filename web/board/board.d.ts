// The board's values. It knows neither rules nor network: people are numbered 1..4 by their colour, 5 is ink, 0 nobody.

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything is, in pitches (a line is one long), y downwards. */
export interface Geometry {
  dots: Point[];
  lines: { a: Point; b: Point; middle: Point }[];
  boxes: { corners: Point[]; centre: Point }[];
  /** Lines of equal height, from the top; each row from the left. */
  rows: number[][];
  frame: Frame;
  /** Along the board: the names of its rows and dots, and how large they are written. */
  named: { size: number; labels: Label[] };
}

export interface Label extends Point {
  text: string;
}

/** What is on the paper. */
export interface Picture {
  drawers: number[];
  owners: number[];
  last: number | null;
  /** By line: whether the rules let it be drawn now. */
  allowed: boolean[];
  /** Whose line the next one will be; 0 while nobody here may draw. */
  turn: number;
}

export interface Board extends Picture {
  geometry: Geometry;
  /** The line under the pointer. */
  hover: number | null;
  /** The line that Tab comes to. */
  focus: number;
  /** Whether the keyboard is at it. */
  focused: boolean;
  /** The x that moving up and down keeps to. */
  column: number;
  /** Where lines are too small to hit at once: the line that the next tap confirms. */
  armed: number | null;
  /** Until then (in milliseconds) the pointer draws nothing, so that no second line is drawn by accident. */
  quiet: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

export interface Tap {
  at: Point;
  now: number;
  /** The second half of a double click. */
  repeated: boolean;
  /** Ask for a second tap on the same line. */
  confirm: boolean;
}
