"""Rounds that count: rated with the change that ends them, once, or not at all."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kamertje.club.identity import Player
from kamertje.club.rating import Standing
from kamertje.match.requests import Make
from kamertje.storage.club import players, ratings
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.postgresql import PostgresqlStorage
from kamertje.storage.sqlite import SqliteStorage
from tests.rooms.service.world import Person, World

ANNA, BOB, GUS = Player("anna", "Anna", "member"), Player("bob", "Bob", "member"), Player("gus", "Gus", "guest")


class Hall:
    """A world with some people, and rooms that count."""

    def __init__(self, storage: Storage, processes: int) -> None:
        self.storage = storage
        self.world = World(processes, lambda _clock: storage)

    async def open(self) -> "Hall":
        await self.world.start()
        for each in (ANNA, BOB):
            await self.storage.club.run(players.enter_member(each, each.name.upper(), "hash", (), 1.0))
        await self.storage.club.run(players.enter_guest(GUS, 1.0))
        return self

    async def table(self, one: Player = ANNA, two: Player = BOB, rated: str = "bridge") -> tuple[str, Person, Person]:
        """Both sit there, each at a process of their own where there are two."""
        first, second = (Person(self.world.processes[number]) for number in (0, -1))
        room = await first.rooms.calls.make(Make("toy", "toy:2", watch=False, rated=rated), first.key, one)
        assert isinstance(room, str)
        assert await second.rooms.calls.join(room, second.key, two) == 2
        for each in (first, second):
            await each.open(room)
        await first.look()
        return room, first, second

    async def games(self, player: Player = ANNA) -> int:
        return (await self.standing(player)).games

    async def standing(self, player: Player) -> Standing:
        return (await self.storage.club.run(ratings.standings(player.id))).get("bridge", Standing())


async def agree(first: Person, second: Person, kind: str) -> None:
    await first.look()
    offered = await first.send(type="propose", kind=kind)
    number = offered["table"]["offers"][0]["number"]
    await second.look()
    await second.send(type="accept", offer=number)
    await first.look()


async def put(person: Person) -> None:
    await person.look()
    await person.send(type="play", command={"type": "put", "card": person.last["game"]["hand"][0]})


async def case_leaving_is_a_loss_and_counts_once(hall: Hall) -> None:
    _, first, second = await hall.table()
    await asyncio.gather(*(each.send(type="leave") for each in (first, second)))
    one, two = await hall.standing(ANNA), await hall.standing(BOB)
    assert (one.games, two.games) == (1, 1)
    assert one.strength.rating != two.strength.rating


async def case_each_round_counts(hall: Hall) -> None:
    _, first, second = await hall.table()
    await agree(first, second, "draw")
    assert (await hall.standing(ANNA)).strength.rating == pytest.approx(1500)
    await agree(first, second, "restart")
    assert await hall.games() == 1
    for each in (first, second) * 3:
        await put(each)
    assert await hall.games() == 2


async def case_what_is_called_off_does_not_count(hall: Hall) -> None:
    _, first, second = await hall.table()
    await agree(first, second, "abort")
    _, first, second = await hall.table()
    await put(first)
    await put(second)
    await agree(first, second, "abort")
    assert await hall.games() == 0


async def case_a_server_that_stops_ends_no_round(hall: Hall) -> None:
    room, first, second = await hall.table()
    await put(first)
    for each in (first, second):
        each.vanish()
    hall.world.processes.clear()
    hall.world.buses.clear()
    again = await hall.world.add("again")
    assert await hall.games() == 0
    back = Person(again, first.key)
    await back.open(room)
    await back.send(type="leave")
    assert await hall.games() == 1


async def case_others_are_not_rated(hall: Hall) -> None:
    for two, rated in ((GUS, "bridge"), (ANNA, "bridge"), (BOB, "")):
        _, first, _ = await hall.table(ANNA, two, rated)
        await first.send(type="leave")
    _, first, _ = await hall.table()
    await hall.storage.club.run(players.forget_player(BOB.id))
    await first.send(type="leave")
    assert await hall.games() == 0


CASES = [case for name, case in list(globals().items()) if name.startswith("case_")]


@pytest.mark.parametrize("store", ["memory", "sqlite", "postgresql"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__[5:])
def test_rounds(
    case: Callable[[Hall], Awaitable[None]], store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def run(url: Any) -> None:
        storage: Storage
        if store == "memory":
            storage = MemoryStorage()
        elif store == "sqlite":
            storage = await SqliteStorage.open(tmp_path / "rooms.sqlite3")
        else:
            storage = await PostgresqlStorage.open(url)
        hall = await Hall(storage, 2 if storage.shared else 1).open()
        await case(hall)
        await storage.close()

    asyncio.run(run(request.getfixturevalue("postgresql_url") if store == "postgresql" else None))
