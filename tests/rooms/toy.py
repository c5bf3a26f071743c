"""A game of our own for these tests: hidden hands, a clock for each turn, and dice. Most points after six cards win.

In a turn a player may roll a die once, for points, and then puts a card from the hand, which ends the turn; who lets
the time run out loses a card and the turn. Not everybody has to be connected.
"""

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from kamertje.match.game import ONLOOKER, Random, Report, Step
from kamertje.match.refusal import Refusal
from kamertje.wire.views import OfferKind

TURN_SECONDS = 30.0
CARDS = 3
LEAST_SECONDS = 10.0


class Put(msgspec.Struct, frozen=True, tag_field="type", tag="put", forbid_unknown_fields=True):
    card: int


class Throw(msgspec.Struct, frozen=True, tag_field="type", tag="throw", forbid_unknown_fields=True):
    pass


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened"):
    seat: int
    what: str
    points: int


class ToyView(msgspec.Struct, frozen=True):
    mover: int
    points: tuple[int, ...]
    cards: tuple[int, ...]  # how many each holds
    hand: tuple[int, ...]  # the viewer's own
    left: float | None
    result: str
    playing: bool


@dataclass(frozen=True)
class Toy:
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    mover: int
    thrown: bool = False
    deadline: float | None = None
    result: str = ""
    gone: frozenset[int] = frozenset()

    def next(self, now: float) -> "Toy":
        seats = range(1, len(self.hands) + 1)
        order = [*seats[self.mover :], *seats[: self.mover]]
        able = [seat for seat in order if seat not in self.gone and self.hands[seat - 1]]
        if not able or len(set(seats) - self.gone) < 2:
            return replace(self, deadline=None, result=self.result or "played")
        deadline = None if self.deadline is None else now + TURN_SECONDS
        return replace(self, mover=able[0], thrown=False, deadline=deadline)


_commands = msgspec.json.Decoder(Put | Throw)


class ToyRules:
    name = "toy"
    rules = 1
    everyone = False
    secrets = True
    keeps = True
    offers: frozenset[OfferKind] = frozenset({"restart", "draw", "abort"})

    def read_setup(self, text: str) -> str | Refusal:
        return text if text in {"toy:2", "toy:3", "toy:4"} else Refusal("grid_unknown", text)

    def seats(self, setup: str) -> int:
        return int(setup[-1])

    def start(self, setup: str, gone: frozenset[int], _now: float, random: Random) -> Step:
        seats = self.seats(setup)
        hands = tuple(tuple(sorted(random(9) for _ in range(CARDS))) for _ in range(seats))
        first = min(seat for seat in range(1, seats + 1) if seat not in gone)
        return Step(Toy(hands, (0,) * seats, first, gone=gone))

    def ready(self, state: Toy, now: float, _random: Random) -> Step:
        return Step(replace(state, deadline=now + TURN_SECONDS))

    def read_command(self, command: bytes) -> Put | Throw:
        return _commands.decode(command)

    def apply(self, state: Toy, seat: int, command: Put | Throw, now: float, random: Random) -> Step | Refusal:
        if seat != state.mover:
            return Refusal("not_your_turn")
        if isinstance(command, Throw):
            if state.thrown:
                return Refusal("roll_refused")
            points = random(6) + 1
            state = replace(state, points=_plus(state.points, seat, points), thrown=True)
            return Step(state, (Happened(seat, "threw", points),), lapse=False)
        hand = list(state.hands[seat - 1])
        if command.card not in hand:
            return Refusal("line_unknown", str(command.card))
        hand.remove(command.card)
        hands = tuple(tuple(hand) if each == seat else old for each, old in enumerate(state.hands, 1))
        state = replace(state, hands=hands, points=_plus(state.points, seat, command.card))
        return Step(state.next(now), (Happened(seat, "put", command.card),))

    def leave(self, state: Toy, seat: int, now: float, _random: Random) -> Step:
        state = replace(state, gone=state.gone | {seat})
        stays = len(state.gone) < len(state.hands) - 1 and state.mover != seat
        return Step(state if stays else state.next(now))

    def agree(self, state: Toy, kind: OfferKind, _now: float) -> Step:
        return Step(replace(state, deadline=None, result=kind))

    def deadline(self, state: Toy) -> float | None:
        return state.deadline

    def time_out(self, state: Toy, now: float, _random: Random) -> Step:
        hand = state.hands[state.mover - 1][1:]  # the lowest card is lost, so that every game ends
        hands = tuple(hand if each == state.mover else old for each, old in enumerate(state.hands, 1))
        return Step(replace(state, hands=hands).next(now), (Happened(state.mover, "was late", 0),))

    def resume(self, state: Toy, stopped: float, now: float) -> Toy:
        if state.deadline is None:
            return state
        return replace(state, deadline=now + max(LEAST_SECONDS, state.deadline - stopped))

    def over(self, state: Toy) -> bool:
        return state.result != ""

    def report(self, state: Toy) -> Report:
        return Report("toy", state.result or "goal", str(state.points))

    def winners(self, state: Toy) -> tuple[int, ...]:
        if state.result == "abort":
            return ()
        here = [seat for seat in range(1, len(state.hands) + 1) if seat not in state.gone]
        most = max(state.points[seat - 1] for seat in here)
        return tuple(seat for seat in here if state.result == "draw" or state.points[seat - 1] == most)

    def view(self, state: Toy, viewer: int, *, playing: bool, now: float) -> ToyView:
        return ToyView(
            state.mover,
            state.points,
            tuple(map(len, state.hands)),
            () if viewer == ONLOOKER else state.hands[viewer - 1],
            None if state.deadline is None else max(0.0, state.deadline - now),
            state.result,
            playing and viewer == state.mover,
        )

    def encode(self, state: Toy) -> Any:
        return {
            "hands": state.hands,
            "points": state.points,
            "mover": state.mover,
            "thrown": state.thrown,
            "deadline": state.deadline,
            "result": state.result,
            "gone": sorted(state.gone),
        }

    def decode(self, _setup: str, stored: Any) -> Toy:
        hands = tuple(map(tuple, stored["hands"]))
        return Toy(**{**stored, "hands": hands, "points": tuple(stored["points"]), "gone": frozenset(stored["gone"])})


def _plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(old + more if each == seat else old for each, old in enumerate(points, 1))
