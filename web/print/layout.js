// Where the boards lie on a page, and how large they are. Lengths are millimetres, from the upper left corner.
// The command `sheet` lays out the same by src/kamertje/sheets/layout.py; tests/vectors/sheets.json holds them together.

export const PER_PAGE = /** @type {const} */ ([1, 2, 4, 6]);
/** @type {Record<Paper, { width: number, height: number }>} upright */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } };
// Every printer reaches as far as the margin.
export const MARGIN = 14;
// Between two boards, in pitches: no dot looks like a neighbour of another board's.
const GAP = 1.25;
// A pencil draws a line of three centimetres well; boards of few boxes grow no further.
const LONGEST_PITCH = 30;
// Dots are a ninth of the pitch across, as on the screen, but never too small to aim at nor wider than a pencil hides.
const LEAST_DOT = 1.2;
const MOST_DOT = 2.4;
const MOST_FIGURE = 9;
// Below this, one arrangement is no better than another.
const NOTHING = 1e-9;

/** @typedef {'a4' | 'letter'} Paper */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} pitch from dot to dot
 * @property {number} dot across
 * @property {number} figure the type size of a box's number
 * @property {{ x: number, y: number }[]} places upper left corners: of the rectangles around the middles of the dots
 */

/**
 * Spreads boards over a page in the rows and columns that make them largest.
 * @param {{ width: number, height: number, room: number }} board in pitches; room is the radius of the circle that fits into a box
 * @param {number} perPage
 * @param {Paper} paper
 * @param {boolean} landscape
 * @returns {Layout}
 */
export function layOutSheet(board, perPage, paper, landscape) {
  const upright = PAPERS[paper];
  const width = landscape ? upright.height : upright.width;
  const height = landscape ? upright.width : upright.height;
  const edge = MARGIN + MOST_DOT / 2;
  const inner = { width: width - 2 * edge, height: height - 2 * edge };
  let best = 0;
  let columns = 1;
  for (let across = 1; across <= perPage; across += 1) {
    if (perPage % across !== 0) continue;
    const pitch = Math.min(
      pitchOf(inner.width, board.width, across),
      pitchOf(inner.height, board.height, perPage / across),
    );
    if (pitch > best + NOTHING) {
      best = pitch;
      columns = across;
    }
  }
  const pitch = Math.min(best, LONGEST_PITCH);
  const places = Array.from({ length: perPage }, (_, place) => ({
    x: edge + startOf(inner.width, board.width, columns, place % columns, pitch),
    y: edge + startOf(inner.height, board.height, perPage / columns, Math.floor(place / columns), pitch),
  }));
  const dot = Math.min(MOST_DOT, Math.max(LEAST_DOT, pitch / 9));
  return { width, height, pitch, dot, figure: Math.min(MOST_FIGURE, 0.8 * board.room * pitch), places };
}

/**
 * The largest pitch at which so many boards fit side by side.
 * @param {number} inner
 * @param {number} length
 * @param {number} count
 */
function pitchOf(inner, length, count) {
  return inner / (count * length + (count - 1) * GAP);
}

/**
 * Where one of so many boards begins; what is left over lies evenly around each.
 * @param {number} inner
 * @param {number} length
 * @param {number} count
 * @param {number} which
 * @param {number} pitch
 */
function startOf(inner, length, count, which, pitch) {
  const share = (inner + GAP * pitch) / count;
  return which * share + (share - (GAP + length) * pitch) / 2;
}
