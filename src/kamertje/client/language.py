"""What is said in the rooms of one game."""

from dataclasses import dataclass
from typing import Any, Final, Generic

import msgspec

from kamertje.dots.online.messages import DotsCommand, DotsEvent, DotsView
from kamertje.numbridge.messages import NumbridgeCommand, NumbridgeEvent, NumbridgeView
from kamertje.protocol import NumbridgeToClient, ToClient
from kamertje.wire.answers import GameEvent, Gone, Outdated, Pong, Refused, Room, TakenOver, View, Welcome
from kamertje.wire.commands import Command


@dataclass(frozen=True, slots=True)
class Language(Generic[Command, View, GameEvent]):
    """game: its name. decoder: of what the server sends."""

    game: str
    decoder: msgspec.json.Decoder[Any]


DOTS: Final[Language[DotsCommand, DotsView, DotsEvent]] = Language("dots", msgspec.json.Decoder(ToClient))
NUMBRIDGE: Final[Language[NumbridgeCommand, NumbridgeView, NumbridgeEvent]] = Language(
    "numbridge", msgspec.json.Decoder(NumbridgeToClient)
)
# What is said of the table alone, for who does not know the game yet.
ANY: Final[Language[Any, Any, Any]] = Language(
    "", msgspec.json.Decoder(Welcome | Room[Any, Any] | Refused[Any, Any] | Pong | TakenOver | Gone | Outdated)
)
