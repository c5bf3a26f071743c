// Everything a table of Numbridge can say besides what every table does. `name` is a colour, or the reader.

import type { HallWords } from './halls/words';
import type { GameWords, TableWords } from '../table/table';
import type { Words } from '../text/words';
import type { NumbridgeView, ResultView } from './messages';

type Variant = NumbridgeView['variant'];
export type BotLevel = 'beginner' | 'intermediate' | 'expert';
type How = ResultView['how'];

export interface OwnWords extends GameWords {
  make: {
    title: string;
    variant: string;
    irregular: string;
    irregularNote: string;
    givens: string;
    seconds: string;
    minutes: string;
    candidates: string;
    candidatesNote: string;
    make: string;
    making: string;
  };
  place: { title: string; what: string; rules: string; sample: string; computer: string; otherwise: string; levels: Record<BotLevel, string> };
  variants: Record<Variant, string>;
  variantNotes: Record<Variant, string>;
  /** What is played, in a line: the variant and what is unusual in it. */
  setup: { irregular: string; givens: (count: number) => string; seconds: (count: number) => string; minutes: (count: number) => string; candidates: string };

  /** Gold and coral. */
  colours: [string, string];
  /** What each is to join. */
  sides: [string, string];

  cell: {
    place: (row: number, column: number, block: number | null) => string;
    empty: string;
    given: (digit: number) => string;
    /** A given or a digit that is somebody's. */
    owned: (digit: number, name: string) => string;
    sent: string;
    missed: (digits: string) => string;
    notes: (digits: string) => string;
    candidate: string;
    solved: (digit: number) => string;
  };
  field: (size: number) => string;
  fieldHelp: string;

  hand: string;
  tile: (digit: number) => string;
  noTiles: string;
  pad: string;
  noteOf: (digit: number) => string;
  bag: (count: number) => string;
  tiles: (count: number) => string;
  misses: (count: number) => string;
  clocks: { turn: string; total: (name: string, time: string) => string; left: (time: string) => string };
  goal: { chain: (count: number) => string; missing: (count: number) => string; cut: string; blocks: (won: number) => string; block: (number: number, gold: number, coral: number) => string; title: string };

  swap: string;
  notes: string;
  undoNote: string;
  resign: string;
  resignTitle: string;
  resignNote: string;
  resignSure: string;
  offerDraw: string;
  offerAbort: string;
  rematch: string;

  status: {
    dealing: string;
    chooseTile: string;
    chooseCell: (digit: number) => string;
    claimFree: string;
    noting: string;
    second: string;
    waits: string;
    turnOf: (name: string) => string;
  };
  result: { youWon: Record<Exclude<How, 'draw' | 'aborted'>, string>; won: Record<Exclude<How, 'draw' | 'aborted'>, (name: string) => string>; draw: string; aborted: string };

  log: {
    title: string;
    dealt: string;
    placed: (name: string, digit: number, cell: string) => string;
    missed: (name: string, digit: number, cell: string) => string;
    claimed: (name: string, cell: string) => string;
    swapped: (name: string) => string;
    skipped: (name: string) => string;
    ranOut: (name: string) => string;
  };
  /** A cell in the middle of a sentence. */
  at: (row: number, column: number) => string;

  after: {
    title: string;
    record: string;
    replay: string;
    first: string;
    back: string;
    forward: string;
    last: string;
    step: (now: number, all: number) => string;
    verify: string;
    verifying: string;
    fair: string;
    fairNote: string;
    unfair: string;
    unreadable: string;
    commitment: string;
  };

  reasons: {
    someone_absent: string;
    not_your_turn: string;
    not_dealt: string;
    cell_taken: string;
    given_owned: string;
    tile_missing: string;
    tile_needed: string;
    price_too_high: string;
    miss_repeated: string;
    bag_empty: string;
    time_over: string;
    nonce_refused: string;
    cell_unknown: string;
    given_unknown: string;
    variant_unknown: string;
    option_unknown: string;
    option_twice: string;
    givens_refused: string;
    seconds_refused: string;
    minutes_refused: string;
  };
}

export type NumbridgeWords = OwnWords & TableWords;

/** All that a table of Numbridge speaks with. */
export interface Speech {
  words: Words;
  own: NumbridgeWords;
}

/** And what its place speaks with, and its archive. */
export interface PlaceSpeech extends Speech {
  halls: HallWords;
}
