"""Whatever people do with invitations, in whatever order and from whichever process: as a model of a few lines says."""

import asyncio
from typing import Any

from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kamertje.club.invitations import AWAY_SECONDS, MOST_OPEN
from tests.rooms.service.test_halls import Visitor, later, named
from tests.rooms.service.world import World

PEOPLE = 3


class HallMachine(RuleBasedStateMachine):
    """model: by invitation its owner, its state, and when the owner was seen last."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.world = self.do(World(2).start())
        self.people = [
            Visitor(self.world.processes[number % 2], self.do(named(self.world, f"Person {number}")))
            for number in range(PEOPLE)
        ]
        self.here: set[int] = set()
        self.model: dict[str, tuple[int, str]] = {}
        self.names: list[str] = []

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.loop.close()

    def open_of(self, person: int) -> list[str]:
        return [name for name, (owner, state) in self.model.items() if owner == person and state == "open"]

    @rule(person=some.integers(0, PEOPLE - 1))
    def come_or_go(self, person: int) -> None:
        if person in self.here:
            self.people[person].go()
            self.here.discard(person)
        else:
            self.do(later(self.world, 0.1))  # those here know everything
            visitor = Visitor(self.people[person].rooms, self.people[person].player, self.people[person].key)
            self.people[person] = self.do(visitor.come())
            self.here.add(person)

    @rule(person=some.integers(0, PEOPLE - 1))
    def invite(self, person: int) -> None:
        answer = self.do(self.people[person].invite())
        if len(self.open_of(person)) >= MOST_OPEN:
            assert answer == "invitations_full"
        else:
            self.model[answer] = (person, "open")
            self.names.append(answer)

    @rule(person=some.integers(0, PEOPLE - 1), number=some.integers(0, 9))
    def withdraw(self, person: int, number: int) -> None:
        if not self.names:
            return
        name = self.names[number % len(self.names)]
        owner, state = self.model[name]
        answer = self.do(self.people[person].withdraw(name))
        assert (answer is None) == (owner == person and state in {"open", "lapsed"})
        if answer is None:
            self.model[name] = (owner, "withdrawn")

    @rule(person=some.integers(0, PEOPLE - 1), number=some.integers(0, 9))
    def accept(self, person: int, number: int) -> None:
        if not self.names:
            return
        name = self.names[number % len(self.names)]
        owner, state = self.model[name]
        answer = self.do(self.people[person].accept(name))
        if state == f"taken by {person}":
            assert answer not in {"invitation_gone", "invitation_own"}
        elif state != "open":
            assert answer == "invitation_gone"
        elif owner == person:
            assert answer == "invitation_own"
        else:
            assert answer not in {"invitation_gone", "invitation_own"}
            self.model[name] = (owner, f"taken by {person}")

    @rule()
    def those_away_lose_theirs(self) -> None:
        for _ in range(int(AWAY_SECONDS // 30) + 2):
            self.do(later(self.world, 30.0))
        for name, (owner, state) in self.model.items():
            if state == "open" and owner not in self.here and self.here:
                self.model[name] = (owner, "lapsed")
            elif state == "open" and not self.here:
                self.model[name] = (owner, "withdrawn")  # nobody looks: it is gone all the same
                self.do(self.people[owner].withdraw(name))

    @invariant()
    def all_see_what_is_open(self) -> None:
        self.do(later(self.world, 0.1))
        open_now = {name for name, (_, state) in self.model.items() if state == "open"}
        for person in self.here:
            assert self.people[person].sees() == open_now
            own = [name for name, lapsed in self.people[person].own() if not lapsed]
            assert sorted(own) == sorted(self.open_of(person))


TestHallMachine = HallMachine.TestCase
TestHallMachine.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
