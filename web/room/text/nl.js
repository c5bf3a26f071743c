// Nederlands, voor kamers.

/** @import {OwnWords} from '../room' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 vakje' : `${count} vakjes`);

/** @type {OwnWords} */
export const roomWords = {
  title: 'Kamertje · eigen kamer',
  yourTurn: '(jouw beurt)',
  make: {
    title: 'Een eigen kamer',
    note: 'Je krijgt een link. Wie hem als eerste opent en op Meedoen drukt, speelt met je mee. Zonder account, zonder installeren.',
    players: 'Spelers',
    back: 'Terug naar instellen',
  },
  toBoard: 'Naar het bord',
  keep: 'In het archief bewaren',
  changeSetUp: 'Instellen',
  startRound: 'Hiermee beginnen',
  leaveNote: 'De anderen spelen zonder jou verder, je vakjes blijven staan en jij eindigt als laatste. Je kunt niet terug. Wil je alleen pauze, sluit dan gewoon de pagina.',
  reconnectingNote: 'Het potje blijft zoals het is.',
  result: {
    youWon: (count) => `Jij wint met ${boxes(count)}`,
    won: (name, count) => `${name} wint met ${boxes(count)}`,
    shared: (names, count) => `${names} delen de winst, ieder ${boxes(count)}`,
    youStayed: 'De anderen zijn vertrokken: jij wint',
    stayed: (name) => `De anderen zijn vertrokken: ${name} wint`,
  },
  line: { sent: (line) => `${line}, verstuurd, nog niet bevestigd` },
  reasons: {
    someone_absent: 'Er is iemand niet verbonden, dus het lijntje is niet getrokken. Probeer het weer als iedereen er is.',
    not_your_turn: 'Je bent niet aan de beurt, dus het lijntje is niet getrokken.',
    line_drawn: 'Dat lijntje stond er al.',
  },
};
