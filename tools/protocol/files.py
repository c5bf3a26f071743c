"""The files that are made from the protocol's types."""

from collections.abc import Callable, Mapping
from pathlib import Path

from kamertje.dots.online.messages import DotsCommand, DotsEvent
from kamertje.protocol import CALLS, ToClient, ToServer
from kamertje.wire import PROTOCOL
from tools.protocol.schema import schema
from tools.protocol.typescript import declarations

ROOT = Path(__file__).parents[2]
MESSAGES = {"ToServer": ToServer, "ToClient": ToClient}
ALIASES = {**MESSAGES, "DotsCommand": DotsCommand, "DotsEvent": DotsEvent}
HEADER = "// What page and server say to each other. Written by `python -m tools.protocol`: do not change it here.\n\n"

FILES: Mapping[Path, Callable[[], str]] = {
    ROOT / "web" / "net" / "messages.d.ts": lambda: HEADER + declarations(ALIASES, CALLS),
    ROOT / "docs" / "reference" / "protocol.schema.json": lambda: schema(
        f"Kamertje's protocol {PROTOCOL}", MESSAGES, CALLS
    ),
}
