"""uvicorn's WebSocket, with an end for readers that take nothing, and no word in the log for every piece of junk."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

STUCK_SECONDS: Final = 10.0


# Under which the application finds the methods of that name among the extensions of a connection.
WRITE_NOW: Final = "kamertje.write_now"
HEAR_NOW: Final = "kamertje.hear_now"

Hear = Callable[[bytes], None]


def frame(text: bytes) -> bytes:
    """A message as one frame (RFC 6455, 5.2), which a server does not mask."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class SocketProtocol(WebSocketsSansIOProtocol):
    _stuck: asyncio.TimerHandle | None = None
    _hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            own: dict[Any, Any] = {WRITE_NOW: {"call": self.write_now}, HEAR_NOW: {"call": self.hear_now}}
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), **own}

    def write_now(self, message: bytes) -> bool:
        """Sends a text without waiting, and without a task; False where that cannot be."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(message))
        return True

    def hear_now(self, hear: Hear) -> None:
        """From now on a text is handed on when it comes, without a queue, and without reading being held up."""
        self._hear = hear

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._calm()
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection like any other junk, without a word in the log."""
        if self._hear is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            text = b"".join(self.frames)
            self.frames = []
            self._hear(text)
            return
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def _calm(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
