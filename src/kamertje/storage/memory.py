"""Rooms in memory: for tests, and for a server that may write nowhere."""

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from kamertje.club.identity import Player
from kamertje.storage.club.invitations import take
from kamertje.storage.club.players import player_of
from kamertje.storage.club.rounds import conclude
from kamertje.storage.club.sqlite import MemoryLedger
from kamertje.storage.port import LEASE_SECONDS, Change, Lost, Opening, SeatRow, Stored, Summary


@dataclass
class _Seat:
    key: bytes
    connection: str | None = None
    process: str | None = None
    link: bytes | None = None
    link_until: float = 0.0
    player: str | None = None


@dataclass
class _Room:
    seq: int
    table: bytes
    made_at: float
    active_at: float
    deadline: float | None = None
    entries: list[bytes] = field(default_factory=list)
    seats: dict[int, _Seat] = field(default_factory=dict)


class MemoryStorage:
    faults: tuple[type[Exception], ...] = ()

    def __init__(self, clock: Callable[[], float] = time.time, *, shared: bool = False) -> None:
        self.shared = shared
        self.club = MemoryLedger()
        self._clock = clock
        self._rooms: dict[str, _Room] = {}
        self._swept: dict[str, float] = {}
        self._leases: dict[str, float] = {}

    async def begin(self, process: str) -> tuple[float, float] | None:
        last = max(self._leases.values(), default=None)
        now = await self.beat(process)
        return None if last is None or last >= now else (last, now)

    async def beat(self, process: str) -> float:
        now = self._clock()
        self._leases[process] = now + LEASE_SECONDS
        return now

    async def end(self, process: str) -> None:
        now = self._clock()
        if process in self._leases:
            self._leases[process] = min(now, self._leases[process])
        for room in self._rooms.values():
            for seat in room.seats.values():
                if seat.process == process:
                    seat.connection = seat.process = None

    async def make(self, room: str, table: bytes, entry: bytes, key: bytes, player: str | None = None) -> None:
        if room in self._rooms:
            raise KeyError(room)
        now = self._clock()
        self._rooms[room] = _Room(0, table, now, now, None, [entry], {1: _Seat(key, player=player)})

    async def open_for(self, opening: Opening) -> bool:
        if not self.club.run_now(take(opening.taking)):
            return False
        now = self._clock()
        seats = {number: _Seat(key, player=player) for number, (key, player) in enumerate(opening.seats, 1)}
        entries = list(opening.entries)
        self._rooms[opening.room] = _Room(len(entries) - 1, opening.table, now, now, opening.deadline, entries, seats)
        return True

    async def load(self, room: str, after: int | None = None) -> Stored | Lost:
        found = self._rooms.get(room)
        if found is None:
            return "expired" if room in self._swept else "unknown"
        seats = {
            number: SeatRow(seat.key, seat.connection, self._connection(seat) is not None, self._player(seat))
            for number, seat in found.seats.items()
        }
        entries = () if after is None else tuple(found.entries[after + 1 :])
        return Stored(found.seq, found.table, seats, found.active_at, entries)

    async def change(self, change: Change) -> bool:
        found = self._rooms.get(change.room)
        if found is None or found.seq != change.seq:
            return False
        if change.seat and self._holder(found, change.seat) != change.connection:
            return False
        if any(self._holder(found, seat) is None for seat in change.needs):
            return False
        if change.claim is not None:
            found.seats[change.claim[0]] = _Seat(change.claim[1], player=change.player)
        found.seq += 1
        found.table, found.deadline, found.active_at = change.table, change.deadline, self._clock()
        found.entries.append(change.entry)
        if change.finished is not None or change.kept is not None:
            self.club.run_now(conclude(change.finished, change.kept))
        return True

    async def attach(self, room: str, seat: int, connection: str, process: str) -> bool:
        row = self._seat(room, seat)
        if row is None:
            return False
        row.connection, row.process = connection, process
        self._rooms[room].active_at = self._clock()
        return True

    async def detach(self, room: str, seat: int, connection: str) -> bool:
        row = self._seat(room, seat)
        if row is None or row.connection != connection:
            return False
        row.connection = row.process = None
        self._rooms[room].active_at = self._clock()
        return True

    async def link(self, room: str, seat: int, token: bytes, until: float) -> None:
        row = self._seat(room, seat)
        if row is not None:
            row.link, row.link_until = token, until

    async def take(self, room: str, token: bytes, key: bytes) -> int | None:
        seats = self._rooms[room].seats if room in self._rooms else {}
        for number, row in seats.items():
            if row.link == token and row.link_until > self._clock():
                seats[number] = _Seat(key, player=row.player)
                return number
        return None

    async def present(self, rooms: Collection[str]) -> Mapping[str, tuple[int, Mapping[int, str]]]:
        return {
            name: (
                room.seq,
                {number: mine for number, seat in room.seats.items() if (mine := self._connection(seat)) is not None},
            )
            for name in rooms
            if (room := self._rooms.get(name)) is not None
        }

    async def due(self, now: float, most: int) -> list[str]:
        late = [(room.deadline, name) for name, room in self._rooms.items() if room.deadline is not None]
        return [name for deadline, name in sorted(late)[:most] if deadline <= now]

    async def timed(self) -> list[str]:
        return sorted(name for name, room in self._rooms.items() if room.deadline is not None)

    async def sweep(self, before: float, most: int) -> list[str]:
        present = await self.present(self._rooms)
        old = [name for name, room in self._rooms.items() if room.active_at < before and not present[name][1]][:most]
        for name in old:
            await self.delete(name)
        return old

    async def forget(self, before: float) -> None:
        self._swept = {name: at for name, at in self._swept.items() if at >= before}

    async def delete(self, room: str) -> bool:
        if self._rooms.pop(room, None) is None:
            return False
        self._swept[room] = self._clock()
        return True

    async def rooms(self) -> list[Summary]:
        present = await self.present(self._rooms)
        return [
            Summary(name, room.seq, room.made_at, room.active_at, len(present[name][1]))
            for name, room in sorted(self._rooms.items())
        ]

    async def log(self, room: str) -> list[bytes]:
        return list(self._rooms[room].entries) if room in self._rooms else []

    async def close(self) -> None:
        """Everything goes with it."""
        self.club.close()

    def _seat(self, room: str, seat: int) -> _Seat | None:
        found = self._rooms.get(room)
        return None if found is None else found.seats.get(seat)

    def _player(self, seat: _Seat) -> Player | None:
        return None if seat.player is None else self.club.run_now(player_of(seat.player))

    def _holder(self, room: _Room, seat: int) -> str | None:
        row = room.seats.get(seat)
        return None if row is None else self._connection(row)

    def _connection(self, seat: _Seat) -> str | None:
        alive = seat.process is not None and self._leases.get(seat.process, 0.0) > self._clock()
        return seat.connection if alive else None
