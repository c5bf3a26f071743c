// What is so and what has happened, in words: for the eye under the score, and for the ear.

import { lineLabel, spokenLine } from '../board/speak.js';
import { awaitsStart, HUMAN, isComputer, maySwap, person, score, SWAP, toMove, winners, wouldClose } from './game.js';

/** @import {Words} from '../text/words' */
/** @import {Choice, Drawn, Game, Person, Size} from './dots' */
/** @import {Happening} from './loop.js' */

/**
 * What stands under the score.
 * @param {Words} words
 * @param {Game | null} game
 * @param {Person[]} people
 */
export function status(words, game, people) {
  const say = words.status;
  if (!game) return say.loading;
  if (game.view.over) return result(words, game, people);
  const next = toMove(game);
  const said = people[next]?.said ?? '';
  const again = game.drawn.at(-1)?.person === next && (game.drawn.at(-1)?.closed ?? 0) > 0;
  if (game.choice.mode === 'two') {
    if (!game.started) return say.drawsFirst(said);
    if (maySwap(game)) return say.mayDrawOrSwap(said);
    return again ? say.drawsAgain(said) : say.turnOf(said);
  }
  if (!game.started) return awaitsStart(game) ? say.computerBegins : say.drawFirst;
  if (next !== HUMAN) return say.thinking;
  if (maySwap(game)) return say.drawOrSwap;
  return again ? say.drawAgain : say.yourTurn;
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
function result(words, game, people) {
  const [one, two] = [score(game, 1), score(game, 2)];
  if (one === two) return words.status.drawn(one);
  const [winner = 0] = winners(game);
  const [own, other] = winner === 1 ? [one, two] : [two, one];
  if (game.choice.mode === 'two') return words.status.won(people[winner]?.said ?? '', own, other);
  return winner === HUMAN ? words.status.youWon(own, other) : words.status.computerWon(own, other);
}

/**
 * What is said where the board or the game is shared.
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
export function tellShared(words, game, people) {
  const board = shortName(words, game.choice);
  const begun = game.view.moves > 0 && game.waiting !== 'replay';
  const told = { choice: game.choice, begun, first: game.seating[1] === 2 ? 2 : 1 };
  if (!begun || !game.view.over) return { ...told, text: words.share.invite(board) };
  const [own, other] = [score(game, HUMAN), score(game, 3 - HUMAN)];
  const level = words.levels[game.lowest ?? game.choice.level].toLocaleLowerCase(words.code);
  const outcome = own === other ? 'drawn' : winners(game).includes(HUMAN) ? 'won' : 'lost';
  const text = game.choice.mode === 'solo' ? words.share[outcome](own, other, level) : `${result(words, game, people)}.`;
  return { ...told, text: `${text} ${words.share.on(board)}` };
}

/**
 * What can no longer change, though boxes are left.
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
export function decision(words, game, people) {
  const [winner, ...others] = winners(game);
  if (winner === undefined || game.view.over) return null;
  if (others.length > 0) return words.status.willBeDrawn;
  if (game.choice.mode === 'two') return words.status.willWin(people[winner]?.said ?? '');
  return winner === HUMAN ? words.status.youWillWin : words.status.computerWillWin;
}

/**
 * Who has more boxes where the fewest win; nobody while they are equal, or once it is over.
 * @param {Game} game
 */
export function nearerToLosing(game) {
  const [one, two] = [score(game, 1), score(game, 2)];
  if (!game.choice.options.includes('misere') || game.view.over || one === two) return 0;
  return one > two ? 1 : 2;
}

/**
 * @param {Words} words
 * @param {Size} size
 */
export function boardName(words, { shape, width, height }) {
  return shape === 'square' ? words.boards.square(width, height) : words.boards[shape](width);
}

/**
 * A board and its options, as short as a table wants it.
 * @param {Words} words
 * @param {Pick<Choice, 'shape' | 'width' | 'height' | 'options'>} choice
 */
export function shortName(words, { shape, width, height, options }) {
  const size = shape === 'square' ? `${width}×${height}` : `${words.shapes[shape]} ${width}`;
  return [size, ...options.map((option) => words.options[option].toLocaleLowerCase(words.code))].join(' · ');
}

/**
 * Each line with its state and what it would do.
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
export function lineLabels(words, game, people) {
  return game.grid.lines.map(({ name }, line) => {
    const drawer = person(game, game.view.drawers[line] ?? 0);
    const closes = wouldClose(game, line);
    const label = lineLabel(words, name, {
      drawer,
      kind: game.view.kinds[line] ?? 'drawn',
      closes,
      people: people.map(({ said }) => said),
    });
    return line === game.hint ? words.line.hint(label) : label;
  });
}

/**
 * What a line sounds like.
 * @param {Game} game
 * @param {Drawn} line
 */
export function soundOf(game, { person: by, closed }) {
  const { over } = game.view;
  return { by, closed, over, won: over && (game.choice.mode === 'two' || winners(game).join() === String(HUMAN)) };
}

export class Teller {
  /** @type {string | null} said already */
  #decided = null;

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   * @param {Happening} event
   */
  tell(words, game, people, event) {
    const { say } = words;
    const name = (/** @type {number} */ line) => spokenLine(game.grid.lines[line]?.name ?? '');
    if (event.kind === 'opened') {
      this.#decided = null;
      return say.newBoard(boardName(words, game.choice));
    }
    if (event.kind === 'takenBack') return `${say.takenBack} ${standing(game, people)} ${sentence(status(words, game, people))}`;
    if (event.kind === 'hinted') return event.move === SWAP ? say.hintSwap : say.hint(name(event.move));
    if (event.kind === 'swapped') return `${this.#swapped(words, game, people, event.by)} ${this.#follows(words, game, people)}`;
    if (event.kind !== 'drew') return '';
    const closed = event.lines.reduce((sum, line) => sum + line.closed, 0);
    const lines = event.lines.map(({ line }) => name(line));
    return [
      this.#drew(words, game, people, event.by, lines, closed),
      closed ? standing(game, people) : '',
      this.#newlyDecided(words, game, people),
      this.#follows(words, game, people),
    ]
      .filter(Boolean)
      .join(' ');
  }

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   * @param {number} by
   * @param {string[]} lines
   * @param {number} closed
   */
  #drew({ say }, game, people, by, lines, closed) {
    if (game.choice.mode === 'two') return say.drew(people[by]?.said ?? '', lines, closed);
    return by === HUMAN ? say.youDrew(lines[0] ?? '', closed) : say.computerDrew(lines, closed);
  }

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   * @param {number} by
   */
  #swapped({ say }, game, people, by) {
    if (game.choice.mode === 'two') return say.swapped(people[by]?.said ?? '');
    return by === HUMAN ? say.youSwapped : say.computerSwapped;
  }

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   */
  #newlyDecided(words, game, people) {
    const decided = decision(words, game, people);
    const news = decided && !this.#decided ? sentence(decided) : '';
    this.#decided = decided;
    return news;
  }

  /**
   * Whose turn it is now, or how it ended; nothing before the computer's answer.
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   */
  #follows(words, game, people) {
    return isComputer(game, toMove(game)) ? '' : sentence(status(words, game, people));
  }
}

/**
 * @param {Game} game
 * @param {Person[]} people
 */
function standing(game, people) {
  return sentence([1, 2].map((who) => `${people[who]?.said ?? ''} ${score(game, who)}`).join(', '));
}

/** @param {string} text */
function sentence(text) {
  return `${text}.`;
}
