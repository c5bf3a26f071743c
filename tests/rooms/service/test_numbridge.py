"""Numbridge at two processes whose bus loses things: a whole round by the clock, and one end for all."""

from random import Random
from typing import Any

import msgspec

from kamertje.numbridge.messages import NumbridgeView
from tests.rooms.numbridge.rounds import NONCES, any_move
from tests.rooms.service.test_rooms import run
from tests.rooms.service.world import Person, World


async def tell_all(world: World, *people: Person) -> None:
    await world.pass_by(2)
    for person in people:
        await person.look()


def view_of(person: Person) -> NumbridgeView:
    return msgspec.convert(person.last["game"], NumbridgeView)


def test_a_round_between_two_processes() -> None:
    async def test(world: World) -> None:
        gold, coral = Person(world.processes[0]), Person(world.processes[1])
        room = await gold.make("blitz", watch=True)
        assert await coral.join(room) == 2
        watcher = Person(world.processes[1])
        everybody = {1: gold, 2: coral}
        for person in (gold, coral, watcher):
            await person.open(room)
        for seat, nonce in enumerate(NONCES, 1):
            await everybody[seat].look()
            await everybody[seat].send(type="play", command={"type": "nonce", "nonce": nonce})
        random = Random(3)
        for number in range(300):
            await tell_all(world, gold, coral, watcher)
            seen = view_of(watcher)
            if seen.phase == "over":
                break
            assert seen.hand == ()
            assert seen.log == view_of(gold).log == view_of(coral).log
            if number == 5:
                await world.pass_by(31)  # nobody moves: the turn is lost once, whichever process ends it
                continue
            mover = everybody[seen.mover]
            command: Any = msgspec.to_builtins(any_move(view_of(mover), random))
            assert (await mover.send(type="play", command=command))["type"] == "room"
        ended = view_of(watcher)
        assert ended.phase == "over"
        told = [type(event).__name__ for event in ended.log]
        assert (told.count("Ended"), told.count("RanOut"), told[-1]) == (1, 1, "Ended")
        await world.pass_by(120)
        for person in (gold, coral, watcher):
            await person.look()
            assert (view_of(person).log, view_of(person).clock) == (ended.log, ended.clock)
            assert view_of(person).reveal == ended.reveal

    run(test, 2)
