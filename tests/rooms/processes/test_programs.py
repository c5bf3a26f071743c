"""`kamertje bot` and `kamertje admin` beside a server that runs; backed up while it is played on, and restored."""

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kamertje.client import Browser, Draw, SeatLostError
from kamertje.client.bots.minds import decide_dots
from kamertje.dots import Level
from tests.rooms.checker import check_file
from tests.rooms.processes.server import Server

KAMERTJE = [sys.executable, "-m", "kamertje"]


def admin(server: Server, *words: str) -> tuple[int, str]:
    ran = subprocess.run(
        [*KAMERTJE, "admin", *words, "--data", str(server.data)], capture_output=True, text=True, check=False
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_a_bot_plays_a_whole_game_and_is_looked_after(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        room, key = asyncio.run(play_with_a_bot(server))
        assert admin(server, "list")[1].startswith(f"{room}  changes ")
        assert admin(server, "check") == (0, "1 rooms, 0 faults\n")
        exported = json.loads(admin(server, "export", room)[1])
        assert exported["table"]["state"]["moves"] == check_file(server.data / "rooms.sqlite3")[room].referee.moves
        assert len(exported["log"]) == exported["table"]["seq"] + 1
        assert key not in json.dumps(exported)

        backup = tmp_path / "backup.sqlite3"
        assert admin(server, "backup", str(backup))[0] == 0
        assert admin(server, "backup", str(backup))[0] == 2
        assert admin(server, "delete", room) == (0, f"{room} is deleted\n")
        assert admin(server, "delete", room)[0] == 2
        assert admin(server, "check") == (0, "0 rooms, 0 faults\n")

        server.stop()
        for old in server.data.glob("rooms.sqlite3*"):
            old.unlink()
        shutil.copy(backup, server.data / "rooms.sqlite3")
        server.start()
        asyncio.run(see_it_again(server, room, key))
        spoil(server.data / "rooms.sqlite3", room)
        status, said = admin(server, "check", room)
        assert (status, said.splitlines()[-1]) == (1, "1 rooms, 1 faults")


async def play_with_a_bot(server: Server) -> tuple[str, str]:
    person = Browser(server.address)
    room = await person.make("2x2")
    link = f"{server.address}/nl/room/{room}"
    bot = await asyncio.create_subprocess_exec(
        *KAMERTJE, "bot", link, "--level", "easy", "--seed", "1", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert bot.stdout is not None
        assert (await bot.stdout.readline()).startswith(b"Seat 2; to come back to it: --key=")
        async with person.sit(room) as seat:
            while True:
                told = await seat.until(lambda told: told.game.may or told.game.over)
                assert told.game is not None
                if told.game.over:
                    break
                await seat.play(decide_dots(told.game, Level.MEDIUM, 7))
            assert sum(told.game.scores) == 4
            await seat.propose("restart")
            await seat.until(lambda told: told.table.round == 2)
    finally:
        bot.kill()
        await bot.wait()
    return room, person.key


def test_what_is_no_message_is_not_sent_again_for_ever(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        person = Browser(server.address)
        async with person.sit(await person.make("2x2")) as seat, asyncio.timeout(10):
            await seat.until(bool)
            with pytest.raises(SeatLostError, match="misunderstood"):
                await seat.play(Draw(999))
            assert seat.connections == 1

    with Server(tmp_path / "data") as server:
        asyncio.run(run(server))


async def see_it_again(server: Server, room: str, key: str) -> None:
    async with Browser(server.address, key).sit(room) as seat:
        told = await seat.until(bool)
        assert (told.you.seat, told.table.round) == (1, 2)


def spoil(file: Path, room: str) -> None:
    """A line that no log knows of."""
    with sqlite3.connect(file) as db:
        (data,) = db.execute("SELECT data FROM room WHERE id = ?", (room,)).fetchone()
        table = json.loads(data)
        table["state"]["moves"].append(next(line for line in range(12) if line not in table["state"]["moves"]))
        db.execute("UPDATE room SET data = ? WHERE id = ?", (json.dumps(table), room))
    db.close()
