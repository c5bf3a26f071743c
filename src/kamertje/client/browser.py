"""What a browser keeps and calls: its key, rooms made and joined."""

import asyncio
import http.client
from http.cookies import SimpleCookie
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from kamertje.client.language import ANY, DOTS, Language
from kamertje.client.seat import Seat
from kamertje.dots.online.messages import DotsCommand, DotsEvent, DotsView
from kamertje.wire import PROTOCOL
from kamertje.wire.answers import GameEvent, View
from kamertje.wire.calls import CallBot, MakeRoom, Problem, RoomMade, Seated, SeatLink, TakeSeat
from kamertje.wire.commands import Command

COOKIE: Final = "kamertje_seat"
CALL_SECONDS: Final = 30

Body = TypeVar("Body")


class CallError(Exception):
    """A call that was refused. code: as in docs/reference/refusals.md, or empty."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}".strip())
        self.status = status
        self.code = code


class Browser:
    """server: such as "https://example.org". All seats of one Browser belong to its `key`, which can be kept."""

    def __init__(self, server: str, key: str = "") -> None:
        self._address: SplitResult = urlsplit(server)
        if self._address.scheme not in {"http", "https"} or not self._address.netloc:
            raise ValueError(f"no address of a server: {server!r}")
        self.server = server
        self.key = key

    async def make(self, setup: str, *, watch: bool = False, game: str = DOTS.game) -> str:
        """A new room's id; this browser has seat 1. Raises CallError."""
        return (await self._post("/api/rooms", RoomMade, MakeRoom(setup, watch, game))).room

    async def game(self, room: str) -> str:
        """The name of the game that is played there. Raises SeatLostError where there is no such room."""
        async with Browser(self.server).sit_at(room, ANY) as onlooker:
            return (await onlooker.until(bool)).table.game

    async def call_bot(self, room: str, level: str) -> int:
        """The seat that the server's computer has taken. Raises CallError."""
        return (await self._post(f"/api/rooms/{room}/bot", Seated, CallBot(level))).seat

    async def join(self, room: str) -> int:
        """The seat that this browser has in the room from now on. Raises CallError."""
        return (await self._post(f"/api/rooms/{room}/join", Seated)).seat

    async def move(self, room: str) -> str:
        """A token with which another browser can take over this one's seat, once. Raises CallError."""
        return (await self._post(f"/api/rooms/{room}/move", SeatLink)).path.partition("#take=")[2]

    async def take(self, room: str, token: str) -> int:
        """The seat of such a token. Raises CallError."""
        return (await self._post(f"/api/rooms/{room}/take", Seated, TakeSeat(token))).seat

    def sit(self, room: str) -> Seat[DotsCommand, DotsView, DotsEvent]:
        """A connection to a room of Dots and Boxes."""
        return self.sit_at(room, DOTS)

    def sit_at(self, room: str, language: Language[Command, View, GameEvent]) -> Seat[Command, View, GameEvent]:
        """A connection to the room: in this browser's seat, or as an onlooker. Enter it with `async with`."""
        scheme = "wss" if self._address.scheme == "https" else "ws"
        address = f"{scheme}://{self._address.netloc}/api/rooms/{room}/socket?protocol={PROTOCOL}"
        return Seat(address, {"Cookie": f"{COOKIE}={self.key}"} if self.key else {}, language)

    async def _post(self, path: str, kind: type[Body], body: msgspec.Struct | None = None) -> Body:
        return await asyncio.to_thread(self._post_now, path, kind, body)

    def _post_now(self, path: str, kind: type[Body], body: msgspec.Struct | None) -> Body:
        secure = self._address.scheme == "https"
        connect = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = connect(self._address.hostname or "", self._address.port, timeout=CALL_SECONDS)
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self.key:
            headers["Cookie"] = f"{COOKIE}={self.key}"
        try:
            connection.request("POST", path, b"" if body is None else msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status >= http.client.BAD_REQUEST:
            raise CallError(answer.status, _code(text))
        for header in answer.headers.get_all("set-cookie", ()):
            cookie = SimpleCookie(header).get(COOKIE)
            self.key = self.key if cookie is None else cookie.value
        return msgspec.json.decode(text, type=kind)


def _code(text: bytes) -> str:
    try:
        return msgspec.json.decode(text, type=Problem).code or ""
    except msgspec.DecodeError:
        return ""
