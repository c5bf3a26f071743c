-- A row for each seat of each room.
SELECT room.id, room.seq, room.data, room.active_at, seat.seat, seat.key,
  (SELECT connection FROM held WHERE held.room = seat.room AND held.seat = seat.seat AND alive_until > seconds())
FROM room JOIN seat ON seat.room = room.id WHERE room.id = ANY($1)
