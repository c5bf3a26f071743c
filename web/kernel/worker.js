// The kernel's own thread: holds one game, answers requests, and thinks in slices so that it can always be stopped.

import { KernelGame, RefusedError } from './wasm.js';

/** @import {Answer, Request} from './messages' */

/**
 * @typedef {object} WorkerScope
 * @property {(answer: Answer) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */
const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

// A slice is small enough that a message waits a few milliseconds at most, even on a slow phone.
const FIRST_SLICE = 1000;
const LARGEST_SLICE = 20_000;
const SLICE_MILLISECONDS = 8;

/** @typedef {Extract<Request, { kind: 'start' }>} Start */
/** @typedef {Extract<Request, { kind: 'think' }>} Think */

/** @type {WebAssembly.Module | undefined} */
let module;
/** @type {{ start: Start, kernel: KernelGame, turns: string } | undefined} */
let current;
/** @type {{ request: Think, since: number, slice: number } | undefined} */
let thinking;

const turnOfQueue = new MessageChannel();
turnOfQueue.port1.onmessage = () => guard(thinking?.request, continueThinking);

scope.onmessage = ({ data }) => guard('id' in data ? data : undefined, () => handle(data));

/** @param {Request} request */
function handle(request) {
  if (request.kind === 'load') {
    module = request.module;
    return;
  }
  if (request.kind === 'start') {
    thinking = undefined;
    const kernel = open(request, request.turns);
    current = { start: request, kernel, turns: request.turns };
    scope.postMessage({ ...reference(request), kind: 'started', grid: kernel.grid(), view: kernel.view() });
    return;
  }
  if (!current || current.start.game !== request.game) return; // an earlier game's: nobody waits for it
  thinking = undefined;
  const { kernel } = current;
  if (request.kind === 'play') {
    const before = kernel.view();
    kernel.play(request.move);
    const view = kernel.view();
    current.turns = kernel.turns();
    const closed = view.owners.flatMap((owner, box) => (owner !== 0 && before.owners[box] === 0 ? [box] : []));
    scope.postMessage({ ...reference(request), kind: 'played', player: before.mover, move: request.move, closed, view });
  } else if (request.kind === 'takeBack') {
    const moves = takeBack(kernel, request.player);
    current.turns = kernel.turns();
    scope.postMessage({ ...reference(request), kind: 'takenBack', moves, view: kernel.view() });
  } else if (request.kind === 'think') {
    kernel.think(request.effort, request.seed);
    thinking = { request, since: performance.now(), slice: FIRST_SLICE };
    continueThinking();
  }
}

/**
 * The answers of the others go too, extra turns included, so that the player chooses again.
 * @param {KernelGame} kernel
 * @param {number | null} player
 */
function takeBack(kernel, player) {
  let moves = 0;
  while (kernel.undo()) {
    moves += 1;
    if (player === null || kernel.view().mover === player) break;
  }
  return moves;
}

function continueThinking() {
  if (!thinking || !current) return;
  const { request, since, slice } = thinking;
  const begun = performance.now();
  const decided = current.kernel.search(slice);
  const now = performance.now();
  if (decided || now - since >= request.effort.seconds * 1000) {
    thinking = undefined;
    const milliseconds = now - since;
    scope.postMessage({ ...reference(request), kind: 'thought', ...current.kernel.decision(), milliseconds });
    return;
  }
  thinking.slice = now - begun > SLICE_MILLISECONDS ? Math.max(FIRST_SLICE, slice >> 1) : Math.min(LARGEST_SLICE, slice << 1);
  turnOfQueue.port2.postMessage(null);
}

/**
 * @param {Start} start
 * @param {string} turns
 */
function open(start, turns) {
  if (!module) throw new Error('no kernel was loaded');
  return new KernelGame(module, start.setup, turns);
}

/**
 * A refusal is an answer. Anything else means that the instance can no longer be trusted: it is thrown away.
 * @param {{ id: number, game: number } | undefined} request
 * @param {() => void} act
 */
function guard(request, act) {
  try {
    act();
  } catch (error) {
    thinking = undefined;
    if (error instanceof RefusedError) {
      if (request) scope.postMessage({ ...reference(request), kind: 'refused', ...error.refusal });
      return;
    }
    if (current) current.kernel = open(current.start, current.turns);
    if (request) scope.postMessage({ ...reference(request), kind: 'failed', reason: String(error) });
  }
}

/** @param {{ id: number, game: number }} request */
function reference({ id, game }) {
  return { id, game };
}
