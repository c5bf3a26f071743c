-- Connections that are gone, unless their seats are held by others already. $1: a JSON list of lists.
WITH asked (room, seat, connection) AS (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
  FROM json_each($1)
)
UPDATE seat SET connection = NULL, process = NULL FROM asked
WHERE seat.room = asked.room AND seat.seat = asked.seat AND seat.connection = asked.connection
RETURNING seat.room
