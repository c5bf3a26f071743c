"""Rooms in PostgreSQL, for several processes at once. Moves of many rooms share a statement and a commit."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Self

import asyncpg

from kamertje.club.identity import Player
from kamertje.storage.batcher import Batcher
from kamertje.storage.club.invitations import take
from kamertje.storage.club.postgresql import PostgresqlLedger, follow
from kamertje.storage.club.rounds import conclude
from kamertje.storage.migrations import migrations
from kamertje.storage.port import LEASE_SECONDS, Change, Lost, Opening, SeatRow, Stored, Summary
from kamertje.storage.statements import statement

# Held while a process changes the schema, or finds out whether it is the first to run again.
LOCK: Final = 5_263_474_853
CONNECTIONS: Final = 6
TRIES: Final = 5

_Load = tuple[str, int | None]
_Attach = tuple[str, int, str, str]
_Detach = tuple[str, int, str]


class NoRoomsError(Exception):
    """No server of this version has kept rooms in the database yet."""


class PostgresqlStorage:
    shared = True
    faults: tuple[type[Exception], ...] = (
        OSError,  # and with it TimeoutError
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InsufficientResourcesError,
    )

    def __init__(self, pool: "asyncpg.Pool[Any]", origin: str) -> None:
        """origin: by which this process knows what it told itself; empty: the store tells nobody."""
        self._pool = pool
        self._origin = origin
        self.club = PostgresqlLedger(pool)
        self._changes: Batcher[Change, bool] = Batcher(self._change_all, lambda asked: asked.room)
        self._attached: Batcher[_Attach, bool] = Batcher(self._attach_all, lambda asked: asked[0])
        self._detached: Batcher[_Detach, bool] = Batcher(self._detach_all, lambda asked: asked[0])
        self._loads: Batcher[_Load, Stored | None] = Batcher(self._load_all, lambda asked: asked[0])

    @classmethod
    async def open(cls, url: str, origin: str = "", *, look_in: bool = False) -> Self:
        """look_in: only what servers have made there; nothing is made. Raises NoRoomsError then, and always OSError or
        asyncpg.PostgresError where the database cannot be had."""
        pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, command_timeout=30, reset=_leave)
        try:
            async with pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                if not look_in:
                    await _migrate(db)
                elif not await _is_migrated(db):
                    raise NoRoomsError
        except BaseException:
            await pool.close()
            raise
        return cls(pool, origin)

    async def begin(self, process: str) -> tuple[float, float] | None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            row = await db.fetchrow("SELECT max(alive_until) AS last, seconds() AS now FROM process")
            await db.execute("DELETE FROM process WHERE alive_until < seconds() - 86400")
            await db.execute("INSERT INTO process VALUES ($1, seconds() + $2)", process, LEASE_SECONDS)
        return None if row["last"] is None or row["last"] >= row["now"] else (row["last"], row["now"])

    async def beat(self, process: str) -> float:
        now: float = await self._pool.fetchval(
            "INSERT INTO process VALUES ($1, seconds() + $2)"
            " ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until RETURNING alive_until - $2",
            process,
            LEASE_SECONDS,
        )
        return now

    async def end(self, process: str) -> None:
        await self._pool.execute(
            "UPDATE process SET alive_until = least(alive_until, seconds()) WHERE id = $1", process
        )
        await self._pool.execute("UPDATE seat SET connection = NULL, process = NULL WHERE process = $1", process)

    async def make(self, room: str, table: bytes, entry: bytes, key: bytes, player: str | None = None) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("INSERT INTO room VALUES ($1, 0, $2, NULL, seconds(), seconds())", room, table.decode())
            await db.execute("INSERT INTO entry VALUES ($1, 0, $2)", room, entry.decode())
            await db.execute("INSERT INTO seat (room, seat, key, player) VALUES ($1, 1, $2, $3)", room, key, player)

    async def open_for(self, opening: Opening) -> bool:
        async with self._pool.acquire() as db, db.transaction():
            if not await follow(db, take(opening.taking)()):
                return False
            room = opening.room
            await db.execute(
                "INSERT INTO room VALUES ($1, $2, $3, $4, seconds(), seconds())",
                *(room, len(opening.entries) - 1, opening.table.decode(), opening.deadline),
            )
            entries = [(room, number, entry.decode()) for number, entry in enumerate(opening.entries)]
            await db.executemany("INSERT INTO entry VALUES ($1, $2, $3)", entries)
            seats = [(room, number, *seat) for number, seat in enumerate(opening.seats, 1)]
            await db.executemany("INSERT INTO seat (room, seat, key, player) VALUES ($1, $2, $3, $4)", seats)
            return True

    async def load(self, room: str, after: int | None = None) -> Stored | Lost:
        found = await self._loads.ask((room, after))
        if found is not None:
            return found
        return "expired" if await self._pool.fetchval("SELECT 1 FROM swept WHERE room = $1", room) else "unknown"

    async def change(self, change: Change) -> bool:
        if change.finished is not None or change.kept is not None:
            return await self._finish(change)
        return await self._changes.ask(change)

    async def attach(self, room: str, seat: int, connection: str, process: str) -> bool:
        return await self._attached.ask((room, seat, connection, process))

    async def detach(self, room: str, seat: int, connection: str) -> bool:
        return await self._detached.ask((room, seat, connection))

    async def link(self, room: str, seat: int, token: bytes, until: float) -> None:
        await self._pool.execute(
            "UPDATE seat SET link = $3, link_until = $4 WHERE room = $1 AND seat = $2", room, seat, token, until
        )

    async def take(self, room: str, token: bytes, key: bytes) -> int | None:
        seat: int | None = await self._pool.fetchval(
            "UPDATE seat SET key = $3, connection = NULL, process = NULL, link = NULL, link_until = NULL"
            " WHERE room = $1 AND link = $2 AND link_until > seconds() RETURNING seat",
            room,
            token,
            key,
        )
        if seat is not None and self._origin:
            await self._pool.execute("SELECT pg_notify('kamertje', $1 || ' ' || $2)", self._origin, room)
        return seat

    async def present(self, rooms: Collection[str]) -> Mapping[str, tuple[int, Mapping[int, str]]]:
        rows = await self._pool.fetch(statement("postgresql/present"), list(rooms))
        return {room: (seq, dict(zip(seats, connections, strict=True))) for room, seq, seats, connections in rows}

    async def due(self, now: float, most: int) -> list[str]:
        return await self._names("SELECT id FROM room WHERE deadline <= $1 ORDER BY deadline LIMIT $2", now, most)

    async def timed(self) -> list[str]:
        return await self._names("SELECT id FROM room WHERE deadline IS NOT NULL ORDER BY id")

    async def sweep(self, before: float, most: int) -> list[str]:
        async with self._pool.acquire() as db, db.transaction():
            old = [room for (room,) in await db.fetch(statement("postgresql/old"), before, most)]
            return [room for (room,) in await db.fetch(statement("postgresql/delete"), old)]

    async def forget(self, before: float) -> None:
        await self._pool.execute("DELETE FROM swept WHERE at < $1", before)

    async def delete(self, room: str) -> bool:
        return bool(await self._names(statement("postgresql/delete"), [room]))

    async def rooms(self) -> list[Summary]:
        rows = await self._pool.fetch(
            "SELECT id, seq, made_at, active_at, (SELECT count(*) FROM held WHERE held.room = room.id"
            ' AND alive_until > seconds()) FROM room ORDER BY id COLLATE "C"'
        )
        return [Summary(*row) for row in rows]

    async def log(self, room: str) -> list[bytes]:
        entries = await self._names("SELECT data FROM entry WHERE room = $1 ORDER BY seq", room)
        return [entry.encode() for entry in entries]

    async def close(self) -> None:
        await self._pool.close()

    async def _names(self, query: str, *values: Any) -> list[str]:
        return [row[0] for row in await self._pool.fetch(query, *values)]

    async def _finish(self, change: Change) -> bool:
        """The round's last change and its rating are one transaction, which no other room has to wait for."""
        for last in (*(False,) * (TRIES - 1), True):
            try:
                async with self._pool.acquire() as db, db.transaction():
                    row = await db.fetchrow(statement("postgresql/change"), self._origin, *_columns([change]))
                    if row[0]:
                        await follow(db, conclude(change.finished, change.kept)())
                    return bool(row[0])
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                if last:
                    raise
        raise AssertionError

    async def _change_all(self, asked: Sequence[Change]) -> Sequence[bool]:
        return await self._all(statement("postgresql/change"), *_columns(asked))

    async def _attach_all(self, asked: Sequence[_Attach]) -> Sequence[bool]:
        return await self._all(statement("postgresql/attach"), *map(list, zip(*asked, strict=True)))

    async def _detach_all(self, asked: Sequence[_Detach]) -> Sequence[bool]:
        return await self._all(statement("postgresql/detach"), *map(list, zip(*asked, strict=True)))

    async def _all(self, statement: str, rooms: list[Any], *columns: list[Any]) -> Sequence[bool]:
        """Which of the rooms were changed. One of two statements that wait for each other is asked again."""
        for last in (*(False,) * (TRIES - 1), True):
            try:
                row = await self._pool.fetchrow(statement, self._origin, rooms, *columns)
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                if last:
                    raise
                continue
            done = set(row[0] or ())
            return [room in done for room in rooms]
        raise AssertionError

    async def _load_all(self, asked: Sequence[_Load]) -> Sequence[Stored | None]:
        rows = await self._pool.fetch(statement("postgresql/load"), *map(list, zip(*asked, strict=True)))
        found: dict[str, Stored] = {}
        for room, seq, data, active_at, entries, seat, key, connection, alive, *player in rows:
            row = SeatRow(key, connection, alive, None if player[0] is None else Player(*player))
            if room in found:
                found[room] = replace(found[room], seats={**found[room].seats, seat: row})
            else:
                log = tuple([entry.encode() for entry in entries or ()])
                found[room] = Stored(seq, data.encode(), {seat: row}, active_at, log)
        return [found.get(room) for room, _ in asked]


async def _leave(_connection: object) -> None:
    """Nothing here outlasts its transaction, so that the next one need not wait until a connection is as new."""


def _columns(asked: Sequence[Change]) -> tuple[list[Any], ...]:
    """What statements/postgresql/change.sql takes."""
    return (
        [change.room for change in asked],
        [change.seq for change in asked],
        [change.table.decode() for change in asked],
        [change.entry.decode() for change in asked],
        [change.deadline for change in asked],
        [change.seat for change in asked],
        [change.connection for change in asked],
        [sum(1 << seat for seat in change.needs) for change in asked],
        [len(change.needs) for change in asked],
        [0 if change.claim is None else change.claim[0] for change in asked],
        [b"" if change.claim is None else change.claim[1] for change in asked],
        [change.player for change in asked],
    )


async def _is_migrated(db: Any) -> bool:
    if await db.fetchval("SELECT to_regclass('migration')") is None:
        return False
    found: int = await db.fetchval("SELECT coalesce(max(number), 0) FROM migration")
    return found >= max(migration.number for migration in migrations("postgresql"))


async def _migrate(db: Any) -> None:
    await db.execute("CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY, name text NOT NULL)")
    version = await db.fetchval("SELECT coalesce(max(number), 0) FROM migration")
    for migration in migrations("postgresql"):
        if migration.number > version:
            await db.execute(migration.sql)
            await db.execute("INSERT INTO migration VALUES ($1, $2)", migration.number, migration.name)
