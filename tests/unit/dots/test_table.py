"""The table of all values: what it says, what it refuses, and in which order things become known."""

from random import Random

import pytest

from kamertje import _kernel
from kamertje.dots import (
    SWAP,
    Bounds,
    Game,
    Refusal,
    SetUp,
    Solving,
    ValueTable,
    drawn_game,
    new_game,
    open_table,
    read_game,
    read_setup,
    table_bytes,
)
from tests.property.games import TWO_PLAYER_OPTIONS, can_be_played, setup_text
from tests.reference.brute_force import Table
from tests.twins import place


def position(text: str, turns: str = "") -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    game = read_game(setup, turns) if turns else new_game(setup)
    assert isinstance(game, Game)
    return game


def filled(game: Game, threads: int = 1) -> ValueTable:
    table = open_table(game, threads=threads)
    assert isinstance(table, ValueTable)
    while table.open:
        table.search(1)
    return table


SMALL = [
    text
    for grid in ("1x1", "3x1", "1x5 border", "2x2 border", "3x2 border", "triangle:2", "triangle:3 border")
    for options in TWO_PLAYER_OPTIONS
    if "border" not in options and "pie" not in options and can_be_played(text := setup_text(grid, options))
]


@pytest.mark.parametrize("setup", [*SMALL, "2x2", "2x2 misere noextra"])
def test_every_value_is_that_of_trying_everything(setup: str) -> None:
    reference = Table(place(setup).referee.setup, place(setup).referee.undrawn)
    table = filled(position(setup))
    for state, value in enumerate(reference.values):
        left = [line for bit, line in enumerate(reference.undrawn) if state >> bit & 1]
        assert table.of_lines(left) == value, left


@pytest.mark.parametrize("options", TWO_PLAYER_OPTIONS)
def test_it_answers_what_the_search_answers(options: str) -> None:
    game = position(setup_text("2x3", options))
    for _ in range(3):
        table, solving = filled(game), Solving(game, every_line=True)
        while solving.open:
            solving.search(10_000)
        assert (table.bounds, table.best()) == (solving.bounds, solving.best())
        moves = (*game.undrawn, SWAP) if game.can_swap else game.undrawn
        assert [table.of_move(move) for move in moves] == [solving.of_move(move) for move in moves]
        after = game.play(Random(options).choice(game.undrawn))
        assert isinstance(after, Game)
        game = after


def test_threads_make_no_difference() -> None:
    game = position("3x3 noextra")
    one, two = filled(game), filled(game, threads=2)
    assert one.best() == two.best()
    random = Random(1)
    for _ in range(200):
        left = [line for line in game.undrawn if random.random() < 0.5]
        assert one.of_lines(left) == two.of_lines(left)


def test_nothing_is_known_before_everything_is() -> None:
    table = open_table(position("3x3"))
    assert isinstance(table, ValueTable)
    assert not table.search(1)
    assert (table.open, table.bounds, table.best(), table.of_move(0)) == (True, Bounds(-9, 9), (), Bounds(-9, 9))
    assert 0 < table.nodes < 1 << 24
    assert 0 < table.table_load < 1
    with pytest.raises(ValueError):
        table.of_lines([0])
    while not table.search(1):
        pass
    assert (table.bounds, table.nodes, table.table_load) == (Bounds(-3, -3), 1 << 24, 1)


def test_only_undrawn_lines_count() -> None:
    setup = read_setup("8x8 misere")
    assert isinstance(setup, SetUp)
    lines = range(len(new_game(setup).grid.lines))
    game = drawn_game(setup, [line for line in lines if line % 8])
    assert isinstance(game, Game)
    assert game.lines_left == 18
    assert table_bytes(game) == 1 << 18
    with pytest.raises(ValueError):
        filled(game).of_lines([1])


def test_a_finished_position_is_worth_nothing() -> None:
    table = filled(position("1x1", "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2"))
    assert (table.bounds, table.best(), table.of_lines([])) == (Bounds(0, 0), (), 0)


def test_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table_bytes(position("3x4 misere")) == 1 << 31
    assert open_table(position("2x6")) == Refusal("table_lines", "32")
    assert open_table(position("2x2 players:3")) == Refusal("players_unsupported", "2x2 players:3")
    assert open_table(position("2x2 sum")) == Refusal("numbers_unsupported", "2x2 sum")

    class Memoryless:
        can_hold = _kernel.ValueTable.can_hold
        bytes_for = _kernel.ValueTable.bytes_for

        def __init__(self, _game: _kernel.Game, _threads: int) -> None:
            raise MemoryError

    monkeypatch.setattr(_kernel, "ValueTable", Memoryless)
    refusal = open_table(position("2x2"))
    assert refusal == Refusal("table_memory", "4096")
    assert "4096" in refusal.sentence
