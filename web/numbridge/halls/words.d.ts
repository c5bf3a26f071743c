// What the halls and the archive say.

import type { HallView } from '../../net/hall-messages';

type HallName = HallView['name'];

export interface HallWords {
  title: string;
  halls: Record<HallName | 'all', string>;
  choose: string;
  waiting: string;
  nobody: string;
  playing: string;
  noGames: string;
  came: string;
  gone: string;
  regular: string;
  irregular: string;
  givens: (count: number) => string;
  candidates: string;
  rated: string;
  unrated: string;
  guest: string;
  play: string;
  playWith: (name: string) => string;
  watch: string;
  watchGame: (first: string, second: string) => string;
  mine: string;
  waitingHere: string;
  privateNote: string;
  lapsed: string;
  withdraw: string;
  putAway: string;
  toGame: string;
  later: string;
  gameWith: (name: string) => string;
  accepted: (name: string) => string;
  titleAccepted: string;
  notify: string;
  make: {
    title: string;
    hall: string;
    variant: string;
    blocks: string;
    givens: string;
    limits: (least: number, most: number) => string;
    candidates: string;
    candidatesNote: string;
    rated: string;
    ratedNote: string;
    ratedGuest: string;
    watch: string;
    watchNote: string;
    private: string;
    privateNote: string;
    send: string;
    sending: string;
  };
  name: { title: string; note: string; label: string; enter: string; account: string };
  asked: {
    title: string;
    from: (name: string) => string;
    mine: string;
    ended: Record<'taken' | 'over' | 'withdrawn' | 'lapsed' | 'unknown', string>;
    toHalls: string;
  };
  reconnecting: string;
  leaderboard: string;
  archive: {
    link: string;
    title: string;
    player: string;
    variant: string;
    any: string;
    since: string;
    until: string;
    search: string;
    all: string;
    none: string;
    more: string;
    nobody: string;
    won: (name: string) => string;
    draw: string;
    aborted: string;
    endings: Record<string, string>;
    dots: string;
    back: string;
    gamesOf: (name: string) => string;
    ended: string;
    save: string;
    onBoard: string;
    replay: string;
    field: string;
    hand: (name: string) => string;
    bag: (count: number) => string;
    misses: (count: number) => string;
    undealt: string;
    unreadable: string;
    start: string;
  };
  reasons: Record<
    | 'invitation_gone'
    | 'kept_unknown'
    | 'invitation_own'
    | 'invitation_unknown'
    | 'invitations_full'
    | 'account_needed'
    | 'hall_refused'
    | 'name_needed'
    | 'name_refused'
    | 'too_many'
    | 'offline'
    | 'other',
    string
  >;
}
