"""The WebSocket of a room: reads typed messages, within limits, and hands them to the service."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from kamertje.server.rooms.bucket import Bucket
from kamertje.server.rooms.outbox import Outbox
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.transport import WRITE_NOW
from kamertje.server.rooms.visitor import key_of, refuse_other_origins
from kamertje.service.connection import POLICY, Connection
from kamertje.service.keys import hashed
from kamertje.wire import PROTOCOL, SPOKEN
from kamertje.wire.answers import Outdated, Pong, Welcome
from kamertje.wire.commands import Look, Ping, Sent

NOT_TEXT: Final = 1003
NOT_A_MESSAGE: Final = 1007
FAULT: Final = 1011
# A person draws a line or two a second at most, and a page pings.
MESSAGES_AT_ONCE: Final = 60
MESSAGES_A_SECOND: Final = 20

AnySocket = WebSocket[Any, Any, Any]

_decoder: Final = msgspec.json.Decoder(Sent)
PONG: Final = msgspec.json.encode(Pong())


@websocket("/api/rooms/{room:str}/socket")
async def room_socket(socket: AnySocket, running: NamedDependency[Running], room: FromPath[str]) -> None:
    """A player's or an onlooker's connection."""
    refuse_other_origins(socket)
    await socket.accept()
    outbox = Outbox(socket.send, write_now_of(socket))
    asked = socket.query_params.get("protocol", str(PROTOCOL))
    if asked not in map(str, SPOKEN):
        outbox.put(msgspec.json.encode(Outdated()))
        outbox.close(POLICY)
        await outbox.flushed()
        return
    outbox.put(msgspec.json.encode(Welcome(int(asked), running.build)))
    connection = Connection(room, 0, hashed(room, key_of(socket)), outbox.put, outbox.close)
    heard = running.broom.watch(outbox)
    try:
        await running.rooms.audience.connect(connection)
        await _Reader(socket, outbox, connection, running, heard).read()
    except (HTTPException, asyncio.CancelledError):
        raise
    except Exception:
        outbox.close(FAULT)
        raise
    finally:
        running.broom.forget(outbox)
        await running.rooms.audience.disconnect(connection)
        await outbox.flushed()


def write_now_of(socket: AnySocket) -> Callable[[bytes], bool] | None:
    """The server's own way to send, where it has one."""
    extension: Any = (socket.scope.get("extensions") or {}).get(WRITE_NOW, {})
    found: Callable[[bytes], bool] | None = extension.get("call")
    return found


class _Reader:
    def __init__(
        self, socket: AnySocket, outbox: Outbox, connection: Connection, running: Running, heard: "Any"
    ) -> None:
        self._socket = socket
        self._outbox = outbox
        self._connection = connection
        self._audience = running.rooms.audience
        self._heard = heard
        self._bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, running.monotonic)

    async def read(self) -> None:
        """Until the other side is gone, or has done what closes its socket."""
        receive = self._socket.receive
        while not self._outbox.closing:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                self._outbox.lose()
                return
            self._heard()
            text = message.get("text")
            if text is None:
                self._outbox.close(NOT_TEXT)
            elif not self._bucket.take():
                self._outbox.close(POLICY)
            else:
                await self._take(text)

    async def _take(self, text: str) -> None:
        try:
            sent = _decoder.decode(text)
            if isinstance(sent, Ping):
                self._outbox.put(PONG)
            elif isinstance(sent, Look):
                await self._audience.look(self._connection)
            else:
                await self._audience.command(self._connection, sent)
        except (msgspec.DecodeError, RecursionError):
            self._outbox.close(NOT_A_MESSAGE)
