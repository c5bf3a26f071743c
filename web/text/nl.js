// Nederlands.

/** @import {Words} from './words' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 vakje' : `${count} vakjes`);

/** @type {Words} */
export const words = {
  title: 'Kamertje · kamertje verhuren',
  language: 'Taal',
  theme: 'Kleuren',
  themes: { auto: 'Als het apparaat', light: 'Licht', dark: 'Donker' },

  you: 'Jij',
  computer: 'De computer',
  yourLetter: 'J',
  computerLetter: 'C',

  undo: 'Terug',
  newGame: 'Nieuw potje',
  start: 'Beginnen',
  setUp: 'Instellen',
  done: 'Klaar',

  size: 'Bord',
  wide: 'Breed',
  high: 'Hoog',
  counts: (width, height) => `${width}×${height} vakjes · ${width + 1}×${height + 1} puntjes`,
  level: 'Niveau',
  levels: { easy: 'Makkelijk', medium: 'Gemiddeld', hard: 'Moeilijk', master: 'Meester' },
  levelNotes: {
    easy: 'Ziet af en toe een vakje over het hoofd.',
    medium: 'Pakt elk vakje en kijkt niet verder.',
    hard: 'Telt ketens en geeft er twee weg om er tien te winnen.',
    master: 'Zo sterk als twee seconden per lijntje toelaten.',
  },
  starter: 'Wie begint',
  starters: { you: 'Jij', computer: 'De computer' },
  locked: 'Bord en beginner liggen vast tijdens een potje. Het niveau mag altijd anders.',

  score: 'Stand',
  boxes,
  boxesLeft: (count) => `nog ${boxes(count)}`,

  status: {
    loading: 'Het papier wordt klaargelegd…',
    drawFirst: 'Trek het eerste lijntje',
    computerBegins: 'De computer begint',
    yourTurn: 'Jij bent aan de beurt',
    drawAgain: 'Een vakje! Nog een lijntje',
    thinking: 'De computer denkt na…',
    youWillWin: 'Beslist: jij wint',
    computerWillWin: 'Beslist: de computer wint',
    willBeDrawn: 'Beslist: gelijkspel',
    youWon: (yours, theirs) => `Jij wint met ${yours} tegen ${theirs}`,
    computerWon: (yours, theirs) => `De computer wint met ${theirs} tegen ${yours}`,
    drawn: (each) => `Gelijkspel, ieder ${each}`,
  },

  board: (width, height) => `Bord van ${width} bij ${height} vakjes`,
  boardHelp: 'Met de pijltjes ga je van lijntje naar lijntje, Enter of spatie tekent.',
  line: {
    safe: (line) => `${line}, veilig`,
    giveaway: (line) => `${line}, geeft een vakje weg`,
    closes: (line) => `${line}, sluit een vakje`,
    border: (line) => `${line}, rand`,
    drawnBy: (line, person) => `${line}, getekend: ${person}`,
  },
  say: {
    youDrew: (line, closed) => (closed ? `Jij trok ${line} en sloot ${boxes(closed)}.` : `Jij trok ${line}.`),
    computerDrew: (lines, closed) =>
      closed ? `De computer trok ${lines.join(', ')} en sloot ${boxes(closed)}.` : `De computer trok ${lines.join(', ')}.`,
    score: (yours, theirs) => `Jij ${yours}, de computer ${theirs}.`,
    takenBack: 'Teruggenomen.',
    newBoard: (width, height) => `Nieuw bord van ${width} bij ${height} vakjes.`,
    alreadyDrawn: (line) => `${line} staat er al.`,
    notNow: 'Je bent niet aan de beurt.',
    tapAgain: (line) => `Tik nog eens op ${line} om het te tekenen`,
  },
  notices: {
    storage: 'Deze browser bewaart niets van deze site: je instellingen zijn weg als je vertrekt. Het spel gaat gewoon door.',
    kernel: 'De computer liet zijn pen vallen. Het bord is bewaard; laad de pagina opnieuw als het niet verder gaat.',
    part: 'Een deel van de pagina kwam niet aan. Het spel gaat door; laad opnieuw als er weer verbinding is.',
    reload: 'Opnieuw laden',
    close: 'Sluiten',
  },
};
