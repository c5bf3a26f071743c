-- How far rooms are, and which of their seats are held.
SELECT id, seq, ARRAY(SELECT seat FROM held WHERE held.room = room.id AND alive_until > seconds())
FROM room WHERE id = ANY($1)
