// What page and server say to each other of Numbridge. Written by `python -m tools.protocol`: do not change it here.

/** A move of the game. Needs `play` in `you.may`, and what the game's own view lets this player do. */
export interface Play {
  type: 'play';
  id: string;
  version: number;
  command: GiveNonce | Place | Claim | Swap | Resign;
}

/** This player's part in the deal: 16 random bytes. Page and bot send it by themselves once it is asked for. */
export interface GiveNonce {
  type: 'nonce';
  nonce: string;
}

/** Put a tile of one's hand, by its digit, in an empty cell. */
export interface Place {
  type: 'place';
  cell: number;
  digit: number;
}

/** Take a given that nobody owns. `digit`: the tile that pays, null with an empty hand. */
export interface Claim {
  type: 'claim';
  cell: number;
  digit?: number | null;
}

/** Change the whole hand. */
export interface Swap {
  type: 'swap';
}

/** Give the round up; the seat is kept, for another one. */
export interface Resign {
  type: 'resign';
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
  events: (Started | Joined | Left | SeatsClosed | Offered | OfferEnded | Dealt | Placed | Missed | Claimed | Swapped | Skipped | RanOut | Ended)[];
  table: TableView;
  you: YouView;
  game: NumbridgeView | null;
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

/** The field lies there, the hands are drawn, the clock runs. */
export interface Dealt {
  type: 'dealt';
}

/** The digit is right: the cell is the player's. */
export interface Placed {
  type: 'placed';
  seat: number;
  cell: number;
  digit: number;
}

/** The digit is wrong: everybody knows now, and the turn is lost. */
export interface Missed {
  type: 'missed';
  seat: number;
  cell: number;
  digit: number;
}

/** A given is the player's. `price`: how many tiles were paid; which ones nobody else learns. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  cell: number;
  price: number;
}

/** The whole hand was changed, for as many tiles as there are up to three. */
export interface Swapped {
  type: 'swapped';
  seat: number;
}

/** Nothing to play: the turn passes by itself. */
export interface Skipped {
  type: 'skipped';
  seat: number;
}

/** The turn was lost on time. */
export interface RanOut {
  type: 'ran_out';
  seat: number;
}

/** The round is over. `winner` is null for a draw and an abort. */
export interface Ended {
  type: 'ended';
  how: 'aborted' | 'draw' | 'goal' | 'resigned' | 'time' | 'timeouts';
  winner: number | null;
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
 * The whole table as one viewer may see it. `commitment` to the seed, and the name of the `deal`: both are fixed
 * before the nonces, so that the record can be held to them. Before the deal (`waiting` for the second player, then
 * `nonces`) `blocks` to `missed` are empty. `blocks` by cell, from 0; `digits` by cell, 0 where it is not known;
 * `givens`: the cells open from the start; `owners` by cell: 0 nobody, 1, 2. `mover` means nothing unless playing;
 * `moves_left` of this turn, 2 at the start of a pair. `hand`: the viewer's own tiles, in order; empty for who has
 * none. `hands`: how many tiles each holds. `misses` by player. `missed`: the public misses as (cell, digit), which
 * are refused a second time. `price` of a claim in tiles. `may`: what the viewer may do now. `last`: the last move.
 * `log`: all that happened, oldest first. `candidates`: the page may mark where a digit can still stand.
 */
export interface NumbridgeView {
  setup: string;
  variant: 'blitz' | 'bridge' | 'domains';
  size: number;
  phase: 'nonces' | 'over' | 'playing' | 'waiting';
  commitment: string;
  deal: string;
  candidates: boolean;
  price: number;
  goals: GoalView[];
  clock: ClockView;
  blocks: number[];
  digits: number[];
  givens: number[];
  owners: number[];
  mover: number;
  movesLeft: number;
  hand: number[];
  hands: [number, number];
  bag: number;
  misses: [number, number];
  missed: [number, number][];
  last: Dealt | Placed | Missed | Claimed | Swapped | Skipped | RanOut | Ended | null;
  log: (Dealt | Placed | Missed | Claimed | Swapped | Skipped | RanOut | Ended)[];
  may: ('claim' | 'nonce' | 'place' | 'resign' | 'swap')[];
  result: ResultView | null;
  reveal: RevealView | null;
}

/**
 * How far one player is. Bridge and blitz: `chain`, the cells of the longest part between the sides, and `missing`,
 * the fewest cells still to be won to join them, null once the other has joined theirs. Domains: `blocks`, own cells
 * by block, and `missing`, blocks still to be won.
 */
export interface GoalView {
  missing: number | null;
  chain: number[];
  blocks: number[];
}

/**
 * Seconds left at the moment of sending, by the server's clock. A page counts the mover's down from there. `turn`:
 * for the mover's turn. `total`: each player's thinking time, the mover's already less what this turn took. `running`
 * is False before the deal and after the end: then nothing counts down.
 */
export interface ClockView {
  turn: number;
  total: [number, number];
  running: boolean;
}

/**  */
export interface ResultView {
  how: 'aborted' | 'draw' | 'goal' | 'resigned' | 'time' | 'timeouts';
  winner: number | null;
}

/**
 * After the end: what the deal came from. `record` in docs/reference/numbridge.md, the input of `kamertje verify`.
 */
export interface RevealView {
  solution: number[];
  record: string;
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

export type ToServer = Play | Restart | Propose | Accept | Decline | Leave | CloseSeats | Look | Ping;

export type ToClient = Room | Refused | Welcome | Pong | TakenOver | Gone | Outdated;

export type NumbridgeCommand = GiveNonce | Place | Claim | Swap | Resign;

export type NumbridgeEvent = Dealt | Placed | Missed | Claimed | Swapped | Skipped | RanOut | Ended;
