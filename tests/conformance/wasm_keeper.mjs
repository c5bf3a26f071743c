// One request a line on stdin, one answer a line on stdout: the kernel's WASM for the tests in Python.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const KINDS = ['drawn', 'safe', 'giveaway', 'closes'];
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let calls = instance();
let counts;

function instance() {
  const { exports } = new WebAssembly.Instance(module);
  exports._initialize?.();
  return exports;
}

const memory = () => new Uint8Array(calls.memory.buffer);
const numbers = (address, length) => [...new Int32Array(calls.memory.buffer, address, length)];

function write(text) {
  const bytes = new TextEncoder().encode(text);
  memory().set(bytes, calls.kj_text());
  return bytes.length;
}

const read = (length) => new TextDecoder().decode(memory().subarray(calls.kj_text(), calls.kj_text() + length));
const lineName = (line) => read(calls.kj_line_name(line));

function orRefusal(result) {
  if (result >= 0) return result;
  const [code, text] = read(calls.kj_text_length()).split('\n');
  return { code, text };
}

function grid() {
  const address = calls.kj_grid();
  const all = numbers(address, 6 + 4 * counts.dots + 4 * counts.lines + 7 * counts.boxes);
  let at = 6;
  const rows = (count, width) => Array.from({ length: count }, () => all.slice(at, (at += width)));
  const dots = rows(counts.dots, 4);
  const lines = rows(counts.lines, 4);
  const boxes = rows(counts.boxes, 7).map(([sides, ...side]) => side.slice(0, sides));
  return { dots, lines, boxes, names: lines.map((_, line) => lineName(line)) };
}

function view() {
  const all = numbers(calls.kj_view(), 16 + 3 * counts.lines + 2 * counts.boxes);
  const [mover, over, winners, moves, last, canSwap, linesLeft, boxesLeft, safe, roll, awaitsRoll, canPass, ...rest] = all;
  const { lines, boxes } = counts;
  const flags = rest.slice(4 + 2 * lines, 4 + 3 * lines);
  return {
    mover,
    over: over === 1,
    winners: [1, 2, 3, 4].filter((player) => (winners >> player) & 1),
    moves,
    last,
    can_swap: canSwap === 1,
    lines_left: linesLeft,
    boxes_left: boxesLeft,
    safe,
    roll: roll < 0 ? -1 : 210 + roll,
    awaits_roll: awaitsRoll === 1,
    can_pass: canPass === 1,
    scores: rest.slice(0, 4),
    drawers: rest.slice(4, 4 + lines),
    kinds: rest.slice(4 + lines, 4 + 2 * lines).map((kind) => KINDS[kind]),
    allowed: flags.flatMap((flag, line) => (flag ? [line] : [])),
    owners: rest.slice(4 + 3 * lines, 4 + 3 * lines + boxes),
    numbers: rest.slice(4 + 3 * lines + boxes),
    turns: read(calls.kj_turns()),
  };
}

function start(setup) {
  calls = instance();
  const answer = orRefusal(calls.kj_new(write(setup)));
  if (answer === 0) {
    const [, , , dots, lines, boxes] = numbers(calls.kj_grid(), 6);
    counts = { dots, lines, boxes };
  }
  return answer;
}

function deal(low, high) {
  calls.kj_deal(low, high);
  return view().numbers;
}

function think(level, seed, nodes, tableBytes) {
  calls.kj_think(level, seed, 0, nodes, tableBytes);
  while (calls.kj_search(1000) === 0);
  return { move: calls.kj_move(), exact: calls.kj_exact() === 1, nodes: calls.kj_nodes() >>> 0 };
}

const requests = {
  start,
  grid,
  view,
  think,
  play: (move) => orRefusal(calls.kj_play(move)),
  deal,
  next_roll: () => calls.kj_next_roll(),
  read_numbers: (text) => orRefusal(calls.kj_read_numbers(write(text))),
  undo: () => calls.kj_undo() === 1,
  read_turns: (text) => orRefusal(calls.kj_read_turns(write(text))),
  signature: () => calls.kj_signature() >>> 0,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...values] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(requests[name](...values))}\n`);
}
