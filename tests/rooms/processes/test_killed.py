"""The server is killed, hard, between every two steps of a move: what was confirmed is there, and nothing is twice."""

import asyncio
import time
from pathlib import Path

import pytest

from kamertje.client import Browser, DotsSeat, Draw
from kamertje.wire.answers import Room
from tests.rooms.checker import check_file
from tests.rooms.processes.launch import STEPS
from tests.rooms.processes.server import Server

LINES = 6
FATAL = 3


@pytest.mark.parametrize("step", STEPS)
def test_killed_between_two_steps(step: str, tmp_path: Path) -> None:
    server = Server(tmp_path)
    # Two changes come before the first line: a guest joins, and that is told.
    server.start("--die", step, str(FATAL + 1))
    try:
        room, confirmed = asyncio.run(play_on(server, 3.0))
    finally:
        server.kill()
    checked = check_file(tmp_path / "rooms.sqlite3")[room]
    assert checked.referee.moves == confirmed == list(range(LINES))


async def play_on(server: Server, seconds: float) -> tuple[str, list[int]]:
    """Two play six lines over a server that dies on the way and is started again as soon as it does."""
    gold, coral = Browser(server.address), Browser(server.address)
    room = await gold.make("3x3")
    await coral.join(room)
    restarted = asyncio.create_task(asyncio.to_thread(start_again, server))
    async with gold.sit(room) as first, coral.sit(room) as second:
        confirmed = [await draw(first, second, line) for line in range(LINES)]
        back = time.monotonic() - await restarted
        assert first.connections >= 2
        assert back < seconds + 10  # the machine may be busy: bench/ measures it
    return room, confirmed


def start_again(server: Server) -> float:
    assert server.wait() == -9
    server.start()
    return time.monotonic()


async def draw(first: DotsSeat, second: DotsSeat, line: int) -> int:
    """Whoever is to move draws it, as soon as both are there."""
    told = await first.until(lambda room: not room.table.waiting_for and room.game.moves == line)
    await second.until(lambda room: not room.table.waiting_for and room.game.moves == line)
    assert told.game is not None
    while True:
        answer = await (first if told.game.mover == 1 else second).play(Draw(line))
        if isinstance(answer, Room):
            assert answer.game is not None
            assert answer.game.drawers[line] == told.game.mover
            return line
        assert answer.code == "someone_absent", answer.code
        await first.until(lambda room: not room.table.waiting_for)
