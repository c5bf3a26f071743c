"""Numbridge on the real server: killed in the middle of a turn, and across two processes, one of which is killed."""

import asyncio
import time
from pathlib import Path

import pytest

from kamertje.cli import main
from kamertje.client import NUMBRIDGE, Browser, NumbridgeSeat
from kamertje.numbridge.messages import GiveNonce, NumbridgeView, Resign, Swap
from kamertje.numbridge.verify import fault_of, read_record
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_killed import start_again

SWAPS = 6
FATAL = 5  # a guest joins, two nonces, and in the second turn it dies


async def seen(seat: NumbridgeSeat, swaps: int) -> NumbridgeView:
    """The game once it was dealt and so many were told."""
    told = await seat.until(
        lambda told: told.game.log and sum(type(event).__name__ == "Swapped" for event in told.game.log) >= swaps
    )
    assert told.game is not None
    return told.game


async def give(seat: NumbridgeSeat, nonce: str) -> None:
    """As a page does: again, where the other's came first."""
    while not isinstance(answer := await seat.play(GiveNonce(nonce)), Room):
        assert answer.code == "stale", answer.code


async def swap(first: NumbridgeSeat, second: NumbridgeSeat, number: int) -> None:
    """The mover's, and both are told."""
    view = await seen(first, number)
    await seen(second, number)
    answer = await (first if view.mover == 1 else second).play(Swap())
    assert isinstance(answer, Room), answer.code
    assert (await seen(first, number + 1)).mover == (await seen(second, number + 1)).mover == 3 - view.mover


async def end(first: NumbridgeSeat) -> None:
    """Given up; and the deal was fair."""
    answer = await first.play(Resign())
    assert isinstance(answer, Room)
    assert answer.game is not None
    assert answer.game.reveal is not None
    assert fault_of(read_record(answer.game.reveal.record)) is None


@pytest.mark.parametrize("step", ["decided", "committed"])
def test_killed_in_the_middle_of_a_turn(step: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start("--die", step, str(FATAL))
    try:
        room = asyncio.run(play_on(server))
    finally:
        server.kill()
    assert main(["admin", "check", f"--data={tmp_path}"]) == 0
    assert main(["admin", "export", room, f"--data={tmp_path}"]) == 0


async def play_on(server: Server) -> str:
    began = time.monotonic()
    gold, coral = Browser(server.address), Browser(server.address)
    room = await gold.make("bridge seconds=120 minutes=60", game=NUMBRIDGE.game)
    await coral.join(room)
    restarted = asyncio.create_task(asyncio.to_thread(start_again, server))
    async with gold.sit_at(room, NUMBRIDGE) as first, coral.sit_at(room, NUMBRIDGE) as second:
        await asyncio.gather(give(first, "00" * 16), give(second, "ff" * 16))
        assert (
            await asyncio.to_thread(main, ["admin", "export", room, f"--data={server.data}"]) == 1
        )  # not while it hides something
        for number in range(SWAPS):
            await swap(first, second, number)
        await restarted
        assert min(first.connections, second.connections) >= 2
        view = await seen(first, SWAPS)
        assert [type(event).__name__ for event in view.log] == ["Dealt", *["Swapped"] * SWAPS]
        assert view.clock.running
        assert view.clock.turn >= 120 - (time.monotonic() - began)
        assert sum(view.clock.total) >= 2 * 3600 - (time.monotonic() - began)
        await end(first)
    return room


def test_across_two_processes(postgresql_url: str, tmp_path: Path) -> None:
    options = ["--database", postgresql_url]
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        asyncio.run(play_across(one, two))


async def play_across(one: Server, two: Server) -> None:
    gold, coral = Browser(one.address), Browser(two.address)
    room = await gold.make("domains seconds=120", game=NUMBRIDGE.game)
    assert await coral.join(room) == 2
    async with gold.sit_at(room, NUMBRIDGE) as first, coral.sit_at(room, NUMBRIDGE) as second:
        await asyncio.gather(give(first, "00" * 16), give(second, "ff" * 16))
        await swap(first, second, 0)
        assert isinstance(await second.play(Swap()), Room)  # the first of a pair
        two.kill()
        # The clock goes on whoever is there, and so does the game: it may be given up by the one who stayed.
        assert (await seen(first, 2)).moves_left == 1
        await end(first)
