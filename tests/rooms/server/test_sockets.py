"""Rooms over WebSocket: what players and onlookers are told, and how the impolite are shown out."""

import pytest
from litestar.exceptions import WebSocketDisconnect

from kamertje.storage.memory import MemoryStorage
from tests.rooms.server.conftest import Browser, Socket


def two(gold: Browser, coral: Browser, setup: str = "2x2") -> tuple[str, Socket, Socket, int]:
    """A room with both players in it, and its version."""
    room = gold.make(setup)
    coral.join(room)
    first = gold.open(room)
    assert first.receive("welcome")["protocol"] == 1
    assert first.receive("room")["table"]["waitingFor"] == [2]
    second = coral.open(room)
    second.receive("welcome")
    told = second.receive("room")
    assert told["table"]["waitingFor"] == []
    assert first.receive("room")["table"] == told["table"]
    return room, first, second, told["version"]


def test_a_line_is_told_to_both(gold: Browser, coral: Browser) -> None:
    _, first, second, version = two(gold, coral)
    first.draw(3, version, "mine")
    told, heard = first.receive("room"), second.receive("room")
    assert (told["id"], heard["id"]) == ("mine", None)
    assert told["events"] == heard["events"] == [{"type": "drew", "seat": 1, "line": 3, "closed": []}]
    assert told["game"]["drawers"][3] == 1
    assert (told["game"]["may"], heard["game"]["may"]) == ([], ["draw"])
    first.draw(4, told["version"], "again")
    refused = first.receive("refused")
    assert (refused["id"], refused["code"], refused["room"]["game"]) == ("again", "not_your_turn", told["game"])
    first.draw(3, version, "mine")
    assert first.receive("room")["events"] == []
    second.draw(4, version, "late")
    assert second.receive("refused")["code"] == "stale"


def test_who_goes_is_missed_and_comes_back(gold: Browser, coral: Browser) -> None:
    room, first, second, version = two(gold, coral)
    second.session.close()
    assert first.receive("room")["table"]["waitingFor"] == [2]
    first.draw(0, version)
    assert first.receive("refused")["code"] == "someone_absent"
    back = coral.open(room)
    back.receive("welcome")
    assert back.receive("room")["table"]["waitingFor"] == []
    assert first.receive("room")["table"]["waitingFor"] == []
    first.draw(0, version)
    assert first.receive("room")["events"][0]["line"] == 0


def test_another_tab_takes_over(gold: Browser, coral: Browser) -> None:
    room, first, second, version = two(gold, coral)
    tab = gold.open(room)
    first.receive("taken_over")
    assert first.closed() == 4001
    tab.receive("welcome")
    assert tab.receive("room")["you"]["seat"] == 1
    second.receive("room")
    tab.draw(1, version)
    assert second.receive("room")["events"][0]["line"] == 1


def test_the_own_invitation_in_another_browser_takes_no_seat(gold: Browser, third: Browser) -> None:
    room = gold.make()
    other = third.open(room)
    other.receive("welcome")
    told = other.receive("room")
    assert (told["you"]["seat"], told["you"]["may"], told["game"]) == (None, ["join"], None)
    assert [seat["state"] for seat in told["table"]["seats"]] == ["taken", "empty"]


def test_onlookers_see_and_do_nothing(gold: Browser, coral: Browser, third: Browser) -> None:
    room = gold.make(watch=True)
    coral.join(room)
    first, second, other = gold.open(room), coral.open(room), third.open(room)
    other.receive("welcome")
    told = other.receive("room")
    assert told["you"] == {"seat": None, "may": [], "offer": [], "accept": [], "withdraw": []}
    assert told["game"]["may"] == []
    other.draw(0, told["version"])
    assert other.receive("refused")["code"] == "seat_needed"
    for socket in (first, second):
        socket.receive("welcome")
        socket.send(type="look")
    version = second.receive("room")["version"]
    first.draw(5, version)
    while not (told := other.receive("room"))["events"]:
        pass
    assert told["events"] == [{"type": "drew", "seat": 1, "line": 5, "closed": []}]


def test_ping(gold: Browser) -> None:
    socket = gold.open(gold.make())
    socket.receive("welcome")
    socket.receive("room")
    socket.send(type="ping")
    socket.receive("pong")


@pytest.mark.parametrize(
    "text",
    [
        "[" * 4000,
        '{"a":' * 600,
        "not json",
        "{}",
        '{"type":"shout"}',
        '{"type":"play","id":"a","version":0}',
        '{"type":"play","id":"a","version":0,"command":{"type":"draw"}}',
        '{"type":"play","id":"a","version":0,"command":{"type":"draw","line":-1}}',
        '{"type":"play","id":"a","version":0,"command":[]}',
        '{"type":"play","id":"","version":0,"command":{"type":"draw","line":1}}',
        '{"type":"play","id":"a","version":1e999,"command":{"type":"draw","line":1}}',
        '{"type":"ping","more":1}',
        '{"type":"propose","id":"a","version":0,"kind":"everything"}',
    ],
)
def test_what_is_no_message_closes_with_1007(gold: Browser, text: str) -> None:
    socket = gold.open(gold.make())
    socket.receive("welcome")
    socket.receive("room")
    socket.session.send_text(text)
    assert socket.closed() == 1007


def test_a_binary_message_closes_with_1003_and_disturbs_nobody(gold: Browser, coral: Browser) -> None:
    room, first, second, version = two(gold, coral)
    first.session.send_bytes(b"\0" * 100)
    assert first.closed() == 1003
    assert second.receive("room")["table"]["waitingFor"] == [1]
    again = gold.open(room)
    again.receive("welcome")
    again.draw(0, version)
    assert again.receive("room")["table"]["waitingFor"] == []
    assert again.receive("room")["events"]


def test_a_flood_closes_with_1008(gold: Browser) -> None:
    socket = gold.open(gold.make())
    for _ in range(200):
        socket.send(type="ping")
    answers = iter(lambda: socket.session.receive_text(timeout=10), None)
    with pytest.raises(WebSocketDisconnect) as closed:
        list(answers)
    assert closed.value.code == 1008


def test_a_store_that_fails_closes_with_1011_and_nothing_is_drawn(
    gold: Browser, coral: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bool:
        raise OSError("the disk is full")

    room, first, second, version = two(gold, coral)
    with monkeypatch.context() as patch:
        patch.setattr(MemoryStorage, "change", fail)
        first.draw(0, version)
        assert first.closed() == 1011
        first.session.close()
    assert second.receive("room")["table"]["waitingFor"] == [1]
    back = gold.open(room)
    back.receive("welcome")
    assert back.receive("room")["version"] == version
    back.draw(0, version)
    assert back.receive("room")["events"][0]["line"] == 0


def test_a_room_that_is_not_there(gold: Browser) -> None:
    socket = gold.open("x" * 22)
    socket.receive("welcome")
    assert socket.receive("gone")["why"] == "unknown"
    assert socket.closed() == 1008


def test_a_protocol_that_is_not_spoken(gold: Browser) -> None:
    room = gold.make()
    socket = gold.open(room, protocol=0)
    socket.receive("outdated")
    assert socket.closed() == 1008
