-- A row for each seat of each room of $1, a JSON list. $2: now.
SELECT room.id, room.seq, room.data, room.active_at, seat.seat, seat.key, seat.connection,
  EXISTS (SELECT 1 FROM process WHERE process.id = seat.process AND alive_until > $2),
  player.id, player.name, player.kind
FROM json_each($1) AS asked JOIN room ON room.id = asked.value JOIN seat ON seat.room = room.id
LEFT JOIN player ON player.id = seat.player
