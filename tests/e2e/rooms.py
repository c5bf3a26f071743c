"""Somebody in a private room, and the line from their page to the server, which a test may hold up, alter or cut."""

import json
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import Opening
from tests.e2e.player import Player

NOWHERE = "about:blank"
CUT = 3000  # a code that says nothing
_pages = count(1)


class Wire:
    """Every socket that the page opens goes through here. stale: so many of its next moves come too late."""

    def __init__(self, page: Page) -> None:
        self.stale = 0
        self._down = False
        self._held: list[str] | None = None
        self._socket: WebSocketRoute | None = None
        self._server: WebSocketRoute | None = None
        page.route_web_socket("**/socket?*", self._opened)

    def cut(self) -> None:
        """No line, until `mend`. What was held is lost with it."""
        self._down = True
        self._held = None
        if self._socket is not None:
            self._socket.close(code=CUT)
        if self._server is not None:
            self._server.close(code=CUT)

    def mend(self) -> None:
        self._down = False

    def hold(self) -> None:
        """What the page sends does not arrive, until `release`."""
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._send(message)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self._down:
            socket.close(code=CUT)
            return
        self._socket = socket
        self._server = socket.connect_to_server()
        socket.on_message(lambda message: self._send(str(message)))

    def _send(self, message: str) -> None:
        if self._held is not None:
            self._held.append(message)
        elif self._server is not None:
            sent = json.loads(message)
            if self.stale and sent["type"] == "play":
                self.stale -= 1
                sent["version"] = 99
            self._server.send(json.dumps(sent))


class Guest(Player):
    """A player in a room. `wire` is there where the test has asked for it."""

    wire: Wire

    def __init__(self, player: Player) -> None:
        super().__init__(player.page)
        self.voice = self.page.locator("[aria-live]:not(:empty)")

    def deed(self, name: str) -> Locator:
        return self.page.locator(f"[data-deed={name}]")

    def do(self, name: str) -> None:
        self.act(self.deed(name))

    def joins(self) -> "Guest":
        self.do("join")
        expect(self.deed("askLeave")).to_be_visible()
        return self

    def draws(self, number: int) -> Locator:
        """That line, by keyboard, as soon as it may be drawn; it is confirmed."""
        line = self.board.locator(f"[data-line='{number}']")
        expect(self.board).not_to_have_attribute("data-turn", "0")
        line.focus()
        self.page.keyboard.press("Enter")
        expect(line).not_to_have_attribute("data-drawer", "0")
        expect(line).not_to_have_attribute("data-pending", "")
        return line


def enter(opening: Opening, path: str = NOWHERE, *, wired: bool = False, **more: Any) -> Guest:
    if not wired:
        return Guest(opening(path, hurried=False, **more))
    # Sockets that go through a test are told apart by random names, so that random must not be the same in two pages.
    guest = Guest(opening(NOWHERE, hurried=False, script=f"crypto.getRandomValues(new Uint8Array({next(_pages)}));"))
    guest.wire = Wire(guest.page)
    if path != NOWHERE:
        guest.page.goto(path)
    return guest


def make_room(guest: Guest, setup: str = "2x2", *, language: str = "en", watch: bool = False) -> str:
    """In the name of that browser, without its page; then the page of the room."""
    answer = guest.page.request.post("/api/rooms", data={"setup": setup, "watch": watch})
    path = f"/{language}{answer.json()['path']}"
    guest.page.goto(path)
    return path


def pair(opening: Opening, setup: str = "2x2", *, wired: bool = False, **more: Any) -> tuple[Guest, Guest]:
    """Two browsers in one room, both connected."""
    maker = enter(opening, wired=wired)
    path = make_room(maker, setup, **more)
    guest = enter(opening, path, wired=wired).joins()
    expect(maker.page.locator(".person[data-turn]")).to_contain_text("You")
    return maker, guest
