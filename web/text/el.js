// Ελληνικά.

/** @import {Words} from './words' */

/** @param {number} count */
const boxes = (count) => (count === 1 ? '1 κουτί' : `${count} κουτιά`);

/** @type {Words} */
export const words = {
  title: 'Kamertje · τελείες και κουτιά',
  language: 'Γλώσσα',
  theme: 'Χρώματα',
  themes: { auto: 'Όπως η συσκευή', light: 'Φωτεινά', dark: 'Σκούρα' },

  you: 'Εσύ',
  computer: 'Υπολογιστής',
  yourLetter: 'Ε',
  computerLetter: 'Υ',

  undo: 'Αναίρεση',
  newGame: 'Νέο παιχνίδι',
  start: 'Έναρξη',
  setUp: 'Ρυθμίσεις',
  done: 'Έτοιμο',

  size: 'Ταμπλό',
  wide: 'Πλάτος',
  high: 'Ύψος',
  counts: (width, height) => `${width}×${height} κουτιά · ${width + 1}×${height + 1} τελείες`,
  level: 'Επίπεδο',
  levels: { easy: 'Εύκολο', medium: 'Μέτριο', hard: 'Δύσκολο', master: 'Μαέστρος' },
  levelNotes: {
    easy: 'Πού και πού του ξεφεύγει ένα κουτί.',
    medium: 'Παίρνει κάθε κουτί και δεν κοιτάζει παραπέρα.',
    hard: 'Μετράει τις αλυσίδες και χαρίζει δύο κουτιά για να πάρει δέκα.',
    master: 'Όσο δυνατά γίνεται σε δύο δευτερόλεπτα ανά γραμμή.',
  },
  starter: 'Ποιος αρχίζει',
  starters: { you: 'Εσύ', computer: 'Ο υπολογιστής' },
  locked: 'Το ταμπλό και το ποιος αρχίζει δεν αλλάζουν όσο παίζεις. Το επίπεδο αλλάζει όποτε θέλεις.',

  score: 'Σκορ',
  boxes,
  boxesLeft: (count) => (count === 1 ? 'μένει 1 κουτί' : `μένουν ${count} κουτιά`),

  status: {
    loading: 'Στρώνουμε το χαρτί…',
    drawFirst: 'Τράβηξε την πρώτη γραμμή',
    computerBegins: 'Αρχίζει ο υπολογιστής',
    yourTurn: 'Η σειρά σου',
    drawAgain: 'Κουτί! Τράβηξε άλλη μία',
    thinking: 'Ο υπολογιστής σκέφτεται…',
    youWillWin: 'Κρίθηκε: κερδίζεις',
    computerWillWin: 'Κρίθηκε: κερδίζει ο υπολογιστής',
    willBeDrawn: 'Κρίθηκε: ισοπαλία',
    youWon: (yours, theirs) => `Κέρδισες ${yours} με ${theirs}`,
    computerWon: (yours, theirs) => `Κέρδισε ο υπολογιστής ${theirs} με ${yours}`,
    drawn: (each) => `Ισοπαλία, από ${each}`,
  },

  board: (width, height) => `Ταμπλό με ${width} επί ${height} κουτιά`,
  boardHelp: 'Με τα βέλη πας από γραμμή σε γραμμή, με Enter ή διάστημα τραβάς.',
  line: {
    safe: (line) => `${line}, ασφαλής`,
    giveaway: (line) => `${line}, χαρίζει κουτί`,
    closes: (line) => `${line}, κλείνει κουτί`,
    border: (line) => `${line}, περίγραμμα`,
    drawnBy: (line, person) => `${line}, τραβηγμένη: ${person}`,
  },
  say: {
    youDrew: (line, closed) => (closed ? `Τράβηξες ${line} και έκλεισες ${boxes(closed)}.` : `Τράβηξες ${line}.`),
    computerDrew: (lines, closed) =>
      closed
        ? `Ο υπολογιστής τράβηξε ${lines.join(', ')} και έκλεισε ${boxes(closed)}.`
        : `Ο υπολογιστής τράβηξε ${lines.join(', ')}.`,
    score: (yours, theirs) => `Εσύ ${yours}, υπολογιστής ${theirs}.`,
    takenBack: 'Αναιρέθηκε.',
    newBoard: (width, height) => `Νέο ταμπλό με ${width} επί ${height} κουτιά.`,
    alreadyDrawn: (line) => `Η ${line} υπάρχει ήδη.`,
    notNow: 'Δεν είναι η σειρά σου.',
    tapAgain: (line) => `Άγγιξε ξανά την ${line} για να τραβηχτεί`,
  },
  notices: {
    storage: 'Αυτός ο περιηγητής δεν κρατάει τίποτα για τον ιστότοπο: οι ρυθμίσεις χάνονται όταν φύγεις. Το παιχνίδι συνεχίζεται.',
    kernel: 'Στον υπολογιστή έπεσε το στυλό. Το ταμπλό κρατήθηκε· αν δεν συνεχίζει, φόρτωσε ξανά τη σελίδα.',
    part: 'Ένα κομμάτι της σελίδας δεν έφτασε. Το παιχνίδι συνεχίζεται· φόρτωσε ξανά όταν επανέλθει η σύνδεση.',
    reload: 'Φόρτωσε ξανά',
    close: 'Κλείσιμο',
  },
};
