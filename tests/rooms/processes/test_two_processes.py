"""Two processes on one PostgreSQL, with its own notices and with Redis: one room across them, and one is killed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kamertje.client import Browser, DotsSeat, Draw, SeatLostError
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_killed import draw

RESTARTS = 200


@pytest.fixture(params=["notices", "redis"])
def pair(request: pytest.FixtureRequest, postgresql_url: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    options = ["--database", postgresql_url]
    if request.param == "redis":
        options += ["--bus", request.getfixturevalue("redis_server")]
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        yield one, two


def test_a_room_across_two_processes(pair: tuple[Server, Server]) -> None:
    asyncio.run(play_across(*pair))


async def play_across(one: Server, two: Server) -> None:
    gold, coral = Browser(one.address), Browser(two.address)
    room = await gold.make("3x3")
    assert await coral.join(room) == 2
    async with gold.sit(room) as first:
        async with coral.sit(room) as second:
            for line in range(4):
                await draw(first, second, line)
            await both_at_once(first, second)
            await one_new_round_each_time(first, second)
            await taken_over_from_afar(one, coral, second, room)
        async with coral.sit(room) as second:
            await draw(first, second, 0)
            two.kill()
            # Its lease runs out; then the seat is missed, and a line is refused, not lost.
            told = await first.until(lambda told: told.table.waiting_for == (2,))
            assert not told.table.seats[1].connected
            answer = await first.play(Draw(1))
            assert not isinstance(answer, Room)
            assert answer.code == "someone_absent"
            elsewhere = Browser(one.address, coral.key)
            async with elsewhere.sit(room) as third:
                assert await draw(first, third, 1) == 1


async def both_at_once(first: DotsSeat, second: DotsSeat) -> None:
    """Two lines in the same moment, one of them out of turn: one effect, and a refusal with the position."""
    told = await first.until(lambda told: told.game.moves == 4)
    answers = await asyncio.gather(first.play(Draw(10)), second.play(Draw(11)))
    done = [isinstance(answer, Room) for answer in answers]
    assert told.game is not None
    assert done == [told.game.mover == 1, told.game.mover == 2]
    refused = answers[done.index(False)]
    assert not isinstance(refused, Room)
    assert refused.code in {"not_your_turn", "stale"}
    for seat in (first, second):
        await seat.until(lambda told: told.game.moves == 5)


async def one_new_round_each_time(first: DotsSeat, second: DotsSeat) -> None:
    """Both ask for a new round in the same moment, again and again: one new round each time, with both in it."""
    for number in range(1, RESTARTS + 1):
        before = await in_round(first, number)
        await in_round(second, number)
        assert before.table.offers == ()
        await asyncio.gather(first.propose("restart"), second.propose("restart"))
    after = await in_round(second, RESTARTS + 1)
    assert after.game is not None
    assert (after.game.moves, after.table.offers) == (0, ())


async def in_round(seat: DotsSeat, number: int) -> Any:
    return await seat.until(lambda told: told.table.round == number)


async def taken_over_from_afar(one: Server, coral: Browser, second: DotsSeat, room: str) -> None:
    """The same seat on the other process: the earlier one is told."""
    async with Browser(one.address, coral.key).sit(room) as tab:
        await tab.until(lambda told: told.you.seat == 2)
        with pytest.raises(SeatLostError, match="taken_over"):
            await second.until(lambda _: False)
