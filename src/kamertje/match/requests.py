"""All that can be asked of a table. As values with a name each, since the log keeps them."""

from typing import Any

from msgspec import Struct

from kamertje.wire.commands import Accept, CloseSeats, Decline, Leave, Play, Propose, Restart


class Make(Struct, frozen=True, tag_field="type", tag="make"):
    game: str
    setup: str
    watch: bool
    rated: str = ""  # the list of ratings that its rounds count for


class Join(Struct, frozen=True, tag_field="type", tag="join"):
    """Takes the next empty seat."""


class TimeOut(Struct, frozen=True, tag_field="type", tag="time_out"):
    """The game's deadline has passed."""


class Resume(Struct, frozen=True, tag_field="type", tag="resume"):
    """No server ran since `stopped`."""

    stopped: float


Command = Play[Any] | Restart | Propose | Accept | Decline | Leave | CloseSeats
Request = Command | Join | TimeOut | Resume
