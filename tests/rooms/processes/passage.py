"""A way to another server that can be shut: whoever is on it is cut off, and nobody else gets through."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Passage:
    """mute: what is asked arrives, and its answers are lost."""

    def __init__(self, url: str) -> None:
        """url: of the server behind it."""
        self._there = urlsplit(url)
        self._listener: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._port = 0
        self.mute = False

    @property
    def url(self) -> str:
        """The server's, by this way."""
        user = f"{self._there.username}@" if self._there.username else ""
        return self._there._replace(netloc=f"{user}127.0.0.1:{self._port}").geturl()

    async def open(self) -> None:
        self.mute = False
        self._listener = await asyncio.start_server(self._let_in, "127.0.0.1", self._port)
        self._port = self._listener.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        if self._listener is not None:
            self._listener.close()
        for end in self._ends:
            end.transport.abort()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, forth = await asyncio.open_connection(self._there.hostname, self._there.port)
            async with _held(self._ends, writer, forth):
                await asyncio.gather(self._carry(reader, forth), self._carry(there, writer, answers=True))

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool = False
    ) -> None:
        while data := await reader.read(1 << 16):
            if not (answers and self.mute):
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def passage(url: str) -> AsyncIterator[Passage]:
    made = Passage(url)
    await made.open()
    try:
        yield made
    finally:
        await made.shut()


@asynccontextmanager
async def _held(ends: set[asyncio.StreamWriter], *own: asyncio.StreamWriter) -> AsyncIterator[None]:
    ends.update(own)
    try:
        yield
    finally:
        ends.difference_update(own)
