"""What pairs, triples and crossings of houses tell: as far as people with a pencil go."""

from itertools import combinations

from kamertje.numbridge.bot.deduction.houses import Houses
from kamertje.numbridge.bot.deduction.marks import Marks, by_singles


def by_subsets(houses: Houses, marks: Marks) -> Marks:
    """The marks after singles, crossings, pairs and triples, until nothing more comes of them."""
    marks = by_singles(houses, marks)
    while _strike_crossings(houses, marks) or _strike_subsets(houses, marks):
        marks = by_singles(houses, marks)
    return marks


def _strike_crossings(houses: Houses, marks: Marks) -> bool:
    """A digit that one house can have only where it crosses another is nowhere else in that one."""
    changed = False
    for common, *parts in houses.crossings:
        shared = _union(common, marks)
        for here, there in (parts, reversed(parts)):
            bound = shared & ~_union(here, marks)
            for cell in there if bound else ():
                if marks[cell] & bound:
                    marks[cell] &= ~bound
                    changed = True
    return changed


def _strike_subsets(houses: Houses, marks: Marks) -> bool:
    """Two cells with two digits between them, or three with three, leave those to no other cell of the house."""
    changed = False
    for house in houses.all:
        for count in (2, 3):
            few = [cell for cell in house if 2 <= marks[cell].bit_count() <= count]
            for chosen in combinations(few, count):
                taken = _union(chosen, marks)
                if taken.bit_count() != count:
                    continue
                for cell in house:
                    if cell not in chosen and marks[cell] & taken:
                        marks[cell] &= ~taken
                        changed = True
    return changed


def _union(cells: tuple[int, ...], marks: Marks) -> int:
    union = 0
    for cell in cells:
        union |= marks[cell]
    return union
