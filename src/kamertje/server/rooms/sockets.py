"""The WebSocket of a room: reads typed messages and hands them to the service, in order."""

import asyncio
from collections import deque
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from kamertje.server.rooms.bucket import Bucket
from kamertje.server.rooms.hearing import NOT_A_MESSAGE, AnySocket, EndingAtAFault, Hearing, outbox_of
from kamertje.server.rooms.outbox import Outbox
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import key_of, refuse_other_origins
from kamertje.service.audience import Audience
from kamertje.service.connection import POLICY, Connection
from kamertje.service.keys import hashed
from kamertje.wire import PROTOCOL, SPOKEN
from kamertje.wire.answers import Outdated, Pong, Welcome
from kamertje.wire.commands import Look, Ping, Sent

# A person draws a line or two a second at most, and a page pings.
MESSAGES_AT_ONCE: Final = 60
MESSAGES_A_SECOND: Final = 20

_decoder: Final = msgspec.json.Decoder(Sent)
PONG: Final = msgspec.json.encode(Pong())


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(socket: AnySocket, running: NamedDependency[Running], room: FromPath[str]) -> None:
    """A player's or an onlooker's connection."""
    refuse_other_origins(socket)
    await socket.accept()
    outbox = outbox_of(socket)
    asked = socket.query_params.get("protocol", str(PROTOCOL))
    if asked not in map(str, SPOKEN):
        outbox.put(msgspec.json.encode(Outdated()))
        outbox.close(POLICY)
        await outbox.flushed()
        return
    outbox.put(msgspec.json.encode(Welcome(int(asked), running.build)))
    connection = Connection(room, 0, hashed(room, key_of(socket)), outbox.put, outbox.close)
    heard = running.broom.watch(outbox)
    audience = running.rooms.audience
    desk = _Desk(outbox, connection, audience)
    bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, running.monotonic)
    try:
        with EndingAtAFault(outbox):
            await audience.connect(connection)
            await Hearing(outbox, bucket, heard, desk.take).listen(socket)
            await desk.done()
    finally:
        running.broom.forget(outbox)
        with EndingAtAFault(outbox):
            await audience.disconnect(connection)
        await outbox.flushed()


class _Desk:
    """What one socket asks for is done in order, by a task that lives as long as there is something to do."""

    def __init__(self, outbox: Outbox, connection: Connection, audience: Audience) -> None:
        self._outbox = outbox
        self._connection = connection
        self._audience = audience
        self._waiting: deque[Any] = deque()  # commands and looks
        self._working: asyncio.Task[None] | None = None

    def take(self, text: str | bytes) -> None:
        sent = _decoder.decode(text)
        if isinstance(sent, Ping):
            self._outbox.put(PONG)
            return
        self._waiting.append(sent)
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    async def done(self) -> None:
        """What was begun has its end."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        with EndingAtAFault(self._outbox):
            while self._waiting and not self._outbox.closing:
                sent = self._waiting.popleft()
                if isinstance(sent, Look):
                    await self._audience.look(self._connection)
                    continue
                try:
                    await self._audience.command(self._connection, sent)
                except (msgspec.DecodeError, RecursionError):
                    self._outbox.close(NOT_A_MESSAGE)
        self._working = None
