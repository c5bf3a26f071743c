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
};
