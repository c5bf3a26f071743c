"""The database or the bus goes away while a game is on, and comes back: nothing is lost or done twice, and the game
goes on without a server being started again."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from redis.asyncio import Redis
from redis.asyncio.client import Monitor
from websockets.asyncio.client import connect

from kamertje.bus.notices import CHANNEL
from kamertje.client import Browser, CallError, DotsSeat, Draw
from kamertje.client.seat import Answer
from kamertje.dots.online.messages import DotsEvent, DotsView
from kamertje.wire.answers import Room
from tests.rooms.checker import Checked, check
from tests.rooms.processes.passage import Passage, passage
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_killed import draw

LINES = 24  # of 3x3

DotsAnswer = Answer[DotsView, DotsEvent]


@asynccontextmanager
async def two_servers(folder: Path, *options: str) -> AsyncIterator[tuple[Server, Server]]:
    servers = Server(folder / "one", *options), Server(folder / "two", *options)
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers
    finally:
        for server in servers:
            server.kill()


@pytest.mark.parametrize("moment", ["before a line is stored", "before a stored line is confirmed"])
def test_the_database_goes_away_and_comes_back(moment: str, postgresql_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with passage(postgresql_url) as way, two_servers(tmp_path, "--database", way.url) as (one, two):
            gold, coral = Browser(one.address), Browser(two.address)
            room = await gold.make("3x3")
            await coral.join(room)
            async with gold.sit(room) as first, coral.sit(room) as second:
                confirmed = [await draw(first, second, line) for line in range(4)]
                told = await first.until(lambda told: told.game.moves == 4)
                assert told.game is not None
                mover = (first, second)[told.game.mover - 1]
                await mover.until(lambda told: told.game.moves == 4)
                if moment == "before a line is stored":
                    await way.shut()
                    asked = asyncio.create_task(mover.play(Draw(4)))
                else:
                    asked = await stored_and_not_told(way, postgresql_url, room, mover)
                    await way.shut()
                for server in (one, two):
                    await nothing_can_be_had(server, room)
                assert not asked.done()
                await way.open()
                answer = await asked
                if isinstance(answer, Room):
                    confirmed.append(4)
                else:  # the other was not back yet
                    assert (moment, answer.code) == ("before a line is stored", "someone_absent")
                confirmed += [await draw(first, second, line) for line in range(len(confirmed), LINES)]
            assert (await checked(postgresql_url, room)).referee.moves == confirmed == list(range(LINES))

    asyncio.run(run())


async def stored_and_not_told(way: Passage, url: str, room: str, seat: DotsSeat) -> "asyncio.Task[DotsAnswer]":
    """Line 4 is stored, of which the server does not hear."""
    stored = asyncio.Event()

    def told(_connection: object, _process: int, _channel: str, notice: object) -> None:
        if f"{room}:" in str(notice):
            stored.set()

    beside = await asyncpg.connect(url)
    await beside.add_listener(CHANNEL, told)
    way.mute = True
    asked = asyncio.create_task(seat.play(Draw(4)))
    await stored.wait()
    await beside.close()
    return asked


async def nothing_can_be_had(server: Server, room: str) -> None:
    """A call is answered with 503, a socket is closed as by a fault: both say to come again."""
    with pytest.raises(CallError, match="503"):
        await Browser(server.address).join(room)
    async with connect(f"{server.address.replace('http', 'ws')}/api/rooms/{room}/socket", proxy=None) as socket:
        await socket.wait_closed()
        assert socket.close_code == 1011


async def checked(url: str, room: str) -> Checked:
    db = await asyncpg.connect(url)
    seq, data = await db.fetchrow("SELECT seq, data FROM room WHERE id = $1", room)
    entries = await db.fetch("SELECT seq, data FROM entry WHERE room = $1 ORDER BY seq", room)
    await db.close()
    return check(seq, json.loads(data), [(number, json.loads(entry)) for number, entry in entries])


def test_redis_goes_away_and_comes_back(postgresql_url: str, redis_server: str, tmp_path: Path) -> None:
    """A bus is a hint: without it the game goes on, only slower; and it is used again once it is there."""

    async def run() -> None:
        options = ["--database", postgresql_url]
        async with passage(redis_server) as way, two_servers(tmp_path, *options, "--bus", way.url) as (one, two):
            gold, coral = Browser(one.address), Browser(two.address)
            room = await gold.make("3x3")
            await coral.join(room)
            async with gold.sit(room) as first, coral.sit(room) as second:
                confirmed = [await draw(first, second, line) for line in range(2)]
                await way.shut()
                confirmed += [await draw(first, second, line) for line in range(2, 4)]
                async with Redis.from_url(redis_server) as beside, beside.monitor() as monitor:
                    await way.open()
                    await heard(monitor, "SUBSCRIBE")
                    await heard(monitor, "SUBSCRIBE")
                    confirmed += [await draw(first, second, line) for line in range(4, 6)]
                    await heard(monitor, f"PUBLISH {CHANNEL}")
            assert (first.connections, second.connections) == (1, 1)
            assert (await checked(postgresql_url, room)).referee.moves == confirmed

    asyncio.run(run())


async def heard(monitor: Monitor, command: str) -> None:
    """Somebody has given Redis this command."""
    async for each in monitor.listen():
        if each["command"].startswith(command):
            return
