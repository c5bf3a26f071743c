"""Boards as planar graphs: dots, lines that join two dots, boxes bounded by lines."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from kamertje import _kernel
from kamertje._kernel import PASS, SWAP, SetUp
from kamertje.dots.refusals import Refusal, encodable


class Dot(NamedTuple):
    """row from 1 at the bottom, column from 1 at the left; x to the right and y upwards in whole steps.

    The steps, in lengths of a line: square 1 and 1; triangle 1/2 and √3/2; hexagon √3/2 and 1/2.
    """

    row: int
    column: int
    x: int
    y: int


class Line(NamedTuple):
    """The numbers of its two dots and of the boxes that it borders; other_box is -1 on the outer border."""

    from_dot: int
    to_dot: int
    box: int
    other_box: int


@dataclass(frozen=True, slots=True)
class Grid:
    """The board of a set-up.

    Lines are numbered in printed order; dots and boxes by row from the bottom, then from the left.
    boxes: for each box the numbers of the lines around it.
    line_names, dot_names: "a1-b1" and "a1", by number.
    """

    dots: tuple[Dot, ...]
    lines: tuple[Line, ...]
    boxes: tuple[tuple[int, ...], ...]
    line_names: tuple[str, ...]
    dot_names: tuple[str, ...]
    _native: _kernel.Grid = field(repr=False, compare=False)

    def move_name(self, move: int) -> str:
        """The printed name of a line, "swap", or "-" for a pass."""
        return {SWAP: "swap", PASS: "-"}.get(move) or self.line_names[move]

    def read_line(self, text: str) -> int | Refusal:
        """The number of the line with this name, its dots in either order. Refusal code: line_unknown."""
        line = self._native.read_line(encodable(text))
        return line if isinstance(line, int) else Refusal(line.code, line.text)

    def read_lines(self, text: str) -> tuple[int, ...] | Refusal:
        """Different lines in any order, separated by spaces or commas. Refusal codes: line_unknown, line_drawn."""
        lines = self._native.read_lines(encodable(text))
        return tuple(lines) if isinstance(lines, list) else Refusal(lines.code, lines.text)


@lru_cache(maxsize=32)
def grid_of(setup: SetUp) -> Grid:
    """The grid of a set-up, built once for each of the set-ups in use."""
    native = _kernel.Game(setup).grid
    lines = tuple(Line(*line) for line in native.lines)
    line_names = tuple(native.line_name(line) for line in range(len(lines)))
    dots = tuple(Dot(*dot) for dot in native.dots)
    dot_names = [""] * len(dots)
    for line, name in zip(lines, line_names, strict=True):
        dot_names[line.from_dot], dot_names[line.to_dot] = name.split("-")
    boxes = tuple(tuple(box) for box in native.boxes)
    return Grid(dots, lines, boxes, line_names, tuple(dot_names), native)
