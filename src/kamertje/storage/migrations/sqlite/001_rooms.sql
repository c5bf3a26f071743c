CREATE TABLE room (
  id TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  data TEXT NOT NULL,      -- the table as JSON: the truth for play
  deadline REAL,           -- seconds since 1970, where a clock runs
  made_at REAL NOT NULL,
  active_at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX room_deadline ON room (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE entry (       -- the log: the truth for the record
  room TEXT NOT NULL,
  seq INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (room, seq)
) WITHOUT ROWID;

CREATE TABLE seat (
  room TEXT NOT NULL,
  seat INTEGER NOT NULL,
  key BLOB NOT NULL,       -- SHA-256
  connection TEXT,
  process TEXT,
  link BLOB,               -- SHA-256 of the token that moves the seat
  link_until REAL,
  PRIMARY KEY (room, seat)
) WITHOUT ROWID;

CREATE TABLE process (
  id TEXT PRIMARY KEY,
  alive_until REAL NOT NULL
) WITHOUT ROWID;

CREATE VIEW held AS          -- who holds a seat, as long as alive_until has not passed
  SELECT seat.room, seat.seat, seat.connection, process.alive_until
  FROM seat JOIN process ON process.id = seat.process;

CREATE TABLE swept (       -- rooms that were there
  room TEXT PRIMARY KEY,
  at REAL NOT NULL
) WITHOUT ROWID;
