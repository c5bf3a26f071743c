"""The server under load, with a client that does as little as it can, in a process of its own.

python -m bench.rooms moves [RATE [ROOMS [SECONDS]]]     confirmed moves a second, SQLite with synchronous=FULL
python -m bench.rooms shared [RATE [ROOMS [SECONDS]]]    the same with two processes on one PostgreSQL
python -m bench.rooms idle [SOCKETS]              memory of connections that only ping
python -m bench.rooms back [CLIENTS]              all connections lost at once: until everybody is back
python -m bench.rooms recovery [TIMES]           killed under load: until a line is confirmed again
python -m bench.rooms steady [ROOMS]             memory and file while rooms come and go

RATE: moves a second of all rooms together, to see how long each takes; 0, the default: as many as there can be.
"""

import asyncio
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import uvloop

from bench.machine import print_head, print_load
from bench.rooms.ground import Seats, Server, make_rooms, serving
from bench.rooms.pairs import play
from bench.rooms.recovery import recover
from bench.rooms.sockets import Socket
from bench.rooms.steady import HOURS, live
from kamertje.server.rooms.stores import Stores
from tests.rooms.services import postgresql

AT_ONCE = 200  # connections that are opened at the same time


def moves(rate: int = 0, rooms: int = 1000, seconds: float = 10.0) -> None:
    print_head(f"moves, SQLite, {rooms} rooms of two")
    with tempfile.TemporaryDirectory() as folder:
        made = make_rooms(Stores(Path(folder)), rooms)
        with serving(Path(folder)) as server:
            play([server], made, seconds, rate).print()
    print_load()


def shared(rate: int = 0, rooms: int = 1000, seconds: float = 10.0) -> None:
    print_head(f"moves, two processes on one PostgreSQL (fsync on), {rooms} rooms of two, players on different ones")
    with tempfile.TemporaryDirectory() as folder, postgresql(durable=True) as url:
        assert url is not None
        made = make_rooms(Stores(None, url), rooms)
        options = ("--database", url)
        with serving(Path(folder) / "1", *options) as one, serving(Path(folder) / "2", *options) as two:
            play([one, two], made, seconds, rate).print()
    print_load()


def idle(sockets: int = 10_000) -> None:
    print_head(f"{sockets} idle connections")
    with tempfile.TemporaryDirectory() as folder:
        made = make_rooms(Stores(Path(folder)), sockets // 2)
        with serving(Path(folder)) as server:
            before = server.memory()
            uvloop.run(_sit(server, made))
            mebibytes = 1 << 20
            print(f"resident before {before / mebibytes:.0f} MiB, with them {server.memory() / mebibytes:.0f} MiB")
            print(f"a connection takes {(server.memory() - before) / sockets / 1024:.1f} KiB")
    print_load()


def back(clients: int = 5_000) -> None:
    print_head(f"{clients} clients, whose connections are lost at once, are back")
    with tempfile.TemporaryDirectory() as folder:
        made = make_rooms(Stores(Path(folder)), clients // 2)
        with serving(Path(folder)) as server:
            print(f"all connected and told the position after {uvloop.run(_come_back(server, made)):.2f} s")
    print_load()


def recovery(times: int = 5) -> None:
    print_head(f"killed by SIGKILL under load and started again, SQLite, 300 rooms of two, {times} times")
    with tempfile.TemporaryDirectory() as folder:
        made = make_rooms(Stores(Path(folder)), 300)
        took = [recover(Path(folder), made, lambda: 1 + secrets.randbelow(1000) / 1000) for _ in range(times)]
        print(f"the slowest: {max(took):.2f} s")
        subprocess.run([sys.executable, "-m", "kamertje", "admin", "check", "--data", folder], check=True)
    print_load()


def steady(rooms: int = 5_000) -> None:
    print_head(f"{rooms} rooms are made, played, left and swept, a crowd every {HOURS:.0f} hours")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(Path(folder), rooms))
    print_load()


async def _open(server: Server, room: str, key: str, hear) -> Socket:  # type: ignore[no-untyped-def]
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket("127.0.0.1", server.port, room, key, hear), "127.0.0.1", server.port
    )
    await socket.opened
    return socket


async def _sit(server: Server, made: list[Seats]) -> None:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(room: str, key: str) -> Socket:
        async with limit:
            return await _open(server, room, key, lambda _: None)

    sockets = await asyncio.gather(*(one(room, key) for room, *keys in made for key in keys))
    for _ in range(2):
        await asyncio.sleep(2.5)
        for socket in sockets:
            socket.send(b'{"type":"ping"}')
    await asyncio.sleep(2.0)
    print(f"{sum(not socket.lost.done() for socket in sockets)} are connected")


async def _come_back(server: Server, made: list[Seats]) -> float:
    """Everybody at once, as after a network failure; each counts once it was told the position."""
    clients = [(room, key) for room, *keys in made for key in keys]
    told = [asyncio.get_running_loop().create_future() for _ in clients]

    def hear(number: int, message: bytes) -> None:
        if b'"type":"room"' in message[:20] and not told[number].done():
            told[number].set_result(None)

    async def come(number: int) -> Socket:
        room, key = clients[number]
        for _ in range(50):
            try:
                return await _open(server, room, key, lambda message: hear(number, message))
            except OSError:
                await asyncio.sleep(0.1)
        raise ConnectionError(room)

    async def all_come() -> tuple[float, list[Socket]]:
        start = time.perf_counter()
        sockets = await asyncio.gather(*(come(number) for number in range(len(clients))))
        await asyncio.gather(*told)
        return time.perf_counter() - start, list(sockets)

    first, sockets = await all_come()
    print(f"the first time they came after {first:.2f} s")
    for number, socket in enumerate(sockets):
        told[number] = asyncio.get_running_loop().create_future()
        assert socket.transport is not None
        socket.transport.abort()
    again, _ = await all_come()
    return again


if __name__ == "__main__":
    benches: dict[str, Callable[..., None]] = {"moves": moves, "shared": shared, "idle": idle, "back": back}
    benches |= {"recovery": recovery, "steady": steady}
    benches[sys.argv[1]](*map(int, sys.argv[2:]))
