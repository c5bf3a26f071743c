"""A round that is over and counts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finished:
    """pool: the list of ratings, such as "bridge". players: the ids of the first and the second.

    score: the first's, 1, 0.5 or 0. at: seconds since 1970.
    """

    room: str
    round: int
    pool: str
    players: tuple[str, str]
    score: float
    at: float
