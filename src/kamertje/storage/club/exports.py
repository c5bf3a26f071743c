"""Everything that is kept of somebody, for themselves."""

from typing import Any

from kamertje.storage.club.ledger import Steps, ask, job


@job
def export(player: str) -> Steps[dict[str, Any]]:
    """As plain values. Left out are hashes of secrets, what others are called, and who reported the name, and why."""
    account = yield ask("SELECT id, name, kind, made_at FROM player WHERE id = $1", player)
    sessions = yield ask("SELECT device, made_at, used_at FROM session WHERE player = $1 ORDER BY made_at", player)
    codes = yield ask("SELECT count(*) FROM recovery WHERE player = $1", player)
    ratings = yield ask(
        "SELECT pool, rating, deviation, volatility, games, at FROM rating WHERE player = $1 ORDER BY pool", player
    )
    rated = yield ask(
        "SELECT room, round, pool, at, CASE WHEN first = $1 THEN score ELSE 1 - score END,"
        " CASE WHEN first = $1 THEN first_rating ELSE second_rating END,"
        " CASE WHEN first = $1 THEN first_deviation ELSE second_deviation END"
        " FROM rated WHERE first = $1 OR second = $1 ORDER BY at, room, round",
        player,
    )
    seats = yield ask("SELECT room, seat FROM seat WHERE player = $1 ORDER BY room, seat", player)
    games = yield ask(
        "SELECT archive.id, archive.variant, setup, ending, rated, seat, won, archive.ended_at FROM archive_seat"
        " JOIN archive ON archive.id = archive_seat.id WHERE player = $1 ORDER BY archive.ended_at, archive.id",
        player,
    )
    invitations = yield ask(
        "SELECT id, CASE WHEN owner = $1 THEN 'owner' ELSE 'taker' END, choice, setup, private, room, state, made_at,"
        " seen_at, changed_at FROM invitation WHERE owner = $1 OR taker = $1 ORDER BY made_at, id",
        player,
    )
    received = yield ask("SELECT name, at FROM report WHERE player = $1 ORDER BY at", player)
    reports = yield ask("SELECT name, reason, at FROM report WHERE reporter = $1 ORDER BY at", player)
    return {
        "account": _named("id name kind made_at", account),
        "sessions": _named("device made_at used_at", sessions),
        "recovery_codes_left": codes[0][0],
        "ratings": _named("pool rating deviation volatility games at", ratings),
        "rated_rounds": _named("room round pool at score rating_after deviation_after", rated),
        "seats": _named("room seat", seats),
        "finished_games": _named("id variant setup ending rated seat won ended_at", games),
        "invitations": _named("id role choice setup private room state made_at seen_at changed_at", invitations),
        "reports_received": _named("name at", received),
        "reports_made": _named("name reason at", reports),
    }


def _named(names: str, rows: Any) -> list[dict[str, Any]]:
    return [dict(zip(names.split(), row, strict=True)) for row in rows]
