// Everything the page can say. A language that lacks a key, or has one too many, does not pass the type check.
// `name` is what a person is called, `line` a line's two dots.

import type { Mode, Option } from '../dots/dots';
import type { Level, Shape } from '../kernel/messages';

export type Language = 'en' | 'nl' | 'el';
export type Theme = 'auto' | 'light' | 'dark';

export interface Words {
  code: Language;
  title: string;
  account: string;
  language: string;
  theme: string;
  themes: Record<Theme, string>;
  /** A switch. */
  sound: string;
  /** The parts of the site. */
  places: { title: string; play: string; numbridge: string; learn: string };

  you: string;
  computer: string;
  player: (number: number) => string;

  undo: string;
  hint: string;
  newGame: string;
  start: string;
  swap: string;
  setUp: string;
  done: string;

  mode: string;
  modes: Record<Mode, string>;
  /** Where three or four play: how many, and who each of them is. */
  seats: { title: string; count: (number: number) => string; human: string };
  /** The way to a private room. */
  elsewhere: string;
  elsewhereNote: string;
  level: string;
  levels: Record<Level, string>;
  levelNotes: Record<Level, string>;
  board: string;
  shape: string;
  shapes: Record<Shape, string>;
  wide: string;
  high: string;
  side: string;
  counts: (boxes: string, dots: string) => string;
  rules: string;
  options: Record<Option, string>;
  optionNotes: Record<Option, string>;
  /** The numbers in the boxes. */
  numbers: { title: string; none: string; sum: string; product: string };
  starter: string;
  starters: { you: string; computer: string; alternating: string };
  locked: string;
  names: string;
  namesNote: string;
  aids: string;
  marks: string;
  marksNote: string;
  confirm: string;
  confirmNote: string;
  coordinates: string;
  coordinatesNote: string;
  /** The line that waits for a second tap. */
  draw: string;
  zoom: { title: string; larger: string; smaller: string };
  share: {
    title: string;
    what: string;
    board: string;
    game: string;
    text: string;
    send: string;
    copy: string;
    copied: string;
    byHand: string;
    won: (own: number, other: number, level: string) => string;
    lost: (own: number, other: number, level: string) => string;
    drawn: (own: number, other: number, level: string) => string;
    on: (board: string) => string;
    invite: (board: string) => string;
  };
  replay: {
    at: (move: number, all: number) => string;
    move: string;
    first: string;
    back: string;
    play: string;
    pause: string;
    forward: string;
    last: string;
    own: string;
  };
  install: { title: string; byHand: string };

  score: string;
  boxes: (count: number) => string;
  boxesLeft: (count: number) => string;
  fewestWins: string;
  nearerToLosing: string;

  /** Links to the lessons. */
  help: { rules: string; levels: string };
  printing: {
    title: string;
    perPage: string;
    paper: string;
    orientation: string;
    portrait: string;
    landscape: string;
    print: string;
    note: string;
  };

  results: {
    title: string;
    none: string;
    note: string;
    perBoard: string;
    last: string;
    board: string;
    wins: string;
    draws: string;
    losses: string;
    largest: string;
    date: string;
    won: string;
    drawn: string;
    lost: string;
    save: string;
    clear: string;
    sure: string;
    keep: string;
    cleared: string;
  };

  status: {
    loading: string;
    drawFirst: string;
    drawsFirst: (name: string) => string;
    computerBegins: string;
    yourTurn: string;
    turnOf: (name: string) => string;
    drawAgain: string;
    drawsAgain: (name: string) => string;
    drawOrSwap: string;
    mayDrawOrSwap: (name: string) => string;
    thinking: string;
    youWillWin: string;
    computerWillWin: string;
    willWin: (name: string) => string;
    willBeDrawn: string;
    youWon: (own: number, other: number) => string;
    computerWon: (own: number, other: number) => string;
    won: (name: string, own: number, other: number) => string;
    drawn: (each: number) => string;
    thinks: (name: string) => string;
    begins: (name: string) => string;
    rollDice: string;
    rolls: (name: string) => string;
    drawAt: (number: number) => string;
    drawsAt: (name: string, number: number) => string;
    nothingShows: (number: number) => string;
    wonAlone: (name: string, own: number) => string;
    wonTogether: (names: string, each: number) => string;
  };
  dice: {
    roll: string;
    pass: string;
    rollOn: string;
    rollOnNote: string;
    /** What a person threw, beside the dice. */
    thrownBy: (name: string) => string;
    /** The two dice and what they come to. */
    faces: (first: number, second: number, number: number) => string;
  };

  boards: { square: (width: number, height: number) => string; triangle: (side: number) => string; hexagon: (side: number) => string };
  boardHelp: string;
  line: {
    safe: (line: string) => string;
    giveaway: (line: string) => string;
    closes: (line: string, count: number) => string;
    border: (line: string) => string;
    drawnBy: (line: string, name: string) => string;
    hint: (label: string) => string;
    /** With the numbers of its open boxes. */
    at: (label: string, numbers: string) => string;
  };
  say: {
    youDrew: (line: string, closed: number) => string;
    computerDrew: (lines: string[], closed: number) => string;
    drew: (name: string, lines: string[], closed: number) => string;
    youSwapped: string;
    computerSwapped: string;
    swapped: (name: string) => string;
    hint: (line: string) => string;
    hintSwap: string;
    takenBack: string;
    newBoard: (board: string) => string;
    alreadyDrawn: (line: string) => string;
    notNow: string;
    youRolled: (faces: string) => string;
    computerRolled: (numbers: string) => string;
    rolled: (name: string, faces: string) => string;
    canDraw: (count: number) => string;
    noSide: string;
    passedOn: (count: number) => string;
    youPassed: string;
    computerPassed: string;
    passed: (name: string) => string;
    rollFirst: string;
    notRolled: (line: string, number: number) => string;
    tapAgain: (line: string) => string;
  };
  notices: {
    storage: string;
    address: string;
    kernel: string;
    part: string;
    update: string;
    reload: string;
    close: string;
  };
}
