// English, for rooms.

/** @import {RoomWords} from '../room' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 box' : `${count} boxes`);

/** @type {RoomWords} */
export const roomWords = {
  title: 'Kamertje · private room',
  yourTurn: '(your turn)',

  make: {
    title: 'A private room',
    note: 'You get a link. Whoever opens it first and presses Join plays with you. No account, nothing to install.',
    players: 'Players',
    watch: 'Others may watch',
    watchNote: 'Whoever has the link can look on.',
    make: 'Make the room',
    making: 'Making the room…',
    back: 'Back to the set-up',
  },

  seat: { here: 'connected', away: 'not connected', free: 'still to come', left: 'left', closed: 'not in play' },

  invited: 'You are invited to a game',
  invitedBy: (players) => (players === 1 ? 'One player is waiting for you.' : `${players} players are here already.`),
  join: 'Join',
  joining: 'Joining…',
  full: 'This room is full',
  fullNote: 'All seats are taken, and only the players see the board. Did you play here before? Then open the room in the same browser as that time.',
  watching: 'You are watching.',
  toBoard: 'To the board',

  invite: 'Invite',
  inviteNote: 'Send this link, or have it scanned. It leads straight here.',
  link: 'Link to this room',
  qr: 'QR code of the link',
  copy: 'Copy the link',
  copied: 'Copied',
  copyByHand: 'The link is selected: copy it with the keyboard or a long press.',
  share: 'Share',
  closeSeats: 'Play without the empty seats',

  waitingToJoin: (names) => `Waiting for ${names} to join`,
  waitingFor: (names) => `Waiting for ${names} to come back`,
  connecting: 'Connecting…',
  reconnecting: 'No connection. Trying again…',
  reconnectingNote: 'The game is kept as it is.',
  retry: 'Try now',
  back: 'Connected again.',

  newRound: 'New round',
  changeSetUp: 'Set-up',
  startRound: 'Start with this',
  proposes: (name) => `${name} would like a new round`,
  accept: 'All right',
  notNow: 'Not now',
  proposed: (names) => `You asked for a new round. ${names} still to agree.`,
  withdraw: 'Take back',

  leave: 'Leave',
  leaveTitle: 'Leave this room for good?',
  leaveNote: 'The others play on without you, your boxes stay where they are, and you rank last. You cannot come back. To pause, just close the page.',
  leaveSure: 'Yes, leave',
  stay: 'Stay',
  youLeft: 'You have left this game',

  moveSeat: 'Move seat',
  moveTitle: 'Play on in another browser',
  moveNote: (minutes) => `Open this link there, or scan the code. It works once, for ${minutes} minutes; this browser then stops.`,
  takeTitle: 'Play on in this browser?',
  takeNote: 'The seat moves here, and the browser that has it now stops.',
  take: 'Move the seat here',
  takeNot: 'Leave it there',

  ends: {
    taken_over: { title: 'Your seat is played elsewhere', note: 'Another tab or browser has taken it over. Nothing is lost.' },
    expired: { title: 'This room has been cleared', note: 'A room is kept for seven days after it was last used.' },
    unknown: { title: 'There is no such room', note: 'It may have been deleted. Make a new one from the board.' },
    outdated: { title: 'There is a new version', note: 'Please load the page again to play on. The game is kept.' },
  },
  playHere: 'Play here',
  reload: 'Load again',

  result: {
    youWon: (count) => `You win with ${boxes(count)}`,
    won: (name, count) => `${name} wins with ${boxes(count)}`,
    shared: (names, count) => `${names} share it, ${boxes(count)} each`,
    youStayed: 'The others have left: you win',
    stayed: (name) => `The others have left: ${name} wins`,
  },

  line: { sent: (line) => `${line}, sent, not confirmed yet` },
  say: {
    joined: (name) => `${name} has joined.`,
    youJoined: (name) => `You have joined as ${name}.`,
    left: (name) => `${name} has left for good.`,
    seatsClosed: 'The game goes on without the empty seats.',
    newRound: 'A new round.',
    declined: (name) => `${name} would rather not start anew.`,
    withdrawn: (name) => `${name} no longer asks for a new round.`,
    lapsed: 'The game went on, so the request for a new round has lapsed.',
    gone: (name) => `${name} has lost the connection.`,
    returned: (name) => `${name} is connected.`,
  },
  reasons: {
    stale: 'Something else happened first. Your move was not made.',
    someone_absent: 'Somebody is not connected, so the line was not drawn. Try again when all are here.',
    not_your_turn: 'It is not your turn, so the line was not drawn.',
    line_drawn: 'That line was drawn already.',
    game_over: 'The game is over.',
    room_full: 'Somebody else was first: this room is full.',
    room_busy: 'The room was too busy just now. Try once more.',
    room_expired: 'This room has been cleared.',
    room_unknown: 'There is no such room.',
    link_spent: 'That link was used already, or is too old. Ask for another in the browser that has the seat.',
    too_many: 'That was a bit much at once. Wait a minute and try again.',
    unanswered: 'There was no answer in time, so it may not have happened. What you see is what is known.',
    offline: 'There is no connection. Try again when it is back.',
    other: 'That did not work. Nothing has changed.',
  },
};
