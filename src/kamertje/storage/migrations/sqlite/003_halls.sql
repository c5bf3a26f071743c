CREATE TABLE invitation (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  choice TEXT NOT NULL,        -- as JSON
  variant TEXT NOT NULL,
  setup TEXT NOT NULL,
  private INTEGER NOT NULL,
  room TEXT NOT NULL UNIQUE,   -- where it will be played
  key BLOB NOT NULL,           -- SHA-256 of the owner's key for that room
  made_at REAL NOT NULL,       -- seconds since 1970
  seen_at REAL NOT NULL,       -- when its owner was last here
  state TEXT NOT NULL,         -- open, taken, over, withdrawn or lapsed
  changed_at REAL NOT NULL,
  taker TEXT,
  first TEXT                   -- who begins
) WITHOUT ROWID;
CREATE INDEX invitation_state ON invitation (state, changed_at);
CREATE INDEX invitation_owner ON invitation (owner, state);

CREATE TABLE archive (         -- rounds that are over, each once
  id TEXT PRIMARY KEY,
  room TEXT NOT NULL,
  round INTEGER NOT NULL,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  setup TEXT NOT NULL,
  ending TEXT NOT NULL,        -- how it ended
  rated INTEGER NOT NULL,
  ended_at REAL NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (room, round)
) WITHOUT ROWID;
CREATE INDEX archive_ended ON archive (ended_at, id);
CREATE INDEX archive_variant ON archive (variant, ended_at, id);

CREATE TABLE archive_seat (
  id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  player TEXT,                 -- null for who had no name, or has gone
  name TEXT,                   -- as it was then
  folded TEXT,                 -- so that names that look alike are found
  kind TEXT,
  won INTEGER NOT NULL,
  ended_at REAL NOT NULL,
  PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE INDEX archive_seat_player ON archive_seat (player, ended_at, id);
CREATE INDEX archive_seat_folded ON archive_seat (folded, ended_at, id);
