-- Rooms where nobody is and nothing happened since $1, $2 at most: locked, so that nobody comes before they are deleted.
SELECT id FROM room WHERE active_at < $1
  AND NOT EXISTS (SELECT 1 FROM held WHERE held.room = room.id AND alive_until > seconds())
ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
