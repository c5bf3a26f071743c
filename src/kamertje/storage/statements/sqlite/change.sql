-- A compare-and-set for each row that is inserted into `change`: it takes effect, and puts its number into `done`, or
-- nothing happens. So a whole group is one step of SQLite.
CREATE TEMP TABLE done (number INTEGER NOT NULL);
CREATE TEMP VIEW change (now, number, room, seq, data, entry, deadline, seat, connection, needs, needed, claimed, key, player)
  AS VALUES (0, 0, '', 0, '', '', NULL, 0, '', 0, 0, 0, NULL, NULL);
CREATE TEMP TRIGGER compare_and_set INSTEAD OF INSERT ON change BEGIN
  UPDATE room SET seq = seq + 1, data = new.data, deadline = new.deadline, active_at = new.now
  WHERE id = new.room AND seq = new.seq
    AND (new.seat = 0 OR EXISTS (
      SELECT 1 FROM held WHERE held.room = new.room AND held.seat = new.seat
        AND held.connection = new.connection AND alive_until > new.now))
    AND new.needed = (
      SELECT count(*) FROM held WHERE held.room = new.room AND (1 << held.seat) & new.needs AND alive_until > new.now);
  INSERT INTO done SELECT new.number WHERE changes() = 1;
  INSERT INTO entry SELECT new.room, new.seq + 1, new.entry WHERE changes() = 1;
  INSERT INTO seat (room, seat, key, player) SELECT new.room, new.claimed, new.key, new.player
  WHERE changes() = 1 AND new.claimed > 0;
END;
