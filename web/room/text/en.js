// English, for rooms.

/** @import {OwnWords} from '../room' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 box' : `${count} boxes`);

/** @type {OwnWords} */
export const roomWords = {
  title: 'Kamertje · private room',
  yourTurn: '(your turn)',
  make: {
    title: 'A private room',
    note: 'You get a link. Whoever opens it first and presses Join plays with you. No account, nothing to install.',
    players: 'Players',
    back: 'Back to the set-up',
  },
  toBoard: 'To the board',
  keep: 'Keep in the archive',
  changeSetUp: 'Set-up',
  startRound: 'Start with this',
  leaveNote: 'The others play on without you, your boxes stay where they are, and you rank last. You cannot come back. To pause, just close the page.',
  reconnectingNote: 'The game is kept as it is.',
  result: {
    youWon: (count) => `You win with ${boxes(count)}`,
    won: (name, count) => `${name} wins with ${boxes(count)}`,
    shared: (names, count) => `${names} share it, ${boxes(count)} each`,
    youStayed: 'The others have left: you win',
    stayed: (name) => `The others have left: ${name} wins`,
  },
  line: { sent: (line) => `${line}, sent, not confirmed yet` },
  reasons: {
    someone_absent: 'Somebody is not connected, so the line was not drawn. Try again when all are here.',
    not_your_turn: 'It is not your turn, so the line was not drawn.',
    line_drawn: 'That line was drawn already.',
  },
};
