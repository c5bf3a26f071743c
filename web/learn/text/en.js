// English: what is said below the boards of the lessons.

/** @import {LessonWords} from '../learn' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 box' : `${count} boxes`);

/** @type {LessonWords} */
export const lessonWords = {
  done: 'done',
  again: 'Again',
  showMe: 'Show me',
  reached: (got, of) => `You got ${got} of ${boxes(of)}: that is it.`,
  missed: (got, of, goal) => `You got ${got} of ${boxes(of)}. ${goal} can be had: try again.`,
  missedMisere: (got, of, goal) => `You had to take ${got} of ${boxes(of)}. It can be done with ${goal}: try again.`,
  right: 'That is the line. Play on, or go on reading.',
  wrong: 'Not that line. See what comes of it, or try again.',
  parity: (dots, chains, favoursYou) =>
    `${dots} dots and ${chains === 1 ? '1 long chain' : `${chains} long chains`} make ${dots + chains}, ${(dots + chains) % 2 === 0 ? 'even: good for the first player' : 'odd: good for the second player'}. ${favoursYou ? 'That is you.' : 'That is the computer.'}`,
  broken: 'This board does not come alive. Load the page again once the connection is back.',
  fields: {
    field: 'Field of six by six cells. Arrow keys move; digits and Enter play.',
    hand: 'Your tiles',
    tile: (digit) => `Tile ${digit}`,
    place: (row, column, block) => `row ${row}, column ${column}, block ${block}`,
    empty: 'empty',
    given: (digit) => `${digit}, given`,
    owned: (digit, player) => `${digit}, ${player === 1 ? 'Gold' : 'Coral'}`,
    missed: (digits) => `not ${digits}`,
    tile_needed: 'First choose a tile.',
    wasted: 'That could be played, but it is not what is asked here.',
    right: (digit) => `Right: the ${digit} stands there, and the cell is yours.`,
    miss: (digit) => `A miss: no ${digit} goes there. In a game everybody would know now, and the turn would be over.`,
    claimed: (digit) => `Claimed: the ${digit} goes into the bag, and your two ends are one.`,
    joined: (digit) => `With the ${digit} top and bottom are joined: gold wins.`,
    again: 'Again',
  },
};
