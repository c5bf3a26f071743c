"""The bodies of the HTTP calls around a room: what must set a cookie cannot go over a socket."""

from typing import Annotated

from msgspec import Meta, Struct

from kamertje.wire.commands import SetUpText


class _Body(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    pass


class MakeRoom(_Body, frozen=True):
    """`POST /api/rooms`: a room with this set-up. `watch`: whoever has the link may look on."""

    setup: SetUpText
    watch: bool = False
    game: Annotated[str, Meta(max_length=20)] = "dots"


class RoomMade(_Body, frozen=True):
    """201. `path` is the invitation, without the host; the maker has seat 1."""

    room: str
    path: str
    seat: int


class Seated(_Body, frozen=True):
    """200 for `join` and `take`: the seat that this browser has in the room now. Open the socket anew."""

    seat: int


class SeatLink(_Body, frozen=True):
    """201 for `move`: whoever opens `path` within `seconds`, and confirms there, takes over this seat, once."""

    path: str
    seconds: int


class TakeSeat(_Body, frozen=True):
    """`POST /api/rooms/{room}/take`: the token is what follows `#take=` in the link."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class CallBot(_Body, frozen=True):
    """`POST /api/rooms/{room}/bot`: the computer takes the next empty seat, at this level of the room's game."""

    level: Annotated[str, Meta(max_length=20)]


class DrawQr(_Body, frozen=True):
    """`POST /api/qr`: an address of this site, as the reader's browser has it."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]


class Qr(_Body, frozen=True):
    """200. The code has `size` modules to a side; `path` draws the dark ones, each a unit wide, as SVG has it."""

    size: int
    path: str


class Problem(_Body, frozen=True):
    """Any other status, as `application/problem+json`. `code` is there for refusals of a room."""

    type: str
    title: str
    status: int
    code: str | None = None
