"""What the server sends over a socket: one closed list. Every change is told as the whole position."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from kamertje.wire.views import OfferKind, OfferView, TableView, YouView

View = TypeVar("View")
GameEvent = TypeVar("GameEvent")


class _Told(Struct, frozen=True, tag_field="type", rename="camel"):
    pass


class Started(_Told, frozen=True, tag="started"):
    """A new round on an empty board."""

    round: int


class Joined(_Told, frozen=True, tag="joined"):
    """Somebody took an empty seat."""

    seat: int


class Left(_Told, frozen=True, tag="left"):
    """A player left for good."""

    seat: int


class SeatsClosed(_Told, frozen=True, tag="seats_closed"):
    """The maker closed the empty seats."""

    seats: tuple[int, ...]


class Offered(_Told, frozen=True, tag="offered"):
    """Somebody proposes something, or agrees to it while others still have to."""

    seat: int
    offer: OfferView


class OfferEnded(_Told, frozen=True, tag="offer_ended"):
    """An offer is open no more. `lapsed`: the game went on; `seat` is who ended it, where somebody did."""

    kind: OfferKind
    how: Literal["accepted", "declined", "withdrawn", "lapsed"]
    seat: int | None


class Welcome(_Told, frozen=True, tag="welcome"):
    """First on every socket. `build` is the version of the page that is served now."""

    protocol: int
    build: str


class Room(_Told, Generic[View, GameEvent], frozen=True, tag="room"):
    """The whole position as this viewer may see it: after `welcome`, after each change, and in answer to `look`.

    `seq` grows with every stored change; `version` with every change of the game, and commands name it. `id` is the
    command of this viewer's that is done by this. `events` tells in order what happened; empty: nothing, only look.
    `game` is null for who may not look on.
    """

    seq: int
    version: int
    id: str | None
    events: tuple[Started | Joined | Left | SeatsClosed | Offered | OfferEnded | GameEvent, ...]
    table: TableView
    you: YouView
    game: View | None


class Refused(_Told, Generic[View, GameEvent], frozen=True, tag="refused"):
    """The command `id` had no effect, and why (`docs/reference/refusals.md`); with the position as it is."""

    id: str
    code: str
    room: Room[View, GameEvent]


class Pong(_Told, frozen=True, tag="pong"):
    """The answer to `ping`."""


class TakenOver(_Told, frozen=True, tag="taken_over"):
    """Another tab or browser has this seat now. The socket is closed with 4001, and must not be opened again."""


class Gone(_Told, frozen=True, tag="gone"):
    """There is no such room, or no more, or too many look on (`crowded`: those with a seat always get in).

    The socket is closed with 1008, and must not be opened again by itself.
    """

    why: Literal["expired", "unknown", "crowded"]


class Outdated(_Told, frozen=True, tag="outdated"):
    """The server does not speak the page's protocol: load the page again. The socket is closed with 1008."""
