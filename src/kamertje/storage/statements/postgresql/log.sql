-- The entries of many rooms, each after a number, first to last.
SELECT entry.room, entry.data
FROM unnest($1::text[], $2::bigint[]) AS asked(room, after)
JOIN entry ON entry.room = asked.room AND entry.seq > asked.after
ORDER BY entry.room, entry.seq
