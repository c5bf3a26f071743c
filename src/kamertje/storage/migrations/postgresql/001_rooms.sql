CREATE TABLE room (
  id text PRIMARY KEY,
  seq bigint NOT NULL,
  data text NOT NULL,                -- the table as JSON: the truth for play
  deadline double precision,         -- seconds since 1970, where a clock runs
  made_at double precision NOT NULL,
  active_at double precision NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX room_deadline ON room (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE entry (                 -- the log: the truth for the record
  room text NOT NULL,
  seq bigint NOT NULL,
  data text NOT NULL,
  PRIMARY KEY (room, seq)
);

CREATE TABLE seat (
  room text NOT NULL,
  seat integer NOT NULL,
  key bytea NOT NULL,                -- SHA-256
  connection text,
  process text,
  link bytea,                        -- SHA-256 of the token that moves the seat
  link_until double precision,
  PRIMARY KEY (room, seat)
);

CREATE TABLE process (
  id text PRIMARY KEY,
  alive_until double precision NOT NULL
);

CREATE VIEW held AS                  -- who holds a seat, as long as alive_until has not passed
  SELECT seat.room, seat.seat, seat.connection, process.alive_until
  FROM seat JOIN process ON process.id = seat.process;

CREATE TABLE swept (                 -- rooms that were there
  room text PRIMARY KEY,
  at double precision NOT NULL
);

CREATE FUNCTION seconds() RETURNS double precision LANGUAGE sql VOLATILE
  AS 'SELECT extract(epoch FROM clock_timestamp())::double precision';
