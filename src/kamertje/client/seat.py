"""A connection to a room that comes back when it is lost."""

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Generic, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from kamertje.client.language import Language
from kamertje.wire import DEAD_SECONDS, PING_SECONDS
from kamertje.wire.answers import GameEvent, Gone, Outdated, Refused, Room, TakenOver, View
from kamertje.wire.commands import Accept, CloseSeats, Command, Decline, Leave, Look, Ping, Play, Propose, Restart
from kamertje.wire.views import OfferKind

FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
LARGEST_ANSWER: Final = 1 << 20
NO_MESSAGE: Final = frozenset({1003, 1007, 1009})  # closed with one of these: what was sent is none, sent again or not

Told = Room[View, GameEvent]
Answer = Room[View, GameEvent] | Refused[View, GameEvent]
Asked = Play[Any] | Restart | Propose | Accept | Decline | Leave | CloseSeats

_PING: Final = msgspec.json.encode(Ping()).decode()
_LOOK: Final = msgspec.json.encode(Look()).decode()


class SeatLostError(Exception):
    """There is no coming back: why is taken_over, gone, outdated, refused for a server that lets nobody in, or
    misunderstood for one to which what was sent is no message."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Seat(Generic[Command, View, GameEvent]):
    """room: what was told last. Every wait raises SeatLostError once the seat is lost for good."""

    def __init__(self, address: str, headers: Mapping[str, str], language: Language[Command, View, GameEvent]) -> None:
        self._address = address
        self._headers = headers
        self._decoder = language.decoder
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[str, asyncio.Future[Answer[View, GameEvent]]]] = {}
        self._changed = asyncio.Condition()
        self._lost: SeatLostError | None = None
        self._running: asyncio.Task[None] | None = None
        self._wait = FIRST_WAIT
        self.room: Told[View, GameEvent] | None = None
        self.connections = 0  # how often it has been connected

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    async def until(self, holds: Callable[[Any], object]) -> Told[View, GameEvent]:
        """The first position for which it holds, the present one included."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._lost is not None or (self.room is not None and holds(self.room)))
        if self._lost is not None:
            raise self._lost
        return self._here()

    async def play(self, command: Command) -> Answer[View, GameEvent]:
        """A move in the position that was told last."""
        return await self.ask(Play(new_id(), (await self.until(bool)).version, command))

    async def restart(self, setup: str | None = None) -> Answer[View, GameEvent]:
        return await self.ask(Restart(new_id(), (await self.until(bool)).version, setup))

    async def propose(self, kind: OfferKind) -> Answer[View, GameEvent]:
        return await self.ask(Propose(new_id(), (await self.until(bool)).version, kind))

    async def accept(self, offer: int) -> Answer[View, GameEvent]:
        return await self.ask(Accept(new_id(), offer))

    async def decline(self, offer: int) -> Answer[View, GameEvent]:
        return await self.ask(Decline(new_id(), offer))

    async def leave(self) -> Answer[View, GameEvent]:
        return await self.ask(Leave(new_id()))

    async def close_seats(self) -> Answer[View, GameEvent]:
        return await self.ask(CloseSeats(new_id(), (await self.until(bool)).version))

    async def ask(self, command: Asked) -> Answer[View, GameEvent]:
        """Sends it, again after each lost connection, until it is answered."""
        if self._lost is not None:
            raise self._lost
        text = msgspec.json.encode(command).decode()
        answered: asyncio.Future[Answer[View, GameEvent]] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = (text, answered)
        try:
            await self._send(text)
            return await answered
        finally:
            self._asked.pop(command.id, None)

    async def look(self) -> None:
        """Asks to be told the position again."""
        await self._send(_LOOK)

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.send(text)

    async def _run(self) -> None:
        while self._lost is None:
            try:
                async with connect(
                    self._address,
                    additional_headers=self._headers,
                    compression=None,
                    ping_interval=None,
                    max_size=LARGEST_ANSWER,
                    proxy=None,
                ) as socket:
                    await self._listen(socket)
            except InvalidStatus as fault:
                if fault.response.status_code < 500:
                    await self._lose("refused")
            except ConnectionClosed as fault:
                if fault.rcvd is not None and fault.rcvd.code in NO_MESSAGE:
                    await self._lose("misunderstood")
            except (OSError, TimeoutError, WebSocketException):
                pass
            finally:
                self._socket = None
            if self._lost is None:
                await asyncio.sleep(self._wait * (0.5 + random.random()))  # noqa: S311 - only spreads them
                self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.connections += 1
        for text, _ in tuple(self._asked.values()):
            await socket.send(text)
        pinging = asyncio.create_task(_ping(socket))
        try:
            while self._lost is None:
                async with asyncio.timeout(DEAD_SECONDS):
                    text = await socket.recv(decode=True)
                self._wait = FIRST_WAIT
                await self._hear(self._decoder.decode(text))
        finally:
            pinging.cancel()

    async def _hear(self, message: Any) -> None:
        match message:
            case Room():
                await self._tell(message)
                self._answer(message.id, message)
            case Refused():
                await self._tell(message.room)
                self._answer(message.id, message)
            case TakenOver():
                await self._lose("taken_over")
            case Gone():
                await self._lose("gone")
            case Outdated():
                await self._lose("outdated")

    def _answer(self, command: str | None, answer: Answer[View, GameEvent]) -> None:
        if command in self._asked and not self._asked[command][1].done():
            self._asked[command][1].set_result(answer)

    async def _tell(self, room: Told[View, GameEvent]) -> None:
        async with self._changed:
            self.room = room
            self._changed.notify_all()

    async def _lose(self, why: str) -> None:
        self._lost = SeatLostError(why)
        for _, answered in tuple(self._asked.values()):
            if not answered.done():
                answered.set_exception(self._lost)
        async with self._changed:
            self._changed.notify_all()

    def _here(self) -> Told[View, GameEvent]:
        if self.room is None:
            raise AssertionError("nothing was told yet")
        return self.room


def new_id() -> str:
    """A name for a command."""
    return secrets.token_urlsafe(9)


async def _ping(socket: ClientConnection) -> None:
    with suppress(OSError, WebSocketException):
        while True:
            await asyncio.sleep(PING_SECONDS)
            await socket.send(_PING)
