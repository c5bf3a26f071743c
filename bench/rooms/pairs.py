"""Pairs who play as fast as they are answered, or so many moves a second: a program of its own, and a cheap one."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from bench.rooms.ground import Seats, Server

SOURCE = Path(__file__).with_name("players.cpp")


@dataclass(frozen=True)
class Played:
    seconds: float
    latencies: list[float]  # of each confirmed move, in seconds, the shortest first
    refusals: int
    players: float  # seconds of a processor
    servers: list[float]

    def print(self) -> None:
        moves = len(self.latencies)
        print(f"{moves / self.seconds:,.0f} confirmed moves a second, {self.refusals} refused")
        for share in (50, 99, 99.9):
            print(f"  {share} % within {1000 * self.latencies[int((moves - 1) * share / 100)]:.1f} ms")
        for name, used in (*(("a server", used) for used in self.servers), ("the players", self.players)):
            part = f"{100 * used / self.seconds / (os.cpu_count() or 1):.0f} % of the machine"
            print(f"  {name} had {part}: {1e6 * used / moves:.0f} µs of a processor for each move of all")


def play(servers: list[Server], made: list[Seats], seconds: float, rate: float = 0) -> Played:
    """Each room is played from the first and from the last of the servers. rate: moves a second, 0 for all there is."""
    with subprocess.Popen(
        [program(), str(seconds), str(rate)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        for room, *keys in made:
            players.stdin.write(f"{servers[0].port} {servers[-1].port} {room} {' '.join(keys)}\n")
        players.stdin.write("0 0 end 0 0\n")
        players.stdin.flush()
        players.stdout.readline()
        before = [server.seconds() for server in servers]
        players.stdin.write("go\n")
        players.stdin.flush()
        _, refusals, used, *latencies = players.stdout.readline().split()
        busy = [server.seconds() - then for server, then in zip(servers, before, strict=True)]
    return Played(seconds, sorted(int(each) / 1e6 for each in latencies), int(refusals), float(used), busy)


@cache
def program() -> str:
    compiler = [shutil.which("c++")] if shutil.which("c++") else [sys.executable, "-m", "ziglang", "c++"]
    made = str(Path(mkdtemp()) / "players")
    subprocess.run([*map(str, compiler), "-std=c++20", "-O2", "-o", made, str(SOURCE)], check=True)
    return made
