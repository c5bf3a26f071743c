// What page and server say to each other. Written by `python -m tools.protocol`: do not change it here.

/** A move of the game. Needs `play` in `you.may`, and what the game's own view lets this player do. */
export interface Play {
  type: 'play';
  id: string;
  version: number;
  command: Draw | Swap | Roll | Pass;
}

/** Draw an undrawn line, by its number in the kernel's order. */
export interface Draw {
  type: 'draw';
  line: number;
}

/** The pie rule: take over the first line. */
export interface Swap {
  type: 'swap';
}

/** Numbers: roll the dice. The server does, and stores the outcome before anybody sees it. */
export interface Roll {
  type: 'roll';
}

/** Numbers: the roll leaves no line; the turn goes to the next player. */
export interface Pass {
  type: 'pass';
}

/** A new round at once, with another set-up if one is named. Needs `restart` in `you.may`: nobody has joined yet. */
export interface Restart {
  type: 'restart';
  id: string;
  version: number;
  setup?: string | null;
}

/** An offer to the other players; where the same offer is open already, consent to it. Needs it in `you.offer`. */
export interface Propose {
  type: 'propose';
  id: string;
  version: number;
  kind: 'abort' | 'draw' | 'keep' | 'restart';
}

/** Consent to an open offer, by its number. Needs it in `you.accept`. */
export interface Accept {
  type: 'accept';
  id: string;
  offer: number;
}

/** The end of an open offer: declined by who was asked, withdrawn by who made it. */
export interface Decline {
  type: 'decline';
  id: string;
  offer: number;
}

/** Out for good, which is more than closing the page. Needs `leave` in `you.may`; ask before sending it. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Play with those who are here: the empty seats are closed. Needs `close_seats` in `you.may`. */
export interface CloseSeats {
  type: 'close_seats';
  id: string;
  version: number;
}

/** Asks for `room` as it is now. */
export interface Look {
  type: 'look';
}

/** Answered by `pong`. A page sends one every 2.5 s; a socket that is silent for 30 s is closed. */
export interface Ping {
  type: 'ping';
}

/**
 * The whole position as this viewer may see it: after `welcome`, after each change, and in answer to `look`. `seq`
 * grows with every stored change; `version` with every change of the game, and commands name it. `id` is the command
 * of this viewer's that is done by this. `events` tells in order what happened; empty: nothing, only look. `game` is
 * null for who may not look on.
 */
export interface Room {
  type: 'room';
  seq: number;
  version: number;
  id: string | null;
  events: (Started | Joined | Left | SeatsClosed | Offered | OfferEnded | Drew | Swapped | Rolled | Passed)[];
  table: TableView;
  you: YouView;
  game: DotsView | null;
}

/** A new round on an empty board. */
export interface Started {
  type: 'started';
  round: number;
}

/** Somebody took an empty seat. */
export interface Joined {
  type: 'joined';
  seat: number;
}

/** A player left for good. */
export interface Left {
  type: 'left';
  seat: number;
}

/** The maker closed the empty seats. */
export interface SeatsClosed {
  type: 'seats_closed';
  seats: number[];
}

/** Somebody proposes something, or agrees to it while others still have to. */
export interface Offered {
  type: 'offered';
  seat: number;
  offer: OfferView;
}

/** An open offer. `number` names it in `accept` and `decline`; `accepted`: the seats that agree, `by` included. */
export interface OfferView {
  number: number;
  kind: 'abort' | 'draw' | 'keep' | 'restart';
  by: number;
  accepted: number[];
}

/** An offer is open no more. `lapsed`: the game went on; `seat` is who ended it, where somebody did. */
export interface OfferEnded {
  type: 'offer_ended';
  kind: 'abort' | 'draw' | 'keep' | 'restart';
  how: 'accepted' | 'declined' | 'lapsed' | 'withdrawn';
  seat: number | null;
}

/** A confirmed line, and the boxes that it closed. */
export interface Drew {
  type: 'drew';
  seat: number;
  line: number;
  closed: number[];
}

/** The first line changed hands. */
export interface Swapped {
  type: 'swapped';
  seat: number;
}

/** Numbers: the outcome of a roll. */
export interface Rolled {
  type: 'rolled';
  seat: number;
  dice: [number, number];
}

/** Numbers: no line for this roll. */
export interface Passed {
  type: 'passed';
  seat: number;
}

/**
 * What everybody with the link may know. `seats` from seat 1, which is the maker's. `waitingFor`: the seats without
 * which nothing can be played just now, because they are empty or not connected. `watch`: whoever has the link may
 * look on. `kept`: all have agreed that this round goes to the archive.
 */
export interface TableView {
  game: string;
  setup: string;
  round: number;
  seats: SeatView[];
  watch: boolean;
  offers: OfferView[];
  waitingFor: number[];
  kept: boolean;
}

/**
 * `left`: out for good. `closed`: the maker plays without it. Only a taken seat can be `connected`. `name`: of who
 * took it, if they have one; `member`: the id of their account; `bot`: a program of this server plays.
 */
export interface SeatView {
  state: 'closed' | 'empty' | 'left' | 'taken';
  connected: boolean;
  name: string | null;
  member: string | null;
  bot: boolean;
}

/**
 * The viewer. `seat` is null for who has none. `may`: what the table allows now; `play` says no more than that nobody
 * is missing and the round goes on, and `game` says the rest. `offer`: the kinds that can be proposed now. `accept`
 * and `withdraw`: the numbers of open offers that wait for this viewer, or are this viewer's own.
 */
export interface YouView {
  seat: number | null;
  may: ('close_seats' | 'join' | 'leave' | 'move_seat' | 'play' | 'restart')[];
  offer: ('abort' | 'draw' | 'keep' | 'restart')[];
  accept: number[];
  withdraw: number[];
}

/**
 * The whole board. Players are seats; lines and boxes are numbered as by the kernel. `drawers` by line and `owners`
 * by box: 0 nobody, a player, or 5: ink. `scores` from player 1. `last` is the line drawn last. `may` is what the
 * viewer may do in this game now: `draw` any undrawn line (of the roll's where there is one), `swap`, `roll`, `pass`;
 * empty for who is not to move, or while somebody is missing. `winners` when the game is over or decided, several for
 * a draw. `ranks` from player 1, once it is over: 1 is first, and who left is last. `mover` means nothing then.
 * `numbers` by box, empty where the game has none or they are not dealt yet. `gone`: who has left, or took no part.
 */
export interface DotsView {
  setup: string;
  mover: number;
  over: boolean;
  winners: number[];
  ranks: number[];
  moves: number;
  last: number | null;
  linesLeft: number;
  scores: number[];
  drawers: number[];
  owners: number[];
  may: ('draw' | 'pass' | 'roll' | 'swap')[];
  numbers: number[];
  roll: RollView | null;
  gone: number[];
}

/** The roll on the table, and the undrawn lines that it allows. */
export interface RollView {
  dice: [number, number];
  lines: number[];
}

/** The command `id` had no effect, and why (`docs/reference/refusals.md`); with the position as it is. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  room: Room;
}

/** First on every socket. `build` is the version of the page that is served now. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  build: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
}

/** Another tab or browser has this seat now. The socket is closed with 4001, and must not be opened again. */
export interface TakenOver {
  type: 'taken_over';
}

/**
 * There is no such room, or no more, or too many look on (`crowded`: those with a seat always get in). The socket is
 * closed with 1008, and must not be opened again by itself.
 */
export interface Gone {
  type: 'gone';
  why: 'crowded' | 'expired' | 'unknown';
}

/** The server does not speak the page's protocol: load the page again. The socket is closed with 1008. */
export interface Outdated {
  type: 'outdated';
}

/** `POST /api/rooms`: a room with this set-up. `watch`: whoever has the link may look on. */
export interface MakeRoom {
  setup: string;
  watch?: boolean;
  game?: string;
}

/** 201. `path` is the invitation, without the host; the maker has seat 1. */
export interface RoomMade {
  room: string;
  path: string;
  seat: number;
}

/** 200 for `join` and `take`: the seat that this browser has in the room now. Open the socket anew. */
export interface Seated {
  seat: number;
}

/** 201 for `move`: whoever opens `path` within `seconds`, and confirms there, takes over this seat, once. */
export interface SeatLink {
  path: string;
  seconds: number;
}

/** `POST /api/rooms/{room}/take`: the token is what follows `#take=` in the link. */
export interface TakeSeat {
  token: string;
}

/** `POST /api/rooms/{room}/bot`: the computer takes the next empty seat, at this level of the room's game. */
export interface CallBot {
  level: string;
}

/** `POST /api/qr`: an address of this site, as the reader's browser has it. */
export interface DrawQr {
  address: string;
}

/** 200. The code has `size` modules to a side; `path` draws the dark ones, each a unit wide, as SVG has it. */
export interface Qr {
  size: number;
  path: string;
}

/** 200 for `GET /api/boards/{build}/{grid}`: what is where, in the kernel's order. `width` and `height` in boxes. */
export interface DotsBoard {
  shape: 'hexagon' | 'square' | 'triangle';
  width: number;
  height: number;
  dots: BoardDot[];
  lines: BoardLine[];
  boxes: BoardBox[];
}

/** Row from 1 at the bottom, column from 1 at the left; `x` to the right and `y` upwards in whole steps. */
export interface BoardDot {
  row: number;
  column: number;
  x: number;
  y: number;
}

/** Its name, its two dots and the boxes that it borders, by number. */
export interface BoardLine {
  name: string;
  from: number;
  to: number;
  boxes: number[];
}

/** The lines around it, by number. */
export interface BoardBox {
  sides: number[];
}

/** Any other status, as `application/problem+json`. `code` is there for refusals of a room. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code?: string | null;
}

/** `POST /api/club/guest`: to be called so, unrated and without an account. */
export interface EnterGuest {
  name: string;
}

/** `POST /api/club/sign-up`: an account. A guest keeps seats and games. */
export interface SignUp {
  name: string;
  password: string;
}

/** `POST /api/club/sign-in`. */
export interface SignIn {
  name: string;
  password: string;
}

/** `POST /api/club/recover`: signs in by a recovery code, which is spent; the account gets another password. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** `POST /api/club/name`: for guests and members. */
export interface ChangeName {
  name: string;
}

/** `POST /api/club/password`: ends all other sessions. */
export interface ChangePassword {
  old: string;
  password: string;
}

/** `POST /api/club/codes`, for other recovery codes, and `POST /api/club/delete`, which takes the account away. */
export interface Confirm {
  password: string;
}

/** `POST /api/club/reports`: the name of a member is not as it should be. */
export interface ReportName {
  name: string;
  reason?: string;
}

/**
 * `GET /api/club/me`, and the answer to most calls. `kind` is null for who has no name yet. `codesLeft`: how many
 * recovery codes are left, for members.
 */
export interface Me {
  kind: 'bot' | 'guest' | 'member' | null;
  id?: string | null;
  name?: string | null;
  codesLeft?: number;
  sessions?: SessionView[];
}

/** A browser that is signed in. `current`: the one that asks. Times in seconds since 1970. */
export interface SessionView {
  id: string;
  device: string;
  madeAt: number;
  usedAt: number;
  current: boolean;
}

/** 201. Shown once: the server keeps hashes alone. */
export interface Codes {
  codes: string[];
}

export type ToServer = Play | Restart | Propose | Accept | Decline | Leave | CloseSeats | Look | Ping;

export type ToClient = Room | Refused | Welcome | Pong | TakenOver | Gone | Outdated;

export type DotsCommand = Draw | Swap | Roll | Pass;

export type DotsEvent = Drew | Swapped | Rolled | Passed;
