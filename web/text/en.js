// English.

/** @import {Words} from './words' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 box' : `${count} boxes`);

/** @type {Words} */
export const words = {
  title: 'Kamertje · Dots and Boxes',
  language: 'Language',
  theme: 'Colours',
  themes: { auto: 'Like the device', light: 'Light', dark: 'Dark' },

  you: 'You',
  computer: 'Computer',
  yourLetter: 'Y',
  computerLetter: 'C',

  undo: 'Undo',
  newGame: 'New game',
  start: 'Start',
  setUp: 'Set-up',
  done: 'Done',

  size: 'Board',
  wide: 'Wide',
  high: 'High',
  counts: (width, height) => `${width}×${height} boxes · ${width + 1}×${height + 1} dots`,
  level: 'Level',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', master: 'Master' },
  levelNotes: {
    easy: 'Overlooks boxes now and then.',
    medium: 'Takes every box, and never looks further.',
    hard: 'Counts chains, and gives up two boxes to win ten.',
    master: 'As strong as two seconds a line allow.',
  },
  starter: 'Who begins',
  starters: { you: 'You', computer: 'Computer' },
  locked: 'Board and beginner stay as they are during a game. The level may change at any time.',

  score: 'Score',
  boxes,
  boxesLeft: (count) => `${boxes(count)} left`,

  status: {
    loading: 'Laying out the paper…',
    drawFirst: 'Draw the first line',
    computerBegins: 'The computer begins',
    yourTurn: 'Your turn',
    drawAgain: 'A box! Draw again',
    thinking: 'The computer is thinking…',
    youWillWin: 'Decided: you win',
    computerWillWin: 'Decided: the computer wins',
    willBeDrawn: 'Decided: a draw',
    youWon: (yours, theirs) => `You win, ${yours} to ${theirs}`,
    computerWon: (yours, theirs) => `The computer wins, ${theirs} to ${yours}`,
    drawn: (each) => `A draw, ${each} each`,
  },

  board: (width, height) => `Board of ${width} by ${height} boxes`,
  boardHelp: 'The arrow keys go from line to line, Enter or Space draws.',
  line: {
    safe: (line) => `${line}, safe`,
    giveaway: (line) => `${line}, gives a box away`,
    closes: (line) => `${line}, closes a box`,
    border: (line) => `${line}, border`,
    drawnBy: (line, person) => `${line}, drawn: ${person}`,
  },
  say: {
    youDrew: (line, closed) => (closed ? `You drew ${line} and closed ${boxes(closed)}.` : `You drew ${line}.`),
    computerDrew: (lines, closed) =>
      closed
        ? `The computer drew ${lines.join(', ')} and closed ${boxes(closed)}.`
        : `The computer drew ${lines.join(', ')}.`,
    score: (yours, theirs) => `You ${yours}, computer ${theirs}.`,
    takenBack: 'Taken back.',
    newBoard: (width, height) => `New board of ${width} by ${height} boxes.`,
    alreadyDrawn: (line) => `${line} is already drawn.`,
    notNow: 'It is not your turn.',
    tapAgain: (line) => `Tap ${line} again to draw it`,
  },
  notices: {
    storage: 'This browser keeps nothing for this site, so your settings are forgotten when you leave. The game goes on.',
    kernel: 'The computer dropped its pen. The board is kept; load the page again if it does not go on.',
    part: 'A part of the page did not come through. The game goes on; load again once the connection is back.',
    reload: 'Load again',
    close: 'Close',
  },
};
