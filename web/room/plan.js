// What a room can be made for: a board, its rules, and how many play; and the set-up's text for it.

import { gridText, OPTIONS, readGrid } from '../dots/setup.js';

/** @import {Option} from '../dots/dots' */
/** @import {Plan} from './room' */

export const PLAYERS = [2, 3, 4];

/** @type {Plan} */
export const USUAL_PLAN = { shape: 'square', width: 4, height: 4, options: [], players: 2 };

/**
 * What can be chosen with so many.
 * @param {number} players
 * @returns {Option[]}
 */
export function optionsFor(players) {
  return OPTIONS.filter((option) => SERVED.includes(option) && (option !== 'pie' || players === 2));
}

/** @type {readonly Option[]} */
const SERVED = ['misere', 'border', 'noextra', 'pie'];

/**
 * In any order: the server prints it in its own.
 * @param {Plan} plan
 */
export function printPlan(plan) {
  const options = optionsFor(plan.players).filter((option) => plan.options.includes(option));
  return [gridText(plan), ...options, ...(plan.players > 2 ? [`players:${plan.players}`] : [])].join(' ');
}

/**
 * @param {string} setup
 * @returns {Plan} as usual in what cannot be chosen here
 */
export function readPlan(setup) {
  const [grid = '', ...words] = setup.split(' ');
  const players = PLAYERS.find((count) => words.includes(`players:${count}`)) ?? 2;
  const options = optionsFor(players).filter((option) => words.includes(option));
  return { ...USUAL_PLAN, ...readGrid(grid), options, players };
}
