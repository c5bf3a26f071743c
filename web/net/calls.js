// What is asked of the server around a room, without its socket. An answer is a value, and so is a refusal.

/** @import {MakeRoom, Problem, Qr, RoomMade, Seated, SeatLink} from './messages' */

/** @typedef {{ refused: string }} Refused with a code of the server's, or `offline`, or `fault` */

/**
 * @param {MakeRoom} room
 * @returns {Promise<RoomMade | Refused>}
 */
export function makeRoom(room) {
  return post('/api/rooms', room);
}

/**
 * @param {string} room
 * @returns {Promise<Seated | Refused>}
 */
export function joinRoom(room) {
  return post(`/api/rooms/${room}/join`);
}

/**
 * @param {string} room
 * @returns {Promise<SeatLink | Refused>}
 */
export function linkSeat(room) {
  return post(`/api/rooms/${room}/move`);
}

/**
 * @param {string} room
 * @param {string} token
 * @returns {Promise<Seated | Refused>}
 */
export function takeSeat(room, token) {
  return post(`/api/rooms/${room}/take`, { token });
}

/**
 * @param {string} address
 * @returns {Promise<Qr | Refused>}
 */
export function drawQr(address) {
  return post('/api/qr', { address });
}

/**
 * @param {string} path
 * @param {object} [body]
 */
async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    const told = await answer.json();
    return answer.ok ? told : { refused: /** @type {Problem} */ (told).code ?? 'fault' };
  } catch {
    return { refused: navigator.onLine ? 'fault' : 'offline' };
  }
}
