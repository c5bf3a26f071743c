"""Who may do what: every address that the server has, tried by everybody who may not.

The list of addresses comes from the server itself: one that is new fails here until it is said who may use it.
"""

from typing import Any, Final

import msgspec
import pytest
from litestar.exceptions import WebSocketException
from litestar.routes import WebSocketRoute
from litestar.testing import TestClient

from tests.rooms.server.club.test_accounts import PASSWORD, call, me, sign_up
from tests.rooms.server.conftest import Browser

NAMED = {"name": "Nora"}
SECRET = {"password": PASSWORD}
# What changes something: its body, and what somebody without name, seat or account gets. None: everybody may.
CALLS: Final[dict[str, tuple[Any, int | None]]] = {
    "POST /api/rooms": ({"setup": "2x2"}, None),
    "POST /api/rooms/{room}/join": (None, 409),  # full
    "POST /api/rooms/{room}/move": (None, 403),
    "POST /api/rooms/{room}/take": ({"token": "guess"}, 409),
    "POST /api/rooms/{room}/bot": ({"level": "easy"}, 403),
    "POST /api/qr": ({"address": "http://testserver.local/"}, None),
    "POST /api/club/guest": (NAMED, None),
    "POST /api/club/sign-up": ({**NAMED, **SECRET}, None),
    "POST /api/club/sign-in": ({"name": "Anna", "password": "guessed it"}, 403),
    "POST /api/club/recover": ({"name": "Anna", "code": "0000", **SECRET}, 403),
    "POST /api/club/sign-out": (None, None),
    "POST /api/club/sessions/{session}/end": (None, 401),
    "POST /api/club/name": (NAMED, 401),
    "POST /api/club/password": ({"old": PASSWORD, "password": "other password"}, 401),
    "POST /api/club/codes": (SECRET, 401),
    "POST /api/club/delete": (SECRET, 401),
    "POST /api/club/reports": ({"name": "Anna"}, 401),
    "POST /api/halls/invitations": ({"hall": "bridge60", "variant": "bridge"}, 401),
    "POST /api/halls/invitations/{invitation}/withdraw": (None, 401),
    "POST /api/halls/invitations/{invitation}/accept": (None, 401),
    "GET /api/club/export": (None, 401),
}
# What only tells what the asker may know: everybody may ask, and nothing changes.
READ: Final = frozenset(
    {
        *("/", "/{language}", "/v/{version}/{path}", "/sw.js", "/{language}/manifest.webmanifest", "/preview.png"),
        *("/robots.txt", "/sitemap.xml", "/healthz", "/alive", "/ready"),
        *("/api/boards/{version}/{grid}", "/api/club/me"),
        *("/room/{room}", "/{language}/room/{room}", "/learn", "/learn/{name}"),
        *("/{language}/learn", "/{language}/learn/{name}"),
        *(
            "/account",
            "/numbridge/leaderboard",
            "/numbridge/players/{name}",
            "/numbridge/programs/{level}",
            "/numbridge",
            "/numbridge/table/{room}",
        ),
        *("/{language}/account", "/{language}/numbridge/leaderboard", "/{language}/numbridge/players/{name}"),
        "/{language}/numbridge/programs/{level}",
        *("/{language}/numbridge", "/{language}/numbridge/table/{room}"),
        *("/api/halls/invitations/{invitation}", "/api/archive", "/api/archive/{game}", "/api/archive/{game}/record"),
        *("/numbridge/invitation/{invitation}", "/{language}/numbridge/invitation/{invitation}"),
        *("/{language}/numbridge/archive", "/{language}/numbridge/archive/{game}"),
    }
)
SOCKETS: Final = frozenset({"/api/rooms/{room}/socket", "/api/halls/socket"})
# What comes over a socket, and needs a seat.
COMMANDS: Final[dict[str, Any]] = {
    "play": {"version": 0, "command": {"type": "draw", "line": 0}},
    "restart": {"version": 0},
    "propose": {"version": 0, "kind": "restart"},
    "accept": {"offer": 1},
    "decline": {"offer": 1},
    "leave": {},
    "close_seats": {"version": 0},
}


def addresses(client: TestClient[Any]) -> tuple[set[str], set[str], set[str]]:
    """Of the server: those that change something with their methods, those to read, and sockets."""
    changing, reading, sockets = set(), set(), set()
    for route in client.app.routes:
        path = route.path_format
        for language in ("en", "nl", "el"):
            if path == f"/{language}" or path.startswith(f"/{language}/"):
                path = "/{language}" + path.removeprefix(f"/{language}")
        if isinstance(route, WebSocketRoute):
            sockets.add(path)
            continue
        for method in set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}:
            if method == "GET" and f"GET {path}" not in CALLS:
                reading.add(path)
            else:
                changing.add(f"{method} {path}")
    return changing, reading, sockets


def test_it_is_said_of_every_address_who_may_use_it(client: TestClient[Any]) -> None:
    changing, reading, sockets = addresses(client)
    assert changing == set(CALLS)
    assert reading == READ
    assert sockets == SOCKETS


def test_it_is_said_of_every_command() -> None:
    from kamertje.wire.commands import Sent

    names = {str(each.tag) for each in msgspec.inspect.multi_type_info(Sent.__args__)}  # type: ignore[attr-defined]
    assert names == set(COMMANDS) | {"look", "ping"}


@pytest.fixture
def room(gold: Browser, coral: Browser) -> str:
    """Where Anna and a guest sit."""
    sign_up(gold, "Anna")
    call(coral, "guest", name="Gus")
    room = gold.make(watch=True)
    coral.join(room)
    return room


def ask(browser: Browser, which: str, room: str, session: str, **headers: str) -> Any:
    method, path = which.split(" ")
    path = path.replace("{room}", room).replace("{session}", session)
    return browser.get(path, **headers) if method == "GET" else browser.post(path, CALLS[which][0], **headers)


def test_a_stranger_and_who_had_an_account(room: str, gold: Browser, third: Browser) -> None:
    sign_up(third, "Cleo")
    gone = dict(third.cookies)
    assert call(third, "delete", **SECRET).status_code == 200
    before = me(gold)
    for cookies in ({}, gone):
        for which, (_, expected) in CALLS.items():
            third.cookies = dict(cookies)
            answer = ask(third, which, room, before["sessions"][0]["id"])
            taken = cookies and which.endswith(("guest", "sign-up"))
            allowed = {409} if taken else {200, 201} if expected is None else {expected}
            assert answer.status_code in allowed, which
    assert me(gold) == before


def test_a_page_of_another_site(room: str, gold: Browser) -> None:
    before = me(gold)
    session = before["sessions"][0]["id"]
    for which in CALLS:
        if which.startswith("POST"):
            for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
                assert ask(gold, which, room, session, **headers).status_code == 403, which
            if CALLS[which][0] is not None:
                path = which.removeprefix("POST ").replace("{room}", room)
                assert gold.post(path, None).status_code == 415, which
    assert me(gold) == before


def test_commands_need_a_seat(room: str, gold: Browser, third: Browser) -> None:
    """Somebody who looks on, and somebody with a cookie that is no longer good."""
    first = gold.open(room)
    first.receive("welcome")
    before = first.receive("room")
    for cookies in ({}, {"kamertje_seat": "x" * 43, "kamertje_session": "y" * 43}):
        third.cookies = cookies
        socket = third.open(room)
        socket.receive("welcome")
        assert socket.receive("room")["you"]["seat"] is None
        for command, body in COMMANDS.items():
            socket.send(type=command, id=command, **body)
            assert socket.receive("refused")["code"] == "seat_needed"
    first.send(type="look")
    after = first.receive("room")
    assert (after["seq"], after["game"]) == (before["seq"], before["game"])


def test_a_socket_for_a_page_of_another_site(room: str, gold: Browser) -> None:
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}):
        with pytest.raises(WebSocketException, match="Forbidden"):
            gold.open(room, headers)


def test_a_seat_is_no_account_and_an_account_no_seat(room: str, gold: Browser, third: Browser) -> None:
    third.cookies = {"kamertje_session": gold.cookies["kamertje_session"]}
    assert third.post(f"/api/rooms/{room}/move").json()["code"] == "seat_needed"
    third.cookies = {"kamertje_seat": gold.cookies["kamertje_seat"]}
    assert me(third)["kind"] is None
    assert third.post(f"/api/rooms/{room}/move").status_code == 201
