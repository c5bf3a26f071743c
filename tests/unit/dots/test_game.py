"""Games as values."""

import pytest

from kamertje.dots import INK, SWAP, Game, Refusal, SetUp, drawn_game, grid_of, new_game, read_game, read_setup


def start(text: str) -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return new_game(setup)


def played(text: str, turns: str) -> Game:
    game = read_game(start(text).setup, turns)
    assert isinstance(game, Game)
    return game


def test_playing_leaves_the_game_as_it_was() -> None:
    before = start("2x2")
    after = before.play(0)
    assert isinstance(after, Game)
    assert (before.moves, before.lines_left, before.mover) == ((), 12, 1)
    assert (after.moves, after.lines_left, after.mover) == ((0,), 11, 2)
    assert after.undo() == before
    assert hash(after.undo()) == hash(before)
    assert before.undo() is None
    assert after != before
    assert after != "2x2"


def test_a_capture_keeps_the_turn_and_prints_in_one_turn() -> None:
    game = played("1x2", "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2, a2-a3")
    assert game.turns == "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2, a2-a3"
    assert game.scores == (0, 1)
    assert game.owners == (2, 0)
    assert game.mover == 1
    assert "4. a2-b2" in repr(game)


def test_the_rest_of_the_face() -> None:
    game = played("1x1", "1. a1-a2 2. a1-b1")
    names = [game.grid.line_names[line] for line in game.undrawn]
    assert names == ["a2-b2", "b1-b2"]
    assert {game.kind(line) for line in game.undrawn} == {"giveaway"}
    assert game.kind(0) == "drawn"
    assert (game.safe_lines, game.boxes_left, game.over, game.winners) == (0, 1, False, ())
    done = played("1x1", "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2")
    assert (done.over, done.winners, done.undrawn) == (True, (2,), ())


@pytest.mark.parametrize(
    ("turns", "code", "text"),
    [
        ("1. a1-a9", "line_unknown", "a1-a9"),
        ("1. a1-a2 2. a1-a2", "line_drawn", "a1-a2"),
        ("1. a1-a2 3. a1-b1", "turn_number", "3"),
        ("1. swap", "swap_refused", "swap"),
        ("hello", "turn_syntax", "hello"),
        ("1. \udc80", "line_unknown", "?"),
    ],
)
def test_refused_turns(turns: str, code: str, text: str) -> None:
    refusal = read_game(start("2x2").setup, turns)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert text in refusal.text


def test_refused_moves() -> None:
    game = played("2x2", "1. a1-a2")
    for move, code in ((0, "line_drawn"), (12, "line_unknown"), (-1, "line_unknown"), (SWAP, "swap_refused")):
        refusal = game.play(move)
        assert isinstance(refusal, Refusal)
        assert refusal.code == code


def test_a_position_without_history_belongs_to_nobody() -> None:
    grid = grid_of(start("1x1").setup)
    lines = grid.read_lines("b1-a1, a1-a2 b2-b1")
    assert isinstance(lines, tuple)
    game = drawn_game(start("1x1").setup, lines)
    assert isinstance(game, Game)
    assert [game.drawers[line] for line in lines] == [INK] * 3
    assert (game.mover, game.lines_left, game.moves) == (1, 1, ())
    again = drawn_game(start("2x2 border").setup, [0])
    assert isinstance(again, Refusal)
    assert again.code == "line_drawn"


def test_without_history_the_pie_rule_is_over_or_unknown() -> None:
    setup = start("2x2 pie").setup
    one = drawn_game(setup, [0])
    assert isinstance(one, Refusal)
    assert (one.code, one.text) == ("history_needed", "a1-a2")
    two = drawn_game(setup, [0, 1])
    assert isinstance(two, Game)
    then = two.play(5)
    assert isinstance(then, Game)
    assert not then.can_swap
    none = drawn_game(setup, [])
    assert isinstance(none, Game)
    assert none.setup.pie


def test_a_swap_is_a_move() -> None:
    first = played("2x2 pie", "1. a1-a2")
    assert first.can_swap
    assert first.grid.move_name(SWAP) == "swap"
    second = first.play(SWAP)
    assert isinstance(second, Game)
    assert second.turns == "1. a1-a2 2. swap"
    assert (second.mover, second.drawers[0]) == (1, 2)


@pytest.mark.parametrize("text", ["5x5", "1x3", "triangle:4", "hexagon:3"])
def test_lines_read_back_in_both_orders(text: str) -> None:
    grid = grid_of(start(text).setup)
    assert grid_of(start(text).setup) is grid
    for number, name in enumerate(grid.line_names):
        one, other = name.split("-")
        assert grid.read_line(name) == number == grid.read_line(f"{other}-{one}")
        line = grid.lines[number]
        assert name == f"{grid.dot_names[line.from_dot]}-{grid.dot_names[line.to_dot]}"
        assert number in grid.boxes[line.box]
        assert line.other_box == -1 or number in grid.boxes[line.other_box]
    assert all(grid.dot_names)
    refusal = grid.read_line("zz")
    assert isinstance(refusal, Refusal)
    twice = grid.read_lines(f"{grid.line_names[0]} {grid.line_names[0]}")
    assert isinstance(twice, Refusal)
