-- Seats that are held by other connections now. $1 as in change.sql.
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($2::text[], $3::int[], $4::text[], $5::text[]) AS asked(room, seat, connection, process)
), locked AS MATERIALIZED (
  SELECT asked.* FROM asked JOIN room ON room.id = asked.room ORDER BY room.id FOR UPDATE OF room
), active AS (
  UPDATE room SET active_at = seconds() FROM locked WHERE room.id = locked.room
), done AS (
  UPDATE seat SET connection = asked.connection, process = asked.process
  FROM locked AS asked
  WHERE seat.room = asked.room AND seat.seat = asked.seat
  RETURNING seat.room
)
  SELECT array_agg(room), CASE WHEN $1::text <> '' AND count(*) > 0
    THEN pg_notify('kamertje', $1 || ' ' || string_agg(room, ' ')) END
  FROM done
