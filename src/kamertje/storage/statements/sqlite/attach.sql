-- Seats that are held by other connections now. $1: a JSON list of lists.
WITH asked (room, seat, connection, process) AS (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
  FROM json_each($1)
)
UPDATE seat SET connection = asked.connection, process = asked.process FROM asked
WHERE seat.room = asked.room AND seat.seat = asked.seat
RETURNING seat.room
