"""What visitors may name and what is kept of them, on real servers: nothing breaks, and who goes leaves no trace."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from kamertje.client import NUMBRIDGE
from kamertje.numbridge.messages import Resign
from kamertje.server.rooms.stores import FILE
from kamertje.wire.answers import Room
from tests.rooms.processes.members import OPEN, PASSWORD, RATED, come, resign
from tests.rooms.processes.server import Server


@pytest.fixture
def options(postgresql_url: str) -> list[str]:
    return ["--database", postgresql_url]


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
        assert not kept["rated"]
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
