"""The rooms that this process has to do with, each under its lock: load, decide, store, tell."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kamertje.club.finished import Finished
from kamertje.club.identity import Player
from kamertje.match.decide import Decision, Moment, decide
from kamertje.match.game import Game, Random
from kamertje.match.record import Drawing, Entry, decode_table, encode_entry, encode_table
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Request
from kamertje.match.table import Table
from kamertje.service.archive import kept_round
from kamertje.service.connection import Connection
from kamertje.service.live import Known, Live
from kamertje.service.tally import Tally
from kamertje.storage.port import Change, Lost, SeatRow, Storage
from kamertje.wire.answers import Gone
from kamertje.wire.commands import Play

WEEK: Final = 7 * 86_400.0
# A lease that was renewed so lately need not be renewed for another seat.
FRESH_SECONDS: Final = 1.0
# How often a change is decided anew after others came first.
ATTEMPTS: Final = 5


@dataclass(frozen=True, slots=True)
class Outside:
    """What comes from outside: chance, a clock that only goes forward, and a name for this process."""

    random: Random
    monotonic: Callable[[], float]
    process: str


class Desk:
    """Nothing here awaits a reader: who is told gets it into an outbox."""

    def __init__(self, games: Mapping[str, Game], storage: Storage, outside: Outside) -> None:
        self.games = games
        self.storage = storage
        self.outside = outside
        self.live: dict[str, Live] = {}
        self.tally = Tally()
        self._offset = 0.0
        self._beaten = float("-inf")

    def now(self) -> float:
        """The store's time."""
        return self.outside.monotonic() + self._offset

    async def beat(self) -> None:
        """Renews the lease of this process, and learns the store's time."""
        began = self.outside.monotonic()
        self._offset = await self.storage.beat(self.outside.process) - self.outside.monotonic()
        self._beaten = began

    def locked(self, room: str) -> "_Locked":
        """For `async with`: the room, which nobody else here reads or changes meanwhile."""
        live = self.live.get(room)
        if live is None:
            live = self.live[room] = Live(room)
        return _Locked(self, live)

    def let_go(self, live: Live) -> None:
        """A room that nobody here has to do with is forgotten."""
        if not live.users and not live.connections and self.live.get(live.room) is live:
            del self.live[live.room]

    async def load(self, live: Live) -> Known | Lost:
        """The room as it is stored. Those here who have lost their seat are told and dropped."""
        found = await self._read(live, None)
        return found if isinstance(found, str) else found[0]

    async def _read(self, live: Live, after: int | None) -> tuple[Known, tuple[bytes, ...]] | Lost:
        """The room, and its log's entries after that number."""
        live.known = None
        stored = await self.storage.load(live.room, after)
        if not isinstance(stored, str) and self._expired(stored.active_at, stored.seats.values()):
            stored = "expired"
        if isinstance(stored, str):
            live.drop_all(Gone(stored))
            return stored
        table = decode_table(self.games, stored.table)
        live.known = Known(self.games[table.game], table, dict(stored.seats))
        live.drop_displaced()
        for connection in live.connections:
            if connection.seat and not live.known.seats[connection.seat].alive:  # our lease had run out
                await self.beat()
                live.known.sit(connection.seat, connection.id)
        return live.known, stored.entries

    async def touch(self) -> None:
        """The lease, and with it what is known of the store, is fresh."""
        if self.outside.monotonic() - self._beaten >= FRESH_SECONDS:
            await self.beat()

    async def attach(self, known: Known, connection: Connection) -> None:
        """The seat is this connection's now."""
        await self.touch()
        await self.storage.attach(connection.room, connection.seat, connection.id, self.outside.process)
        known.sit(connection.seat, connection.id)

    async def follow(self, live: Live) -> bool:
        """Loads the room, and tells those here what others did; False where there is no such room."""
        before = live.known
        found = await self._read(live, live.told if live.connections else None)
        if isinstance(found, str):
            return False
        known, entries = found
        if known.table.seq > live.told:
            live.tell_all(self.now(), [event for entry in entries for event in msgspec.json.decode(entry)["events"]])
        elif before is None or before.present != known.present:
            live.tell_all(self.now(), ())
        return True

    async def change(
        self,
        live: Live,
        seat: int,
        request: Request,
        *,
        by: Connection | None = None,
        claim: tuple[int, bytes] | None = None,
        player: Player | None = None,
    ) -> Refusal | bool:
        """Decides on what is known, stores it, tells all. False: others came first, and nothing is known any more."""
        known = live.known
        if known is None:
            return False
        now, drawing = self.now(), Drawing(self.outside.random)
        decided = decide(known.game, known.table, seat, request, Moment(known.present, now, drawing))
        if isinstance(decided, Refusal):
            return decided
        command = getattr(request, "id", None)
        if decided.table is known.table:  # answered before
            if by is not None:
                live.tell(by, now, command)
            return True
        entry = Entry(now, seat, request, tuple(drawing.drawn), decided.events)
        change = self._compare_and_set(live, known, decided, entry, by, claim, player)
        live.known = None
        began = self.outside.monotonic()
        if not await self.storage.change(change):
            self.tally.overtaken += 1
            return False
        self.tally.store(self.outside.monotonic() - began)
        if claim is not None:
            known.seat(claim[0], SeatRow(claim[1], None, alive=False, player=player))
        known.table = decided.table
        live.known = known
        live.tell_all(now, decided.events, by, command)
        return True

    def _compare_and_set(
        self,
        live: Live,
        known: Known,
        decided: Decision,
        entry: Entry,
        by: Connection | None,
        claim: tuple[int, bytes] | None,
        player: Player | None,
    ) -> Change:
        everyone = known.game.everyone and isinstance(entry.request, Play)
        return Change(
            room=live.room,
            seq=known.table.seq,
            table=encode_table(known.game, decided.table),
            entry=encode_entry(entry),
            deadline=known.game.deadline(decided.table.state),
            seat=0 if by is None else by.seat,
            connection="" if by is None else by.id,
            needs=known.table.needed() if everyone else (),
            claim=claim,
            player=None if player is None else player.id,
            finished=_finished(live.room, known, decided.table, entry.at),
            kept=kept_round(live.room, known, decided.table, entry.at),
        )

    def _expired(self, active_at: float, seats: Any) -> bool:
        return active_at < self.now() - WEEK and all(row.holder is None for row in seats)


class _Locked:
    """Holds a room. A room that nobody here has to do with any more is forgotten."""

    __slots__ = ("_desk", "_live")

    def __init__(self, desk: Desk, live: Live) -> None:
        self._desk, self._live = desk, live
        live.users += 1

    async def __aenter__(self) -> Live:
        try:
            await self._live.lock.acquire()
        except BaseException:
            self._leave()
            raise
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
        self._leave()

    def _leave(self) -> None:
        self._live.users -= 1
        self._desk.let_go(self._live)


def _finished(room: str, known: Known, after: Table, now: float) -> Finished | None:
    """The round that is over with this change, if it is to be rated: two with names played it to an end."""
    if not after.rated or known.game.over(known.table.state) or not known.game.over(after.state):
        return None
    winners = known.game.winners(after.state)
    players = tuple(known.players[seat].id for seat in sorted(known.players) if seat <= 2)
    if not winners or len(players) != 2:
        return None
    return Finished(
        room, after.round, after.rated, (players[0], players[1]), 1 / len(winners) if 1 in winners else 0.0, now
    )
