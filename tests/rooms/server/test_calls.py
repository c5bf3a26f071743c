"""Rooms over HTTP: made, joined, moved; found, full or gone."""

from http.cookies import SimpleCookie

import pytest
from litestar.exceptions import WebSocketException

from tests.rooms.server.conftest import Browser


def test_a_room_is_made_and_joined(gold: Browser, coral: Browser, third: Browser) -> None:
    answer = gold.post("/api/rooms", {"setup": "5x5 misere"})
    assert answer.status_code == 201
    made = answer.json()
    assert made["path"] == f"/room/{made['room']}"
    assert (made["seat"], len(made["room"])) == (1, 22)
    cookie = SimpleCookie(answer.headers["set-cookie"])["kamertje_seat"]
    assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"], cookie["secure"]) == (True, "lax", "/", "")
    assert len(cookie.value) == 43
    assert gold.join(made["room"]) == 1
    assert coral.join(made["room"]) == 2
    assert coral.join(made["room"]) == 2
    full = third.post(f"/api/rooms/{made['room']}/join")
    assert (full.status_code, full.json()["code"]) == (409, "room_full")


def test_the_cookie_is_secure_where_the_browser_came_over_tls(gold: Browser) -> None:
    answer = gold.post("/api/rooms", {"setup": "2x2"}, origin="https://testserver.local", host="testserver.local")
    assert answer.status_code == 201
    assert SimpleCookie(answer.headers["set-cookie"])["kamertje_seat"]["secure"] is True


def test_reading_takes_no_seat(gold: Browser, coral: Browser, third: Browser) -> None:
    room = gold.make()
    short = third.get(f"/room/{room}", **{"accept-language": "nl"})
    assert (short.status_code, short.headers["location"]) == (302, f"/nl/room/{room}")
    page = third.get(f"/nl/room/{room}")
    assert page.status_code == 200
    assert 'lang="nl"' in page.text
    assert page.headers["x-robots-tag"] == "noindex"
    assert page.headers["cache-control"] == "no-store"
    assert "set-cookie" not in page.headers
    assert third.get(f"/api/rooms/{room}/join").status_code == 405
    assert coral.join(room) == 2


def test_rooms_that_are_not_there(gold: Browser) -> None:
    unknown = "x" * 22
    assert gold.get("/room/short").status_code == 404
    assert gold.get(f"/el/room/{unknown}", accept="text/html").status_code == 404
    answer = gold.post(f"/api/rooms/{unknown}/join")
    assert (answer.status_code, answer.json()["code"]) == (404, "room_unknown")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"setup": "1x1 border"}, "nothing_to_play"),
        ({"setup": "5x5 wild"}, "option_unknown"),
        ({"setup": "5x5", "game": "chess"}, "game_unknown"),
        ({"setup": 5}, None),
        ({"set": "5x5"}, None),
        ({"setup": "5" * 201}, None),
    ],
)
def test_a_room_that_cannot_be_made(gold: Browser, body: object, code: str | None) -> None:
    answer = gold.post("/api/rooms", body, accept="application/json")
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json().get("code") == code


def test_a_call_that_fails_is_answered_by_a_problem_whatever_is_asked_for(gold: Browser) -> None:
    for accept in ("*/*", "text/html"):
        for answer in (
            gold.post("/api/rooms", {"setup": 5}, accept=accept),
            gold.post("/api/rooms", {"setup": "2x2"}, accept=accept, origin="https://evil.example"),
            gold.get("/api/nothing", accept=accept),
            gold.get("/api/rooms", accept=accept),
        ):
            assert answer.headers["content-type"].startswith("application/problem+json")
            assert answer.json()["status"] == answer.status_code


def test_pages_of_other_origins_are_refused(gold: Browser) -> None:
    room = gold.make()
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert gold.post("/api/rooms", {"setup": "2x2"}, **headers).status_code == 403
        assert gold.post(f"/api/rooms/{room}/join", None, **headers).status_code == 403
        with pytest.raises(WebSocketException, match="Forbidden"):
            gold.open(room, headers)


def test_only_json_is_read(gold: Browser) -> None:
    assert gold.post("/api/rooms", None).status_code == 415


def test_a_seat_moves_to_another_browser_once(gold: Browser, coral: Browser, third: Browser) -> None:
    room = gold.make()
    socket = gold.open(room)
    socket.receive("welcome")
    socket.receive("room")
    link = gold.post(f"/api/rooms/{room}/move")
    assert link.status_code == 201
    path, token = link.json()["path"].split("#take=")
    assert path == f"/room/{room}"
    assert third.post(f"/api/rooms/{room}/move").json()["code"] == "seat_needed"
    assert coral.post(f"/api/rooms/{room}/take", {"token": "guess"}).json()["code"] == "link_spent"
    taken = coral.post(f"/api/rooms/{room}/take", {"token": token})
    assert (taken.status_code, taken.json()) == (200, {"seat": 1})
    socket.receive("taken_over")
    assert socket.closed() == 4001
    assert third.post(f"/api/rooms/{room}/take", {"token": token}).status_code == 409
    assert gold.join(room) == 2


def test_too_many_rooms(gold: Browser) -> None:
    statuses = [gold.post("/api/rooms", {"setup": "2x2"}).status_code for _ in range(75)]
    assert statuses[:60] == [201] * 60
    assert statuses[-1] == 429
