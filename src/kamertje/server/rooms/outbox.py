"""What a socket still has to send. Bounded: a reader that does not keep up is dropped, and can come again."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect

MOST_MESSAGES: Final = 128
MOST_BYTES: Final = 1 << 18
TOO_SLOW: Final = 1013

Send = Callable[[Any], Awaitable[None]]


class Outbox:
    """`put` and `close` return at once. What cannot be written now is sent in order by a task.

    write_now: writes a text without waiting, or says that it cannot.
    """

    __slots__ = ("_bytes", "_code", "_flushing", "_lost", "_send", "_waiting", "_write_now", "closing")

    def __init__(self, send: Send, write_now: Callable[[bytes], bool] | None = None) -> None:
        self._send = send
        self._write_now = write_now
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self.closing = False  # nothing more is taken
        self._code: int | None = None
        self._flushing: asyncio.Task[None] | None = None
        self._lost = False

    def put(self, message: bytes) -> None:
        if self.closing:
            return
        if self._flushing is None and self._write_now is not None and self._write_now(message):
            return
        if len(self._waiting) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._waiting.clear()
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._wake()

    def close(self, code: int) -> None:
        """After what is waiting. The first code counts."""
        if not self.closing:
            self.closing = True
            self._code = code
            self._wake()

    def lose(self) -> None:
        """The socket is gone."""
        self._lost = self.closing = True
        self._waiting.clear()

    async def flushed(self) -> None:
        """Waits until everything is sent, or can not be any more."""
        if self._flushing is not None:
            await self._flushing

    def _wake(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting and not self._lost:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._code is not None and not self._lost:
                await self._send({"type": "websocket.close", "code": self._code, "reason": ""})
                self._lost = True
        except (OSError, WebSocketDisconnect):  # the other side is gone
            self.lose()
        finally:
            self._flushing = None
