"""The club on real servers: one invitation taken at two of them at once, and a rated game over which one is killed."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from kamertje.client import NUMBRIDGE, Browser
from kamertje.club.rating import Standing, play
from kamertje.numbridge.messages import GiveNonce, Resign
from kamertje.server.rooms.stores import FILE
from kamertje.storage.club import ratings
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import SqliteStorage
from kamertje.wire.answers import Room
from tests.rooms.processes.server import Server

ROUNDS = 10
JSON = {"accept": "application/json"}
RATED = {"hall": "blitz", "variant": "blitz", "rated": True, "private": True}
PASSWORD = "correct horse"  # noqa: S105
OPEN = {"hall": "blitz", "variant": "blitz"}


class Member:
    """Somebody with an account, at one of the servers."""

    def __init__(self, web: httpx.AsyncClient, name: str) -> None:
        self._web = web
        self.name = name

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await self._web.post(path, json=body)
        return answer.status_code, answer.json()

    async def try_to_sign_up(self) -> tuple[int, Any]:
        return await self.post("/api/club/sign-up", {"name": self.name, "password": PASSWORD})

    async def invite(self, choice: Any) -> str:
        status, told = await self.post("/api/halls/invitations", choice)
        assert status == 201, told
        invitation: str = told["invitation"]
        return invitation

    async def accept(self, invitation: str) -> tuple[int, Any]:
        return await self.post(f"/api/halls/invitations/{invitation}/accept")

    async def get(self, path: str) -> Any:
        return (await self._web.get(path)).json()

    async def status(self, path: str) -> int:
        return (await self._web.get(path)).status_code

    def browser(self, server: Server) -> Browser:
        """The same, to take the seat with."""
        return Browser(server.address, self._web.cookies["kamertje_seat"])


async def visit(stack: AsyncExitStack, server: Server, name: str) -> Member:
    web = await stack.enter_async_context(
        httpx.AsyncClient(base_url=server.address, headers=JSON, trust_env=False, timeout=60)
    )
    return Member(web, name)


async def come(stack: AsyncExitStack, server: Server, name: str) -> Member:
    member = await visit(stack, server, name)
    assert (await member.try_to_sign_up())[0] == 201
    return member


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


async def resign(browser: Browser, room: str) -> None:
    async with browser.sit_at(room, NUMBRIDGE) as seat:
        await seat.until(bool)
        while not isinstance(answer := await seat.play(Resign()), Room):
            assert answer.code == "stale", answer.code


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
                    await seat.play(GiveNonce(f"{number:032x}"))
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


# What PostgreSQL cannot hold as text, wherever a visitor may name something.
NUL_READ = [
    *("/api/archive?player=%00", "/api/archive?variant=%00", "/api/archive?name=%00", "/api/archive?after=1~%00"),
    *("/api/archive/%00", "/api/archive/%00/record", "/api/halls/invitations/%00", "/en/numbridge/players/%00"),
    *("/en/room/%00", "/en/numbridge/table/%00", "/numbridge/invitation/%00", "/numbridge/invitation/%0d%0ax"),
]
NUL_CALLED = [
    *("/api/club/sessions/%00/end", "/api/halls/invitations/%00/withdraw", "/api/halls/invitations/%00/accept"),
    *("/api/rooms/%00/join", "/api/rooms/%00/move", "/api/club/reports"),
]


def test_what_no_database_can_hold_is_refused_as_any_other(options: list[str], tmp_path: Path) -> None:
    with Server(tmp_path / "one", *options) as server:
        asyncio.run(name_nothing(server))
        assert server.complaints() == ""


async def name_nothing(server: Server) -> None:
    async with AsyncExitStack() as stack:
        anna = await come(stack, server, "Anna")
        for path in NUL_READ:
            assert await anna.status(path) in {302, 404}, path
        for path in NUL_CALLED:
            assert (await anna.post(path, {"name": "Anna", "reason": "\0"}))[0] in {400, 404}, path


def test_who_goes_while_playing_leaves_no_trace(options: list[str], tmp_path: Path) -> None:
    """On the other process, which has not heard that the account is gone, the round ends."""
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        asyncio.run(go_while_playing(one, two))


async def go_while_playing(one: Server, two: Server) -> None:
    async with AsyncExitStack() as stack:
        anna, ben = await come(stack, one, "Anna"), await come(stack, two, "Ben")
        _, told = await ben.accept(await anna.invite(RATED))
        async with ben.browser(two).sit_at(told["room"], NUMBRIDGE) as seat:
            await seat.until(bool)
            seats = (anna.browser(one), ben.browser(two))
            assert (await anna.post("/api/club/delete", {"password": PASSWORD}))[0] == 200
            assert isinstance(await seat.play(Resign()), Room)
        (kept,) = (await ben.get("/api/archive"))["games"]
        assert sorted(str(each["player"] and each["player"]["name"]) for each in kept["seats"]) == ["Ben", "None"]
        assert (await ben.get("/api/archive?name=anna"))["games"] == []
        kept_of_ben = await ben.get("/api/club/export")
        assert kept_of_ben["ratings"] == []
        async with seats[0].sit_at(told["room"], NUMBRIDGE) as seat:  # the seat is the browser's, whoever it was
            assert {each.name for each in (await seat.until(bool)).table.seats} == {None, "Ben"}


def test_all_that_is_kept_is_exported_and_goes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        names = asyncio.run(leave_traces(server))
        server.stop()
    dump = "\n".join(sqlite3.connect(tmp_path / FILE).iterdump())
    assert "Ben" in dump
    for name in names:
        assert name not in dump


async def leave_traces(server: Server) -> tuple[str, str]:
    """Everything that can be done under a name; what is exported of it; and the account goes."""
    async with AsyncExitStack() as stack:
        anna, ben = await come(stack, server, "Annelies"), await come(stack, server, "Ben")
        me = (await anna.get("/api/club/me"))["id"]
        _, told = await ben.accept(await anna.invite(RATED))
        await resign(ben.browser(server), told["room"])
        for choice in (OPEN, RATED):
            await anna.invite(choice)
        await anna.accept(await ben.invite(OPEN))
        await anna.post("/api/rooms", {"setup": "2x2"})
        for teller, name in ((anna, "Ben"), (ben, "Annelies")):
            assert (await teller.post("/api/club/reports", {"name": name, "reason": "loud"}))[0] == 201
        export = await anna.get("/api/club/export")
        tables = where_it_stands(server.data / FILE, me)
        assert set(tables) <= set(EXPORTED)
        for table in tables:
            assert export[EXPORTED[table]], table
        assert len(export["invitations"]) == 4
        assert "Ben" not in str({**export, "reports_made": None})
        assert (await anna.post("/api/club/delete", {"password": PASSWORD}))[0] == 200
        assert (await ben.get("/api/club/export"))["reports_made"] == []
        return me, "Annelies"


# Under which name each table goes to whom it is about.
EXPORTED = {
    "player": "account",
    "session": "sessions",
    "recovery": "recovery_codes_left",
    "rating": "ratings",
    "rated": "rated_rounds",
    "seat": "seats",
    "archive_seat": "finished_games",
    "invitation": "invitations",
    "report": "reports_received",
}


def where_it_stands(file: Path, player: str) -> list[str]:
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            table
            for table in tables
            if any(player in map(str, row) for row in database.execute(f"SELECT * FROM {table}"))  # noqa: S608
        ]
