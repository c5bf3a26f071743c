"""What a lesson says of a board is so: its goal is the most that can be had against best play."""

from functools import cache
from random import getrandbits

import pytest

from kamertje.dots import Budget, Game, Level, Solving, chains_of, choose, control_of
from tests.server.lessons.real import LANGUAGES, boards, source, words

BOARDS = boards()


@cache
def solved(name: str) -> Solving:
    solving = Solving(BOARDS[name].game, every_line=True, table_bytes=1 << 22)
    while not solving.search(1 << 20):
        pass
    return solving


def share(name: str) -> int:
    """The boxes that the reader gets when both play best."""
    value = solved(name).bounds.value
    assert value is not None
    left = BOARDS[name].game.boxes_left
    return (left - value if BOARDS[name].computer_begins else left + value) // 2


def played(name: str, line: str) -> Game:
    game = BOARDS[name].game
    after = game.play(game.grid.line_names.index(line))
    assert isinstance(after, Game)
    return after


@pytest.mark.parametrize("name", [name for name, exercise in BOARDS.items() if exercise.boxes is not None])
def test_the_goal_is_what_best_play_gives(name: str) -> None:
    if name == "parity":  # to win is enough, on a whole board
        assert BOARDS[name].boxes == BOARDS[name].game.boxes_left // 2 + 1 <= share(name)
    else:
        assert BOARDS[name].boxes == share(name)


@pytest.mark.parametrize("name", BOARDS)
def test_the_computer_of_the_lessons_errs_nowhere(name: str) -> None:
    """Two masters share the boxes as best play does, so whoever falls short of the goal has erred himself."""
    exercise = BOARDS[name]
    game = exercise.game
    before = game.scores
    while not game.over:
        line = choose(game, Level.MASTER, getrandbits(64), Budget(nodes=2_000_000, seconds=None, table_bytes=1 << 24))
        after = game.play(line)
        assert isinstance(after, Game)
        game = after
    assert game.scores[exercise.reader - 1] - before[exercise.reader - 1] == share(name)


def test_the_reader_is_the_player_whose_turn_it_is_or_comes() -> None:
    for exercise in BOARDS.values():
        assert (exercise.reader == exercise.game.mover) == (not exercise.computer_begins)
        assert exercise.computer_begins is False or exercise.game.moves == ()


def test_the_box_that_is_to_be_closed_can_be_and_two_where_it_is_two() -> None:
    one = BOARDS["close-one"].game
    assert [one.grid.line_names[line] for line in one.undrawn if one.kind(line) == "closes"] == ["b1-b2"]
    two = BOARDS["close-two"].game
    closing = [line for line in two.undrawn if two.kind(line) == "closes"]
    closed = {two.grid.line_names[line]: two.boxes_left for line in closing}
    assert {name: left - played("close-two", name).boxes_left for name, left in closed.items()} == {
        "b1-b2": 2,
        "a2-a3": 1,
    }


def test_the_safe_lines_are_those_and_no_others() -> None:
    game = BOARDS["find-a-safe-line"].game
    safe = [game.grid.line_names[line] for line in game.undrawn if game.kind(line) == "safe"]
    assert (len(game.undrawn), safe) == (12, list(BOARDS["find-a-safe-line"].lines))


def test_one_line_uses_up_three_safe_ones() -> None:
    game = BOARDS["last-safe-line"].game
    assert game.safe_lines == 3
    left = {
        game.grid.line_names[line]: played("last-safe-line", game.grid.line_names[line]).safe_lines
        for line in game.undrawn
        if game.kind(line) == "safe"
    }
    assert [name for name, safe in left.items() if safe == 0] == list(BOARDS["last-safe-line"].lines) == ["b1-b2"]
    assert share("last-safe-line") == 6
    assert [len(chain.boxes) for chain in chains_of(played("last-safe-line", "b1-b2"))] == [6]


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("three-and-one", [("chain", 1), ("chain", 3)]),
        ("misere-ending", [("chain", 1), ("chain", 3)]),
        ("two-threes", [("chain", 3), ("chain", 3)]),
        ("three-and-one-again", [("chain", 1), ("chain", 3)]),
        ("ring-and-three", [("chain", 3), ("ring", 4)]),
        ("give-a-pair", [("chain", 2), ("chain", 3)]),
        ("ring-opened", [("chain", 2), ("chain", 5)]),
        ("two-threes-opened", [("chain", 2), ("chain", 3)]),
    ],
)
def test_the_pieces_are_those_that_are_named(name: str, pieces: list[tuple[str, int]]) -> None:
    assert sorted((chain.kind, len(chain.boxes)) for chain in chains_of(BOARDS[name].game)) == pieces


@pytest.mark.parametrize(
    ("name", "best"), [("give-a-pair", {"b1-b2"}), ("ring-opened", {"b2-c2"}), ("two-threes-opened", {"b1-b2"})]
)
def test_the_one_good_line_is_the_one_that_is_taught(name: str, best: set[str]) -> None:
    solving = solved(name)
    assert {BOARDS[name].game.grid.line_names[line] for line in solving.best()} == best


def test_the_ring_is_opened_first() -> None:
    game = BOARDS["ring-and-three"].game
    (ring,) = [chain for chain in chains_of(game) if chain.kind == "ring"]
    assert set(solved("ring-and-three").best()) == set(ring.lines)


def test_the_swedish_board_is_as_it_is_told() -> None:
    assert BOARDS["swedish"].game.safe_lines == 4
    assert share("swedish") == 8


@pytest.mark.parametrize(("name", "dots", "parity"), [("small-parity", 9, "odd"), ("parity", 16, "odd")])
def test_the_parity_is_the_one_that_is_wanted(name: str, dots: int, parity: str) -> None:
    exercise = BOARDS[name]
    assert exercise.parity
    assert len(exercise.game.grid.dots) == dots
    control = control_of(exercise.game)
    assert control is not None
    even = {"even": "odd", "odd": "even"}
    wanted = control.parity_wanted if control.player == exercise.reader else even[control.parity_wanted]
    assert wanted == parity


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_the_text_are_those_of_the_boards(language: str) -> None:
    swedish, endings = words(source(language, "swedish")), words(source(language, "endgames"))
    to = {"en": "to", "nl": "tegen", "el": "με"}[language]
    assert f"8 {to} 1" in swedish
    for own, other in ((2, 4), (3, 1), (3, 4)):
        assert f"{own} {to} {other}" in endings
