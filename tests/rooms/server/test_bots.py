"""The computer is called to a table: who may, and what is refused."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from kamertje.server import create_app
from kamertje.server.bots.office import Office
from kamertje.wire.bots import BotSeat
from tests.rooms.server.conftest import Browser

NOWHERE = "http://127.0.0.1:1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bots").mkdir()
    return tmp_path / "bots"


@pytest.fixture
def client(site: Any, stack: ExitStack, folder: Path) -> Iterator[TestClient[Any]]:
    """Its bots' process finds no server, so that seats stay as they were handed over."""
    office = Office(folder, NOWHERE)
    client = stack.enter_context(TestClient(create_app(site, office=office), raise_server_exceptions=False))
    yield client
    assert client.blocking_portal is not None
    client.blocking_portal.call(office.close)


def call(browser: Browser, room: str, level: str) -> tuple[int, str]:
    answer = browser.post(f"/api/rooms/{room}/bot", {"level": level})
    return answer.status_code, str(answer.json().get("code", answer.json().get("seat")))


def test_who_has_a_seat_calls_the_computer_to_an_empty_one(gold: Browser, coral: Browser, folder: Path) -> None:
    room = gold.make("3x3 players:3")
    assert call(coral, room, "hard") == (403, "seat_needed")
    assert call(gold, room, "expert") == (400, "level_unknown")
    assert call(gold, "A" * 22, "hard") == (404, "room_unknown")
    assert call(gold, room, "hard") == (200, "2")
    assert coral.join(room) == 3
    assert call(coral, room, "hard") == (409, "room_full")
    seats = gold.open(room)
    seats.receive("welcome")
    shown = seats.receive("room")["table"]["seats"]
    assert [(each["name"], each["bot"]) for each in shown] == [(None, False), ("hard", True), (None, False)]
    (file,) = folder.glob("*.seat.json")
    kept = msgspec.json.decode(file.read_bytes(), type=BotSeat)
    assert (kept.room, kept.game, kept.level) == (room, "dots", "hard")
    assert file.stat().st_mode & 0o077 == 0


def test_no_more_than_so_many(gold: Browser, folder: Path) -> None:
    room = gold.make()
    for number in range(500):
        (folder / f"{number}.seat.json").touch()
    assert call(gold, room, "hard") == (503, "bots_busy")


def test_an_address_may_not_call_for_ever(gold: Browser) -> None:
    room = gold.make()
    answers = [call(gold, room, "no such level") for _ in range(70)]
    assert answers[0] == (400, "level_unknown")
    assert answers[-1] == (429, "too_many")


def test_another_site_calls_nobody(gold: Browser) -> None:
    room = gold.make()
    assert gold.post(f"/api/rooms/{room}/bot", {"level": "hard"}, origin="https://elsewhere.example").status_code == 403
