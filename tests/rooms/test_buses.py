"""What every bus must do, tried on each: others hear of a room, and a process does not hear itself."""

import asyncio
from collections.abc import Callable

import pytest

from kamertje.bus import Bus
from kamertje.bus.notices import MOST_ROOMS, read, write
from kamertje.bus.postgresql import PostgresqlBus
from kamertje.bus.redis import RedisBus
from kamertje.storage.postgresql import PostgresqlStorage

BUSES: dict[str, Callable[[str, str], Bus]] = {"postgresql": PostgresqlBus, "redis": RedisBus}


@pytest.mark.parametrize("kind", BUSES)
def test_others_hear(kind: str, request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue("postgresql_url" if kind == "postgresql" else "redis_server")

    async def run() -> None:
        own: list[str] = []
        heard: asyncio.Queue[str] = asyncio.Queue()
        one, other = BUSES[kind](url, "one"), BUSES[kind](url, "other")
        await one.open(own.append)
        await other.open(heard.put_nowait)
        room = "r" * 22
        if kind == "postgresql":  # its store tells, with the commit
            storage = await PostgresqlStorage.open(url, "one")
            await storage.begin("p")
            await storage.make(room, b"{}", b"{}", b"k")
            await storage.attach(room, 1, "c", "p")
            await storage.close()
        await one.publish(room)
        assert await asyncio.wait_for(heard.get(), 20) == room
        assert own == []
        await one.close()
        await other.close()

    asyncio.run(run())


def test_notices_stay_within_what_a_bus_takes() -> None:
    rooms = [f"{number:022d}" for number in range(1000)]
    notices = list(write("o" * 12, rooms))
    assert max(map(len, notices)) < 8000
    assert [room for notice in notices for room in read("another", notice)] == rooms
    assert [room for notice in notices for room in read("o" * 12, notice)] == []
    assert len(notices) == -(-1000 // MOST_ROOMS)
