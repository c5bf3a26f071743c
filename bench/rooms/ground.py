"""Stores with rooms in them, and servers for them."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kamertje.dots.online.rules import DotsRules
from kamertje.match.requests import Make
from kamertje.server.rooms.stores import Stores
from kamertje.service.desk import Outside
from kamertje.service.keys import new_key
from kamertje.service.rooms import Rooms
from tests.rooms.services import free_port

Seats = tuple[str, str, str]  # a room, and the keys of its two players


def make_rooms(stores: Stores, count: int, setup: str = "5x5") -> list[Seats]:
    """Rooms with both seats taken."""
    return asyncio.run(_make(stores, count, setup))


async def _make(stores: Stores, count: int, setup: str) -> list[Seats]:
    storage, bus = await stores.open()
    rooms = Rooms({"dots": DotsRules()}, storage, bus, Outside(secrets.randbelow, time.monotonic, "bench"))
    await rooms.start()

    async def one() -> Seats:
        gold, coral = new_key(), new_key()
        room = await rooms.calls.make(Make("dots", setup, watch=False), gold)
        assert isinstance(room, str)
        await rooms.calls.join(room, coral)
        return room, gold, coral

    made: list[Seats] = []
    while len(made) < count:
        made += await asyncio.gather(*(one() for _ in range(min(500, count - len(made)))))
    await rooms.stop()
    return made


class Server:
    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait_for_rest(self) -> None:
        """After its start it compresses the page for a while."""
        before = float("-inf")
        while self.seconds() > before + 0.02:
            before = self.seconds()
            time.sleep(1.0)


@contextmanager
def serving(data: Path, *options: str, nice: int = 0, rest: bool = True) -> Iterator[Server]:
    """rest: not before it has nothing more to do."""
    port = free_port()
    command = [sys.executable, "-m", "kamertje", "serve", "--port", str(port), "--data", str(data), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(nice)) as process:
        assert process.stdout is not None
        process.stdout.readline()
        server = Server(process, port)
        if rest:
            server.wait_for_rest()
        try:
            yield server
        finally:
            process.send_signal(signal.SIGKILL)
