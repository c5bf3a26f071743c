"""Marks: the digits that can still stand in each cell, as sets of bits; and what stands alone among them."""

from collections.abc import Iterable, Sequence

from kamertje.numbridge.bot.deduction.houses import Houses

Marks = list[int]  # by cell; bit d for digit d


def marks_of(houses: Houses, digits: Sequence[int], missed: Iterable[tuple[int, int]] = ()) -> Marks:
    """digits: by cell, 0 where none lies open. missed: (cell, digit) that are known to be wrong."""
    every = (2 << houses.size) - 2
    marks = [1 << digit if digit else every for digit in digits]
    for cell, digit in enumerate(digits):
        if digit:
            for peer in houses.peers[cell]:
                if not digits[peer]:
                    marks[peer] &= ~(1 << digit)
    for cell, digit in missed:
        if not digits[cell]:
            marks[cell] &= ~(1 << digit)
    return marks


def seen_at_once(houses: Houses, marks: Marks) -> Marks:
    """The marks after one look: where a digit has one place in a house, or a cell one digit."""
    seen = list(marks)
    for house in houses.all:
        alone = _standing_alone(house, marks)
        for cell in house:
            if marks[cell] & alone:
                seen[cell] = marks[cell] & alone
    return seen


def by_singles(houses: Houses, marks: Marks) -> Marks:
    """The marks after looking again and again. A cell with no mark is left in what contradicts itself."""
    marks = list(marks)
    settled = [False] * len(marks)
    changed = True
    while changed:
        changed = _strike_peers(houses, marks, settled)
        for house in houses.all:
            alone = _standing_alone(house, marks)
            for cell in house:
                only = marks[cell] & alone
                if only and only != marks[cell]:
                    marks[cell] = only
                    changed = True
    return marks


def _strike_peers(houses: Houses, marks: Marks, settled: list[bool]) -> bool:
    changed = False
    for cell, mark in enumerate(marks):
        if not settled[cell] and mark & (mark - 1) == 0:
            settled[cell] = True
            for peer in houses.peers[cell]:
                if marks[peer] & mark:
                    marks[peer] &= ~mark
                    changed = True
    return changed


def _standing_alone(house: tuple[int, ...], marks: Marks) -> int:
    """The digits that have one place in the house."""
    once = twice = 0
    for cell in house:
        mark = marks[cell]
        twice |= once & mark
        once |= mark
    return once & ~twice
