"""A round of Dots and Boxes goes to the archive if all who played it want that, after the end, once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from kamertje.club.identity import Player
from kamertje.club.kept import Kept, Search
from kamertje.storage.club import players
from tests.rooms.service.world import Person, World

GUS = Player("gus", "<Gus> أنا", "guest")


def each_number(test: Callable[[World], Awaitable[None]]) -> Any:
    """On one process, and with the two players on two that hear half of each other."""

    @pytest.mark.parametrize("processes", [1, 2])
    def run(processes: int) -> None:
        async def main() -> None:
            await test(await World(processes).start())

        asyncio.run(main())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def seated(world: World, setup: str = "2x2") -> list[Person]:
    """The second has a name."""
    gold = Person(world.processes[0])
    await world.storage.club.run(players.enter_guest(GUS, 1.0))
    room = await gold.make(setup)
    people = [gold]
    for player in (GUS, None)[: 2 if "players:3" in setup else 1]:
        person = Person(world.processes[-1])
        await person.rooms.calls.join(room, person.key, player)
        people.append(person)
    for person in people:
        await person.open(room)
    await world.pass_by(3)
    return people


async def play_out(people: list[Person]) -> None:
    while not (await people[0].look())["game"]["over"]:
        view = people[0].last["game"]
        mover = people[view["mover"] - 1]
        await mover.look()
        assert (await mover.draw(view["drawers"].index(0)))["type"] == "room"


async def propose(person: Person) -> Any:
    await person.look()
    return await person.send(type="propose", kind="keep")


async def consent(person: Person) -> Any:
    (number,) = (await person.look())["you"]["accept"]
    return await person.send(type="accept", offer=number)


async def archive(world: World) -> list[Kept]:
    found, more = await world.processes[0].archive.search(Search())
    assert not more
    return found


@each_number
async def test_both_agree_and_it_is_kept_with_its_lines(world: World) -> None:
    gold, coral = await seated(world)
    assert (await propose(gold))["code"] == "offer_refused"
    await play_out([gold, coral])
    assert await archive(world) == []
    assert not (await propose(gold))["table"]["kept"]
    assert await archive(world) == []
    told = await consent(coral)
    assert told["table"]["kept"]
    assert "keep" not in told["you"]["offer"]
    (kept,) = await archive(world)
    assert (kept.game, kept.variant, kept.setup, kept.ending, kept.rated) == ("dots", "dots", "2x2", "filled", False)
    assert [seat.player for seat in kept.seats] == [None, GUS]
    assert [seat.won for seat in kept.seats] == [seat in told["game"]["winners"] for seat in (1, 2)]
    whole = await world.processes[0].archive.game(kept.id)
    assert whole is not None
    assert msgspec.json.decode(whole.record)["turns"].startswith("1. ")
    assert (await propose(gold))["type"] == "refused"
    assert await archive(world) == [kept]


@each_number
async def test_one_who_does_not_want_it_is_enough(world: World) -> None:
    gold, coral, third = people = await seated(world, "2x2 players:3")
    await play_out(people)
    await propose(gold)
    await consent(coral)
    (number,) = (await third.look())["you"]["accept"]
    await third.send(type="decline", offer=number)
    assert (await gold.look())["table"]["offers"] == []
    assert await archive(world) == []


@each_number
async def test_both_ask_at_once_and_again_in_the_next_round(world: World) -> None:
    gold, coral = await seated(world)
    for number in (1, 2):
        await play_out([gold, coral])
        for person in (gold, coral):
            await person.look()
        await asyncio.gather(*(person.send(type="propose", kind="keep") for person in (gold, coral)))
        assert (await gold.look())["table"]["kept"]
        assert sorted(kept.round for kept in await archive(world)) == [*range(1, number + 1)]
        for person in (gold, coral):
            await person.look()
            await person.send(type="propose", kind="restart")
        assert not (await gold.look())["table"]["kept"]


@each_number
async def test_a_new_round_lets_the_request_lapse(world: World) -> None:
    gold, coral = await seated(world)
    await play_out([gold, coral])
    await propose(gold)
    for person in (gold, coral):
        await person.look()
        await person.send(type="propose", kind="restart")
    assert (await coral.look())["table"]["offers"] == []
    assert await archive(world) == []
