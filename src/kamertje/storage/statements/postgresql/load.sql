-- A row for each seat of each room, the first seat first; with that one the log after the number that was asked for.
SELECT room.id, room.seq, room.data, room.active_at,
  CASE WHEN seat.seat = 1 AND asked.after IS NOT NULL
    THEN (SELECT array_agg(entry.data ORDER BY entry.seq) FROM entry WHERE entry.room = room.id AND entry.seq > asked.after) END,
  seat.seat, seat.key, seat.connection,
  EXISTS (SELECT 1 FROM process WHERE process.id = seat.process AND alive_until > seconds()),
  player.id, player.name, player.kind
FROM unnest($1::text[], $2::bigint[]) AS asked(room, after)
JOIN room ON room.id = asked.room JOIN seat ON seat.room = room.id LEFT JOIN player ON player.id = seat.player
ORDER BY seat.seat
