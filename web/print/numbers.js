// The numbers in the boxes of the dice variant: each is the outcome of its own roll of two dice.

const SIDES = 6;
// The bytes that each side of a die gets equally many of.
const FAIR = 256 - (256 % SIDES);

/**
 * A number for each box; none where the set-up has no numbers.
 * @param {string} setup
 * @param {number} boxes
 * @param {() => number} roll one die
 * @returns {number[]}
 */
export function deal(setup, boxes, roll = die) {
  const words = setup.split(' ');
  if (words.includes('sum')) return Array.from({ length: boxes }, () => roll() + roll());
  if (words.includes('product')) return Array.from({ length: boxes }, () => roll() * roll());
  return [];
}

function die() {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (Number(byte[0]) >= FAIR);
  return 1 + (Number(byte[0]) % SIDES);
}
