"""What every bus must do, tried on each: others hear of a room, and a process does not hear itself."""

import asyncio
from collections.abc import Callable

import pytest

from kamertje.bus import Bus
from kamertje.bus.notices import MOST_ROOMS, read, write
from kamertje.bus.postgresql import PostgresqlBus
from kamertje.bus.redis import RedisBus
from kamertje.storage.port import Change
from kamertje.storage.postgresql import PostgresqlStorage

BUSES: dict[str, Callable[[str, str], Bus]] = {"postgresql": PostgresqlBus, "redis": RedisBus}


@pytest.mark.parametrize("kind", BUSES)
def test_others_hear(kind: str, request: pytest.FixtureRequest) -> None:
    url: str = request.getfixturevalue("postgresql_url" if kind == "postgresql" else "redis_server")

    async def run() -> None:
        own: list[tuple[str, int]] = []
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

        def hear(*notice: object) -> None:
            heard.put_nowait(notice)  # type: ignore[arg-type]

        one, other = BUSES[kind](url, "one"), BUSES[kind](url, "other")
        await one.open(lambda *notice: own.append(notice))
        await other.open(hear)
        room = "r" * 22
        if kind == "postgresql":  # its store tells, with the commit
            storage = await PostgresqlStorage.open(url, "one")
            await storage.begin("p")
            await storage.make(room, b"{}", b"{}", b"k")
            await storage.attach(room, 1, "c", "p")
            await storage.change(Change(room, 0, b"{}", b"{}", None))
            await storage.close()
        await one.publish(room)
        assert await asyncio.wait_for(heard.get(), 20) == (room, 0)
        await one.publish(room, 1)
        assert await asyncio.wait_for(heard.get(), 20) == (room, 1)
        assert own == []
        await one.close()
        await other.close()

    asyncio.run(run())


def test_notices_stay_within_what_a_bus_takes() -> None:
    rooms = [(f"{number:022d}", number * 9_999) for number in range(1000)]
    notices = list(write("o" * 12, rooms))
    assert max(map(len, notices)) < 8000
    assert [room for notice in notices for room in read("another", notice)] == rooms
    assert [room for notice in notices for room in read("o" * 12, notice)] == []
    assert len(notices) == -(-1000 // MOST_ROOMS)


def test_what_changes_while_others_are_told_is_told_once_with_its_last_number() -> None:
    async def run() -> None:
        bus = RedisBus("redis://127.0.0.1:1", "one")
        bus._telling = asyncio.create_task(asyncio.sleep(0))  # the last ones are being told
        for room, seq in (("a", 3), ("a", 5), ("a", 4), ("b", 2), ("b", 0), ("b", 7)):
            await bus.publish(room, seq)
        assert bus._changed == {"a": 5, "b": 0}
        await bus.close()

    asyncio.run(run())
