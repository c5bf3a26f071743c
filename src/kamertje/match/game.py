"""What a game must offer to be played at a table: a handful of pure functions.

Time and chance come in as arguments: `now` in seconds since 1970, `random(n)` uniform in 0..n-1. The table records
both, so that a game can be played again from its log, value for value. A state is immutable. Seats count from 1.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec import Struct

from kamertje.match.refusal import Refusal
from kamertje.wire.views import OfferKind

Random = Callable[[int], int]

# What a game does not need to know of: a viewer without a seat.
ONLOOKER: Final = 0


class Step(Struct, frozen=True):
    """What a command led to.

    events: what is told of it, in order, each as every viewer may see it. lapse: open offers end, because the game
    went on; a game whose turns have several commands says so at the end of the turn alone.
    """

    state: Any
    events: tuple[Any, ...] = ()
    lapse: bool = True


@dataclass(frozen=True, slots=True)
class Report:
    """What the archive keeps of a round. ending: how it ended, in the game's own word. record: all of it, as text."""

    variant: str
    ending: str
    record: str


class Game(Protocol):
    """One game's rules. `State` and `Command` are the game's own types, which a table never looks into."""

    name: str
    rules: int  # counts changes of the rules or of the stored form: stored with each table
    everyone: bool  # commands are taken only while every seat is connected
    secrets: bool  # until a round is over something of it is hidden: nothing ends or leaves it before
    keeps: bool  # every round goes to the archive; else one does if all players ask for that
    offers: frozenset[OfferKind]  # what players may propose to each other

    def read_setup(self, text: str) -> str | Refusal:
        """The set-up in its canonical form."""

    def seats(self, setup: str) -> int:
        """How many players it is for."""

    def start(self, setup: str, gone: frozenset[int], now: float, random: Random) -> Step:
        """A new round, in which the seats `gone` take no part."""

    def read_command(self, command: bytes) -> Any:
        """A command from the wire. Raises msgspec.ValidationError."""

    def ready(self, state: Any, now: float, random: Random) -> Step:
        """Every seat has its player now: a clock may start."""

    def apply(self, state: Any, seat: int, command: Any, now: float, random: Random) -> Step | Refusal:
        """A player's command."""

    def leave(self, state: Any, seat: int, now: float, random: Random) -> Step:
        """A player goes for good, whoever's turn it is. With one player left the round is over."""

    def agree(self, state: Any, kind: OfferKind, now: float) -> Step:
        """All have accepted `draw` or `abort`."""

    def deadline(self, state: Any) -> float | None:
        """When `time_out` is due, if the clock runs."""

    def time_out(self, state: Any, now: float, random: Random) -> Step:
        """The deadline has passed."""

    def resume(self, state: Any, stopped: float, now: float) -> Any:
        """The state after a time in which no server ran, from `stopped` until `now`: whose clock it charges."""

    def over(self, state: Any) -> bool:
        """Nothing more can be played in this round."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """Of a round that is over: the seats that won, several where they share it, none where it was called off."""

    def report(self, state: Any) -> Report:
        """Of a round that is over: for everybody to read."""

    def view(self, state: Any, viewer: int, *, playing: bool, now: float) -> Any:
        """What this seat, or ONLOOKER, may see: the only way out of a state. playing: the table lets the viewer act."""

    def encode(self, state: Any) -> Any:
        """The state as plain values, to be stored."""

    def decode(self, setup: str, stored: Any) -> Any:
        """The state that was stored."""
