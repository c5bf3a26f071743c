"""Which store and which bus a server uses, by their addresses."""

import secrets
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from kamertje.bus import Bus, Silence
from kamertje.dots import one_line, quoted
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.sqlite import InUseError, SqliteStorage

FILE = "rooms.sqlite3"


class StoreError(Exception):
    """What rooms are to be kept in cannot be used; one sentence for people."""


async def in_memory() -> tuple[Storage, Bus]:
    """For tests, and where nothing can be written."""
    return MemoryStorage(), Silence()


@dataclass(frozen=True, slots=True)
class Stores:
    """Where rooms are kept, and how processes tell each other of them, by address.

    database: "postgresql://…", or None for a file in the folder `data`; without either, rooms go with the process.
    bus: "redis://…", or None for what the database itself can tell.
    """

    data: Path | None = None
    database: str | None = None
    bus: str | None = None

    async def open(self) -> tuple[Storage, Bus]:
        """Raises StoreError."""
        if self.database is not None:
            return await _open_shared(self.database, self.bus)
        if self.data is None:
            return await in_memory()
        return await _open_file(self.data)

    async def look_in(self) -> Storage:
        """The store alone, while others may serve it; in a database nothing is made. Raises StoreError."""
        if self.database is not None:
            return (await _open_shared(self.database, None, look_in=True))[0]
        if self.data is None:
            raise StoreError("No folder is named.")
        return (await _open_file(self.data, alone=False))[0]


async def _open_shared(database: str, bus: str | None, *, look_in: bool = False) -> tuple[Storage, Bus]:
    # Loaded here: a server with a file does without.
    import asyncpg

    from kamertje.bus.postgresql import PostgresqlBus
    from kamertje.bus.redis import RedisBus
    from kamertje.storage.postgresql import NoRoomsError, PostgresqlStorage

    origin = secrets.token_urlsafe(9)
    try:
        if bus is not None:
            return await PostgresqlStorage.open(database), RedisBus(bus, origin)
        return await PostgresqlStorage.open(database, origin, look_in=look_in), PostgresqlBus(database, origin)
    except NoRoomsError:
        raise StoreError(
            "There are no rooms in the database, or no server of this version has served it yet."
        ) from None
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
        raise StoreError(f"The database cannot be used: {one_line(str(fault))}.") from None


async def _open_file(data: Path, *, alone: bool = True) -> tuple[Storage, Bus]:
    file = data / FILE
    try:
        return await SqliteStorage.open(file, alone=alone), Silence()
    except InUseError:
        raise StoreError(f"Another process serves {quoted(str(data))}: name another folder with --data.") from None
    except sqlite3.Error as fault:
        raise StoreError(f"Rooms cannot be kept in {quoted(str(file))}: {fault}.") from None
