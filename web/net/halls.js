// What is asked of the server around invitations and the archive, without a socket.

import { get, post } from './calls.js';

/** @import {Refused} from './calls.js' */
/** @import {ArchivedRecord, ArchivePage, AskedInvitation, GameOpened, Invite, Invited} from './hall-messages' */
/** @import {Me} from './messages' */

/**
 * @param {Invite} choice
 * @returns {Promise<Invited | Refused>}
 */
export function invite(choice) {
  return post('/api/halls/invitations', choice);
}

/**
 * @param {string} invitation
 * @returns {Promise<Invited | Refused>}
 */
export function withdrawInvitation(invitation) {
  return post(`/api/halls/invitations/${invitation}/withdraw`);
}

/**
 * @param {string} invitation
 * @returns {Promise<GameOpened | Refused>}
 */
export function acceptInvitation(invitation) {
  return post(`/api/halls/invitations/${invitation}/accept`);
}

/**
 * @param {string} invitation
 * @returns {Promise<AskedInvitation | Refused>}
 */
export function askInvitation(invitation) {
  return get(`/api/halls/invitations/${invitation}`);
}

/**
 * To be called so, for who has no name yet.
 * @param {string} name
 * @returns {Promise<Me | Refused>}
 */
export function enterGuest(name) {
  return post('/api/club/guest', { name });
}

/**
 * @param {URLSearchParams} wanted
 * @returns {Promise<ArchivePage | Refused>}
 */
export function searchArchive(wanted) {
  return get(`/api/archive?${wanted}`);
}

/**
 * @param {string} game
 * @returns {Promise<ArchivedRecord | Refused>}
 */
export function readGame(game) {
  return get(`/api/archive/${game}`);
}
