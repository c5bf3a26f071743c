// Everything the page can say. A language that lacks a key, or has one too many, does not pass the type check.

import type { Level } from '../kernel/messages';

export type Language = 'en' | 'nl' | 'el';
export type Theme = 'auto' | 'light' | 'dark';

export interface Words {
  title: string;
  language: string;
  theme: string;
  themes: Record<Theme, string>;

  you: string;
  computer: string;
  /** One letter each, in the boxes. */
  yourLetter: string;
  computerLetter: string;

  undo: string;
  newGame: string;
  start: string;
  setUp: string;
  done: string;

  size: string;
  wide: string;
  high: string;
  counts: (width: number, height: number) => string;
  level: string;
  levels: Record<Level, string>;
  levelNotes: Record<Level, string>;
  starter: string;
  starters: { you: string; computer: string };
  locked: string;

  score: string;
  boxes: (count: number) => string;
  boxesLeft: (count: number) => string;

  status: {
    loading: string;
    drawFirst: string;
    computerBegins: string;
    yourTurn: string;
    drawAgain: string;
    thinking: string;
    youWillWin: string;
    computerWillWin: string;
    willBeDrawn: string;
    youWon: (yours: number, theirs: number) => string;
    computerWon: (yours: number, theirs: number) => string;
    drawn: (each: number) => string;
  };

  board: (width: number, height: number) => string;
  boardHelp: string;
  line: {
    safe: (line: string) => string;
    giveaway: (line: string) => string;
    closes: (line: string) => string;
    border: (line: string) => string;
    drawnBy: (line: string, person: string) => string;
  };
  say: {
    youDrew: (line: string, closed: number) => string;
    computerDrew: (lines: string[], closed: number) => string;
    score: (yours: number, theirs: number) => string;
    takenBack: string;
    newBoard: (width: number, height: number) => string;
    alreadyDrawn: (line: string) => string;
    notNow: string;
    tapAgain: (line: string) => string;
  };
  notices: {
    storage: string;
    kernel: string;
    part: string;
    reload: string;
    close: string;
  };
}
