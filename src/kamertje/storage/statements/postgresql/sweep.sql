-- Deletes rooms where nobody is and nothing happened since $1, $2 at most; it is remembered that they were there.
WITH done AS (
  DELETE FROM room WHERE id IN (
    SELECT id FROM room WHERE active_at < $1
      AND NOT EXISTS (SELECT 1 FROM held WHERE held.room = room.id AND alive_until > seconds())
    ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING id
), seats AS (
  DELETE FROM seat WHERE room IN (SELECT id FROM done)
), entries AS (
  DELETE FROM entry WHERE room IN (SELECT id FROM done)
), remembered AS (
  INSERT INTO swept SELECT id, seconds() FROM done ON CONFLICT (room) DO UPDATE SET at = excluded.at
)
SELECT id FROM done
