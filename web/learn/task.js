// What a board asks, as it is written in the page, and whether it has been done.

import { HUMAN, score } from '../dots/game.js';
import { DEFAULT_CHOICE, OPTIONS } from '../dots/setup.js';

/** @import {Choice, Game} from '../dots/dots' */
/** @import {Task, Verdict} from './learn' */

/**
 * @param {DOMStringMap} data of the element that stands around the board
 * @returns {Task}
 */
export function readTask(data) {
  const setup = data['setup'] ?? '';
  const misere = setup.split(' ').includes('misere');
  return {
    setup,
    turns: data['turns'] ?? '',
    reader: Number(data['reader']),
    goal: data['lines']
      ? { kind: 'lines', lines: data['lines'].split(' ') }
      : { kind: 'boxes', boxes: Number(data['boxes']), misere },
    parity: data['parity'] === 'yes',
  };
}

/**
 * The reader against a computer that never errs on boards as small as these.
 * @param {Task} task
 * @returns {Choice}
 */
export function choiceOf({ setup, reader }) {
  const words = setup.split(' ');
  return {
    ...DEFAULT_CHOICE,
    level: 'master',
    options: OPTIONS.filter((option) => words.includes(option)),
    starter: reader === 1 ? 1 : 2,
  };
}

/**
 * @param {Task} task
 * @param {Game} game
 * @returns {Verdict} null while it is open
 */
export function judge({ goal }, game) {
  const boxes = game.view.boxesLeft + score(game, 1) + score(game, 2);
  if (goal.kind === 'lines') {
    const first = game.drawn.find(({ person }) => person === HUMAN);
    if (!first) return null;
    return { reached: goal.lines.includes(game.grid.lines[first.line]?.name ?? ''), got: score(game, HUMAN), of: boxes };
  }
  if (!game.view.over) return null;
  const got = score(game, HUMAN);
  return { reached: goal.misere ? got <= goal.boxes : got >= goal.boxes, got, of: boxes };
}
