"""Somebody who looks at a room: a socket, as the service sees it."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

TAKEN_OVER: Final = 4001
POLICY: Final = 1008


@dataclass(eq=False, slots=True)
class Connection:
    """seat: 0 for who has none. send and close return at once; what cannot be sent is the socket's own concern."""

    room: str
    seat: int
    key: bytes
    send: Callable[[bytes], None]
    close: Callable[[int], None]
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
