"""Solving in slices, and the order in which things become known."""

import pytest

from kamertje.dots import MIB, SWAP, Bounds, Game, SetUp, Solving, new_game, read_game, read_setup


def position(text: str, turns: str = "") -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    game = read_game(setup, turns) if turns else new_game(setup)
    assert isinstance(game, Game)
    return game


def names(solving: Solving) -> list[str]:
    return [solving.game.grid.move_name(move) for move in solving.best()]


def test_a_small_board_to_the_end() -> None:
    solving = Solving(position("1x3"), every_line=True)
    assert (solving.open, solving.done) == (True, False)
    while solving.open:
        solving.search(1000)
    assert solving.bounds == Bounds(-1, -1)
    assert solving.nodes > 0
    assert 0 <= solving.table_load <= 1
    values = {move: solving.of_move(move).value for move in solving.game.undrawn}
    assert set(solving.best()) == {move for move, value in values.items() if value == -1}
    assert solving.search(1000)


def test_misere_turns_the_objective() -> None:
    solving = Solving(position("1x2 misere"), every_line=True)
    while solving.open:
        solving.search(1000)
    values = [solving.of_move(move).value for move in solving.game.undrawn]
    assert solving.bounds.value == min(value for value in values if value is not None)


def test_the_swap_is_among_the_best() -> None:
    solving = Solving(position("2x2 pie", "1. a1-a2"))
    while solving.open:
        solving.search(1000)
    assert "swap" in names(solving) or solving.of_move(SWAP).high < solving.bounds.low


def test_a_finished_position_is_worth_nothing() -> None:
    solving = Solving(position("1x1", "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2"))
    assert (solving.done, solving.open, solving.bounds, solving.best(), solving.nodes) == (
        *(True, False),
        Bounds(0, 0),
        (),
        0,
    )


def test_a_board_beyond_the_solver_has_bounds_only() -> None:
    solving = Solving(position("8x8"))
    assert not solving.open
    assert not solving.search(1000)
    assert solving.bounds == Bounds(-64, 64)
    assert solving.of_move(0) == Bounds(-64, 64)
    assert solving.best() == ()
    assert solving.table_load == 0


def test_before_the_end_only_proven_lines_are_best(monkeypatch: pytest.MonkeyPatch) -> None:
    solving = Solving(position("1x1", "1. a1-a2 2. a1-b1"))
    first, second = solving.game.undrawn
    known = {first: Bounds(0, 1), second: Bounds(-1, 0)}
    monkeypatch.setattr(Solving, "of_move", lambda _self, move: known[move])
    assert solving.best() == ()
    known[first] = Bounds(1, 1)
    assert solving.best() == (first,)
    known[second] = Bounds(-1, 1)
    assert solving.best() == (first,)


def test_threads_give_the_same_value() -> None:
    solving = Solving(position("2x3"), threads=2, table_bytes=4 * MIB)
    while solving.open:
        solving.search(1000)
    assert solving.bounds.value == -2


@pytest.mark.parametrize("text", ["3x3 sum", "3x3 players:3"])
def test_games_without_a_value(text: str) -> None:
    with pytest.raises(ValueError) as refused:
        Solving(position(text))
    assert text in str(refused.value)


def test_lines_are_settled_one_by_one() -> None:
    for text in ("2x3", "2x2 misere"):
        solving = Solving(position(text))
        settled = [solving.settled]
        while not solving.search(50):
            settled.append(solving.settled)
        assert settled == sorted(settled)
        assert solving.settled == solving.game.lines_left


def test_what_was_proven_is_not_searched_again() -> None:
    first = Solving(position("3x3"))
    while not first.search(1000):
        pass
    again = Solving(position("3x3"))
    again.learn(first.proven(1000))
    while not again.search(1000):
        pass
    assert again.bounds == first.bounds
    assert again.best() == first.best()
    assert again.nodes < first.nodes / 10
