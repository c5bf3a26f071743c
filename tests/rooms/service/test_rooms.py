"""The service, with processes in one: who is told what, what time brings, and what is lost on the way."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from kamertje.service.desk import WEEK
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Change
from tests.rooms.service.world import Person, World


def run(test: Callable[[World], Awaitable[None]], processes: int = 1) -> None:
    async def main() -> None:
        await test(await World(processes).start())

    asyncio.run(main())


async def two(world: World, setup: str = "2x2") -> tuple[str, Person, Person]:
    """Gold at the first process and coral at the last, both connected."""
    gold, coral = Person(world.processes[0]), Person(world.processes[-1])
    room = await gold.make(setup)
    assert await coral.join(room) == 2
    await gold.open(room)
    await coral.open(room)
    await world.pass_by(3)
    return room, gold, coral


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_over_a_bus_that_loses_half(processes: int) -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        people = {1: gold, 2: coral}
        while not gold.last["game"]["over"]:
            mover = people[gold.last["game"]["mover"]]
            answer = await mover.draw(gold.last["game"]["drawers"].index(0))
            assert answer["type"] == "room", answer
            await world.hear()
            await world.pass_by(2)
        assert gold.last["game"]["scores"] == coral.last["game"]["scores"]
        assert gold.events().count("drew") == coral.events().count("drew") == 12
        assert gold.events() == coral.events()[-len(gold.events()) :]

    run(test, processes)


def test_a_notice_tells_of_those_that_were_lost_and_is_no_news_twice() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        await world.hear()
        here, there = world.processes
        first = await gold.draw(0)
        assert there.is_news(room, first["seq"])
        second = await coral.draw(1, version=first["version"])  # its process looks for itself
        assert not there.is_news(room, first["seq"])
        offer = await coral.send(type="propose", kind="restart")
        # Of these two changes the first one's notice is lost.
        assert (second["seq"], offer["seq"]) == (first["seq"] + 1, first["seq"] + 2)
        assert here.is_news(room, offer["seq"])
        await here.refresh(room)
        assert gold.events()[-2:] == ["drew", "offered"]
        assert not here.is_news(room, offer["seq"])
        assert not here.is_news(room, second["seq"])
        assert here.is_news(room, 0)  # somebody came or went
        assert not here.is_news("r" * 22, 9)  # nobody here looks at that one

    run(test, 2)


def test_a_stale_process_is_put_right_before_it_refuses() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        first = await gold.draw(0)
        # Nothing was heard of it at the other process, whose copy is old; its player has seen the line elsewhere.
        answer = await coral.draw(1, version=first["version"])
        assert answer["type"] == "room"
        assert coral.events() == ["drew", "drew"]
        assert (await gold.draw(2))["code"] == "stale"
        assert gold.last["version"] == answer["version"]

    run(test, 2)


def test_every_command_twice_late_and_in_another_order() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        sent: list[tuple[Person, dict[str, Any]]] = []
        people = {1: gold, 2: coral}
        while not gold.last["game"]["over"]:
            view = gold.last["game"]
            person = people[view["mover"]]
            message = {
                "type": "play",
                "id": f"m{len(sent)}",
                "version": gold.last["version"],
                "command": {"type": "draw", "line": view["drawers"].index(0)},
            }
            sent.append((person, message))
            assert (await person.send(**message))["type"] == "room"
            seq = gold.last["seq"]
            for again, old in (sent[-1], *world.random.sample(sent, len(sent))):
                answer = await again.send(**old)
                assert answer["type"] == "room" or answer["code"] in {"stale", "game_over"}, answer
            assert gold.last["seq"] == seq
        assert gold.events().count("drew") == 12

    run(test)


def test_both_ask_for_a_new_round_two_hundred_times() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        for number in range(200):
            version = gold.last["version"]
            ask = {"type": "propose", "kind": "restart", "version": version}
            await asyncio.gather(gold.send(**ask), coral.send(**ask))
            assert gold.last["table"]["round"] == coral.last["table"]["round"] == number + 2
            assert gold.last["table"]["offers"] == []

    run(test)


def test_the_seats_of_a_dead_process_are_missed() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        world.processes.pop()
        world.buses.pop()
        await world.pass_by(5)
        assert gold.last["table"]["waitingFor"] == [2]
        assert (await gold.draw(0))["code"] == "someone_absent"
        back = Person(world.processes[0], coral.key)
        await back.open(room)
        assert gold.last["table"]["waitingFor"] == []
        assert (await gold.draw(0))["type"] == "room"

    run(test, 2)


def test_a_dead_process_that_comes_to_life_writes_nothing() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        dead = world.processes.pop()
        world.buses.pop()
        await world.pass_by(5)
        back = Person(world.processes[0], coral.key)
        await back.open(room)
        await gold.draw(0)
        answer = await coral.draw(1, version=gold.last["version"])
        assert (answer["type"], coral.closed) == ("taken_over", 4001)
        assert dead is not world.processes[0]
        assert (await back.draw(1))["type"] == "room"

    run(test, 2)


def test_a_process_that_stood_still_takes_its_seats_again() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        world.clock.now += 10
        assert (await gold.draw(0))["type"] in {"room", "refused"}
        await world.pass_by(2)
        assert gold.last["table"]["waitingFor"] == coral.last["table"]["waitingFor"] == []

    run(test)


def test_a_tab_takes_over_from_one_at_another_process() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        tab = Person(world.processes[1], gold.key)
        await tab.open(room)
        await world.pass_by(3)
        assert (gold.told[-1]["type"], gold.closed) == ("taken_over", 4001)
        assert (await tab.draw(0))["type"] == "room"
        await gold.close()
        assert coral.last["table"]["waitingFor"] == []

    run(test, 2)


def test_a_store_that_fails_loses_nothing() -> None:
    async def test(world: World) -> None:
        _, gold, coral = await two(world)
        done = world.storage.change
        failing = True

        async def sometimes(change: Change) -> bool:
            if failing:
                raise OSError("no space left")
            return await done(change)

        world.storage.change = sometimes  # type: ignore[method-assign]
        with pytest.raises(OSError, match="no space"):
            await gold.draw(0, id="kept")
        assert coral.events() == []
        failing = False
        assert (await gold.draw(0, id="kept"))["type"] == "room"
        assert coral.events() == ["drew"]

    run(test)


def test_a_room_is_kept_for_seven_days() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        world.clock.now += WEEK + 1
        await world.pass_by(1)
        assert await world.processes[0].sweep() == []  # somebody is there
        await gold.close()
        await coral.close()
        world.clock.now += WEEK - 60
        assert await world.processes[0].sweep() == []
        await gold.open(room)
        assert gold.closed is None
        await gold.close()
        world.clock.now += WEEK + 1
        assert await world.processes[0].calls.find(room) == "expired"
        late = Person(world.processes[0], gold.key)
        await late.open(room)
        assert late.told == [{"type": "gone", "why": "expired"}]
        assert await world.processes[0].sweep() == [room]
        assert await world.processes[0].calls.find(room) == "expired"
        assert await late.join(room) == "room_expired"

    run(test)


def test_a_room_deleted_while_it_is_played_in() -> None:
    async def test(world: World) -> None:
        room, gold, coral = await two(world)
        await world.storage.delete(room)
        assert (await gold.draw(0)) == {"type": "gone", "why": "expired"}
        assert coral.closed == 1008

    run(test)


def test_only_those_with_the_link_and_the_seat() -> None:
    async def test(world: World) -> None:
        room, gold, _ = await two(world)
        stranger = Person(world.processes[0])
        await stranger.open(room)
        assert stranger.last["game"] is None
        assert (await stranger.draw(0, version=gold.last["version"]))["code"] == "seat_needed"
        assert "drew" not in gold.events()
        await gold.draw(0)
        assert stranger.events() == []

    run(test)


def test_nothing_awaits_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told is put into outboxes; the service holds its locks for the store alone."""
    waits: list[str] = []
    change = MemoryStorage.change

    async def watched(self: MemoryStorage, asked: Change) -> bool:
        waits.append("store")
        return await change(self, asked)

    monkeypatch.setattr(MemoryStorage, "change", watched)

    async def test(world: World) -> None:
        _, gold, _ = await two(world)
        command = gold.draw(0)
        with pytest.raises(StopIteration):  # a store that answers at once: then there is nothing to wait for
            command.send(None)
        assert waits[-1] == "store"

    run(test)


class Deaf(MemoryStorage):
    """Hears of nobody who goes, as a store that is away for a while."""

    away = False

    async def detach(self, room: str, seat: int, connection: str) -> bool:
        if self.away:
            raise OSError("away")
        return await super().detach(room, seat, connection)


def test_who_goes_while_the_store_is_away_is_missed_once_it_is_back() -> None:
    async def test() -> None:
        world = await World(storage=Deaf).start()
        _, gold, coral = await two(world)
        store = cast("Deaf", world.storage)
        store.away = True
        with pytest.raises(OSError, match="away"):
            await coral.close()
        with pytest.raises(OSError, match="away"):
            await world.processes[0].audience.farewell()
        store.away = False
        await world.processes[0].audience.farewell()
        assert gold.last["table"]["waitingFor"] == [2]
        assert (await gold.draw(0))["code"] == "someone_absent"

    asyncio.run(test())


@pytest.mark.parametrize("jump", [-WEEK, -3600.0, 3600.0, 2 * WEEK])
def test_a_clock_that_jumps_interrupts_nobody(jump: float) -> None:
    """The store's clock is set, as on a machine that learns the time after its start; that of the process goes on."""

    async def test() -> None:
        shift = [0.0]
        world = World(storage=lambda clock: MemoryStorage(lambda: clock.now + shift[0]))
        await world.start()
        room, gold, coral = await two(world)
        shift[0] = jump
        assert (await gold.draw(0))["type"] == "room"
        assert (await coral.draw(1))["type"] == "room"
        await world.pass_by(5)
        assert await world.processes[0].sweep() == []
        assert (await gold.draw(2))["type"] == "room"
        assert (gold.closed, coral.closed, gold.last["table"]["waitingFor"]) == (None, None, [])
        await coral.close()
        await coral.open(room)
        assert coral.last["version"] == gold.last["version"]

    asyncio.run(test())
