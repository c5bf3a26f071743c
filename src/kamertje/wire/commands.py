"""What a page or a program sends over its socket: one closed list. A command names the version that its sender saw."""

from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Raw, Struct

from kamertje.wire.views import OfferKind

Command = TypeVar("Command")

CommandId = Annotated[
    str, Meta(min_length=1, max_length=40, description="Chosen by the sender, new for each command of its seat.")
]
Version = Annotated[int, Meta(ge=0, lt=2**53)]
OfferNumber = Annotated[int, Meta(ge=0, lt=2**53)]
SetUpText = Annotated[str, Meta(max_length=200)]


class _Sent(Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Unknown fields are refused: nothing is half understood."""


class Play(_Sent, Generic[Command], frozen=True, tag="play"):
    """A move of the game. Needs `play` in `you.may`, and what the game's own view lets this player do."""

    id: CommandId
    version: Version
    command: Command


class Restart(_Sent, frozen=True, tag="restart"):
    """A new round at once, with another set-up if one is named. Needs `restart` in `you.may`: nobody has joined yet."""

    id: CommandId
    version: Version
    setup: SetUpText | None = None


class Propose(_Sent, frozen=True, tag="propose"):
    """An offer to the other players; where the same offer is open already, consent to it. Needs it in `you.offer`."""

    id: CommandId
    version: Version
    kind: OfferKind


class Accept(_Sent, frozen=True, tag="accept"):
    """Consent to an open offer, by its number. Needs it in `you.accept`."""

    id: CommandId
    offer: OfferNumber


class Decline(_Sent, frozen=True, tag="decline"):
    """The end of an open offer: declined by who was asked, withdrawn by who made it."""

    id: CommandId
    offer: OfferNumber


class Leave(_Sent, frozen=True, tag="leave"):
    """Out for good, which is more than closing the page. Needs `leave` in `you.may`; ask before sending it."""

    id: CommandId


class CloseSeats(_Sent, frozen=True, tag="close_seats"):
    """Play with those who are here: the empty seats are closed. Needs `close_seats` in `you.may`."""

    id: CommandId
    version: Version


class Look(_Sent, frozen=True, tag="look"):
    """Asks for `room` as it is now."""


class Ping(_Sent, frozen=True, tag="ping"):
    """Answered by `pong`. A page sends one every 2.5 s; a socket that is silent for 30 s is closed."""


# As it comes from a socket: a game's own command is read by the game that is played there.
Sent = Play[Raw] | Restart | Propose | Accept | Decline | Leave | CloseSeats | Look | Ping
