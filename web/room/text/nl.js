// Nederlands, voor kamers.

/** @import {RoomWords} from '../room' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 vakje' : `${count} vakjes`);

/** @type {RoomWords} */
export const roomWords = {
  title: 'Kamertje · eigen kamer',
  yourTurn: '(jouw beurt)',

  make: {
    title: 'Een eigen kamer',
    note: 'Je krijgt een link. Wie hem als eerste opent en op Meedoen drukt, speelt met je mee. Zonder account, zonder installeren.',
    players: 'Spelers',
    watch: 'Anderen mogen kijken',
    watchNote: 'Wie de link heeft, kan meekijken.',
    make: 'Maak de kamer',
    making: 'De kamer wordt gemaakt…',
    back: 'Terug naar instellen',
  },

  seat: { here: 'verbonden', away: 'niet verbonden', free: 'komt nog', left: 'vertrokken', closed: 'doet niet mee' },

  invited: 'Je bent uitgenodigd voor een potje',
  invitedBy: (players) => (players === 1 ? 'Er wacht al één speler op je.' : `Er zijn al ${players} spelers.`),
  join: 'Meedoen',
  joining: 'Even geduld…',
  full: 'Deze kamer is vol',
  fullNote: 'Alle plaatsen zijn bezet en alleen de spelers zien het bord. Speelde je hier al? Open de kamer dan in dezelfde browser als toen.',
  watching: 'Je kijkt mee.',
  toBoard: 'Naar het bord',

  invite: 'Uitnodigen',
  inviteNote: 'Stuur deze link, of laat hem scannen. Hij leidt rechtstreeks hierheen.',
  link: 'Link naar deze kamer',
  qr: 'QR-code van de link',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  copyByHand: 'De link is geselecteerd: kopieer hem met het toetsenbord of door lang te drukken.',
  share: 'Delen',
  closeSeats: 'Spelen zonder de lege plaatsen',

  waitingToJoin: (names, count) => `Wachten tot ${names} ${count > 1 ? 'meedoen' : 'meedoet'}`,
  waitingFor: (names, count) => `Wachten tot ${names} terug ${count > 1 ? 'zijn' : 'is'}`,
  connecting: 'Verbinding maken…',
  reconnecting: 'Geen verbinding. We proberen het opnieuw…',
  reconnectingNote: 'Het potje blijft zoals het is.',
  retry: 'Nu proberen',
  back: 'Weer verbonden.',

  newRound: 'Nieuw potje',
  changeSetUp: 'Instellen',
  startRound: 'Hiermee beginnen',
  proposes: (name) => `${name} wil een nieuw potje`,
  accept: 'Goed',
  notNow: 'Nu niet',
  proposed: (names) => `Je vroeg om een nieuw potje. Nog niet akkoord: ${names}.`,
  withdraw: 'Toch niet',

  leave: 'Vertrekken',
  leaveTitle: 'Deze kamer voorgoed verlaten?',
  leaveNote: 'De anderen spelen zonder jou verder, je vakjes blijven staan en jij eindigt als laatste. Je kunt niet terug. Wil je alleen pauze, sluit dan gewoon de pagina.',
  leaveSure: 'Ja, ik vertrek',
  stay: 'Blijven',
  youLeft: 'Je hebt dit potje verlaten',

  moveSeat: 'Verhuizen',
  moveTitle: 'Verder spelen in een andere browser',
  moveNote: (minutes) => `Open daar deze link, of scan de code. Hij werkt één keer, ${minutes} minuten lang; deze browser stopt dan.`,
  takeTitle: 'In deze browser verder spelen?',
  takeNote: 'Je plaats verhuist hierheen, en de browser die hem nu heeft stopt.',
  take: 'Haal mijn plaats hierheen',
  takeNot: 'Laat hem daar',

  ends: {
    taken_over: { title: 'Je plaats wordt ergens anders bespeeld', note: 'Een ander tabblad of een andere browser heeft hem overgenomen. Er is niets verloren.' },
    expired: { title: 'Deze kamer is opgeruimd', note: 'Een kamer blijft zeven dagen staan nadat hij het laatst is gebruikt.' },
    unknown: { title: 'Deze kamer bestaat niet', note: 'Misschien is hij verwijderd. Maak een nieuwe vanaf het bord.' },
    outdated: { title: 'Er is een nieuwe versie', note: 'Laad de pagina opnieuw om verder te spelen. Het potje is bewaard.' },
  },
  playHere: 'Hier spelen',
  reload: 'Opnieuw laden',

  result: {
    youWon: (count) => `Jij wint met ${boxes(count)}`,
    won: (name, count) => `${name} wint met ${boxes(count)}`,
    shared: (names, count) => `${names} delen de winst, ieder ${boxes(count)}`,
    youStayed: 'De anderen zijn vertrokken: jij wint',
    stayed: (name) => `De anderen zijn vertrokken: ${name} wint`,
  },

  line: { sent: (line) => `${line}, verstuurd, nog niet bevestigd` },
  say: {
    joined: (name) => `${name} doet mee.`,
    youJoined: (name) => `Je doet mee als ${name}.`,
    left: (name) => `${name} is voorgoed vertrokken.`,
    seatsClosed: 'Het potje gaat verder zonder de lege plaatsen.',
    newRound: 'Een nieuw potje.',
    declined: (name) => `${name} wil liever geen nieuw potje.`,
    withdrawn: (name) => `${name} vraagt niet meer om een nieuw potje.`,
    lapsed: 'Het potje ging verder, dus de vraag om een nieuw potje is vervallen.',
    gone: (name) => `De verbinding met ${name} is weg.`,
    returned: (name) => `${name} is verbonden.`,
  },
  reasons: {
    stale: 'Er gebeurde eerst iets anders. Je zet is niet gedaan.',
    someone_absent: 'Er is iemand niet verbonden, dus het lijntje is niet getrokken. Probeer het weer als iedereen er is.',
    not_your_turn: 'Je bent niet aan de beurt, dus het lijntje is niet getrokken.',
    line_drawn: 'Dat lijntje stond er al.',
    game_over: 'Het potje is uit.',
    room_full: 'Iemand was je voor: deze kamer is vol.',
    room_busy: 'Het was net te druk in de kamer. Probeer het nog eens.',
    room_expired: 'Deze kamer is opgeruimd.',
    room_unknown: 'Deze kamer bestaat niet.',
    link_spent: 'Die link is al gebruikt, of te oud. Vraag een nieuwe in de browser die de plaats heeft.',
    too_many: 'Dat was wat veel ineens. Wacht een minuut en probeer het nog eens.',
    unanswered: 'Er kwam niet op tijd antwoord, dus misschien is het niet gebeurd. Wat je ziet, is wat bekend is.',
    offline: 'Er is geen verbinding. Probeer het weer als die terug is.',
    other: 'Dat lukte niet. Er is niets veranderd.',
  },
};
