"""The computer at a table of a server that runs: it comes when it is called, stays, and comes back."""

import asyncio
import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kamertje.client import NUMBRIDGE, Browser, CallError
from kamertje.client.bots import MINDS, play
from tests.rooms.processes.server import Server

MIND = MINDS["numbridge"]


def test_a_bot_plays_and_comes_back_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        person = Browser(server.address)
        room = asyncio.run(begin(person))
        refuses_what_is_no_level_there(f"{server.address}/nl/numbridge/table/{room}")
        server.kill()
        server.start()
        asyncio.run(go_on(person, room))
        kill_bots_of(server)
        asyncio.run(go_on(person, room))
        assert list((server.data / "bots").glob("*.seat.json"))
        asyncio.run(leave(person, room))
        # What the operator reads of all this: the process that was killed, and nothing else.
        assert server.complaints().count("the bots' process has ended") == 1


async def begin(person: Browser) -> str:
    room = await person.make("blitz", game="numbridge")
    assert await person.call_bot(room, "beginner") == 2
    with pytest.raises(CallError, match="409 room_full"):
        await person.call_bot(room, "expert")
    async with person.sit_at(room, NUMBRIDGE) as seat:
        told = await seat.until(bool)
        assert [(each.bot, each.name) for each in told.table.seats] == [(False, None), (True, "beginner")]
        await play_until(seat, lambda told: told.game.phase == "playing" and told.game.mover == 1)
    return room


def refuses_what_is_no_level_there(link: str) -> None:
    command = [sys.executable, "-m", "kamertje", "bot", link, "--level", "hard"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr == 'kamertje: There is no level "hard" in this room: choose beginner, intermediate, expert.\n'


async def go_on(person: Browser, room: str) -> None:
    """A move of the person, and one of the bot."""
    async with person.sit_at(room, NUMBRIDGE) as seat:
        told = await seat.until(lambda told: told.game.mover == 1)
        seen = told.version
        await play_until(seat, lambda told: told.version >= seen + 2 and told.game.mover == 1)


async def leave(person: Browser, room: str) -> None:
    async with person.sit_at(room, NUMBRIDGE) as seat:
        await seat.leave()
        await seat.until(lambda told: [each.state for each in told.table.seats] == ["left", "left"])


async def play_until(seat: Any, done: Any) -> None:
    while True:
        told = await seat.until(lambda told: done(told) or MIND.acts(told.game))
        if done(told):
            return
        await seat.play(MIND.decide(told.game, "intermediate", 1))


def kill_bots_of(server: Server) -> None:
    """The process of the bots, as the system would that is short of memory."""
    for process in Path("/proc").iterdir():
        if process.name.isdigit() and str(server.data / "bots").encode() in (process / "cmdline").read_bytes():
            os.kill(int(process.name), signal.SIGKILL)


@pytest.mark.parametrize(("game", "setup", "level"), [("numbridge", "blitz", "expert"), ("dots", "2x2", "easy")])
def test_a_bot_plays_round_after_round(tmp_path: Path, game: str, setup: str, level: str) -> None:
    """Without a pause, and in this process: the person is a bot too, which asks for another round."""
    with Server(tmp_path / "data") as server:
        asyncio.run(two_rounds(server, game, setup, level))


async def two_rounds(server: Server, game: str, setup: str, level: str) -> None:
    person, mind = Browser(server.address), MINDS[game]
    room = await person.make(setup, game=game)
    assert await person.game(room) == game
    other = Browser(server.address)
    await other.join(room)
    house = asyncio.create_task(play(other, room, mind, level, count(1)))
    async with person.sit_at(room, mind.language) as seat:
        if "draw" in (await seat.until(bool)).you.offer:
            await seat.propose("draw")
            await seat.until(lambda told: not told.table.offers and not is_over(told.game))
        for number in (1, 2):
            while True:
                told = await seat.until(lambda told: mind.acts(told.game) or is_over(told.game))
                if is_over(told.game):
                    break
                await seat.play(mind.decide(told.game, level, 1))
            if number == 1:
                await seat.propose("restart")
                await seat.until(lambda told: told.table.round == 2)
        await seat.leave()
    await house


def is_over(view: Any) -> bool:
    return bool(view.phase == "over" if hasattr(view, "phase") else view.over)
