// Nederlands: wat er onder de borden van de lessen staat.

/** @import {LessonWords} from '../learn' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 vakje' : `${count} vakjes`);

/** @type {LessonWords} */
export const lessonWords = {
  done: 'gedaan',
  again: 'Opnieuw',
  showMe: 'Laat zien',
  reached: (got, of) => `Je hebt ${got} van de ${boxes(of)}: gelukt.`,
  missed: (got, of, goal) => `Je hebt ${got} van de ${boxes(of)}. Er zitten er ${goal} in: probeer het nog eens.`,
  missedMisere: (got, of, goal) => `Je moest ${got} van de ${boxes(of)} nemen. Het kan met ${goal}: probeer het nog eens.`,
  right: 'Dat is het lijntje. Speel verder, of lees verder.',
  wrong: 'Dat lijntje niet. Kijk wat ervan komt, of probeer het nog eens.',
  parity: (dots, chains, favoursYou) =>
    `${dots} puntjes en ${chains === 1 ? '1 lange keten' : `${chains} lange ketens`} is samen ${dots + chains}, ${(dots + chains) % 2 === 0 ? 'even: goed voor de eerste speler' : 'oneven: goed voor de tweede speler'}. ${favoursYou ? 'Dat ben jij.' : 'Dat is de computer.'}`,
  broken: 'Dit bord komt niet tot leven. Laad de pagina opnieuw als er weer verbinding is.',
  fields: {
    field: 'Veld van zes bij zes vakjes. Pijltjes verplaatsen; cijfers en Enter spelen.',
    hand: 'Jouw fiches',
    tile: (digit) => `Fiche ${digit}`,
    place: (row, column, block) => `rij ${row}, kolom ${column}, blok ${block}`,
    empty: 'leeg',
    given: (digit) => `${digit}, startcijfer`,
    owned: (digit, player) => `${digit}, van ${player === 1 ? 'Goud' : 'Koraal'}`,
    missed: (digits) => `geen ${digits}`,
    tile_needed: 'Kies eerst een fiche.',
    wasted: 'Dat zou kunnen, maar het is hier niet gevraagd.',
    right: (digit) => `Juist: daar staat de ${digit}, en het vakje is van jou.`,
    miss: (digit) => `Een misser: daar hoort geen ${digit}. In een partij wist iedereen dat nu, en was de beurt voorbij.`,
    claimed: (digit) => `Opgeëist: de ${digit} gaat in de zak, en je twee einden zijn één.`,
    joined: (digit) => `Met de ${digit} zijn boven en onder verbonden: goud wint.`,
    again: 'Opnieuw',
  },
};
