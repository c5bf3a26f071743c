-- So that the games of one variant, of somebody who has played many of others, are found at once.
ALTER TABLE archive_seat ADD COLUMN variant text;
UPDATE archive_seat SET variant = (SELECT variant FROM archive WHERE archive.id = archive_seat.id);
CREATE INDEX archive_seat_player_variant ON archive_seat (player, variant, ended_at, id);
CREATE INDEX archive_seat_folded_variant ON archive_seat (folded, variant, ended_at, id);
