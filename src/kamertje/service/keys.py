"""Names that cannot be guessed, and what is kept of them: a hash, so that a stolen database opens no seat."""

import hashlib
import re
import secrets
from typing import Final

_ROOM: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_id() -> str:
    """Of a room, a player or what else is named in links and commands: 128 random bits. None begins with a dash, which
    a command line would take for an option."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def is_room(text: str) -> bool:
    return _ROOM.fullmatch(text) is not None


def new_key() -> str:
    """A browser's key, for all its seats: 256 random bits."""
    return secrets.token_urlsafe(32)


def is_key(text: str) -> bool:
    return _KEY.fullmatch(text) is not None


def new_token() -> str:
    """For moving a seat once: 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(room: str, secret: str) -> bytes:
    """Of a key or a token, another one in each room, so that nothing links a browser's rooms to each other."""
    return hashlib.sha256(f"{room}.{secret}".encode()).digest()
