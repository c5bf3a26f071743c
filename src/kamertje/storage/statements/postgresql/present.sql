-- How far rooms are, and by whom their seats are held.
SELECT room.id, room.seq, seats.seat, seats.connection
FROM room CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(seat ORDER BY seat), '{}') AS seat, coalesce(array_agg(connection ORDER BY seat), '{}') AS connection
  FROM held WHERE held.room = room.id AND alive_until > seconds()
) AS seats
WHERE room.id = ANY($1)
