// A game as the part of an address behind its `#`, where people can read it: the set-up, and its turns in a row.
// `#5x5+misere/b5-c5/c4-c5/b4-b5,d3-e3`; with dice what dealt them comes first and each roll stands before its line.

import { boardText, MOST_SEATS, readSetup, seatsOf } from './setup.js';

/** @import {Choice, Option, Size} from './dots' */

/**
 * @typedef {object} GameRecord
 * @property {Size & { options: readonly Option[] }} setup
 * @property {number} players
 * @property {string[][]} turns each as its moves, in the kernel's own words
 * @property {[number, number] | null} seed of the dice
 */

const TURN_NUMBER = /\s*\d+\.\s+/;
const MOVE = /^(?:\[[1-6][+*][1-6]\] ?)?(?:[a-z]\d{1,2}-[a-z]\d{1,2}|swap|-)?$/;
const SEED = /^~(\d{1,10})\.(\d{1,10})$/;
const LARGEST_SEED = 0xffff_ffff;
// More than any game that can be chosen here has, with every pass of its dice.
const MOST_TURNS = 5000;

const PLAYERS = / players:(\d)$/;

/**
 * @param {Choice} choice
 * @param {string} turns as the kernel prints them
 * @param {[number, number] | null} seed
 */
export function printRecord(choice, turns, seed) {
  const players = seatsOf(choice).length;
  const setup = players > 2 ? `${boardText(choice)} players:${players}` : boardText(choice);
  const moves = turns.split(TURN_NUMBER).filter(Boolean);
  const parts = moves.map((turn) => turn.trim().replaceAll(', ', ',').replaceAll('] ', ']'));
  return `#${[setup.replaceAll(' ', '+'), ...(seed ? [`~${seed.join('.')}`] : []), ...parts].join('/')}`;
}

/**
 * @param {string} hash
 * @returns {GameRecord | null} null unless it is one; whether its lines can be drawn only the kernel knows
 */
export function readRecord(hash) {
  let text;
  try {
    text = decodeURIComponent(hash);
  } catch {
    return null;
  }
  const [printed = '', ...rest] = text.replace(/^#/, '').split('/');
  const words = printed.replaceAll('+', ' ');
  const players = Number(PLAYERS.exec(words)?.[1] ?? 2);
  const setup = readSetup(words.replace(PLAYERS, ''));
  if (players < 2 || players > MOST_SEATS || (players > 2 && setup?.options.includes('pie'))) return null;
  const dealt = SEED.exec(rest[0] ?? '');
  const turns = (dealt ? rest.slice(1) : rest).map((turn) => turn.split(',').map((move) => move.replace('] ', ']')));
  if (!setup || turns.length === 0 || turns.length > MOST_TURNS) return null;
  if (!turns.every((turn) => turn.every((move) => move !== '' && MOVE.test(move)))) return null;
  const seed = dealt ? /** @type {[number, number]} */ ([Number(dealt[1]), Number(dealt[2])]) : null;
  if (seed?.some((half) => half > LARGEST_SEED)) return null;
  return { setup, players, turns, seed };
}

/** @param {GameRecord} record */
export function movesOf({ turns }) {
  return turns.flat();
}

/**
 * The first moves, as the kernel reads them.
 * @param {GameRecord} record
 * @param {number} count
 */
export function firstMoves({ turns }, count) {
  const texts = [];
  let left = count;
  for (const [index, turn] of turns.entries()) {
    if (left <= 0) break;
    texts.push(`${index + 1}. ${turn.slice(0, left).map((move) => move.replace(']', '] ').trim()).join(', ')}`);
    left -= turn.length;
  }
  return texts.join(' ');
}
