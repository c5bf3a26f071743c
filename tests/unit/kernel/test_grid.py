"""The board as a drawing: every line has the same length, and rows and columns say where dots lie."""

from math import isclose, sqrt

import pytest

from tests.property.games import ALL_GRIDS
from tests.twins import place

STEPS = {"square": (1.0, 1.0), "triangle": (0.5, sqrt(3) / 2), "hexagon": (sqrt(3) / 2, 0.5)}


@pytest.mark.parametrize("grid", ALL_GRIDS)
def test_every_line_is_one_long(grid: str) -> None:
    game = place(grid).game
    across, up = STEPS[game.setup.shape]
    for one, other, *_ in game.grid.lines:
        (_, _, x1, y1), (_, _, x2, y2) = game.grid.dots[one], game.grid.dots[other]
        assert isclose(((x1 - x2) * across) ** 2 + ((y1 - y2) * up) ** 2, 1.0)


@pytest.mark.parametrize("grid", ALL_GRIDS)
def test_dots_lie_where_the_coordinates_of_the_shape_put_them(grid: str) -> None:
    twins = place(grid)
    dots = twins.referee.board.dots
    # Where the drawing starts is the kernel's own choice.
    _, _, left, bottom = twins.game.grid.dots[0]
    expected = [(dot.row, dot.column, dot.at.x - dots[0].at.x, dot.at.y - dots[0].at.y) for dot in dots]
    assert [(row, column, x - left, y - bottom) for row, column, x, y in twins.game.grid.dots] == expected


@pytest.mark.parametrize("grid", ALL_GRIDS)
def test_lines_and_boxes_know_each_other(grid: str) -> None:
    twins = place(grid)
    board = twins.referee.board
    assert [frozenset(sides) for sides in twins.game.grid.boxes] == list(board.boxes)
    assert [(one, other) for one, other, *_ in twins.game.grid.lines] == list(board.lines)
    assert [[box for box in boxes if box >= 0] for _, _, *boxes in twins.game.grid.lines] == [
        board.boxes_at(line) for line in range(len(board.lines))
    ]
