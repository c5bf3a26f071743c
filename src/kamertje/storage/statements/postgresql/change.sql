-- A compare-and-set for each of many rooms: it yields its room or nothing. Rooms are locked in the order of their names.
-- $1: by whom others are told, empty for nobody. What is asked is put beside its room where that is locked: joined after
-- that, everything asked would be compared with every room.
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::float8[], $7::int[], $8::text[],
                       $9::int[], $10::int[], $11::int[], $12::bytea[], $13::text[])
    AS asked(room, seq, data, entry, deadline, seat, connection, needs, needed, claimed, key, player)
), locked AS MATERIALIZED (
  SELECT asked.*, room.seq AS found FROM asked JOIN room ON room.id = asked.room ORDER BY room.id FOR UPDATE OF room
), done AS (
  UPDATE room SET seq = asked.seq + 1, data = asked.data, deadline = asked.deadline, active_at = seconds()
  FROM locked AS asked
  WHERE room.id = asked.room AND room.seq = asked.seq AND asked.found = asked.seq
    AND (asked.seat = 0 OR EXISTS (
      SELECT 1 FROM held WHERE held.room = asked.room AND held.seat = asked.seat
        AND held.connection = asked.connection AND alive_until > seconds()))
    AND (asked.needed = 0 OR asked.needed = (
      SELECT count(*) FROM held WHERE held.room = asked.room AND (1 << held.seat) & asked.needs <> 0
        AND alive_until > seconds()))
  RETURNING asked.room, asked.seq, asked.entry, asked.claimed, asked.key, asked.player
), logged AS (
  INSERT INTO entry SELECT room, seq + 1, entry FROM done
), seated AS (
  INSERT INTO seat (room, seat, key, player) SELECT room, claimed, key, player FROM done WHERE claimed > 0
)
  SELECT array_agg(room), CASE WHEN $1::text <> '' AND count(*) > 0
    THEN pg_notify('kamertje', $1 || ' ' || string_agg(room || ':' || (seq + 1), ' ')) END
  FROM done
