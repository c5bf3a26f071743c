// What a room can be made for: a board, its rules, and how many play; and the set-up's text for it.

import { gridText, OPTIONS, readGrid } from '../dots/setup.js';

/** @import {Option} from '../dots/dots' */
/** @import {Plan} from './room' */

export const PLAYERS = [2, 3, 4];

/** @type {Plan} */
export const USUAL_PLAN = { shape: 'square', width: 4, height: 4, options: [], players: 2 };

/** @type {readonly Option[]} the rules that go with any number of players */
const RULES = ['misere', 'border', 'noextra'];
/** @type {readonly Option[]} */
export const NUMBERS = ['sum', 'product'];

/**
 * The rules that can be switched on in such a plan, besides numbers.
 * @param {Plan} plan
 */
export function rulesFor({ players, options }) {
  return players === 2 && !options.some((option) => NUMBERS.includes(option)) ? [...RULES, /** @type {const} */ ('pie')] : RULES;
}

/**
 * What of a plan goes together.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function fittingPlan(plan) {
  const numbers = plan.options.filter((option) => NUMBERS.includes(option)).slice(0, plan.shape === 'square' ? 1 : 0);
  const possible = [...rulesFor({ ...plan, options: numbers }), ...numbers];
  return { ...plan, options: OPTIONS.filter((option) => plan.options.includes(option) && possible.includes(option)) };
}

/**
 * In any order: the server prints it in its own.
 * @param {Plan} plan
 */
export function printPlan(plan) {
  return [gridText(plan), ...fittingPlan(plan).options, ...(plan.players > 2 ? [`players:${plan.players}`] : [])].join(' ');
}

/**
 * @param {string} setup
 * @returns {Plan} as usual in what cannot be chosen here
 */
export function readPlan(setup) {
  const [grid = '', ...words] = setup.split(' ');
  const players = PLAYERS.find((count) => words.includes(`players:${count}`)) ?? 2;
  const options = OPTIONS.filter((option) => words.includes(option));
  return fittingPlan({ ...USUAL_PLAN, ...readGrid(grid), options, players });
}
