"""The club on real servers: one invitation taken at two of them at once, and a rated game over which one is killed."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from kamertje.client import NUMBRIDGE
from kamertje.club.rating import Standing, play
from kamertje.numbridge.messages import Resign
from kamertje.server.rooms.stores import FILE
from kamertje.storage.club import ratings
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import SqliteStorage
from tests.rooms.processes.members import OPEN, RATED, come, resign, visit
from tests.rooms.processes.server import Server
from tests.rooms.processes.test_numbridge import give

ROUNDS = 10


@pytest.fixture
def options(postgresql_url: str) -> list[str]:
    return ["--database", postgresql_url]


def test_one_of_many_takes_an_invitation(options: list[str], tmp_path: Path) -> None:
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        asyncio.run(take_at_once(one, two))


async def take_at_once(one: Server, two: Server) -> None:
    async with AsyncExitStack() as stack:
        owner, first, second = [
            await come(stack, server, name) for server, name in ((one, "Anna"), (one, "Ben"), (two, "Cleo"))
        ]
        for _ in range(ROUNDS):
            invitation = await owner.invite(OPEN)
            # Both of them twice, as two tabs of each would.
            answers = await asyncio.gather(*(each.accept(invitation) for each in (first, second) * 2))
            codes = [(status, told.get("code")) for status, told in answers]
            lost = (410, "invitation_gone")
            winner = 0 if codes[0][0] == 200 or codes[2][0] == 200 else 1
            assert codes[1 - winner] == codes[3 - winner] == lost
            assert {codes[winner], codes[winner + 2]} <= {(200, None), lost}
            room = next(told["room"] for status, told in answers if status == 200)
            taker = (first, second)[winner]
            assert (await taker.accept(invitation))[1]["room"] == room
            asked = [await each.get(f"/api/halls/invitations/{invitation}") for each in (owner, first, second)]
            assert {each["state"] for each in asked} == {"taken"}
            assert [each["path"] is not None for each in asked] == [True, winner == 0, winner == 1]
            await resign(owner.browser(one), room)
        games = (await owner.get("/api/archive"))["games"]
        assert len(games) == ROUNDS


def test_a_rated_game_over_which_a_process_is_killed(options: list[str], postgresql_url: str, tmp_path: Path) -> None:
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        asyncio.run(play_across(one, two, postgresql_url))


async def play_across(one: Server, two: Server, url: str) -> None:
    async with AsyncExitStack() as stack:
        anna, ben = await come(stack, one, "Anna"), await come(stack, two, "Ben")
        status, told = await ben.accept(await anna.invite(RATED))
        assert status == 200
        room = told["room"]
        async with anna.browser(one).sit_at(room, NUMBRIDGE) as first:
            async with ben.browser(two).sit_at(room, NUMBRIDGE) as second:
                for number, seat in enumerate((first, second)):
                    await give(seat, f"{number:032x}")
                await second.until(lambda told: told.game.phase != "waiting")
                two.kill()
            await first.until(lambda told: len([each for each in told.table.seats if each.connected]) == 1)
            await resign(ben.browser(one), room)
            await first.until(lambda told: told.game.phase == "over")
        (kept,) = (await anna.get("/api/archive?name=ben"))["games"]
        assert (kept["rated"], kept["ending"]) == (True, "resigned")
        assert [seat["player"]["name"] for seat in kept["seats"] if seat["won"]] == ["Anna"]
        storage = await PostgresqlStorage.open(url)
        try:
            await rated_once(storage, [seat["id"] for seat in kept["seats"]], kept["seats"][0]["won"])
        finally:
            await storage.close()


async def rated_once(storage: Any, players: list[str], first_won: bool) -> None:  # noqa: FBT001
    found = [(await storage.club.run(ratings.standings(player)))["blitz"] for player in players]
    expected = play(Standing(), Standing(), 1.0 if first_won else 0.0, found[0].at)
    assert [each.games for each in found] == [1, 1]
    for each, right in zip(found, expected, strict=True):
        assert each.strength.rating == pytest.approx(right.strength.rating)
        assert each.strength.deviation == pytest.approx(right.strength.deviation)


@pytest.mark.parametrize("step", ["decided", "changed", "committed", "told"])
def test_killed_while_a_rated_round_ends(step: str, tmp_path: Path) -> None:
    """Whichever step it is between: rated once, and in the archive once."""
    server = Server(tmp_path)
    server.start("--die", step, "1")
    try:
        asyncio.run(end_it(server))
    finally:
        server.kill()


async def end_it(server: Server) -> None:
    async with AsyncExitStack() as stack:
        anna, ben = await come(stack, server, "Anna"), await come(stack, server, "Ben")
        _, told = await ben.accept(await anna.invite(RATED))
        room = told["room"]
        again = asyncio.create_task(asyncio.to_thread(start_again, server))
        async with anna.browser(server).sit_at(room, NUMBRIDGE) as seat:
            await seat.until(bool)
            await seat.play(Resign())
            await again
            await seat.until(lambda told: told.game.phase == "over")
        (kept,) = (await anna.get("/api/archive"))["games"]
        server.stop()
        storage = await SqliteStorage.open(server.data / FILE)
        await rated_once(storage, [seat["id"] for seat in kept["seats"]], kept["seats"][0]["won"])
        await storage.close()


def start_again(server: Server) -> None:
    assert server.wait() == -9
    server.start()


def test_a_name_is_had_by_one_of_two_who_ask_at_once(options: list[str], tmp_path: Path) -> None:
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        asyncio.run(sign_up_at_once(one, two))


async def sign_up_at_once(one: Server, two: Server) -> None:
    async with AsyncExitStack() as stack:
        for number in range(5):
            people = [await visit(stack, server, f"Name {number}") for server in (one, two)]
            answers = await asyncio.gather(*(each.try_to_sign_up() for each in people))
            assert sorted(status for status, _ in answers) == [201, 409]
            assert {told.get("code") for _, told in answers} == {None, "name_taken"}
        first, second = [await come(stack, server, name) for server, name in ((one, "Anna"), (two, "Ben"))]
        answers = await asyncio.gather(*(each.post("/api/club/name", {"name": "Cleo"}) for each in (first, second)))
        assert sorted(status for status, _ in answers) == [200, 409]
