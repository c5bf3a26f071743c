// What is so and what has happened, in words: for the eye under the score, and for the ear.

import { lineLabel, spokenLine } from '../board/speak.js';
import { PASS, SWAP } from '../kernel/moves.js';
import {
  awaitsStart,
  everyone,
  HUMAN,
  isComputer,
  isSolo,
  maySwap,
  outcome,
  person,
  score,
  toMove,
  winners,
  wouldClose,
} from './game.js';
import { hasDice } from './setup.js';

/** @import {Roll} from '../kernel/messages' */
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
  if (isComputer(game, next)) {
    if (isSolo(game)) return awaitsStart(game) ? say.computerBegins : say.thinking;
    return awaitsStart(game) ? say.begins(said) : say.thinks(said);
  }
  if (hasDice(game.choice)) return throwing(words, game, said);
  const again = game.drawn.at(-1)?.person === next && (game.drawn.at(-1)?.closed ?? 0) > 0;
  if (isSolo(game)) {
    if (!game.started) return say.drawFirst;
    if (maySwap(game)) return say.drawOrSwap;
    return again ? say.drawAgain : say.yourTurn;
  }
  if (!game.started) return say.drawsFirst(said);
  if (maySwap(game)) return say.mayDrawOrSwap(said);
  return again ? say.drawsAgain(said) : say.turnOf(said);
}

/**
 * @param {Words} words
 * @param {Game} game somebody here is to throw, or has thrown
 * @param {string} said
 */
function throwing(words, game, said) {
  const say = words.status;
  const { roll, canPass } = game.view;
  if (!roll) return isSolo(game) ? say.rollDice : say.rolls(said);
  const number = outcome(game, roll);
  if (canPass) return say.nothingShows(number);
  return isSolo(game) ? say.drawAt(number) : say.drawsAt(said, number);
}

/**
 * @param {Words} words
 * @param {Game} game
 * @param {Person[]} people
 */
function result(words, game, people) {
  const all = everyone(game.choice);
  const won = winners(game);
  const [winner = 0] = won;
  const own = score(game, winner);
  if (won.length === all.length) return words.status.drawn(own);
  const said = won.map((who) => people[who]?.said ?? '');
  if (won.length > 1) return words.status.wonTogether(new Intl.ListFormat(words.code).format(said), own);
  if (all.length > 2) return words.status.wonAlone(said[0] ?? '', own);
  const other = score(game, 3 - winner);
  if (!isSolo(game)) return words.status.won(said[0] ?? '', own, other);
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
  const told = { choice: game.choice, begun, first: game.seating[1] ?? 1 };
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
  if (!isSolo(game)) return words.status.willWin(people[winner]?.said ?? '');
  return winner === HUMAN ? words.status.youWillWin : words.status.computerWillWin;
}

/**
 * Who alone has most boxes where the fewest win; nobody once it is over.
 * @param {Game} game
 */
export function nearerToLosing(game) {
  const scores = everyone(game.choice).map((who) => score(game, who));
  const most = Math.max(...scores);
  const alone = scores.indexOf(most) === scores.lastIndexOf(most);
  return game.choice.options.includes('misere') && !game.view.over && alone ? scores.indexOf(most) + 1 : 0;
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
    const at = drawer === 0 ? numbersAt(game, line) : '';
    const numbered = at ? words.line.at(label, at) : label;
    return line === game.hint ? words.line.hint(numbered) : numbered;
  });
}

/**
 * @param {Game} game
 * @param {number} line an undrawn one, so that its boxes are open
 */
function numbersAt({ grid, view }, line) {
  return (grid.lines[line]?.boxes ?? []).flatMap((box) => view.numbers[box] || []).join(', ');
}

/**
 * What a line sounds like.
 * @param {Game} game
 * @param {Drawn} line
 */
export function soundOf(game, { person: by, closed }) {
  const { over } = game.view;
  return { by, closed, over, won: over && (!isSolo(game) || winners(game).join() === String(HUMAN)) };
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
    if (event.kind === 'rolled') return this.#rolled(words, game, people, event);
    if (event.kind !== 'drew') return '';
    return [
      ...byPerson(event.lines).map((moves) => this.#moved(words, game, people, moves)),
      event.lines.some(({ closed }) => closed) ? standing(game, people) : '',
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
   * @param {{ by: number, roll: Roll, passes: number }} event
   */
  #rolled(words, game, people, { by, roll, passes }) {
    const { say } = words;
    const faces = words.dice.faces(roll[0], roll[1], outcome(game, roll));
    const count = game.view.allowed.filter(Boolean).length;
    return [
      passes > 0 ? say.passedOn(passes) : '',
      isSolo(game) && by === HUMAN ? say.youRolled(faces) : say.rolled(people[by]?.said ?? '', faces),
      isComputer(game, by) ? '' : count > 0 ? say.canDraw(count) : say.noSide,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /**
   * What one of them did in a row. What somebody here threw was told when it fell.
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   * @param {Drawn[]} moves
   */
  #moved(words, game, people, moves) {
    const { say } = words;
    const by = moves[0]?.person ?? 0;
    const said = people[by]?.said ?? '';
    const rolls = isComputer(game, by) ? moves.flatMap(({ roll }) => (roll ? [outcome(game, roll)] : [])).join(', ') : '';
    const drawn = moves.filter(({ line }) => line !== PASS);
    const closed = drawn.reduce((sum, line) => sum + line.closed, 0);
    const lines = drawn.map(({ line }) => spokenLine(game.grid.lines[line]?.name ?? ''));
    const passed = moves.length > drawn.length;
    return [
      rolls && (isSolo(game) ? say.computerRolled(rolls) : say.rolled(said, rolls)),
      lines.length > 0 ? this.#drew(words, game, people, by, lines, closed) : '',
      passed ? (isSolo(game) ? (by === HUMAN ? say.youPassed : say.computerPassed) : say.passed(said)) : '',
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
    if (!isSolo(game)) return say.drew(people[by]?.said ?? '', lines, closed);
    return by === HUMAN ? say.youDrew(lines[0] ?? '', closed) : say.computerDrew(lines, closed);
  }

  /**
   * @param {Words} words
   * @param {Game} game
   * @param {Person[]} people
   * @param {number} by
   */
  #swapped({ say }, game, people, by) {
    if (!isSolo(game)) return say.swapped(people[by]?.said ?? '');
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
  return sentence(everyone(game.choice).map((who) => `${people[who]?.said ?? ''} ${score(game, who)}`).join(', '));
}

/**
 * Moves in their order, those in a row by one person together.
 * @param {Drawn[]} moves
 */
function byPerson(moves) {
  /** @type {Drawn[][]} */
  const groups = [];
  for (const move of moves) {
    if (groups.at(-1)?.[0]?.person === move.person) groups.at(-1)?.push(move);
    else groups.push([move]);
  }
  return groups;
}

/** @param {string} text */
function sentence(text) {
  return `${text}.`;
}
