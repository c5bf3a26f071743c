"""A board as a page draws it: sent once, since a position names its lines and boxes by number alone."""

from typing import Literal, cast

from msgspec import Struct, field

from kamertje.dots.grid import grid_of
from kamertje.dots.refusals import Refusal
from kamertje.dots.setup import read_setup

Shape = Literal["square", "triangle", "hexagon"]


class BoardDot(Struct, frozen=True):
    """Row from 1 at the bottom, column from 1 at the left; `x` to the right and `y` upwards in whole steps."""

    row: int
    column: int
    x: int
    y: int


class BoardLine(Struct, frozen=True):
    """Its name, its two dots and the boxes that it borders, by number."""

    name: str
    start: int = field(name="from")
    end: int = field(name="to")
    boxes: tuple[int, ...]


class BoardBox(Struct, frozen=True):
    """The lines around it, by number."""

    sides: tuple[int, ...]


class DotsBoard(Struct, frozen=True):
    """200 for `GET /api/boards/{build}/{grid}`: what is where, in the kernel's order. `width` and `height` in boxes."""

    shape: Shape
    width: int
    height: int
    dots: tuple[BoardDot, ...]
    lines: tuple[BoardLine, ...]
    boxes: tuple[BoardBox, ...]


def board_of(text: str) -> DotsBoard | Refusal:
    """text: a grid alone, such as "5x5". Refused is what `read_setup` refuses."""
    setup = read_setup(text)
    if isinstance(setup, Refusal):
        return setup
    grid = grid_of(setup)
    return DotsBoard(
        cast("Shape", setup.shape),
        setup.width,
        setup.height,
        tuple(BoardDot(*dot) for dot in grid.dots),
        tuple(
            BoardLine(name, line.from_dot, line.to_dot, tuple(box for box in (line.box, line.other_box) if box >= 0))
            for line, name in zip(grid.lines, grid.line_names, strict=True)
        ),
        tuple(BoardBox(sides) for sides in grid.boxes),
    )
