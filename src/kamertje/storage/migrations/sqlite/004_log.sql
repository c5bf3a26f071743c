-- The log grows at its end, whatever room an entry is of: a commit of many rooms writes few pages.
CREATE TABLE log (
  room TEXT NOT NULL,
  seq INTEGER NOT NULL,
  data TEXT NOT NULL
);
INSERT INTO log SELECT room, seq, data FROM entry ORDER BY room, seq;
DROP TABLE entry;
ALTER TABLE log RENAME TO entry;
CREATE UNIQUE INDEX entry_of_room ON entry (room, seq);
