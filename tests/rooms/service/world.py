"""Processes without processes: services on one store, a clock that is moved by hand, a bus that loses things."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from kamertje.bus.port import Hear
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Make
from kamertje.service.connection import Connection
from kamertje.service.desk import Outside
from kamertje.service.keys import hashed, new_key
from kamertje.service.rooms import Rooms
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.wire.commands import Sent
from tests.rooms.match.tables import GAMES, game_of

_decoder = msgspec.json.Decoder(Sent)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class LossyBus:
    """Loses every other notice, and tells the rest twice, late: when it is told to."""

    def __init__(self, others: list["LossyBus"]) -> None:
        self._others = others
        self._hear: Hear | None = None
        self._late: list[tuple[str, int]] = []
        self._count = 0
        others.append(self)

    async def open(self, hear: Hear) -> None:
        self._hear = hear

    async def publish(self, room: str, seq: int = 0) -> None:
        self._count += 1
        if self._count % 2:
            for other in self._others:
                if other is not self:
                    other._late += [(room, seq), (room, seq)]

    async def announce(self, topic: str) -> None:
        await self.publish(topic)

    async def close(self) -> None:
        self._hear = None

    def heard(self) -> list[tuple[str, int]]:
        """What has come in, in no order."""
        late, self._late = self._late, []
        random.Random(len(late)).shuffle(late)
        return late


class World:
    """Some processes, and the clock of all."""

    def __init__(self, processes: int = 1, storage: Callable[[Clock], Storage] | None = None, seed: int = 1) -> None:
        self.clock = Clock()
        self.random = random.Random(seed)
        self.storage = storage(self.clock) if storage is not None else MemoryStorage(self.clock, shared=processes > 1)
        self.buses: list[LossyBus] = []
        self.processes: list[Rooms] = []
        self._count = processes

    async def start(self) -> "World":
        for number in range(self._count):
            await self.add(f"process {number}")
        return self

    async def add(self, name: str) -> Rooms:
        bus = LossyBus(self.buses)
        outside = Outside(self.random.randrange, self.clock, name)
        rooms = Rooms(GAMES, self.storage, bus, outside)
        await rooms.start()
        self.processes.append(rooms)
        return rooms

    async def pass_by(self, seconds: float, *, step: float = 1.0) -> None:
        """Time goes on, and what has to be done again and again is done."""
        while seconds > 0:
            self.clock.now += min(step, seconds)
            seconds -= step
            for rooms in tuple(self.processes):
                await rooms.beat()
            for rooms in tuple(self.processes):
                await rooms.time_out()
                await rooms.look_around()

    async def hear(self) -> None:
        """The bus brings what it has not lost."""
        for bus, rooms in zip(self.buses, self.processes, strict=False):
            for room, seq in bus.heard():
                if rooms.is_news(room, seq):
                    await rooms.refresh(room)


class Person:
    """A browser at one of the processes, with what it was told."""

    def __init__(self, rooms: Rooms, key: str = "") -> None:
        self.rooms = rooms
        self.key = key or new_key()
        self.told: list[Any] = []
        self.closed: int | None = None
        self._connection: Connection | None = None
        self._count = 0

    async def make(self, setup: str, *, watch: bool = False) -> str:
        made = await self.rooms.calls.make(Make(game_of(setup), setup, watch), self.key)
        assert not isinstance(made, Refusal), made
        return made

    async def join(self, room: str) -> int | str:
        seat = await self.rooms.calls.join(room, self.key)
        return seat.code if isinstance(seat, Refusal) else seat

    async def open(self, room: str) -> None:
        self.closed = None

        def close(code: int) -> None:
            self.closed = code

        self._connection = Connection(room, 0, hashed(room, self.key), self._take, close)
        await self.rooms.audience.connect(self._connection)

    async def close(self) -> None:
        """The socket is gone."""
        if self._connection is not None:
            await self.rooms.audience.disconnect(self._connection)
            self._connection = None

    def vanish(self) -> None:
        """As a process does that is killed: nothing is said any more."""
        self._connection = None

    async def send(self, **message: Any) -> Any:
        """A command, and what it is answered by."""
        assert self._connection is not None
        self._count += 1
        message.setdefault("id", f"{id(self)}-{self._count}")
        if message["type"] in {"play", "propose", "restart", "close_seats"}:
            message.setdefault("version", self.last["version"])
        before = len(self.told)
        sent = _decoder.decode(msgspec.json.encode(message))
        await self.rooms.audience.command(self._connection, sent)  # type: ignore[arg-type]
        for told in self.told[before:]:
            if told["type"] in {"taken_over", "gone"} or told.get("id") == message["id"]:
                return told
        raise AssertionError("no answer")

    async def draw(self, line: int, **more: Any) -> Any:
        return await self.send(type="play", command={"type": "draw", "line": line}, **more)

    async def look(self) -> Any:
        assert self._connection is not None
        await self.rooms.audience.look(self._connection)
        return self.last

    @property
    def last(self) -> Any:
        """The position that was told last."""
        told = next(told for told in reversed(self.told) if told["type"] in {"room", "refused"})
        return told["room"] if told["type"] == "refused" else told

    def events(self) -> list[str]:
        """The names of all events that were told, in order."""
        return [event["type"] for told in self.told if told["type"] == "room" for event in told["events"]]

    def _take(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))
