"""Whether memory and file stay as they are: rooms are made, played, left and swept, as in a month of a busy server."""

import asyncio
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from kamertje.bus import Silence
from kamertje.dots.online.rules import DotsRules
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Make
from kamertje.service.connection import Connection
from kamertje.service.desk import Outside
from kamertje.service.keys import hashed, new_key
from kamertje.service.rooms import Rooms
from kamertje.storage.sqlite import SqliteStorage
from kamertje.wire.commands import Leave, Play

HOURS: Final = 3.0  # that go by between two crowds
CROWD: Final = 25  # rooms that are played at once
SHOWN: Final = 10  # how often it is said how things are


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def live(folder: Path, rooms: int) -> None:
    clock, file = Clock(), folder / "rooms.sqlite3"
    storage = await SqliteStorage.open(file, clock)
    served = Rooms({"dots": DotsRules()}, storage, Silence(), Outside(secrets.randbelow, clock, "bench"))
    await served.start()
    crowds = rooms // CROWD
    seen: list[int] = []
    for crowd in range(crowds):
        await asyncio.gather(*(_play(served) for _ in range(CROWD)))
        clock.now += HOURS * 3600
        await served.sweep()
        if crowd == crowds // 2:
            _back_up(file, folder / "backup.sqlite3")
        if (crowd + 1) % (crowds // SHOWN) == 0:
            seen.append(_resident())
            print(
                f"  {(crowd + 1) * CROWD} rooms played, {len(await storage.rooms())} kept:"
                f" {seen[-1] / 2**20:.1f} MiB resident, file {file.stat().st_size / 2**20:.1f} MiB,"
                f" log {file.with_name(file.name + '-wal').stat().st_size / 2**20:.1f} MiB"
            )
    await served.stop()
    print(f"from half of the way to its end memory grew by {(seen[-1] - seen[SHOWN // 2 - 1]) / 2**20:.1f} MiB")


async def _play(served: Rooms) -> None:
    """A whole round of two, who leave then."""
    keys = new_key(), new_key()
    room = await served.calls.make(Make("dots", "2x2", watch=False), keys[0])
    assert not isinstance(room, Refusal)
    await served.calls.join(room, keys[1])
    told: list[bytes] = []
    people = [Connection(room, 0, hashed(room, key), told.append, lambda _: None) for key in keys]
    for each in people:
        await served.audience.connect(each)
    for line in range(12):
        position = msgspec.json.decode(told[-1])
        command = msgspec.Raw(b'{"type":"draw","line":%d}' % line)
        mover = people[position["game"]["mover"] - 1]
        await served.audience.command(mover, Play(f"m{line}", position["version"], command))
    assert msgspec.json.decode(told[-1])["game"]["over"]
    for each in people:
        await served.audience.command(each, Leave("gone"))
        await served.audience.disconnect(each)


def _back_up(file: Path, to: Path) -> None:
    """While rooms are played: a copy of it all, and a checkpoint."""
    with sqlite3.connect(file) as db, sqlite3.connect(to) as copy:
        db.backup(copy)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    copy.close()
    print(f"  backup of {to.stat().st_size / 2**20:.1f} MiB, and a checkpoint")


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
