"""What follows from the digits that lie open, by the methods that people use, and by search."""

from kamertje.numbridge.bot.deduction.exact import solve
from kamertje.numbridge.bot.deduction.houses import Houses, houses_of
from kamertje.numbridge.bot.deduction.marks import Marks, by_singles, marks_of, seen_at_once
from kamertje.numbridge.bot.deduction.subsets import by_subsets

__all__ = ["Houses", "Marks", "by_singles", "by_subsets", "houses_of", "marks_of", "seen_at_once", "solve"]
