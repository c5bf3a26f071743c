// The halls as the page holds them: what is told, and rows that stay where they are while somebody points at them.

/** @import {GameView, HallsToClient, HallView, InvitationView, Yours} from '../../net/hall-messages' */

/**
 * @template View
 * @typedef {{ view: View, fresh: boolean, gone: boolean }} Row fresh: came while the list was held; gone: is there no more
 */

/**
 * @typedef {object} Lobby
 * @property {number} version -1 before anything was told
 * @property {readonly HallView[]} halls
 * @property {readonly Row<InvitationView>[]} invitations the oldest first
 * @property {readonly Row<GameView>[]} games
 * @property {Yours} yours
 * @property {boolean} held somebody points at a list, or is in one with the keyboard
 */

/** @type {Lobby} */
export const NOTHING = { version: -1, halls: [], invitations: [], games: [], yours: { type: 'yours', you: null, invitations: [], games: [] }, held: false };

/**
 * @param {Lobby} lobby
 * @param {HallsToClient} message
 * @returns {Lobby | 'look'} look: something was missed, and all of it has to be asked for
 */
export function hear(lobby, message) {
  switch (message.type) {
    case 'halls': {
      const { version, halls } = message;
      return {
        ...lobby,
        version,
        halls,
        invitations: whole(lobby, lobby.invitations, message.invitations),
        games: whole(lobby, lobby.games, message.games),
      };
    }
    case 'halls_changed': {
      const { version } = message;
      if (version !== lobby.version + 1) return version <= lobby.version ? lobby : 'look';
      return {
        ...lobby,
        version,
        invitations: changed(lobby, lobby.invitations, message.opened, message.closed),
        games: changed(lobby, lobby.games, message.started, message.ended),
      };
    }
    case 'yours':
      return { ...lobby, yours: message };
    default:
      return lobby;
  }
}

/**
 * While it is held no row moves; afterwards those that are gone go.
 * @param {Lobby} lobby
 * @param {boolean} held
 * @returns {Lobby}
 */
export function hold(lobby, held) {
  if (held === lobby.held) return lobby;
  if (held) return { ...lobby, held };
  return { ...lobby, held, invitations: settled(lobby.invitations), games: settled(lobby.games) };
}

/**
 * How many invitations are open in each hall.
 * @param {Lobby} lobby
 * @returns {Record<string, number>}
 */
export function counts({ invitations }) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { view, gone } of invitations) if (!gone) found[view.hall] = (found[view.hall] ?? 0) + 1;
  return found;
}

/**
 * @template {{ id: string }} View
 * @param {Lobby} lobby
 * @param {readonly Row<View>[]} rows
 * @param {readonly View[]} views
 */
function whole(lobby, rows, views) {
  const there = new Set(views.map(({ id }) => id));
  return changed(lobby, rows, views, rows.map(({ view }) => view.id).filter((id) => !there.has(id)));
}

/**
 * @template {{ id: string }} View
 * @param {Lobby} lobby
 * @param {readonly Row<View>[]} rows
 * @param {readonly View[]} more
 * @param {readonly string[]} fewer
 * @returns {readonly Row<View>[]}
 */
function changed({ held, version }, rows, more, fewer) {
  const gone = new Set(fewer);
  const now = new Map(more.map((view) => [view.id, view]));
  const kept = rows.map((row) => {
    const view = now.get(row.view.id);
    now.delete(row.view.id);
    if (view) return { ...row, view, gone: false };
    return gone.has(row.view.id) ? { ...row, gone: true } : row;
  });
  const added = [...now.values()].map((view) => ({ view, fresh: held && version >= 0, gone: false }));
  return held ? [...kept, ...added] : settled([...kept, ...added]);
}

/**
 * @template View
 * @param {readonly Row<View>[]} rows
 * @returns {readonly Row<View>[]}
 */
function settled(rows) {
  return rows.filter(({ gone }) => !gone).map((row) => (row.fresh ? { ...row, fresh: false } : row));
}
