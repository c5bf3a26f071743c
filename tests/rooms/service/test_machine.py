"""Two players at two processes, in any order of coming, going, drawing, asking, dying: always what a model says."""

import asyncio
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.property.effort import QUICK
from tests.reference.referee import Referee
from tests.reference.setup_text import RefusalError, read_setup
from tests.rooms.service.world import Person, World

SETUP = "2x1"
SEATS = st.sampled_from([1, 2])
PROCESSES = st.sampled_from([0, 1])


class Room(RuleBasedStateMachine):
    """The model: the reference rules, who is connected, and whose request for a new round is open."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.referee = Referee(read_setup(SETUP))
        self.round = 1
        self.asked: int | None = None
        self.connected: set[int] = set()
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.died = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed: int) -> None:
        self.world = self.run(World(2, seed=seed).start())
        self.people = {1: Person(self.world.processes[0]), 2: Person(self.world.processes[1])}
        self.room = self.run(self.people[1].make(SETUP))
        assert self.run(self.people[2].join(self.room)) == 2

    @rule(seat=SEATS, process=PROCESSES)
    def come(self, seat: int, process: int) -> None:
        """Also where the seat is connected already: another tab takes over."""
        self.people[seat] = Person(self.world.processes[process], self.people[seat].key)
        self.run(self.people[seat].open(self.room))
        assert self.people[seat].last["you"]["seat"] == seat
        self.connected.add(seat)

    @rule(seat=SEATS)
    def go(self, seat: int) -> None:
        self.run(self.people[seat].close())
        self.connected.discard(seat)

    @rule(process=PROCESSES)
    def die(self, process: int) -> None:
        """A process is killed, and another starts; its leases run out."""
        dead = self.world.processes.pop(process)
        self.world.buses.pop(process)
        self.died += 1
        self.run(self.world.add(f"next {self.died}"))
        self.world.processes.reverse()
        for seat, person in self.people.items():
            if person.rooms is dead:
                person.vanish()
                self.connected.discard(seat)
        self.settle()

    @rule(seat=SEATS, line=st.integers(0, 7), old=st.booleans())
    def draw(self, seat: int, line: int, old: bool) -> None:  # noqa: FBT001
        if seat not in self.connected:
            return
        version = self.run(self.people[seat].look())["version"]
        message = {
            "type": "play",
            "id": f"{len(self.sent)}",
            "version": version - 1 if old and version else version,
            "command": {"type": "draw", "line": line},
        }
        self.sent.append((seat, message))
        answer = self.run(self.people[seat].send(**message))
        why = self.refusal(seat, line, stale=old and version > 0)
        assert (None if answer["type"] == "room" else answer["code"]) == why
        if why is None:
            self.referee.play(line)
            self.asked = None

    def refusal(self, seat: int, line: int, *, stale: bool) -> str | None:
        if stale:
            return "stale"
        if self.referee.over:
            return "game_over"
        if self.connected != {1, 2}:
            return "someone_absent"
        if line >= len(self.referee.board.lines):
            return "not_your_turn" if seat != self.referee.mover else "line_unknown"
        if seat != self.referee.mover:
            return "not_your_turn"
        try:
            self.referee.check(line)
        except RefusalError as refused:
            return refused.code
        return None

    @rule(seat=SEATS)
    def ask(self, seat: int) -> None:
        if seat not in self.connected:
            return
        self.run(self.people[seat].look())
        message = {"type": "propose", "id": f"{len(self.sent)}", "kind": "restart"}
        message["version"] = self.people[seat].last["version"]
        self.sent.append((seat, message))
        assert self.run(self.people[seat].send(**message))["type"] == "room"
        if self.asked is None:
            self.asked = seat
        elif self.asked != seat:
            self.referee, self.round, self.asked = Referee(read_setup(SETUP)), self.round + 1, None

    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """A command that was answered once changes nothing more."""
        mine = [(seat, message) for seat, message in self.sent if seat in self.connected]
        if not mine:
            return
        seat, message = data.draw(st.sampled_from(mine))
        before = self.run(self.people[seat].look())
        answer = self.run(self.people[seat].send(**message))
        after = self.run(self.people[seat].look())
        if answer["type"] == "refused" or after["seq"] == before["seq"]:
            assert (before["seq"], before["game"]) == (after["seq"], after["game"])
            return
        # It had been refused then, and is the first of its name now.
        assert message["type"] == "play"
        assert self.refusal(seat, message["command"]["line"], stale=False) is None
        self.referee.play(message["command"]["line"])
        self.asked = None

    @rule()
    def hear(self) -> None:
        self.run(self.world.hear())

    @rule()
    def settle(self) -> None:
        """After a few seconds everybody knows, whatever the bus has lost."""
        self.run(self.world.pass_by(5))
        for seat in self.connected:
            told = self.people[seat].last
            drawers = [self.referee.drawers.get(line, 0) for line in range(len(self.referee.board.lines))]
            assert told["game"]["drawers"] == drawers
            assert told["game"]["scores"] == self.referee.scores
            assert told["table"]["round"] == self.round
            assert [offer["by"] for offer in told["table"]["offers"]] == ([] if self.asked is None else [self.asked])
            connected = {seat for seat, each in enumerate(told["table"]["seats"], 1) if each["connected"]}
            assert connected == self.connected

    @invariant()
    def nobody_is_sent_away(self) -> None:
        for seat in self.connected:
            assert self.people[seat].closed is None

    def teardown(self) -> None:
        self.loop.close()


TestRoom = Room.TestCase
TestRoom.settings = settings(max_examples=QUICK, stateful_step_count=30)
