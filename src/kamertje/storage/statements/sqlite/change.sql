-- A compare-and-set for each row that is inserted into `change`: it takes effect and is logged, or nothing happens. So a
-- whole group is one step of SQLite, and which of them took effect is read from the end of the log.
CREATE TEMP VIEW change (now, room, seq, data, entry, deadline, seat, connection, needs, needed)
  AS VALUES (0, '', 0, '', '', NULL, 0, '', 0, 0);
CREATE TEMP TRIGGER compare_and_set INSTEAD OF INSERT ON change BEGIN
  UPDATE room SET seq = seq + 1, data = new.data, deadline = new.deadline, active_at = new.now
  WHERE id = new.room AND seq = new.seq
    AND (new.seat = 0 OR EXISTS (
      SELECT 1 FROM held WHERE held.room = new.room AND held.seat = new.seat
        AND held.connection = new.connection AND alive_until > new.now))
    AND new.needed = (
      SELECT count(*) FROM held WHERE held.room = new.room AND (1 << held.seat) & new.needs AND alive_until > new.now);
  INSERT INTO entry SELECT new.room, new.seq + 1, new.entry WHERE changes() = 1;
END;
