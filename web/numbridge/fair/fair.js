/** @import {NumbridgeView} from '../messages' */

/**
 * @param {NumbridgeView} game
 * @returns {Promise<boolean>}
 */
export async function isFair(game) {
  throw new Error(`no way to check ${game.setup} yet`);
}
