-- Deletes rooms, and remembers that they were there.
WITH done AS (
  DELETE FROM room WHERE id = ANY($1)
  RETURNING id
), seats AS (
  DELETE FROM seat WHERE room IN (SELECT id FROM done)
), entries AS (
  DELETE FROM entry WHERE room IN (SELECT id FROM done)
), remembered AS (
  INSERT INTO swept SELECT id, seconds() FROM done ON CONFLICT (room) DO UPDATE SET at = excluded.at
)
SELECT id FROM done
