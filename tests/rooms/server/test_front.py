"""A server that has a public address: its links, its cookies and the pages that may call follow that one."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from kamertje.server import Front, create_app
from tests.rooms.server.conftest import Browser

PUBLIC = "https://kamertje.example"
BEHIND = {"host": "10.0.0.7:8000"}


@pytest.fixture
def gold(site: Any) -> Iterator[Browser]:
    with ExitStack() as stack:
        app = create_app(site, front=Front(PUBLIC), most_onlookers=2)
        yield Browser(stack.enter_context(TestClient(app, raise_server_exceptions=False)), stack)


def test_its_own_pages_may_call_and_no_others(gold: Browser) -> None:
    body = {"setup": "2x2"}
    assert gold.post("/api/rooms", body, **BEHIND, origin=PUBLIC).status_code == 201
    for origin in ("http://kamertje.example", "http://10.0.0.7:8000", "https://evil.example", "null"):
        assert gold.post("/api/rooms", body, **BEHIND, origin=origin).status_code == 403
    room = gold.make()
    gold.open(room, {**BEHIND, "origin": PUBLIC}).receive("welcome")
    with pytest.raises(WebSocketDisconnect):
        gold.open(room, {**BEHIND, "origin": "http://10.0.0.7:8000"})


def test_its_cookie_is_secure_behind_a_proxy(gold: Browser) -> None:
    answer = gold.post("/api/rooms", {"setup": "2x2"}, **BEHIND)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_page_names_the_public_address_and_is_to_be_had_there_alone(gold: Browser) -> None:
    room = gold.make()
    page = gold.get(f"/en/room/{room}", host="kamertje.example", accept="text/html")
    assert f'content="{PUBLIC}/preview.png"' in page.text
    led = gold.get(f"/nl/room/{room}?a=%C3%A9", **BEHIND, accept="text/html")
    assert (led.status_code, led.headers["location"]) == (307, f"{PUBLIC}/nl/room/{room}?a=%C3%A9")
    assert gold.get("/alive", **BEHIND).json() == {"status": "alive"}


def test_codes_are_drawn_of_the_public_address(gold: Browser) -> None:
    assert gold.post("/api/qr", {"address": f"{PUBLIC}/room/x"}, **BEHIND).status_code == 200
    assert gold.post("/api/qr", {"address": "http://10.0.0.7:8000/room/x"}, **BEHIND).status_code == 400


def test_so_many_look_on_and_players_always_get_in(gold: Browser) -> None:
    room = gold.make(watch=True)
    key = dict(gold.cookies)
    gold.cookies.clear()
    for _ in range(2):
        gold.open(room).receive("welcome")
    late = gold.open(room)
    late.receive("welcome")
    assert late.receive("gone")["why"] == "crowded"
    assert late.closed() == 1008
    gold.cookies.update(key)
    player = gold.open(room)
    player.receive("welcome")
    assert player.receive("room")["you"]["seat"] == 1
