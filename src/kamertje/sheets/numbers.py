"""The numbers in the boxes of the dice variant: each is the outcome of its own roll of two dice."""

import secrets
from collections.abc import Callable

Roll = Callable[[], int]


def _die() -> int:
    return 1 + secrets.randbelow(6)


def deal(boxes: int, numbers: str, roll: Roll = _die) -> tuple[int, ...]:
    """A number for each box; none where the set-up has no numbers ("").

    numbers: "sum" or "product". roll: one die, 1 to 6; from the operating system's randomness unless one is given.
    """
    if numbers == "sum":
        return tuple(roll() + roll() for _ in range(boxes))
    if numbers == "product":
        return tuple(roll() * roll() for _ in range(boxes))
    return ()
