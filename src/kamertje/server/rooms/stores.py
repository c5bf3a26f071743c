"""Which store and which bus a server uses, by their addresses."""

import sqlite3
from pathlib import Path

from kamertje.bus import Bus, Silence
from kamertje.dots import quoted
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.sqlite import InUseError, SqliteStorage

FILE = "rooms.sqlite3"


class StoreError(Exception):
    """What rooms are to be kept in cannot be used; one sentence for people."""


async def in_memory() -> tuple[Storage, Bus]:
    """For tests, and where nothing can be written."""
    return MemoryStorage(), Silence()


async def open_stores(data: Path | None) -> tuple[Storage, Bus]:
    if data is None:
        return await in_memory()
    file = data / FILE
    try:
        return await SqliteStorage.open(file), Silence()
    except InUseError:
        raise StoreError(f"Another process serves {quoted(str(data))}: name another folder with --data.") from None
    except sqlite3.Error as fault:
        raise StoreError(f"Rooms cannot be kept in {quoted(str(file))}: {fault}.") from None
