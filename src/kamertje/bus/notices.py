"""What goes over a bus between processes: "origin room:seq room …", so that a process does not hear itself.

`seq` is there where the table has changed: who knows that number need not look. A later one tells of those that were
lost.
"""

from collections.abc import Iterable, Iterator
from typing import Final

CHANNEL: Final = "kamertje"
# PostgreSQL takes less than 8,000 bytes: a room's name has 22, and there is place for a number of seven digits.
MOST_ROOMS: Final = 250


def write(origin: str, rooms: Iterable[tuple[str, int]]) -> Iterator[str]:
    left = [f"{room}:{seq}" if seq else room for room, seq in rooms]
    for start in range(0, len(left), MOST_ROOMS):
        yield " ".join((origin, *left[start : start + MOST_ROOMS]))


def read(origin: str, notice: str) -> list[tuple[str, int]]:
    """The rooms of somebody else's notice, each with its `seq`, or 0."""
    by, *rooms = notice.split(" ")
    return [] if by == origin else [_room(each) for each in rooms]


def _room(text: str) -> tuple[str, int]:
    room, _, seq = text.partition(":")
    return room, int(seq) if seq.isdecimal() else 0
