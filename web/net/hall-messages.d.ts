// What page and server say to each other about halls and the archive. Written by `python -m tools.protocol`: do not change it here.

/** Asks for `room` as it is now. */
export interface Look {
  type: 'look';
}

/** Answered by `pong`. A page sends one every 2.5 s; a socket that is silent for 30 s is closed. */
export interface Ping {
  type: 'ping';
}

/** First on every socket. `build` is the version of the page that is served now. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  build: string;
}

/** All that there is: after `welcome`, and in answer to `look`. `games`: those where one may look on. */
export interface Halls {
  type: 'halls';
  version: number;
  halls: HallView[];
  invitations: InvitationView[];
  games: GameView[];
}

/**
 * `seconds` for a turn, `minutes` of each player for the game. `candidates`: may be marked. `rated`: unless one says
 * otherwise, where `mayRate`.
 */
export interface HallView {
  name: 'blitz' | 'bridge45' | 'bridge60' | 'domains' | 'practice';
  kinds: HallKind[];
  seconds: number;
  minutes: number;
  candidates: boolean;
  mayRate: boolean;
  rated: boolean;
}

/** A variant in a hall. `price`: of claiming a given, in tiles. */
export interface HallKind {
  variant: 'blitz' | 'bridge' | 'domains';
  price: number;
  regular: GivensView;
  irregular: GivensView;
}

/** How many cells may be open from the start, and how many are if nobody says. */
export interface GivensView {
  least: number;
  most: number;
  usual: number;
}

/** An open invitation. `madeAt`: seconds since 1970. */
export interface InvitationView {
  id: string;
  hall: 'blitz' | 'bridge45' | 'bridge60' | 'domains' | 'practice';
  variant: 'blitz' | 'bridge' | 'domains';
  setup: string;
  irregular: boolean;
  givens: number;
  candidates: boolean;
  rated: boolean;
  watch: boolean;
  by: PersonView;
  madeAt: number;
}

/**
 * `member`: the id of their account, null for a guest. `rating`: in the variant, null for who was never rated there;
 * `unsure`: after too few games to say.
 */
export interface PersonView {
  name: string;
  member: string | null;
  rating: number | null;
  unsure: boolean;
  bot: boolean;
}

/** A game that is played. `players`: who begins comes first. `path`: the table, for who may go there. */
export interface GameView {
  id: string;
  hall: 'blitz' | 'bridge45' | 'bridge60' | 'domains' | 'practice';
  variant: 'blitz' | 'bridge' | 'domains';
  setup: string;
  rated: boolean;
  players: PersonView[];
  path: string;
}

/**
 * What is another now, for who has `version - 1`; who has not sends `look`. `opened` and `started` may be there
 * already, and replace what was. `closed` and `ended`: ids.
 */
export interface HallsChanged {
  type: 'halls_changed';
  version: number;
  opened: InvitationView[];
  closed: string[];
  started: GameView[];
  ended: string[];
}

/** What is the viewer's own, whole, whenever it changes. `you` is null for who has no name. `games`: to play. */
export interface Yours {
  type: 'yours';
  you: PersonView | null;
  invitations: OwnInvitationView[];
  games: GameView[];
}

/** The viewer's own. `lapsed`: its owner was away for too long. `path`: to send to somebody. */
export interface OwnInvitationView {
  invitation: InvitationView;
  private: boolean;
  lapsed: boolean;
  path: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** The server does not speak the page's protocol: load the page again. The socket is closed with 1008. */
export interface Outdated {
  type: 'outdated';
}

/**
 * `POST /api/halls/invitations`. `givens`: null for the hall's usual number. `watch`: others may look on. `private`:
 * stands in no list, and is for whoever has its link. `rated`: both need an account.
 */
export interface Invite {
  hall: 'blitz' | 'bridge45' | 'bridge60' | 'domains' | 'practice';
  variant: 'blitz' | 'bridge' | 'domains';
  irregular?: boolean;
  givens?: number | null;
  candidates?: boolean;
  rated?: boolean;
  watch?: boolean;
  private?: boolean;
}

/** 201. `path` leads to the invitation, for who is asked to play. */
export interface Invited {
  invitation: string;
  path: string;
}

/** 200 for `accept`: the game has begun, and this browser has a seat there. Go to `path`. */
export interface GameOpened {
  room: string;
  path: string;
}

/**
 * `GET /api/halls/invitations/{id}`: for who comes by its link. `mine`: the viewer's own. `path`: to the table, for
 * who plays there.
 */
export interface AskedInvitation {
  state: 'lapsed' | 'open' | 'over' | 'taken' | 'withdrawn';
  mine: boolean;
  invitation: InvitationView;
  path: string | null;
}

/** `GET /api/archive`: the latest first. `after`: what to ask for the next page with; null where there is none. */
export interface ArchivePage {
  games: ArchivedGame[];
  after: string | null;
}

/**
 * `variant`: of Numbridge, or "dots". `ending`: in the game's own word, such as "goal" or "aborted". `endedAt`:
 * seconds since 1970. `rated`: it moved ratings.
 */
export interface ArchivedGame {
  id: string;
  game: string;
  variant: string;
  setup: string;
  round: number;
  ending: string;
  rated: boolean;
  endedAt: number;
  seats: ArchivedSeat[];
}

/** `player` is null for who had no name, or has gone since. `id`: by which to look for their other games. */
export interface ArchivedSeat {
  player: PersonView | null;
  id: string | null;
  won: boolean;
}

/** `GET /api/archive/{id}`: `record` is the game's own text, the input of `kamertje verify`. */
export interface ArchivedRecord {
  game: ArchivedGame;
  record: string;
}

export type HallsToServer = Look | Ping;

export type HallsToClient = Welcome | Halls | HallsChanged | Yours | Pong | Outdated;
