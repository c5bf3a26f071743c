"""The suite of stores, in full for each."""

import asyncio
import inspect
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import SqliteStorage
from tests.rooms.storage import suite
from tests.rooms.storage.suite import SUITE, Case, Hands

Opening = Callable[[Hands], Awaitable[Storage]]


class AgingPostgresql(PostgresqlStorage):
    """Its clock is the database's: instead of moving that, what happened is put back."""

    async def age(self, seconds: float) -> None:
        for table, column in (
            ("process", "alive_until"),
            ("room", "made_at"),
            ("room", "active_at"),
            ("seat", "link_until"),
            ("swept", "at"),
        ):
            await self._pool.execute(f"UPDATE {table} SET {column} = {column} - $1", seconds)  # noqa: S608


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    async def memory(hands: Hands) -> Storage:
        return MemoryStorage(hands)

    async def sqlite(hands: Hands) -> Storage:
        return await SqliteStorage.open(tmp_path / "rooms.sqlite3", hands)

    if request.param == "postgresql":
        url = request.getfixturevalue("postgresql_url")
        return lambda _hands: AgingPostgresql.open(url)
    return memory if request.param == "memory" else sqlite


@pytest.mark.parametrize("case", SUITE, ids=lambda case: case.__name__)
def test_a_store(case: Case, opening: Opening) -> None:
    async def run() -> None:
        hands = Hands(time.time())
        storage = await opening(hands)
        try:
            await case(storage, hands)
        finally:
            await storage.close()

    asyncio.run(run())


def test_the_suite_is_complete() -> None:
    cases = re.findall(r"^async def (\w+)\(storage: Storage, _?hands: Hands\)", inspect.getsource(suite), re.MULTILINE)
    assert len(cases) >= 17
    assert [case.__name__ for case in SUITE] == cases
    methods = {name for name in vars(Storage) if not name.startswith("_")} - {"close", "club"}
    source = inspect.getsource(suite)
    assert {name for name in methods if f"storage.{name}(" not in source} == set()
