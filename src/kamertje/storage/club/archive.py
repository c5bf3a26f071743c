"""The archive as it is kept: each round that is over, once, with its record."""

from typing import Any, Final

from kamertje.club.identity import Player
from kamertje.club.kept import Kept, KeptSeat, Search
from kamertje.club.names import fold
from kamertje.storage.club.ledger import Steps, ask, job

_COLUMNS: Final = "archive.id, room, round, game, archive.variant, setup, ending, rated, archive.ended_at"
_SEAT: Final = "player, name, kind, won"
_SEATS: Final = "FROM archive_seat AS also WHERE also.id = archive.id"


@job
def keep(kept: Kept) -> Steps[None]:
    """Once for each room and round. Where an invitation led to it, that is over.

    Players stand there as they are called now. Who has gone meanwhile, though some process may not know, is nobody:
    each is held first, in the order of their ids, until this is done.
    """
    there = {}
    for player in sorted({seat.player.id for seat in kept.seats if seat.player is not None}):
        for name, kind in (yield ask("UPDATE player SET kind = kind WHERE id = $1 RETURNING name, kind", player)):
            there[player] = (player, name, fold(name), kind)
    yield ask("UPDATE invitation SET state = 'over', changed_at = $2 WHERE room = $1", kept.room, kept.ended_at)
    new = yield ask(
        "INSERT INTO archive (id, room, round, game, variant, setup, ending, rated, ended_at, record)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id",
        *(kept.id, kept.room, kept.round, kept.game, kept.variant),
        *(kept.setup, kept.ending, int(kept.rated), kept.ended_at, kept.record),
    )
    if not new:
        return
    for number, seat in enumerate(kept.seats, 1):
        who = (None,) * 4 if seat.player is None else there.get(seat.player.id, (None,) * 4)
        yield ask(
            "INSERT INTO archive_seat (id, seat, player, name, folded, kind, won, ended_at, variant)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            *(kept.id, number, *who, int(seat.won), kept.ended_at, kept.variant),
        )


@job
def search(wanted: Search, most: int) -> Steps[list[Kept]]:
    """Without their records, the latest first.

    Whoever has played much is looked for by their own seats, in their order: a page of them costs what a page costs.
    """
    seats_of = {"player": wanted.player, "folded": None if wanted.name is None else fold(wanted.name)}
    who = [(column, value) for column, value in seats_of.items() if value is not None]
    source, at = "archive", "archive"
    asked: list[tuple[str, tuple[Any, ...]]] = []
    if who:
        (column, value), *others = who
        source, at = "archive_seat AS own JOIN archive ON archive.id = own.id", "own"
        asked.append((f"own.{column} = ?", (value,)))
        # In both seats they are found once.
        asked.append((f"NOT EXISTS (SELECT 1 {_SEATS} AND also.{column} = own.{column} AND also.seat < own.seat)", ()))
        asked += [(f"EXISTS (SELECT 1 {_SEATS} AND also.{name} = ?)", (other,)) for name, other in others]
    for condition, given in (
        (f"{at}.variant = ?", wanted.variant),
        (f"{at}.ended_at >= ?", wanted.since),
        (f"{at}.ended_at < ?", wanted.until),
        (f"({at}.ended_at, {at}.id) < (?, ?)", wanted.after),
    ):
        if given is not None:
            asked.append((condition, given if isinstance(given, tuple) else (given,)))
    values: list[Any] = [most]
    conditions = []
    for condition, wants in asked:
        for each in wants:
            values.append(each)
            condition = condition.replace("?", f"${len(values)}", 1)
        conditions.append(condition)
    found = yield ask(
        f"SELECT {_COLUMNS} FROM {source} {'WHERE ' if conditions else ''}{' AND '.join(conditions)}"  # noqa: S608
        f" ORDER BY {at}.ended_at DESC, {at}.id DESC LIMIT $1",
        *values,
    )
    if not found:
        return []
    names = [row[0] for row in found]
    places = ", ".join(f"${number}" for number in range(1, len(names) + 1))
    seats: dict[str, list[Any]] = {name: [] for name in names}
    for row in (yield ask(f"SELECT id, {_SEAT} FROM archive_seat WHERE id IN ({places}) ORDER BY seat", *names)):  # noqa: S608
        seats[row[0]].append(tuple(row)[1:])
    return [_kept(tuple(row), seats[row[0]], "") for row in found]


@job
def kept_game(game: str) -> Steps[Kept | None]:
    """With its record."""
    rows = yield ask(f"SELECT {_COLUMNS}, record FROM archive WHERE id = $1", game)  # noqa: S608
    if not rows:
        return None
    *row, record = tuple(rows[0])
    seats = yield ask(f"SELECT {_SEAT} FROM archive_seat WHERE id = $1 ORDER BY seat", game)  # noqa: S608
    return _kept(tuple(row), map(tuple, seats), record)


def _kept(row: tuple[Any, ...], seats: Any, record: str) -> Kept:
    _, room, number, game, variant, setup, ending, rated, ended_at = row
    return Kept(
        room,
        number,
        game,
        variant,
        setup,
        ending,
        bool(rated),
        ended_at,
        tuple(
            KeptSeat(None if player is None else Player(player, name, kind), bool(won))
            for player, name, kind, won in seats
        ),
        record,
    )
