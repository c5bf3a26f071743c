"""Hears what the PostgreSQL store of other processes tells with each commit."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import asyncpg

from kamertje.bus.notices import CHANNEL, read, write
from kamertje.bus.port import Hear

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 1.0


class PostgresqlBus:
    def __init__(self, url: str, origin: str) -> None:
        self._url = url
        self._origin = origin
        self._listener: asyncpg.Connection[Any] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._telling = asyncio.Lock()

    async def open(self, hear: Hear) -> None:
        self._listener = await self._connect(hear)
        self._listening = asyncio.create_task(self._keep(self._listener, hear))

    async def publish(self, room: str, seq: int = 0) -> None:
        """The store has told it."""

    async def announce(self, topic: str) -> None:
        if self._listener is None:
            return
        try:
            async with self._telling:
                for notice in write(self._origin, ((topic, 0),)):
                    await self._listener.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:  # the others will see for themselves
            log.warning("the database was not told: %s", fault)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _connect(self, hear: Hear) -> "asyncpg.Connection[Any]":
        def told(_connection: object, _process: int, _channel: str, notice: object) -> None:
            for room, seq in read(self._origin, str(notice)):
                hear(room, seq)

        connection = await asyncpg.connect(self._url)
        await connection.add_listener(CHANNEL, told)
        return connection

    async def _keep(self, listener: "asyncpg.Connection[Any]", hear: Hear) -> None:
        """Listens again whenever the connection is lost."""
        while True:
            lost = asyncio.Event()
            listener.add_termination_listener(lambda _connection, lost=lost: lost.set())
            try:
                if not listener.is_closed():
                    await lost.wait()
            finally:
                listener.terminate()
            while True:
                await asyncio.sleep(AGAIN_SECONDS)
                try:
                    self._listener = listener = await self._connect(hear)
                    break
                except (OSError, asyncpg.PostgresError) as fault:
                    log.warning("the database cannot be listened to: %s", fault)
