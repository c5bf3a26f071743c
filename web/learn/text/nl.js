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
};
