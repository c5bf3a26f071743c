"""Reads a socket, within limits: each text is handed on at once, and who sends anything else is shown out."""

import logging
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

import msgspec
from litestar import WebSocket

from kamertje.server.rooms.bucket import Bucket
from kamertje.server.rooms.outbox import Outbox
from kamertje.server.rooms.transport import HEAR_NOW, WRITE_NOW
from kamertje.service.connection import POLICY

log = logging.getLogger(__name__)

NOT_TEXT: Final = 1003
NOT_A_MESSAGE: Final = 1007
FAULT: Final = 1011

AnySocket = WebSocket[Any, Any, Any]


class Hearing:
    """take: gets each text; raises msgspec.DecodeError for what is no message. heard: is told that there was one."""

    def __init__(
        self, outbox: Outbox, bucket: Bucket, heard: Callable[[], None], take: Callable[[str | bytes], None]
    ) -> None:
        self._outbox = outbox
        self._bucket = bucket
        self._heard = heard
        self._take = take

    async def listen(self, socket: AnySocket) -> None:
        """Until the other side is gone, or has done what closes its socket."""
        hear_now = extension(socket, HEAR_NOW)
        if hear_now is not None:
            hear_now(self.hear)
        while not self._outbox.closing:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                self._outbox.lose()
            else:
                self.hear(message.get("text"))

    def hear(self, text: str | bytes | None) -> None:
        """One message; None for one that is no text."""
        if self._outbox.closing:
            return
        self._heard()
        if text is None:
            self._outbox.close(NOT_TEXT)
        elif not self._bucket.take():
            self._outbox.close(POLICY)
        else:
            try:
                self._take(text)
            except (msgspec.DecodeError, RecursionError):
                self._outbox.close(NOT_A_MESSAGE)


class EndingAtAFault:
    """For `with`: a fault of ours ends the connection, with a word in the log."""

    __slots__ = ("_outbox",)

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(fault, Exception):
            return False
        self._outbox.close(FAULT)
        log.error("a socket failed", exc_info=fault)
        return True


def outbox_of(socket: AnySocket) -> Outbox:
    return Outbox(socket.send, extension(socket, WRITE_NOW))


def extension(socket: AnySocket, name: str) -> Callable[..., Any] | None:
    """The server's own way to do it, where it has one."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Callable[..., Any] | None = extensions.get(name, {}).get("call")
    return found
