"""A round that is over, as the archive keeps it, and what can be looked for there."""

import hashlib
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from kamertje.club.identity import Player


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """player: None for who had no name, or has gone since."""

    player: Player | None
    won: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """ending: how it ended, in the game's own word. ended_at: seconds since 1970. record: the game's own text."""

    room: str
    round: int
    game: str
    variant: str
    setup: str
    ending: str
    rated: bool
    ended_at: float
    seats: tuple[KeptSeat, ...]
    record: str = ""

    @property
    def id(self) -> str:
        """The same each time, so that a round is kept once; from it nobody finds the room."""
        digest = hashlib.sha256(f"archive.{self.room}.{self.round}".encode()).digest()
        return urlsafe_b64encode(digest[:12]).decode()


@dataclass(frozen=True, slots=True)
class Search:
    """player: an id. name: as somebody was called. since, until: when it ended, seconds since 1970, until is outside.

    after: the time and id of the last one of the page before.
    """

    player: str | None = None
    name: str | None = None
    variant: str | None = None
    since: float | None = None
    until: float | None = None
    after: tuple[float, str] | None = None
