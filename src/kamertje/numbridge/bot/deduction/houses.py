"""Rows, columns and blocks: in each of them every digit stands once."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import isqrt


@dataclass(frozen=True, slots=True)
class Houses:
    """all: each house's cells. peers: by cell, those that share a house with it. crossings: pairs of houses with two
    cells or more in common, each as (common, only in the first, only in the second)."""

    size: int
    all: tuple[tuple[int, ...], ...]
    peers: tuple[tuple[int, ...], ...]
    crossings: tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]


@lru_cache(maxsize=64)
def houses_of(blocks: tuple[int, ...]) -> Houses:
    """blocks: by cell the number of its block, from 0."""
    size = isqrt(len(blocks))
    cells = range(len(blocks))
    rows = [tuple(cell for cell in cells if cell // size == row) for row in range(size)]
    columns = [tuple(cell for cell in cells if cell % size == column) for column in range(size)]
    found = (*rows, *columns, *(tuple(cell for cell in cells if blocks[cell] == block) for block in range(size)))
    peers = tuple(tuple({each for house in found if cell in house for each in house} - {cell}) for cell in cells)
    crossings = []
    for first, second in combinations(found, 2):
        common = tuple(cell for cell in first if cell in second)
        if len(common) > 1:
            only = [tuple(cell for cell in house if cell not in common) for house in (first, second)]
            crossings.append((common, only[0], only[1]))
    return Houses(size, found, tuple(tuple(sorted(each)) for each in peers), tuple(crossings))
