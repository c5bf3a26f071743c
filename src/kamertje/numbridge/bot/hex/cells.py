"""Sets of cells as bits, on a rhombus of hexagons."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Rhombus:
    """sides: for seats 1 and 2 the two rows, or the two columns, that are to be joined."""

    size: int
    every: int
    sides: tuple[tuple[int, int], tuple[int, int]]

    def around(self, cells: int) -> int:
        """The neighbours of a set of cells, and some of the cells themselves."""
        size = self.size
        left, right = self.sides[1]
        not_first, not_last = cells & ~left, cells & ~right
        found = cells >> size | cells << size | not_first >> 1 | not_last << 1
        return (found | not_last >> (size - 1) | not_first << (size - 1)) & self.every

    def reach(self, start: int, within: int) -> int:
        """The cells `within` that hang together with those of them in `start`."""
        found = front = start & within
        while front:
            front = self.around(front) & within & ~found
            found |= front
        return found

    def joins(self, seat: int, own: int) -> bool:
        """Whether these cells join the seat's sides."""
        first, second = self.sides[seat - 1]
        return bool(self.reach(first, own) & second)

    def closing(self, seat: int, own: int, free: int) -> int:
        """The free cells each of which would join the seat's sides."""
        first, second = self.sides[seat - 1]
        near = first | self.around(self.reach(first, own))
        far = second | self.around(self.reach(second, own))
        return near & far & free


@lru_cache(maxsize=8)
def rhombus(size: int) -> Rhombus:
    row = (1 << size) - 1
    column = sum(1 << row * size for row in range(size))
    return Rhombus(size, (1 << size * size) - 1, ((row, row << size * (size - 1)), (column, column << (size - 1))))


def bits(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def listed(cells: int) -> Iterator[int]:
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest
