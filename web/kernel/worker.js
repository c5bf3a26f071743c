// The kernel's own thread.

import { Answerer } from './answerer.js';

/** @import {Answer, Request} from './messages' */

/**
 * @typedef {object} WorkerScope
 * @property {(answer: Answer) => void} postMessage
 * @property {((event: MessageEvent<Request>) => void) | null} onmessage
 */
const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

// A message to itself stands behind those that wait already, and unlike a timer it is not slowed down.
const { port1, port2 } = new MessageChannel();

const answerer = new Answerer({
  post: (answer) => scope.postMessage(answer),
  again: () => port2.postMessage(null),
  now: () => performance.now(),
});

port1.onmessage = () => answerer.goOn();
scope.onmessage = ({ data }) => answerer.handle(data);
