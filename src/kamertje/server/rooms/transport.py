"""uvicorn's WebSocket, with an end for readers that take nothing, and no word in the log for every piece of junk."""

import asyncio
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

STUCK_SECONDS: Final = 10.0


# Under which the application finds `write_now` among the extensions of a connection.
WRITE_NOW: Final = "kamertje.write_now"


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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WRITE_NOW: {"call": self.write_now}}

    def write_now(self, message: bytes) -> bool:
        """Sends a text without waiting, and without a task; False where that cannot be."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(message))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._calm()
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection like any other junk, without a word in the log."""
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
