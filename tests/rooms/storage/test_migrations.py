"""Schemas grow by numbered files; a database of any earlier number comes out as a new one does."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from kamertje.club.kept import Search
from kamertje.server import StoreError
from kamertje.server.rooms.stores import Stores
from kamertje.storage.club.archive import search
from kamertje.storage.migrations import migrations
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import InUseError, SqliteStorage

ROOM, KEY = "r" * 22, b"k" * 32


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_they_are_numbered_without_a_gap(database: str) -> None:
    numbers = [migration.number for migration in migrations(database)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 1


def earlier(database: str) -> list[int]:
    return [0, *(migration.number for migration in migrations(database))]


def schema(file: Path) -> list[object]:
    with sqlite3.connect(file) as db:
        rows = db.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
        version = db.execute("PRAGMA user_version").fetchone()
    db.close()
    return [*rows, version]


@pytest.mark.parametrize("number", earlier("sqlite"))
def test_a_file_of_an_earlier_number(number: int, tmp_path: Path) -> None:
    async def use(file: Path) -> None:
        storage = await SqliteStorage.open(file)
        await storage.make(ROOM, b"{}", b"{}", KEY)
        await storage.close()

    old, new = tmp_path / "old", tmp_path / "new"
    with sqlite3.connect(old) as db:
        for migration in migrations("sqlite")[:number]:
            db.executescript(f"{migration.sql} PRAGMA user_version = {migration.number};")
    db.close()
    for file in (old, new):
        asyncio.run(use(file))
    assert schema(old) == schema(new)


def test_games_that_were_kept_before_are_found_by_their_variant(tmp_path: Path) -> None:
    """The fifth says in each seat what was played there."""

    async def look() -> list[str]:
        storage = await SqliteStorage.open(tmp_path / "old")
        found = await storage.club.run(search(Search(player="anna", variant="blitz"), 9))
        await storage.close()
        return [each.room for each in found]

    with sqlite3.connect(tmp_path / "old") as db:
        for migration in migrations("sqlite")[:4]:
            db.executescript(f"{migration.sql} PRAGMA user_version = {migration.number};")
        for room, variant in (("r1", "blitz"), ("r2", "bridge")):
            row = (room, room, 1, "numbridge", variant, variant, "goal", 0, 5.0, "")
            db.execute("INSERT INTO archive VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            seat = (room, 1, "anna", "Anna", "ANNA", "guest", 1, 5.0)
            db.execute("INSERT INTO archive_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seat)
    db.close()
    assert asyncio.run(look()) == ["r1"]


@pytest.mark.parametrize("number", earlier("postgresql"))
def test_a_database_of_an_earlier_number(number: int, postgresql_url: str) -> None:
    async def run() -> None:
        db = await asyncpg.connect(postgresql_url)
        await db.execute("CREATE TABLE migration (number integer PRIMARY KEY, name text NOT NULL)")
        for migration in migrations("postgresql")[:number]:
            await db.execute(migration.sql)
            await db.execute("INSERT INTO migration VALUES ($1, $2)", migration.number, migration.name)
        # Two processes start at the same moment.
        one, two = await asyncio.gather(*(PostgresqlStorage.open(postgresql_url) for _ in range(2)))
        await one.make(ROOM, b"{}", b"{}", KEY)
        assert await two.log(ROOM) == [b"{}"]
        assert await db.fetchval("SELECT max(number) FROM migration") == migrations("postgresql")[-1].number
        for each in (one, two):
            await each.close()
        await db.close()

    asyncio.run(run())


def test_one_process_serves_a_file_and_others_may_look(tmp_path: Path) -> None:
    async def run() -> None:
        serving = await SqliteStorage.open(tmp_path / "rooms")
        await serving.make(ROOM, b"{}", b"{}", KEY)
        with pytest.raises(InUseError):
            await SqliteStorage.open(tmp_path / "rooms")
        looking = await SqliteStorage.open(tmp_path / "rooms", alone=False)
        assert [each.room for each in await looking.rooms()] == [ROOM]
        await looking.close()
        await serving.close()
        again = await SqliteStorage.open(tmp_path / "rooms")
        assert await again.log(ROOM) == [b"{}"]
        await again.close()

    asyncio.run(run())


def test_who_only_looks_in_makes_nothing(postgresql_url: str) -> None:
    async def run() -> None:
        stores = Stores(database=postgresql_url)
        with pytest.raises(StoreError, match="no rooms"):
            await stores.look_in()
        db = await asyncpg.connect(postgresql_url)
        assert await db.fetchval("SELECT to_regclass('migration') IS NULL AND to_regclass('room') IS NULL")
        await (await PostgresqlStorage.open(postgresql_url)).close()
        await (await stores.look_in()).close()
        await db.execute("DELETE FROM migration WHERE number = (SELECT max(number) FROM migration)")
        with pytest.raises(StoreError, match="no server of this version"):
            await stores.look_in()
        await db.close()

    asyncio.run(run())
