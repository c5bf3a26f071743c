"""What goes over a bus between processes: "origin room room …", so that a process does not hear itself."""

from collections.abc import Iterable, Iterator
from typing import Final

CHANNEL: Final = "kamertje"
# PostgreSQL takes less than 8,000 bytes.
MOST_ROOMS: Final = 256


def write(origin: str, rooms: Iterable[str]) -> Iterator[str]:
    left = list(rooms)
    for start in range(0, len(left), MOST_ROOMS):
        yield " ".join((origin, *left[start : start + MOST_ROOMS]))


def read(origin: str, notice: str) -> list[str]:
    """The rooms of somebody else's notice."""
    by, *rooms = notice.split(" ")
    return [] if by == origin else rooms
