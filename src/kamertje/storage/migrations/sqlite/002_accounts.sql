CREATE TABLE player (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,          -- guest, member or bot
  folded TEXT UNIQUE,          -- what names that look alike have in common; a guest has none
  password TEXT,               -- argon2id, of a member
  made_at REAL NOT NULL        -- seconds since 1970
) WITHOUT ROWID;

CREATE TABLE session (
  key BLOB PRIMARY KEY,        -- SHA-256 of what the browser has
  id TEXT NOT NULL UNIQUE,     -- by which it is ended from another browser
  player TEXT NOT NULL,
  device TEXT NOT NULL,
  made_at REAL NOT NULL,
  used_at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_player ON session (player);

CREATE TABLE recovery (
  player TEXT NOT NULL,
  code BLOB NOT NULL,          -- SHA-256
  PRIMARY KEY (player, code)
) WITHOUT ROWID;

CREATE TABLE report (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,        -- who is called so
  name TEXT NOT NULL,          -- as it was then
  reporter TEXT,
  reason TEXT NOT NULL,
  at REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE rating (
  player TEXT NOT NULL,
  pool TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,     -- just after the last game
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  at REAL NOT NULL,            -- of the last game
  PRIMARY KEY (player, pool)
) WITHOUT ROWID;
CREATE INDEX rating_pool ON rating (pool, rating);

CREATE TABLE rated (         -- rounds that were rated, each once
  room TEXT NOT NULL,
  round INTEGER NOT NULL,
  pool TEXT NOT NULL,
  at REAL NOT NULL,
  score REAL NOT NULL,         -- of the first
  first TEXT,                  -- players; null for who has gone
  first_rating REAL,           -- after it
  first_deviation REAL,
  second TEXT,
  second_rating REAL,
  second_deviation REAL,
  PRIMARY KEY (room, round)
) WITHOUT ROWID;
CREATE INDEX rated_first ON rated (first, pool, at);
CREATE INDEX rated_second ON rated (second, pool, at);

ALTER TABLE seat ADD COLUMN player TEXT; -- who took it, if that was somebody with a name
