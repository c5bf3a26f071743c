// What is asked of the server around a room, without its socket. An answer is a value, and so is a refusal.

/** @import {DotsBoard, MakeRoom, Problem, Qr, RoomMade, Seated, SeatLink} from './messages' */

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
 * The computer takes the empty seat.
 * @param {string} room
 * @param {string} level one of the room's game
 * @returns {Promise<Seated | Refused>}
 */
export function seatBot(room, level) {
  return post(`/api/rooms/${room}/bot`, { level });
}

/**
 * @param {string} address
 * @returns {Promise<Qr | Refused>}
 */
export function drawQr(address) {
  return post('/api/qr', { address });
}

/**
 * The board of a set-up, which is the same for as long as the build is.
 * @param {string} version
 * @param {string} setup
 * @returns {Promise<DotsBoard>} fails where it does not come
 */
export async function fetchBoard(version, setup) {
  const answer = await fetch(`/api/boards/${version}/${setup.split(' ')[0]}`);
  if (!answer.ok) throw new Error(`no board for ${setup}`);
  return answer.json();
}

/**
 * @param {string} path
 * @param {object} [body]
 */
export function post(path, body) {
  return asked(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
}

/** @param {string} path */
export function get(path) {
  return asked(path, { headers: { accept: 'application/json' } });
}

/**
 * @param {string} path
 * @param {RequestInit} how
 */
async function asked(path, how) {
  try {
    const answer = await fetch(path, how);
    const told = await answer.json();
    return answer.ok ? told : { refused: /** @type {Problem} */ (told).code ?? 'fault' };
  } catch {
    return { refused: navigator.onLine ? 'fault' : 'offline' };
  }
}
