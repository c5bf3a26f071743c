"""Rooms in a SQLite file: the default. One process serves it; others may read it and delete rooms."""

import sqlite3
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from kamertje.storage.batcher import Answer, Asked, Batcher
from kamertje.storage.club.invitations import take
from kamertje.storage.club.ledger import follow
from kamertje.storage.club.rounds import conclude
from kamertje.storage.club.sqlite import SqliteLedger
from kamertje.storage.migrations import migrations
from kamertje.storage.port import LEASE_SECONDS, Change, Lost, Opening, Stored, Summary
from kamertje.storage.together import Attach, Detach, Load, attach_all, change_all, detach_all, load_all, prepare
from kamertje.storage.writer import Writer


class InUseError(Exception):
    """Another process serves this file."""


class SqliteStorage:
    shared = False
    faults: tuple[type[Exception], ...] = (sqlite3.OperationalError,)

    def __init__(self, writer: Writer, lock: sqlite3.Connection | None, clock: Callable[[], float]) -> None:
        self._writer = writer
        self._lock = lock
        self._clock = clock
        self.club = SqliteLedger(writer)
        self._changes: Batcher[Change, bool] = self._batcher(change_all, lambda asked: asked.room)
        self._loads: Batcher[Load, Stored | Lost] = self._batcher(load_all, lambda asked: asked[0])
        self._attached: Batcher[Attach, bool] = self._batcher(attach_all, lambda asked: asked[0])
        self._detached: Batcher[Detach, bool] = self._batcher(detach_all, lambda asked: asked[0])

    @classmethod
    async def open(cls, file: Path, clock: Callable[[], float] = time.time, *, alone: bool = True) -> Self:
        """Opens or makes the file. alone: to serve it; else others may.

        Raises InUseError, or sqlite3.Error for what is no such file.
        """
        lock = _lock(file.with_name(file.name + ".lock")) if alone else None
        writer = Writer(lambda: connect(file))
        try:
            await writer.opened()
        except BaseException:
            if lock is not None:
                lock.close()
            raise
        return cls(writer, lock, clock)

    async def begin(self, process: str) -> tuple[float, float] | None:
        def job(db: sqlite3.Connection) -> tuple[float, float] | None:
            now = self._clock()
            (last,) = db.execute("SELECT max(alive_until) FROM process").fetchone()
            db.execute("DELETE FROM process")  # this is the only one
            db.execute("UPDATE seat SET connection = NULL, process = NULL WHERE connection IS NOT NULL")
            _beat(db, process, now)
            return None if last is None or last >= now else (last, now)

        return await self._writer.run(job)

    async def beat(self, process: str) -> float:
        def job(db: sqlite3.Connection) -> float:
            now = self._clock()
            _beat(db, process, now)
            return now

        return await self._writer.run(job)

    async def end(self, process: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE process SET alive_until = min(alive_until, ?) WHERE id = ?", (self._clock(), process))
            db.execute("UPDATE seat SET connection = NULL, process = NULL WHERE process = ?", (process,))

        await self._writer.run(job)

    async def make(self, room: str, table: bytes, entry: bytes, key: bytes, player: str | None = None) -> None:
        def job(db: sqlite3.Connection) -> None:
            now = self._clock()
            db.execute("INSERT INTO room VALUES (?, 0, ?, NULL, ?, ?)", (room, table.decode(), now, now))
            db.execute("INSERT INTO entry VALUES (?, 0, ?)", (room, entry.decode()))
            db.execute("INSERT INTO seat (room, seat, key, player) VALUES (?, 1, ?, ?)", (room, key, player))

        await self._writer.run(job)

    async def open_for(self, opening: Opening) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            if not follow(db, take(opening.taking)()):
                return False
            room, now = opening.room, self._clock()
            row = (room, len(opening.entries) - 1, opening.table.decode(), opening.deadline, now, now)
            db.execute("INSERT INTO room VALUES (?, ?, ?, ?, ?, ?)", row)
            entries = [(room, number, entry.decode()) for number, entry in enumerate(opening.entries)]
            db.executemany("INSERT INTO entry VALUES (?, ?, ?)", entries)
            seats = [(room, number, *seat) for number, seat in enumerate(opening.seats, 1)]
            db.executemany("INSERT INTO seat (room, seat, key, player) VALUES (?, ?, ?, ?)", seats)
            return True

        return await self._writer.run(job)

    async def load(self, room: str, after: int | None = None) -> Stored | Lost:
        return await self._loads.ask((room, after))

    async def change(self, change: Change) -> bool:
        if change.finished is not None or change.kept is not None:
            return await self._writer.run(lambda db: _finish(db, change, self._clock()))
        return await self._changes.ask(change)

    async def attach(self, room: str, seat: int, connection: str, process: str) -> bool:
        return await self._attached.ask((room, seat, connection, process))

    async def detach(self, room: str, seat: int, connection: str) -> bool:
        return await self._detached.ask((room, seat, connection))

    async def link(self, room: str, seat: int, token: bytes, until: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seat SET link = ?, link_until = ? WHERE room = ? AND seat = ?", (token, until, room, seat)
            )

        await self._writer.run(job)

    async def take(self, room: str, token: bytes, key: bytes) -> int | None:
        def job(db: sqlite3.Connection) -> int | None:
            taken = db.execute(
                "UPDATE seat SET key = ?, connection = NULL, process = NULL, link = NULL, link_until = NULL"
                " WHERE room = ? AND link = ? AND link_until > ? RETURNING seat",
                (key, room, token, self._clock()),
            ).fetchone()
            return None if taken is None else int(taken[0])

        return await self._writer.run(job)

    async def present(self, rooms: Collection[str]) -> Mapping[str, tuple[int, Mapping[int, str]]]:
        def job(db: sqlite3.Connection) -> Mapping[str, tuple[int, Mapping[int, str]]]:
            found, now = {}, self._clock()
            for room in rooms:
                row = db.execute("SELECT seq FROM room WHERE id = ?", (room,)).fetchone()
                if row is not None:
                    query = "SELECT seat, connection FROM held WHERE room = ? AND alive_until > ?"
                    held = db.execute(query, (room, now))
                    found[room] = (row[0], dict(held.fetchall()))
            return found

        return await self._writer.run(job)

    async def due(self, now: float, most: int) -> list[str]:
        return await self._names("SELECT id FROM room WHERE deadline <= ? ORDER BY deadline LIMIT ?", now, most)

    async def timed(self) -> list[str]:
        return await self._names("SELECT id FROM room WHERE deadline IS NOT NULL ORDER BY id")

    async def sweep(self, before: float, most: int) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            now = self._clock()
            old = db.execute(
                "SELECT id FROM room WHERE active_at < ?"
                " AND NOT EXISTS (SELECT 1 FROM held WHERE held.room = room.id AND alive_until > ?) LIMIT ?",
                (before, now, most),
            ).fetchall()
            for (room,) in old:
                _delete(db, room, now)
            return [room for (room,) in old]

        return await self._writer.run(job)

    async def forget(self, before: float) -> None:
        await self._writer.run(lambda db: db.execute("DELETE FROM swept WHERE at < ?", (before,)).close())

    async def delete(self, room: str) -> bool:
        return await self._writer.run(lambda db: _delete(db, room, self._clock()))

    async def rooms(self) -> list[Summary]:
        def job(db: sqlite3.Connection) -> list[Summary]:
            rows = db.execute(
                "SELECT id, seq, made_at, active_at,"
                " (SELECT count(*) FROM held WHERE held.room = room.id AND alive_until > ?) FROM room ORDER BY id",
                (self._clock(),),
            )
            return [Summary(*row) for row in rows]

        return await self._writer.run(job)

    async def log(self, room: str) -> list[bytes]:
        entries = await self._names("SELECT data FROM entry WHERE room = ? ORDER BY seq", room)
        return [entry.encode() for entry in entries]

    async def close(self) -> None:
        await self._writer.close()
        if self._lock is not None:
            self._lock.close()

    def _batcher(
        self,
        together: Callable[[sqlite3.Connection, Sequence[Asked], float], Sequence[Answer]],
        room_of: Callable[[Asked], str],
    ) -> Batcher[Asked, Answer]:
        async def run(asked: Sequence[Asked]) -> Sequence[Answer]:
            return await self._writer.run(lambda db: together(db, asked, self._clock()))

        return Batcher(run, room_of)

    async def _names(self, query: str, *values: Any) -> list[str]:
        return await self._writer.run(lambda db: [row[0] for row in db.execute(query, values)])


def _finish(db: sqlite3.Connection, change: Change, now: float) -> bool:
    """A change that ends a round, with what follows from that."""
    (done,) = change_all(db, (change,), now)
    if done:
        follow(db, conclude(change.finished, change.kept)())
    return done


def connect(file: Path) -> sqlite3.Connection:
    """The file with every migration, as durable as SQLite can be: a commit has reached the disk."""
    db = sqlite3.connect(file, isolation_level=None, timeout=10.0, cached_statements=256)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA temp_store = MEMORY")
    _migrate(db)
    prepare(db)
    return db


def _migrate(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    for migration in migrations("sqlite"):
        if migration.number > version:
            db.executescript(f"BEGIN IMMEDIATE; {migration.sql} PRAGMA user_version = {migration.number}; COMMIT;")


def _lock(file: Path) -> sqlite3.Connection:
    """Held by an exclusive transaction on a file of its own, for as long as the process lives."""
    lock = sqlite3.connect(file, isolation_level=None, timeout=0.0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise InUseError(str(file)) from None
    return lock


def _beat(db: sqlite3.Connection, process: str, now: float) -> None:
    db.execute(
        "INSERT INTO process VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
        (process, now + LEASE_SECONDS),
    )


def _delete(db: sqlite3.Connection, room: str, now: float) -> bool:
    if db.execute("DELETE FROM room WHERE id = ?", (room,)).rowcount == 0:
        return False
    db.execute("DELETE FROM seat WHERE room = ?", (room,))
    db.execute("DELETE FROM entry WHERE room = ?", (room,))
    db.execute("INSERT OR REPLACE INTO swept VALUES (?, ?)", (room, now))
    return True
