"""Boards as text."""

import pytest

from kamertje.cli.board import draw_board
from kamertje.dots import Game, SetUp, new_game, read_game, read_setup


def position(text: str, turns: str = "") -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    game = read_game(setup, turns) if turns else new_game(setup)
    assert isinstance(game, Game)
    return game


def test_squares_have_their_coordinates_outside() -> None:
    game = position("2x1", "1. a1-b1 2. a1-a2 3. a2-b2 4. b1-b2, b2-c2")
    assert draw_board(game, unicode=True, colours=False).splitlines() == [
        "2  •━━━•═══•",
        "   ║ 2 ║",
        "1  •━━━•   •",
        "",
        "   a   b   c",
    ]
    assert draw_board(game, unicode=False, colours=False).splitlines() == [
        "2  +---+===+",
        "   H 2 H",
        "1  +---+   +",
        "",
        "   a   b   c",
    ]


def test_triangles_show_the_names_of_their_dots() -> None:
    game = position("triangle:2", "1. a1-b1 2. a1-a2 3. a2-b1")
    assert draw_board(game, unicode=True, colours=False).splitlines() == [
        "        a3",
        "",
        "    a2      b2",
        "  ╱₂1 ╲₁",
        "a1━━━━━━b1      c1",
    ]


def test_hexagons_show_the_names_of_their_dots() -> None:
    board = draw_board(position("hexagon:2 border"), unicode=False, colours=False)
    for row in range(1, 9):
        assert f"a{row}" in board
    assert max(len(line) for line in board.splitlines()) < 30


@pytest.mark.parametrize("text", ["8x8", "1x25", "25x1", "triangle:8", "hexagon:5", "4x4 players:4"])
def test_every_line_of_every_grid_has_a_place_of_its_own(text: str) -> None:
    game = position(text)
    boards = {draw_board(game, unicode=True, colours=False, hint=line) for line in game.undrawn}
    assert len(boards) == len(game.grid.lines)
    assert max(len(row) for board in boards for row in board.splitlines()) <= 105
    played = {
        draw_board(after, unicode=True, colours=False)
        for line in game.undrawn
        if isinstance(after := game.play(line), Game)
    }
    assert len(played) == len(game.grid.lines)


def test_ink_and_colours() -> None:
    game = position("2x2 border", "1. b1-b2")
    plain = draw_board(game, unicode=True, colours=False)
    coloured = draw_board(game, unicode=True, colours=True, hint=game.undrawn[0])
    assert "───" in plain
    assert "\x1b[94m┃\x1b[0m" in coloured
    assert "\x1b[38;5;208m·\x1b[0m" in coloured
    assert "\x1b" not in plain
