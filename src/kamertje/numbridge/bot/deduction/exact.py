"""The one solution: the givens fix it, so whoever searches knows every digit."""

from functools import lru_cache

from kamertje.numbridge.bot.deduction.houses import Houses, houses_of
from kamertje.numbridge.bot.deduction.marks import Marks, by_singles, marks_of


@lru_cache(maxsize=64)
def solve(blocks: tuple[int, ...], givens: tuple[int, ...]) -> tuple[int, ...]:
    """By cell its digit. givens: by cell, 0 where none lies open; they must have a solution."""
    houses = houses_of(blocks)
    found = _search(houses, marks_of(houses, givens))
    if found is None:
        raise ValueError("the givens have no solution")
    return tuple(mark.bit_length() - 1 for mark in found)


def _search(houses: Houses, marks: Marks) -> Marks | None:
    marks = by_singles(houses, marks)
    if 0 in marks:
        return None
    open_cells = [cell for cell, mark in enumerate(marks) if mark & (mark - 1)]
    if not open_cells:
        return marks if _holds(houses, marks) else None
    cell = min(open_cells, key=lambda each: marks[each].bit_count())
    for digit in range(1, houses.size + 1):
        if marks[cell] >> digit & 1:
            found = _search(houses, [*marks[:cell], 1 << digit, *marks[cell + 1 :]])
            if found is not None:
                return found
    return None


def _holds(houses: Houses, marks: Marks) -> bool:
    return all(len({marks[cell] for cell in house}) == len(house) for house in houses.all)
