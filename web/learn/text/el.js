// Ελληνικά: τι λέγεται κάτω από τα ταμπλό των μαθημάτων.

/** @import {LessonWords} from '../learn' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 κουτί' : `${count} κουτιά`);

/** @type {LessonWords} */
export const lessonWords = {
  again: 'Ξανά',
  showMe: 'Δείξε μου',
  reached: (got, of) => `Πήρες ${got} από τα ${boxes(of)}: τα κατάφερες.`,
  missed: (got, of, goal) => `Πήρες ${got} από τα ${boxes(of)}. Γίνεται και με ${goal}: δοκίμασε ξανά.`,
  missedMisere: (got, of, goal) => `Αναγκάστηκες να πάρεις ${got} από τα ${boxes(of)}. Γίνεται με ${goal}: δοκίμασε ξανά.`,
  right: 'Αυτή είναι η γραμμή. Συνέχισε το παιχνίδι ή το διάβασμα.',
  wrong: 'Όχι αυτή η γραμμή. Δες τι θα γίνει ή δοκίμασε ξανά.',
  parity: (dots, chains, favoursYou) =>
    `${dots} τελείες και ${chains === 1 ? '1 μακριά αλυσίδα' : `${chains} μακριές αλυσίδες`} κάνουν ${dots + chains}, ${(dots + chains) % 2 === 0 ? 'ζυγός αριθμός: καλό για τον πρώτο παίκτη' : 'μονός αριθμός: καλό για τον δεύτερο παίκτη'}. ${favoursYou ? 'Είσαι εσύ.' : 'Είναι ο υπολογιστής.'}`,
  broken: 'Αυτό το ταμπλό δεν ζωντανεύει. Φόρτωσε ξανά τη σελίδα όταν επανέλθει η σύνδεση.',
};
