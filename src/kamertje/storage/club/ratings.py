"""Ratings as they are kept: how each stands, and every round that was rated."""

from typing import Any, Final

from kamertje.club.finished import Finished
from kamertje.club.glicko import Strength
from kamertje.club.identity import Player
from kamertje.club.rating import WITH_BOTS, Standing, play
from kamertje.storage.club.ledger import Steps, ask, job

_STANDING: Final = "rating, deviation, volatility, games, at"


@job
def rate(finished: Finished) -> Steps[bool]:
    """Moves both ratings, once for each room and round, if both are still there and may be rated.

    Both players are locked first, in the order of their ids, so that one game waits for the other.
    """
    kinds = {}
    for player in sorted(set(finished.players)):
        for (kind,) in (
            yield ask("UPDATE player SET kind = kind WHERE id = $1 AND kind <> 'guest' RETURNING kind", player)
        ):
            kinds[player] = kind
    if len(kinds) < 2:
        return False
    pool = finished.pool + (WITH_BOTS if "bot" in kinds.values() else "")
    claimed = yield ask(
        "INSERT INTO rated (room, round, pool, at, score) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING RETURNING room",
        *(finished.room, finished.round, pool, finished.at, finished.score),
    )
    if not claimed:
        return False
    before = []
    for player in finished.players:
        rows = yield ask(f"SELECT {_STANDING} FROM rating WHERE player = $1 AND pool = $2", player, pool)  # noqa: S608
        before.append(_standing(rows[0]) if rows else Standing())
    after = play(before[0], before[1], finished.score, finished.at)
    for player, standing in zip(finished.players, after, strict=True):
        strength = standing.strength
        yield ask(
            f"INSERT INTO rating (player, pool, {_STANDING}) VALUES ($1, $2, $3, $4, $5, $6, $7)"  # noqa: S608
            " ON CONFLICT (player, pool) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,"
            " volatility = excluded.volatility, games = excluded.games, at = excluded.at",
            *(player, pool, strength.rating, strength.deviation, strength.volatility, standing.games, standing.at),
        )
    one, two = (standing.strength for standing in after)
    yield ask(
        "UPDATE rated SET first = $3, first_rating = $4, first_deviation = $5, second = $6, second_rating = $7,"
        " second_deviation = $8 WHERE room = $1 AND round = $2",
        *(finished.room, finished.round),
        *(finished.players[0], one.rating, one.deviation, finished.players[1], two.rating, two.deviation),
    )
    return True


@job
def standings(player: str) -> Steps[dict[str, Standing]]:
    """A player's, by pool."""
    rows = yield ask(f"SELECT pool, {_STANDING} FROM rating WHERE player = $1 ORDER BY pool", player)  # noqa: S608
    return {pool: _standing(row) for pool, *row in rows}


@job
def history(player: str, pool: str, most: int) -> Steps[list[tuple[float, float, float]]]:
    """A player's last ratings: (time, rating, deviation), the oldest first."""
    rows = yield ask(
        "SELECT at, rating, deviation FROM ("
        "SELECT at, first_rating AS rating, first_deviation AS deviation, round, room FROM rated"
        " WHERE first = $1 AND pool = $2 UNION ALL "
        "SELECT at, second_rating, second_deviation, round, room FROM rated WHERE second = $1 AND pool = $2"
        ") AS both_sides ORDER BY at DESC, room DESC, round DESC LIMIT $3",
        *(player, pool, most),
    )
    return [tuple(row) for row in reversed(rows)]


@job
def leaders(pool: str, kind: str, least: float, most: int) -> Steps[list[tuple[Player, Standing]]]:
    """The strongest whose deviation was below `least` after their last game, the strongest first."""
    rows = yield ask(
        f"SELECT player.id, player.name, player.kind, {_STANDING} FROM rating JOIN player ON player.id = rating.player"  # noqa: S608
        " WHERE pool = $1 AND kind = $2 AND deviation < $3 ORDER BY rating DESC, player.id LIMIT $4",
        *(pool, kind, least, most),
    )
    return [(Player(*row[:3]), _standing(row[3:])) for row in map(tuple, rows)]


def _standing(row: Any) -> Standing:
    rating, deviation, volatility, games, at = row
    return Standing(Strength(rating, deviation, volatility), games, at)
