"""What a table shows to one viewer. It says what the viewer may do, so that a page needs no rule of the table."""

from typing import Literal

from msgspec import Struct

OfferKind = Literal["restart", "draw", "abort", "keep"]
SeatState = Literal["empty", "taken", "left", "closed"]
Action = Literal["join", "play", "restart", "leave", "close_seats", "move_seat"]


class _Shown(Struct, frozen=True, rename="camel"):
    pass


class SeatView(_Shown, frozen=True):
    """`left`: out for good. `closed`: the maker plays without it. Only a taken seat can be `connected`.

    `name`: of who took it, if they have one; `member`: the id of their account; `bot`: a program of this server plays.
    """

    state: SeatState
    connected: bool
    name: str | None = None
    member: str | None = None
    bot: bool = False


class OfferView(_Shown, frozen=True):
    """An open offer. `number` names it in `accept` and `decline`; `accepted`: the seats that agree, `by` included."""

    number: int
    kind: OfferKind
    by: int
    accepted: tuple[int, ...]


class TableView(_Shown, frozen=True):
    """What everybody with the link may know.

    `seats` from seat 1, which is the maker's. `waitingFor`: the seats without which nothing can be played just now,
    because they are empty or not connected. `watch`: whoever has the link may look on.
    `kept`: all have agreed that this round goes to the archive.
    """

    game: str
    setup: str
    round: int
    seats: tuple[SeatView, ...]
    watch: bool
    offers: tuple[OfferView, ...]
    waiting_for: tuple[int, ...]
    kept: bool = False


class YouView(_Shown, frozen=True):
    """The viewer.

    `seat` is null for who has none. `may`: what the table allows now; `play` says no more than that nobody is missing
    and the round goes on, and `game` says the rest. `offer`: the kinds that can be proposed now. `accept` and
    `withdraw`: the numbers of open offers that wait for this viewer, or are this viewer's own.
    """

    seat: int | None
    may: tuple[Action, ...]
    offer: tuple[OfferKind, ...]
    accept: tuple[int, ...]
    withdraw: tuple[int, ...]
