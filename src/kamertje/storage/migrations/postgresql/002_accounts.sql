CREATE TABLE player (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,          -- guest, member or bot
  folded text UNIQUE,          -- what names that look alike have in common; a guest has none
  password text,               -- argon2id, of a member
  made_at double precision NOT NULL        -- seconds since 1970
);

CREATE TABLE session (
  key bytea PRIMARY KEY,        -- SHA-256 of what the browser has
  id text NOT NULL UNIQUE,     -- by which it is ended from another browser
  player text NOT NULL,
  device text NOT NULL,
  made_at double precision NOT NULL,
  used_at double precision NOT NULL
);
CREATE INDEX session_player ON session (player);

CREATE TABLE recovery (
  player text NOT NULL,
  code bytea NOT NULL,          -- SHA-256
  PRIMARY KEY (player, code)
);

CREATE TABLE report (
  id text PRIMARY KEY,
  player text NOT NULL,        -- who is called so
  name text NOT NULL,          -- as it was then
  reporter text,
  reason text NOT NULL,
  at double precision NOT NULL
);

CREATE TABLE rating (
  player text NOT NULL,
  pool text NOT NULL,
  rating double precision NOT NULL,
  deviation double precision NOT NULL,     -- just after the last game
  volatility double precision NOT NULL,
  games integer NOT NULL,
  at double precision NOT NULL,            -- of the last game
  PRIMARY KEY (player, pool)
);
CREATE INDEX rating_pool ON rating (pool, rating);

CREATE TABLE rated (         -- rounds that were rated, each once
  room text NOT NULL,
  round integer NOT NULL,
  pool text NOT NULL,
  at double precision NOT NULL,
  score double precision NOT NULL,         -- of the first
  first text,                  -- players; null for who has gone
  first_rating double precision,           -- after it
  first_deviation double precision,
  second text,
  second_rating double precision,
  second_deviation double precision,
  PRIMARY KEY (room, round)
);
CREATE INDEX rated_first ON rated (first, pool, at);
CREATE INDEX rated_second ON rated (second, pool, at);

ALTER TABLE seat ADD COLUMN player text; -- who took it, if that was somebody with a name
