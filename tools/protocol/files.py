"""The files that are made from the protocol's types."""

from collections.abc import Callable, Mapping
from pathlib import Path

from kamertje.dots.online.messages import DotsCommand, DotsEvent
from kamertje.numbridge.messages import NumbridgeCommand, NumbridgeEvent
from kamertje.protocol import (
    CALLS,
    HALL_CALLS,
    HallsToClient,
    HallsToServer,
    NumbridgeToClient,
    NumbridgeToServer,
    ToClient,
    ToServer,
)
from kamertje.wire import PROTOCOL
from tools.protocol.schema import schema
from tools.protocol.typescript import declarations

ROOT = Path(__file__).parents[2]
MESSAGES = {
    "ToServer": ToServer,
    "ToClient": ToClient,
}
ALIASES = {**MESSAGES, "DotsCommand": DotsCommand, "DotsEvent": DotsEvent}
HALL_MESSAGES = {"HallsToServer": HallsToServer, "HallsToClient": HallsToClient}
NUMBRIDGE_MESSAGES = {"ToServer": NumbridgeToServer, "ToClient": NumbridgeToClient}
NUMBRIDGE_ALIASES = {**NUMBRIDGE_MESSAGES, "NumbridgeCommand": NumbridgeCommand, "NumbridgeEvent": NumbridgeEvent}
HEADER = (
    "// What page and server say to each other{}. Written by `python -m tools.protocol`: do not change it here.\n\n"
)

FILES: Mapping[Path, Callable[[], str]] = {
    ROOT / "web" / "net" / "messages.d.ts": lambda: HEADER.format("") + declarations(ALIASES, CALLS),
    ROOT / "web" / "net" / "hall-messages.d.ts": lambda: (
        HEADER.format(" about halls and the archive") + declarations(HALL_MESSAGES, HALL_CALLS)
    ),
    ROOT / "web" / "numbridge" / "messages.d.ts": lambda: (
        HEADER.format(" of Numbridge") + declarations(NUMBRIDGE_ALIASES, ())
    ),
    ROOT / "docs" / "reference" / "protocol.schema.json": lambda: schema(
        f"Kamertje's protocol {PROTOCOL}", MESSAGES | HALL_MESSAGES, CALLS + HALL_CALLS
    ),
    ROOT / "docs" / "reference" / "numbridge.schema.json": lambda: schema(
        f"Kamertje's protocol {PROTOCOL} for Numbridge", NUMBRIDGE_MESSAGES, ()
    ),
}
