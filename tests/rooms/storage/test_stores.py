"""The suite of stores, in full for each."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.sqlite import SqliteStorage
from tests.rooms.storage import suite
from tests.rooms.storage.suite import SUITE, Case, Hands

Opening = Callable[[Path, Hands], Awaitable[Storage]]


async def memory(_folder: Path, hands: Hands) -> Storage:
    return MemoryStorage(hands)


async def sqlite(folder: Path, hands: Hands) -> Storage:
    return await SqliteStorage.open(folder / "rooms.sqlite3", hands)


@pytest.mark.parametrize("opening", [memory, sqlite])
@pytest.mark.parametrize("case", SUITE, ids=lambda case: case.__name__)
def test_a_store(case: Case, opening: Opening, tmp_path: Path) -> None:
    async def run() -> None:
        hands = Hands()
        storage = await opening(tmp_path, hands)
        try:
            await case(storage, hands)
        finally:
            await storage.close()

    asyncio.run(run())


def test_the_suite_is_complete() -> None:
    cases = re.findall(r"^async def (\w+)\(storage: Storage, _?hands: Hands\)", inspect.getsource(suite), re.MULTILINE)
    assert len(cases) >= 17
    assert [case.__name__ for case in SUITE] == cases
    methods = {name for name in vars(Storage) if not name.startswith("_")} - {"close"}
    source = inspect.getsource(suite)
    assert {name for name in methods if f"storage.{name}(" not in source} == set()
