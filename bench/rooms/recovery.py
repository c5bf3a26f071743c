"""How soon play goes on when the server is killed under load: from its next start until a line is confirmed."""

import asyncio
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench.rooms.ground import Seats, Server, serving
from bench.rooms.pairs import program
from bench.rooms.sockets import Socket


def recover(data: Path, made: list[Seats], again: Callable[[], float]) -> float:
    """Plays in all rooms but the first, kills, starts anew; the seconds until a line of the first is confirmed."""
    with (
        serving(data) as server,
        subprocess.Popen(
            [program(), "60", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as players,
    ):
        assert players.stdin is not None
        assert players.stdout is not None
        for room, *keys in made[1:]:
            players.stdin.write(f"{server.port} {server.port} {room} {' '.join(keys)}\n")
        players.stdin.write("0 0 end 0 0\n")
        players.stdin.flush()
        players.stdout.readline()
        players.stdin.write("go\n")
        players.stdin.flush()
        time.sleep(again())
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    start = time.perf_counter()
    with serving(data, rest=False) as server:
        served = time.perf_counter() - start
        asyncio.run(_draw(server, made[0]))
        took = time.perf_counter() - start
    print(f"  it served again after {served:.2f} s, and a line was confirmed after {took:.2f} s")
    return took


async def _draw(server: Server, seats: Seats) -> None:
    """Both come back, and who is to move draws a line."""
    room, *keys = seats
    loop = asyncio.get_running_loop()
    drawn: asyncio.Future[None] = loop.create_future()
    sockets: list[Socket] = []

    def hear(message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told.get("id") == "again" and not drawn.done():
            drawn.set_result(None)
        elif told["type"] == "room" and not told["table"]["waitingFor"] and len(sockets) == 2:
            command = {"type": "draw", "line": told["game"]["drawers"].index(0)}
            play = {"type": "play", "id": "again", "version": told["version"], "command": command}
            sockets[told["game"]["mover"] - 1].send(msgspec.json.encode(play))

    for key in keys:
        seat = Socket("127.0.0.1", server.port, room, key, hear)
        await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", server.port)  # type: ignore[misc]
        sockets.append(seat)
    await drawn
