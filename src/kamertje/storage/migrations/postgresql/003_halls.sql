CREATE TABLE invitation (
  id text PRIMARY KEY,
  owner text NOT NULL,
  choice text NOT NULL,        -- as JSON
  variant text NOT NULL,
  setup text NOT NULL,
  private integer NOT NULL,
  room text NOT NULL UNIQUE,   -- where it will be played
  key bytea NOT NULL,           -- SHA-256 of the owner's key for that room
  made_at double precision NOT NULL,       -- seconds since 1970
  seen_at double precision NOT NULL,       -- when its owner was last here
  state text NOT NULL,         -- open, taken, over, withdrawn or lapsed
  changed_at double precision NOT NULL,
  taker text,
  first text                   -- who begins
);
CREATE INDEX invitation_state ON invitation (state, changed_at);
CREATE INDEX invitation_owner ON invitation (owner, state);

CREATE TABLE archive (         -- rounds that are over, each once
  id text PRIMARY KEY,
  room text NOT NULL,
  round integer NOT NULL,
  game text NOT NULL,
  variant text NOT NULL,
  setup text NOT NULL,
  ending text NOT NULL,        -- how it ended
  rated integer NOT NULL,
  ended_at double precision NOT NULL,
  record text NOT NULL,
  UNIQUE (room, round)
);
CREATE INDEX archive_ended ON archive (ended_at, id);
CREATE INDEX archive_variant ON archive (variant, ended_at, id);

CREATE TABLE archive_seat (
  id text NOT NULL,
  seat integer NOT NULL,
  player text,                 -- null for who had no name, or has gone
  name text,                   -- as it was then
  folded text,                 -- so that names that look alike are found
  kind text,
  won integer NOT NULL,
  ended_at double precision NOT NULL,
  PRIMARY KEY (id, seat)
);
CREATE INDEX archive_seat_player ON archive_seat (player, ended_at, id);
CREATE INDEX archive_seat_folded ON archive_seat (folded, ended_at, id);
