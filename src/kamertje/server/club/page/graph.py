"""The history of a rating, drawn: the rating as a line, and around it how certain it was."""

import math
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 260
LEFT: Final = 96  # for the figures
EDGE: Final = 20

Point = tuple[float, float, float]  # time, rating, deviation


def graph(points: Sequence[Point], label: str) -> str:
    """Game by game from left to right; needs two at least."""
    low = math.floor(min(rating - deviation for _, rating, deviation in points) / 100) * 100
    high = math.ceil(max(rating + deviation for _, rating, deviation in points) / 100) * 100

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * number / (len(points) - 1)

    def y(rating: float) -> float:
        return EDGE + (HEIGHT - 2 * EDGE) * (high - rating) / (high - low)

    step = max(100, math.ceil((high - low) / 500) * 100)
    rules = "".join(
        f'<path class="rule" d="M{LEFT} {y(rating):.1f}H{WIDTH - EDGE}"/>'
        f'<text x="{LEFT - 10}" y="{y(rating) + 6:.1f}">{rating}</text>'
        for rating in range(low, high + 1, step)
    )
    above = [f"{x(n):.1f} {y(rating + deviation):.1f}" for n, (_, rating, deviation) in enumerate(points)]
    below = [f"{x(n):.1f} {y(rating - deviation):.1f}" for n, (_, rating, deviation) in enumerate(points)]
    line = [f"{x(n):.1f} {y(rating):.1f}" for n, (_, rating, _) in enumerate(points)]
    last_x, last_y = line[-1].split()
    return (
        f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{rules}'
        f'<path class="band" d="M{"L".join([*above, *reversed(below)])}z"/><path class="line" d="M{"L".join(line)}"/>'
        f'<circle class="now" cx="{last_x}" cy="{last_y}" r="5"/></svg>'
    )


def thinned(points: Sequence[Point], most: int) -> list[Point]:
    """At most so many, evenly chosen, the last one always."""
    if len(points) <= most:
        return list(points)
    marks = [round(number * (len(points) - 1) / (most - 1)) for number in range(most)]
    return [points[mark] for mark in marks[:1] + [b for a, b in pairwise(marks) if a != b]]
