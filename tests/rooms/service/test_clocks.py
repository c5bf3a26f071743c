"""A game with a clock, hidden hands and offers at the same tables: the toy."""

import asyncio
from typing import Any

import msgspec
import pytest

from kamertje.match.game import ONLOOKER
from kamertje.match.requests import TimeOut
from kamertje.storage.memory import MemoryStorage
from kamertje.wire.commands import Accept, Decline, Leave, Propose
from tests.rooms.match.tables import Desk
from tests.rooms.service.test_rooms import run, two
from tests.rooms.service.world import Person, World
from tests.rooms.toy import LEAST_SECONDS, TURN_SECONDS, Put, Throw, Toy


def test_a_turn_is_lost_when_its_time_is_up_and_once() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world, "toy:2")
        left = gold.last["game"]["left"]
        assert 0 < left <= TURN_SECONDS
        await gold.close()  # the clock runs whether or not anybody is connected
        await world.pass_by(TURN_SECONDS + 1)
        assert coral.events().count("happened") == 1
        assert coral.last["game"]["mover"] == 2
        assert coral.last["game"]["cards"] == [2, 3]

    run(test, 2)


def test_the_time_without_a_server_is_charged_to_nobody() -> None:
    async def main() -> None:
        world = await World(storage=MemoryStorage).start()
        room, gold, coral = await two(world, "toy:2")
        await world.pass_by(TURN_SECONDS - 12)
        for person in (gold, coral):
            person.vanish()
        world.processes.clear()
        world.buses.clear()
        world.clock.now += 10_000
        again = await world.add("again")
        back = Person(again, gold.key)
        await back.open(room)
        assert LEAST_SECONDS <= back.last["game"]["left"] <= TURN_SECONDS
        assert (back.last["game"]["mover"], back.last["game"]["cards"]) == (1, [3, 3])
        await world.pass_by(TURN_SECONDS)
        assert back.last["game"]["mover"] == 2

    asyncio.run(main())


def test_an_end_stops_the_clock() -> None:
    desk = Desk("toy:2").fill()
    desk.done(1, Propose(desk.id(), desk.table.version, "draw"))
    desk.done(2, Accept(desk.id(), desk.table.offers[0].number))
    assert (desk.look(1).game.result, desk.look(1).game.left) == ("draw", None)
    desk.now += 1000
    assert desk.refused(0, TimeOut()) == "stale"
    assert desk.refused(1, desk.play(Put(1))) == "game_over"
    assert desk.look(1).you.offer == ("restart",)
    desk.check_log()


@pytest.mark.parametrize("ends", ["put", "late", "leave"])
def test_offers_lapse_with_the_turn_and_not_before(ends: str) -> None:
    desk = Desk("toy:3").fill()
    desk.done(2, Propose(desk.id(), desk.table.version, "abort"))
    assert desk.done(1, desk.play(Throw())) == ["Happened"]
    assert [offer.kind for offer in desk.table.offers] == ["abort"]
    if ends == "put":
        told = desk.done(1, desk.play(Put(desk.look(1).game.hand[0])))
    elif ends == "leave":
        told = desk.done(3, Leave(desk.id()))
    else:
        desk.now += TURN_SECONDS + 1
        told = desk.done(0, TimeOut())
    assert "OfferEnded" in told
    assert desk.table.offers == ()
    desk.check_log()


def test_offers_are_declined_and_withdrawn() -> None:
    desk = Desk("toy:2").fill()
    for seat, how in ((1, "declined"), (2, "withdrawn")):
        desk.done(2, Propose(desk.id(), desk.table.version, "draw"))
        number = desk.table.offers[0].number
        (event,) = desk.ask(seat, Decline(desk.id(), number))  # type: ignore[misc]
        assert (event.how, event.seat) == (how, seat)
        assert desk.refused(1, Accept(desk.id(), number)) == "offer_unknown"
    desk.check_log()


def test_not_everybody_has_to_be_there() -> None:
    desk = Desk("toy:2")
    assert desk.refused(1, desk.play(Throw())) == "someone_absent"  # the other seat is empty
    desk.fill()
    desk.absent = {2}
    assert desk.look(1).table.waiting_for == ()
    assert desk.done(1, desk.play(Throw())) == ["Happened"]


@pytest.mark.parametrize("viewer", [ONLOOKER, 1])
def test_what_is_hidden_changes_no_byte(viewer: int) -> None:
    """Another hand of the other player, and every other viewer is sent the same."""
    sent: list[bytes] = []
    for hand in ((1, 2, 3), (7, 8, 8)):
        desk = Desk("toy:2", watch=True).fill()
        state = desk.table.state
        assert isinstance(state, Toy)
        changed = Toy(((4, 5, 6), hand), state.points, state.mover, deadline=state.deadline)
        seen: Any = desk.game.view(changed, viewer, playing=True, now=desk.now)
        sent.append(msgspec.json.encode(seen))
    assert sent[0] == sent[1]
    desk = Desk("toy:2").fill()
    assert desk.look(2).game.hand != ()
    assert desk.look(ONLOOKER).game is None
