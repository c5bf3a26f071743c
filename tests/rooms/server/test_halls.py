"""Halls and the archive over HTTP and WebSocket."""

from contextlib import ExitStack
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.rooms.server.conftest import Browser, Socket

BLITZ = {"hall": "blitz", "variant": "blitz"}
NAMES = ["<script>alert(1)</script>"[:7] + " Anna", "أنا Anna", "👩‍👩‍👧 Anna"]


def enter(browser: Browser, name: str) -> None:
    assert browser.post("/api/club/guest", {"name": name}).status_code == 200


def invite(browser: Browser, **more: Any) -> str:
    answer = browser.post("/api/halls/invitations", {**BLITZ, **more})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["invitation"]
    assert answer.json()["path"] == f"/numbridge/invitation/{name}"
    return name


def accept(browser: Browser, invitation: str) -> Any:
    return browser.post(f"/api/halls/invitations/{invitation}/accept")


def look(browser: Browser, client: TestClient[Any], stack: ExitStack) -> Socket:
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    socket = Socket(stack.enter_context(client.websocket_connect("/api/halls/socket?protocol=1", headers=headers)))
    socket.receive("welcome")
    return socket


def test_from_the_invitation_to_the_archive(
    gold: Browser, coral: Browser, third: Browser, client: TestClient[Any], stack: ExitStack
) -> None:
    enter(gold, NAMES[0])
    enter(coral, "Ben")
    halls = look(gold, client, stack)
    assert halls.receive("halls")["invitations"] == []
    assert halls.receive("yours")["you"]["name"] == NAMES[0]
    name = invite(gold)
    (opened,) = halls.receive("halls_changed")["opened"]
    assert (opened["id"], opened["by"]["name"]) == (name, NAMES[0])
    assert [each["invitation"]["id"] for each in halls.receive("yours")["invitations"]] == [name]
    assert accept(gold, name).json()["code"] == "invitation_own"
    assert third.get(f"/api/halls/invitations/{name}").json()["state"] == "open"
    taken = accept(coral, name)
    assert taken.status_code == 200
    room = taken.json()["room"]
    assert [game["path"] for game in halls.receive("halls_changed")["started"]] == [taken.json()["path"]]
    assert [game["path"] for game in halls.receive("yours")["games"]] == [taken.json()["path"]]
    enter(third, "Cleo")
    assert (accept(third, name).status_code, accept(third, name).json()["code"]) == (410, "invitation_gone")

    assert third.get("/api/archive").json() == {"games": [], "after": None}
    socket = gold.open(room)
    socket.receive("welcome")
    told = socket.receive("room")
    assert told["you"]["seat"] in {1, 2}
    assert {seat["name"] for seat in told["table"]["seats"]} == {NAMES[0], "Ben"}
    socket.send(type="play", id="r", version=told["version"], command={"type": "resign"})
    assert socket.receive("room")["game"]["phase"] == "over"

    (kept,) = third.get("/api/archive?name=ben&variant=blitz").json()["games"]
    assert (kept["ending"], kept["rated"]) == ("resigned", False)
    assert [seat["player"]["name"] for seat in kept["seats"] if seat["won"]] == ["Ben"]
    assert third.get(f"/api/archive?until={kept['endedAt']}").json()["games"] == []
    read = third.get(f"/api/archive/{kept['id']}").json()
    saved = third.get(f"/api/archive/{kept['id']}/record")
    assert saved.text == read["record"]
    assert saved.headers["content-disposition"] == f'attachment; filename="numbridge-{kept["id"]}.json"'
    assert room not in read["record"] + str(kept)


def test_a_page_of_the_halls_hears_who_its_reader_is_now(
    gold: Browser, client: TestClient[Any], stack: ExitStack
) -> None:
    """From another tab: another name, an account, its end."""
    enter(gold, "Gus")
    halls = look(gold, client, stack)
    halls.receive("halls")
    assert halls.receive("yours")["you"]["member"] is None
    gold.post("/api/club/name", {"name": "Gustav"})
    assert halls.receive("yours")["you"]["name"] == "Gustav"
    gold.post("/api/club/sign-up", {"name": "Gusta", "password": "correct horse"})
    you = halls.receive("yours")["you"]
    assert (you["name"], you["member"] is None) == ("Gusta", False)
    gold.post("/api/club/delete", {"password": "correct horse"})
    assert halls.receive("yours")["you"] is None


@pytest.mark.parametrize("name", NAMES)
def test_names_are_told_as_they_are(gold: Browser, name: str) -> None:
    enter(gold, name)
    invitation = invite(gold, private=True)
    assert gold.get(f"/api/halls/invitations/{invitation}").json()["invitation"]["by"]["name"] == name


def test_what_is_refused(gold: Browser, coral: Browser, client: TestClient[Any], stack: ExitStack) -> None:
    assert gold.post("/api/halls/invitations", BLITZ).json()["code"] == "name_needed"
    enter(gold, "Anna")
    for body, code in (
        ({**BLITZ, "variant": "bridge"}, "hall_refused"),
        ({**BLITZ, "givens": 30}, "hall_refused"),
        ({**BLITZ, "rated": True}, "account_needed"),
    ):
        assert gold.post("/api/halls/invitations", body).json()["code"] == code
    assert gold.post("/api/halls/invitations", {**BLITZ, "hall": "cellar"}).status_code == 400
    assert gold.post("/api/halls/invitations", BLITZ, origin="https://elsewhere.example").status_code == 403
    assert coral.get("/api/halls/invitations/none").status_code == 404
    for unknown in ("none", "none/record"):
        answer = coral.get(f"/api/archive/{unknown}")
        assert (answer.status_code, answer.json()["code"]) == (404, "kept_unknown")
    for wrong in ("since=nan", "until=x", "after=1", "after=x~y"):
        assert coral.get(f"/api/archive?{wrong}").status_code == 400
    halls = look(coral, client, stack)
    halls.receive("halls")
    assert halls.receive("yours")["you"] is None
    halls.send(type="ping")
    halls.receive("pong")
    halls.send(type="play")
    assert halls.closed() == 1007


def test_the_pages(gold: Browser) -> None:
    for path in ("/nl/numbridge/archive", "/nl/numbridge/archive/x", "/nl/numbridge/invitation/x"):
        answer = gold.get(path)
        assert (answer.status_code, answer.headers["x-robots-tag"]) == (200, "noindex")
    assert gold.get("/numbridge/invitation/x").headers["location"] == "/en/numbridge/invitation/x"
