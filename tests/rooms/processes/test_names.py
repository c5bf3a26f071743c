"""`kamertje admin` looks after names: reports are listed, and a name is changed."""

import asyncio
import subprocess
import sys
from pathlib import Path

from kamertje.club.identity import Player
from kamertje.club.names import fold
from kamertje.server.rooms.stores import FILE
from kamertje.storage.club import players, reports
from kamertje.storage.sqlite import SqliteStorage


def admin(data: Path, *words: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "kamertje", "admin", *words, "--data", str(data)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


async def fill(file: Path) -> None:
    storage = await SqliteStorage.open(file)
    for name in ("Anna", "Bob"):
        entering = players.enter_member(Player(name, name, "member"), fold(name), "hash", (), 1.0)
        assert await storage.club.run(entering)
    await storage.club.run(reports.report("r", fold("Anna"), "Bob", "rude\nand\x1b[2J loud", 5.0))
    await storage.close()


def test_names_are_looked_after(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / FILE))
    told = '1970-01-01T00:00:05+00:00  "Anna"  by "Bob"  "rude\\nand\\u001b[2J loud"\n'
    assert admin(tmp_path, "reports") == (0, told)
    assert admin(tmp_path, "rename", "Anna")[0] == 2
    assert admin(tmp_path, "rename", "Anna", "BOB")[0] == 2
    assert admin(tmp_path, "rename", "Nobody", "Somebody")[0] == 2
    assert admin(tmp_path, "rename", "anna", "Guest 7") == (0, '"Anna" is called "Guest 7" now\n')
    assert '"Anna"  now "Guest 7"  by "Bob"' in admin(tmp_path, "reports")[1]
