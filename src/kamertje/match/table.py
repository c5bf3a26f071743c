"""A table: seats around one game, round after round. Pure: every change is a request that is decided on by value."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from kamertje.wire.views import OfferKind, SeatState


def first_seats(count: int) -> tuple[SeatState, ...]:
    """The maker's seat and the others."""
    empty: SeatState = "empty"
    return "taken", *(empty for _ in range(count - 1))


_PLAYING: Final = frozenset[SeatState]({"taken"})
_BELONGING: Final = frozenset[SeatState]({"taken", "empty"})


@cache  # there are few, and each move asks several times
def _seats_in(states: frozenset[SeatState], seats: tuple[SeatState, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, state in enumerate(seats, 1) if state in states)


# So many command ids are remembered for each seat: more than a client leaves unanswered.
REMEMBERED = 8


@dataclass(frozen=True, slots=True)
class Offer:
    """number: the table's `seq` at which it was made. accepted: the seats that agree, `by` included."""

    number: int
    kind: OfferKind
    by: int
    accepted: tuple[int, ...]


class Table(Struct, frozen=True):
    """Everything that has to be known to go on. Who is connected is no part of it.

    seq: changes so far. version: changes of the game so far, which commands name. moved: a command was played in
    this round. answered: the ids of the last commands of each seat that took effect. state: the game's own. rated: the
    list of ratings that its rounds count for; empty for none. kept: all players have asked that this round be kept.
    """

    game: str
    setup: str
    watch: bool
    seats: tuple[SeatState, ...]
    state: Any
    seq: int = 0
    version: int = 0
    round: int = 1
    moved: bool = False
    offers: tuple[Offer, ...] = ()
    answered: tuple[tuple[str, ...], ...] = ()
    rated: str = ""
    kept: bool = False

    def holders(self) -> tuple[int, ...]:
        """The seats with a player who is still in."""
        return _seats_in(_PLAYING, self.seats)

    def needed(self) -> tuple[int, ...]:
        """The seats that belong to the game: taken, or still to be."""
        return _seats_in(_BELONGING, self.seats)

    def gone(self) -> frozenset[int]:
        """The seats that take no part any more."""
        return frozenset(range(1, len(self.seats) + 1)) - set(self.needed())

    def has_answered(self, seat: int, command: str) -> bool:
        return command in self.answered[seat - 1]

    def with_seat(self, seat: int, state: SeatState) -> "Table":
        return replace(self, seats=tuple(state if each == seat else old for each, old in enumerate(self.seats, 1)))

    def with_answer(self, seat: int, command: str) -> tuple[tuple[str, ...], ...]:
        """`answered` with one more of that seat's."""
        ids = (*self.answered[seat - 1], command)[-REMEMBERED:]
        return (*self.answered[: seat - 1], ids, *self.answered[seat:])

    def offer(self, number: int) -> Offer | None:
        return next((each for each in self.offers if each.number == number), None)

    def with_offer(self, offer: Offer) -> "Table":
        return replace(self, offers=(*self.without_offer(offer.number).offers, offer))

    def without_offer(self, number: int) -> "Table":
        return replace(self, offers=tuple(each for each in self.offers if each.number != number))
