"""A rated game between two accounts at two processes, one of which is killed: it is kept, and it counts once."""

import asyncio
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from kamertje.client import NUMBRIDGE, Browser, NumbridgeSeat
from kamertje.client.browser import COOKIE
from kamertje.numbridge.messages import Resign
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_numbridge import give, swap

# Glickman's formulas for two who have never played: each 1500 with deviation 350.
WON, LOST, DEVIATION = 1662.31, 1337.69, 290.32


class Member:
    """Somebody with an account, in the browser of their own."""

    def __init__(self, server: Server, name: str) -> None:
        self.name = name
        self._http = httpx.Client(base_url=server.address)
        self.post("/api/club/sign-up", {"name": name, "password": f"the secret of {name}"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self._http.close()

    def post(self, path: str, body: object = None) -> Any:
        answer = self._http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self._http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def at(self, server: Server) -> Browser:
        """The same browser, led to a server."""
        self._http.base_url = httpx.URL(server.address)
        return Browser(server.address, self._http.cookies[COOKIE])


def test_a_rated_game_across_two_processes(postgresql_url: str, tmp_path: Path) -> None:
    options = ["--database", postgresql_url]
    with (
        Server(tmp_path / "one", *options) as one,
        Server(tmp_path / "two", *options) as two,
        Member(one, "Anna") as anna,
        Member(two, "Ben") as ben,
    ):
        choice = {"hall": "bridge60", "variant": "bridge", "rated": True}
        invitation = anna.post("/api/halls/invitations", choice)["invitation"]
        room = ben.post(f"/api/halls/invitations/{invitation}/accept")["room"]
        asyncio.run(play(room, anna.at(one), ben.at(two), two))
        ben.at(one)
        found_right(room, anna, WON)
        found_right(room, ben, LOST)


def found_right(room: str, member: Member, rating: float) -> None:
    """In the archive once, and in what is kept of each."""
    (game,) = member.get(f"/api/archive?name={member.name}")["games"]
    assert (game["rated"], game["ending"]) == (True, "resigned")
    assert {seat["player"]["name"]: seat["won"] for seat in game["seats"]} == {"Anna": True, "Ben": False}
    export = member.get("/api/club/export")
    (standing,) = export["ratings"]
    assert (standing["pool"], standing["games"]) == ("bridge", 1)
    assert (standing["rating"], standing["deviation"]) == pytest.approx((rating, DEVIATION), abs=0.01)
    (rated,) = export["rated_rounds"]
    assert (rated["room"], rated["score"]) == (room, float(rating > 1500))


async def play(room: str, anna: Browser, ben: Browser, mortal: Server) -> None:
    """Some turns; then the server of the one dies, who comes back by the other, and gives up."""
    async with anna.sit_at(room, NUMBRIDGE) as first:
        async with ben.sit_at(room, NUMBRIDGE) as second:
            await asyncio.gather(give(first, "00" * 16), give(second, "ff" * 16))
            for number in range(2):
                await swap(*await in_order(first, second), number)
            mortal.kill()
        async with Browser(anna.server, ben.key).sit_at(room, NUMBRIDGE) as second:
            await swap(*await in_order(first, second), 2)
            assert isinstance(await second.play(Resign()), Room)
            await first.until(lambda told: told.game.result is not None)


async def in_order(one: NumbridgeSeat, other: NumbridgeSeat) -> tuple[NumbridgeSeat, NumbridgeSeat]:
    """The hall has drawn who begins."""
    told = await one.until(bool)
    return (one, other) if told.you.seat == 1 else (other, one)
