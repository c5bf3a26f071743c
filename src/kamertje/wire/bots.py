"""What a server hands to the process of its bots: a file for each seat."""

from typing import Final

from msgspec import Struct

SUFFIX: Final = ".seat.json"


class BotSeat(Struct, frozen=True):
    """key: to whom the seat belongs, and nothing else."""

    room: str
    game: str
    level: str
    key: str
