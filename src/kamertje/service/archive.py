"""The archive as a service: what of a round is kept when it is over, and what can be read of it then, not before."""

from typing import Final

from kamertje.club.kept import Kept, KeptSeat, Search
from kamertje.match.table import Table
from kamertje.service.live import Known
from kamertje.storage.club.archive import kept_game, search
from kamertje.storage.port import Storage

PAGE: Final = 30


def kept_round(room: str, known: Known, after: Table, now: float) -> Kept | None:
    """The round that goes to the archive by this change. A game's `keeps` says whether it does when it is over, or when
    all players have agreed on it after that; what nobody joined is no round."""
    game, before = known.game, known.table
    if not game.over(after.state) or not {"taken", "left"}.issuperset(before.seats):
        return None
    if game.keeps:
        if game.over(before.state) and before.round == after.round:
            return None
    elif not after.kept or before.kept:
        return None
    report, winners = game.report(after.state), game.winners(after.state)
    seats = tuple(KeptSeat(known.players.get(seat), seat in winners) for seat in range(1, len(after.seats) + 1))
    return Kept(
        room,
        after.round,
        game.name,
        report.variant,
        after.setup,
        report.ending,
        bool(after.rated and winners),
        now,
        seats,
        report.record,
    )


class Archive:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def search(self, wanted: Search) -> tuple[list[Kept], bool]:
        """One page, and whether there are more."""
        found = await self._storage.club.run(search(wanted, PAGE + 1))
        return found[:PAGE], len(found) > PAGE

    async def game(self, name: str) -> Kept | None:
        return await self._storage.club.run(kept_game(name))
