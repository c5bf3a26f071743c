"""Which digits each strength makes out."""

from collections.abc import Callable
from typing import Final

from kamertje.numbridge.bot.deduction import Marks, by_subsets, houses_of, marks_of, seen_at_once, solve
from kamertje.numbridge.levels import BotLevel
from kamertje.numbridge.messages import NumbridgeView

OVERLOOKED: Final = 25  # of a hundred cells that a beginner could make out


def marks_seen(view: NumbridgeView, level: BotLevel, random: Callable[[int], int]) -> Marks:
    """By cell the digits that may be right. random: uniform in 0..n-1."""
    if level is BotLevel.EXPERT:
        digits = [view.digits[cell] if cell in view.givens else 0 for cell in range(len(view.digits))]
        return [1 << digit for digit in solve(view.blocks, tuple(digits))]
    houses = houses_of(view.blocks)
    marks = marks_of(houses, view.digits, view.missed)
    if level is BotLevel.INTERMEDIATE:
        return by_subsets(houses, marks)
    seen = seen_at_once(houses, marks)
    return [mark if random(100) < OVERLOOKED else made_out for mark, made_out in zip(marks, seen, strict=True)]
