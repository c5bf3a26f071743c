// The check of a deal in the page, fetched with the kernel's dealer when somebody asks for it.

import { Dealer } from '../../kernel/deal.js';
import { isFair } from './fair.js';

/** @import {NumbridgeView} from '../messages' */

/**
 * @param {NumbridgeView} game
 * @returns {Promise<boolean>} fails where it cannot be checked
 */
export async function check(game) {
  const file = await WebAssembly.compileStreaming(fetch(new URL('../../kernel/deal.wasm', import.meta.url)));
  return isFair(new Dealer(file), game);
}
