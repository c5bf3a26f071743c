// Where the cells of a field are. Lengths are widths of a cell; x to the right, y downwards. A cell is a hexagon that stands
// on a corner; row r is shifted half a cell to the right of the row above it.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, width: number, height: number }} Frame */

/** From the centre of a cell to its corners. */
export const RADIUS = 1 / Math.sqrt(3);
const ROW = 1.5 * RADIUS;
// Room around the field for its coloured sides.
const MARGIN = 0.3;

/** The corners, from the top one clockwise. */
const CORNERS = [
  { x: 0, y: -RADIUS },
  { x: 0.5, y: -RADIUS / 2 },
  { x: 0.5, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -0.5, y: RADIUS / 2 },
  { x: -0.5, y: -RADIUS / 2 },
];

/** The neighbour across each side, as rows and columns away; side k lies between corners k and k + 1. */
const ACROSS = [
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
];

/** @typedef {'left' | 'right' | 'up' | 'down' | 'up right' | 'down left' | 'first' | 'last'} Direction */

/** @type {Record<Exclude<Direction, 'first' | 'last'>, readonly [number, number]>} up and down go along a column */
const STEPS = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0], 'up right': [-1, 1], 'down left': [1, -1] };

/**
 * @param {number} size
 * @param {number} cell
 */
export function placeOf(size, cell) {
  return { row: Math.floor(cell / size), column: cell % size };
}

/**
 * @param {number} size
 * @param {number} cell
 * @returns {Point}
 */
export function centre(size, cell) {
  const { row, column } = placeOf(size, cell);
  return { x: column + row / 2, y: row * ROW };
}

/**
 * Where a row's number stands: before its first cell, beyond the coloured side.
 * @param {number} row
 * @returns {Point}
 */
export function rowNumber(row) {
  return { x: row / 2 - 0.94, y: row * ROW };
}

/**
 * Where a column's number stands: where the column would go on above its first cell.
 * @param {number} column
 * @returns {Point}
 */
export function columnNumber(column) {
  return { x: column - 0.52, y: -0.9 };
}

/**
 * The cell at a row and a column; null beyond the edge.
 * @param {number} size
 * @param {number} row
 * @param {number} column
 */
export function cellAt(size, row, column) {
  return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
}

/**
 * The neighbour across each of the six sides; null beyond the edge.
 * @param {number} size
 * @param {number} cell
 */
export function across(size, cell) {
  const { row, column } = placeOf(size, cell);
  return ACROSS.map(([rows = 0, columns = 0]) => cellAt(size, row + rows, column + columns));
}

/**
 * @param {number} size
 * @param {number} cell
 */
export function neighbours(size, cell) {
  return across(size, cell).filter((each) => each !== null);
}

/**
 * Where a key leads; the same cell at the edge.
 * @param {number} size
 * @param {number} cell
 * @param {Direction} direction
 */
export function step(size, cell, direction) {
  const { row, column } = placeOf(size, cell);
  if (direction === 'first') return row * size;
  if (direction === 'last') return row * size + size - 1;
  const [rows, columns] = STEPS[direction];
  return cellAt(size, row + rows, column + columns) ?? cell;
}

/**
 * The cells of the row, the column and the block of a cell, itself included: all that its digit rules out.
 * @param {number} size
 * @param {readonly number[]} blocks by cell; empty before the deal
 * @param {number} cell
 */
export function areas(size, blocks, cell) {
  const { row, column } = placeOf(size, cell);
  return Array.from({ length: size * size }, (_, each) => each).filter((each) => {
    const place = placeOf(size, each);
    return place.row === row || place.column === column || (blocks.length > 0 && blocks[each] === blocks[cell]);
  });
}

/**
 * The empty cells where a digit can still stand by row, column and block. Not all of them are right.
 * @param {number} size
 * @param {readonly number[]} blocks
 * @param {readonly number[]} digits 0 where it is empty
 * @param {number} digit
 */
export function candidates(size, blocks, digits, digit) {
  const barred = new Set(digits.flatMap((each, cell) => (each === digit ? areas(size, blocks, cell) : [])));
  return digits.flatMap((each, cell) => (each === 0 && !barred.has(cell) ? [cell] : []));
}

/**
 * @param {number} size
 * @returns {Frame}
 */
export function frameOf(size) {
  const width = size + (size - 1) / 2;
  const height = (size - 1) * ROW + 2 * RADIUS;
  return { left: -0.5 - MARGIN, top: -RADIUS - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/**
 * A hexagon as a path, around nothing.
 * @param {number} scale
 */
export function hexagon(scale = 1) {
  return `M${CORNERS.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`).join('L')}Z`;
}

/**
 * The sides between cells of different blocks, and around the field.
 * @param {number} size
 * @param {readonly number[]} blocks
 */
export function borders(size, blocks) {
  return paths(size, (cell, other) => other === null || (blocks.length > 0 && blocks[cell] !== blocks[other] && cell < other));
}

/**
 * One of the four sides of the field, along its cells. Where two sides share an edge, in the sharp corners, each has half of it.
 * @param {number} size
 * @param {'top' | 'right' | 'bottom' | 'left'} side
 */
export function sideOf(size, side) {
  const last = size - 1;
  const edges = { top: [5, 0], right: [0, 1], bottom: [2, 3], left: [3, 4] }[side];
  return Array.from({ length: size }, (_, each) => each)
    .map((each) => {
      const cell = { top: each, right: each * size + last, bottom: last * size + each, left: each * size }[side];
      const sharp = cell === last ? 0 : cell === last * size ? 3 : null;
      return edges
        .map((edge) => edgePath(size, cell, edge, edge !== sharp ? [0, 1] : side === 'top' || side === 'bottom' ? [0, 0.5] : [0.5, 1]))
        .join('');
    })
    .join('');
}

/**
 * @param {number} size
 * @param {(cell: number, other: number | null) => boolean} wanted
 */
function paths(size, wanted) {
  let path = '';
  for (let cell = 0; cell < size * size; cell += 1) {
    across(size, cell).forEach((other, edge) => {
      if (wanted(cell, other)) path += edgePath(size, cell, edge);
    });
  }
  return path;
}

/**
 * @param {number} size
 * @param {number} cell
 * @param {number} edge
 * @param {readonly [number, number]} part of it, from 0 to 1
 */
function edgePath(size, cell, edge, part = [0, 1]) {
  const { x, y } = centre(size, cell);
  const from = CORNERS[edge];
  const to = CORNERS[(edge + 1) % 6];
  if (!from || !to) return '';
  const [start, end] = part.map((at) => `${round(x + from.x + at * (to.x - from.x))} ${round(y + from.y + at * (to.y - from.y))}`);
  return `M${start}L${end}`;
}

/**
 * A faint shade for each block, so that no two that touch have the same.
 * @param {number} size
 * @param {readonly number[]} blocks
 * @returns {number[]} by block
 */
export function shades(size, blocks) {
  const count = blocks.length === 0 ? 0 : Math.max(...blocks) + 1;
  const touching = Array.from({ length: count }, () => /** @type {Set<number>} */ (new Set()));
  blocks.forEach((block, cell) => {
    for (const other of neighbours(size, cell)) if (blocks[other] !== block) touching[block]?.add(blocks[other] ?? 0);
  });
  /** @param {number[]} given @param {number} most @returns {number[] | null} */
  const fill = (given, most) => {
    if (given.length === count) return given;
    for (let shade = 0; shade < most; shade += 1) {
      if ([...(touching[given.length] ?? [])].some((other) => given[other] === shade)) continue;
      const found = fill([...given, shade], most);
      if (found) return found;
    }
    return null;
  };
  return fill([], 3) ?? fill([], 4) ?? [];
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 1000) / 1000;
}
