"""Who somebody is. A browser's session leads to one player, or to none."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["guest", "member", "bot"]


@dataclass(frozen=True, slots=True)
class Player:
    """A member has an account, and a name that is like nobody else's; only members and bots are rated.

    A guest has chosen a name, which others may have too. A guest who makes an account keeps the id.
    """

    id: str
    name: str
    kind: Kind


def program(game: str, level: str) -> Player:
    """The one that plays a game at a level; what it is called is told by the level, in the reader's language."""
    return Player(f"bot-{game}-{level}", level, "bot")
