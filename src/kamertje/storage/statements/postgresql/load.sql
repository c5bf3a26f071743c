-- A row for each seat of each room.
SELECT room.id, room.seq, room.data, room.active_at, seat.seat, seat.key, seat.connection,
  EXISTS (SELECT 1 FROM process WHERE process.id = seat.process AND alive_until > seconds()),
  player.id, player.name, player.kind
FROM room JOIN seat ON seat.room = room.id LEFT JOIN player ON player.id = seat.player WHERE room.id = ANY($1)
