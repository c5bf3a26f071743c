"""An empty board as it is drawn on paper, in pitches (a line is one long) from its upper left corner, y downwards."""

import math
from dataclasses import dataclass
from typing import Final

from kamertje.dots import SetUp, grid_of

# The grid's whole steps, in pitches.
_STEPS: Final = {
    "square": (1.0, 1.0),
    "triangle": (0.5, math.sqrt(3) / 2),
    "hexagon": (math.sqrt(3) / 2, 0.5),
}

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Outline:
    """lines: those that are drawn before the game begins. room: the radius of the circle that fits into a box."""

    width: float
    height: float
    dots: tuple[Point, ...]
    lines: tuple[tuple[Point, Point], ...]
    centres: tuple[Point, ...]
    room: float


def outline_of(setup: SetUp) -> Outline:
    """The board of a set-up, with the outer border where the set-up draws it beforehand."""
    grid = grid_of(setup)
    step_x, step_y = _STEPS[setup.shape]
    left = min(dot.x for dot in grid.dots)
    top = max(dot.y for dot in grid.dots)
    dots = tuple(((dot.x - left) * step_x, (top - dot.y) * step_y) for dot in grid.dots)
    border = [line for line in grid.lines if line.other_box == -1] if setup.border else []
    corners = [{dot for side in box for dot in grid.lines[side][:2]} for box in grid.boxes]
    return Outline(
        width=max(x for x, _ in dots),
        height=max(y for _, y in dots),
        dots=dots,
        lines=tuple((dots[line.from_dot], dots[line.to_dot]) for line in border),
        centres=tuple(_mean([dots[dot] for dot in sorted(around)]) for around in corners),
        room=0.5 / math.tan(math.pi / len(grid.boxes[0])),
    )


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
