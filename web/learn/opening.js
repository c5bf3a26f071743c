// A game that begins in the middle: what was drawn and closed before is ink and counts for nobody.

import { effort } from '../dots/levels.js';
import { KernelClient } from '../kernel/client.js';

/** @import {Port} from '../kernel/client.js' */
/** @import {Answer, Effort, View} from '../kernel/messages' */

const INK = 5;

/** The kernel's client for one position: every game starts there, and every line, the one shown too, is thought out. */
export class OpeningClient extends KernelClient {
  /** @type {{ setup: string, turns: string }} */
  #opening;

  /**
   * @param {Port} port
   * @param {(answer: Answer) => void} hear
   * @param {{ setup: string, turns: string }} opening
   */
  constructor(port, hear, opening) {
    super(port, hear);
    this.#opening = opening;
  }

  start() {
    super.start(this.#opening.setup, this.#opening.turns);
  }

  /**
   * @param {Effort} _effort
   * @param {[number, number]} seed
   */
  think(_effort, seed) {
    super.think(effort('master', true), seed); // several boards share a page, and its memory
  }
}

/**
 * The answers as they would be had the game begun at its first one.
 * @param {(answer: Answer) => void} hear
 * @returns {(answer: Answer) => void}
 */
export function fromHere(hear) {
  /** @type {View | null} */
  let first = null;
  return (answer) => {
    if (answer.kind === 'started') first = answer.view;
    hear(first && 'view' in answer ? { ...answer, view: since(first, answer.view) } : answer);
  };
}

/**
 * @param {View} first
 * @param {View} view
 * @returns {View}
 */
function since(first, view) {
  const scores = view.scores.map((score, player) => score - (first.scores[player] ?? 0));
  const best = Math.max(...scores.slice(1));
  return {
    ...view,
    scores,
    drawers: view.drawers.map((drawer, line) => (first.drawers[line] === 0 ? drawer : INK)),
    owners: view.owners.map((owner, box) => (first.owners[box] === 0 ? owner : INK)),
    last: view.moves > first.moves ? view.last : null,
    winners: view.over ? [1, 2].filter((player) => scores[player] === best) : [],
  };
}
