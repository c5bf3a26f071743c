"""Many sockets in one process, each with as little work as it takes, so that the server is what is measured."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

HEADER: Final = (
    "GET /api/rooms/{room}/socket?protocol=1 HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: kamertje_seat={key}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: a2FtZXJ0amUta2FtZXJ0ag==\r\n\r\n"
)


class Socket(asyncio.Protocol):
    """hear: is called with each text message."""

    def __init__(self, host: str, port: int, room: str, key: str, hear: Callable[[bytes], None]) -> None:
        self._hello = HEADER.format(host=host, port=port, room=room, key=key).encode()
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            del self._buffer[: end + 4]
            self._open = True
            self.opened.set_result(None)
        while (message := self._next()) is not None:
            self._hear(message)

    def _next(self) -> bytes | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return None
            (length,), start = struct.unpack_from("!H", buffer, 2), 4
        elif length == 127:
            raise AssertionError("a message of more than 64 KiB")
        if len(buffer) < start + length:
            return None
        message = bytes(buffer[start : start + length])
        del buffer[: start + length]
        return message

    def send(self, text: bytes) -> None:
        """Masked with zeros: a client has to mask, but not well."""
        assert self.transport is not None
        assert len(text) < 1 << 16
        head = bytes((0x81, 0x80 | len(text))) if len(text) < 126 else b"\x81\xfe" + struct.pack("!H", len(text))
        self.transport.write(head + b"\0\0\0\0" + text)
