"""Boards from coordinates alone: where the dots lie decides which lines and boxes there are.

x and y count whole steps (square 1 and 1, triangle 1/2 and √3/2, hexagon √3/2 and 1/2 of a line's length).
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from tests.reference.setup_text import SetUp


class Point(NamedTuple):
    x: int
    y: int


class Dot(NamedTuple):
    row: int
    column: int
    at: Point

    @property
    def name(self) -> str:
        return f"{chr(ord('a') + self.column - 1)}{self.row}"


@dataclass(frozen=True)
class Board:
    dots: tuple[Dot, ...]  # by row from the bottom, then from the left
    lines: tuple[tuple[int, int], ...]  # two dots each, in printed order
    boxes: tuple[frozenset[int], ...]  # the sides of each; by row from the bottom, then from the left
    corners: tuple[frozenset[Point], ...]  # of each box

    def line_name(self, line: int) -> str:
        one, other = self.lines[line]
        return f"{self.dots[one].name}-{self.dots[other].name}"

    @cached_property
    def names(self) -> list[str]:
        return [self.line_name(line) for line in range(len(self.lines))]

    @cached_property
    def _boxes_at(self) -> list[list[int]]:
        return [[box for box, sides in enumerate(self.boxes) if line in sides] for line in range(len(self.lines))]

    def boxes_at(self, line: int) -> list[int]:
        return self._boxes_at[line]

    def is_outer(self, line: int) -> bool:
        return len(self.boxes_at(line)) == 1

    def inner_dots(self) -> int:
        on_border = {dot for line, ends in enumerate(self.lines) if self.is_outer(line) for dot in ends}
        return len(self.dots) - len(on_border)


def square_boxes(width: int, height: int) -> list[list[Point]]:
    return [
        [Point(x, y), Point(x + 1, y), Point(x + 1, y + 1), Point(x, y + 1)]
        for y in range(height)
        for x in range(width)
    ]


def triangle_boxes(side: int) -> list[list[Point]]:
    """All unit triangles whose three corners lie within the large one."""
    within = {Point(2 * column + row, row) for row in range(side + 1) for column in range(side + 1 - row)}
    upright = [[Point(x, y), Point(x + 2, y), Point(x + 1, y + 1)] for x, y in sorted(within)]
    hanging = [[Point(x, y), Point(x + 2, y), Point(x + 1, y - 1)] for x, y in sorted(within)]
    return [corners for corners in upright + hanging if within.issuperset(corners)]


def hexagon_boxes(side: int) -> list[list[Point]]:
    """Pointy-topped cells whose cube coordinates stay below the side."""
    reach = range(1 - side, side)
    centres = [Point(2 * q + r, 3 * r) for q in reach for r in reach if abs(q + r) < side]
    around = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    return [[Point(x + dx, y + dy) for dx, dy in around] for x, y in centres]


def corner_cycles(setup: SetUp) -> list[list[Point]]:
    if setup.shape == "square":
        return square_boxes(setup.width, setup.height)
    return triangle_boxes(setup.width) if setup.shape == "triangle" else hexagon_boxes(setup.width)


@cache
def build_board(setup: SetUp) -> Board:
    cycles = corner_cycles(setup)
    points = sorted({point for cycle in cycles for point in cycle}, key=lambda point: (point.y, point.x))
    heights = sorted({point.y for point in points})
    dots = []
    for row, height in enumerate(heights, start=1):
        level = [point for point in points if point.y == height]
        dots += [Dot(row, column, point) for column, point in enumerate(level, start=1)]
    by_point = {dot.at: number for number, dot in enumerate(dots)}

    def reading_order(dot: int) -> tuple[int, int]:
        return dots[dot].column, dots[dot].row

    def sides(cycle: list[Point]) -> list[tuple[int, int]]:
        pairs = zip(cycle, cycle[1:] + cycle[:1], strict=True)
        ends = (sorted((by_point[one], by_point[other]), key=reading_order) for one, other in pairs)
        return [(one, other) for one, other in ends]

    lines = sorted(
        {side for cycle in cycles for side in sides(cycle)},
        key=lambda line: (reading_order(line[0]), reading_order(line[1])),
    )
    by_ends = {ends: number for number, ends in enumerate(lines)}
    # A box belongs to the row of its lowest dot; within a row the middles run from left to right.
    ordered = sorted(cycles, key=lambda cycle: (min(y for _, y in cycle), sum(x for x, _ in cycle) / len(cycle)))
    return Board(
        dots=tuple(dots),
        lines=tuple(lines),
        boxes=tuple(frozenset(by_ends[side] for side in sides(cycle)) for cycle in ordered),
        corners=tuple(frozenset(cycle) for cycle in ordered),
    )
