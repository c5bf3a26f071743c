// A table of Numbridge as the page holds it. Cells are numbered from 0, row by row; players by their seats.

import type { NumbridgeCommand, NumbridgeEvent, NumbridgeView } from './messages';
import type { Holding, RoomOf } from '../table/table';
import type { Notes } from './table/notes.js';

export type NumbridgeRoom = RoomOf<NumbridgeView, NumbridgeEvent>;

/** The field as drawn: what lies where, and what the reader has done with it. */
export interface FieldPicture {
  size: number;
  /** By cell, from 0; empty before the deal. */
  blocks: readonly number[];
  digits: readonly number[];
  givens: readonly number[];
  /** By cell: 0 nobody, 1 gold, 2 coral. */
  owners: readonly number[];
  /** Digits that were missed, by cell. */
  missed: readonly (readonly number[])[];
  /** The reader's own notes, by cell. */
  notes: readonly (readonly number[])[];
  /** Where the chosen digit can still stand. */
  candidates: readonly number[];
  /** A move that is not confirmed yet. */
  pending: { cell: number; digit: number; by: number } | null;
  last: number | null;
  /** A miss to be seen for a moment. */
  miss: { cell: number; digit: number } | null;
  /** The solution, after the end. */
  solution: readonly number[] | null;
  /** The chain that joins the sides, or the best so far. */
  chain: readonly number[];
  /** Whether the two pairs of sides are to be joined. */
  sides: boolean;
  /** The cell whose three areas are lit. */
  lit: number | null;
  /** A block that is lit instead. */
  block?: number | null;
  focus: number;
}

export interface NumbridgeState extends Holding<NumbridgeRoom, NumbridgeCommand> {
  /** The digit of the tile that is chosen, and where it lies in the hand: two may be alike. */
  tile: number | null;
  slot: number;
  /** Digits go into notes. */
  noting: boolean;
  notes: Notes;
  focus: number;
  hover: number | null;
  /** A block whose score is pointed at. */
  block: number | null;
  /** A miss that is still shown; `count` tells one from the next. */
  miss: { cell: number; digit: number; count: number } | null;
  /** After the end: how many entries of the log are shown; null for all. */
  replay: number | null;
}
