"""The solver says what trying everything says: value, best lines, and the value of every line."""

from functools import cache
from random import Random, getrandbits

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.property.effort import effort
from tests.property.games import (
    TWO_PLAYER_OPTIONS,
    can_be_played,
    careful_position,
    cluster,
    random_game,
    seeds,
    setup_text,
    setups,
)
from tests.reference.brute_force import Table, solve
from tests.reference.setup_text import read_setup
from tests.twins import Twins, exact, kernel_solution, late, place, solved

MOST_LINES = 14
EVERY_GRID = [
    *(f"{width}x{height}" for width in range(1, 16) for height in range(1, 16)),
    *(f"triangle:{side}" for side in range(2, 9)),
    *(f"hexagon:{side}" for side in range(2, 6)),
]


def small_setups() -> list[str]:
    """All set-ups for two players that start with 14 lines or fewer to draw."""
    texts = [setup_text(grid, options) for grid in EVERY_GRID for options in TWO_PLAYER_OPTIONS]
    return [text for text in texts if can_be_played(text) and len(place(text).referee.undrawn) <= MOST_LINES]


@cache
def table_of(setup: str) -> Table:
    game = place(setup).referee
    return Table(game.setup, game.undrawn)


def check(twins: Twins, table: Table | None = None) -> None:
    assert kernel_solution(twins.game) == solve(twins.referee, table)


@pytest.mark.parametrize("setup", small_setups())
def test_every_small_setup(setup: str) -> None:
    """The start, what follows each first line, and a few random positions."""
    table = table_of(setup.removesuffix(" pie"))
    check(place(setup), table)
    for line in place(setup).referee.undrawn:
        check(place(setup, moves=[line]), table)
    random = Random(getrandbits(64))
    for _ in range(6):
        moves = random.randrange(len(table.undrawn))
        check(random_game(setup, random, moves), table)
        check(late(setup, random.sample(table.undrawn, moves)), table)


def test_small_setups_are_of_every_kind() -> None:
    found = {(read_setup(text).shape, read_setup(text).border) for text in small_setups()}
    assert found == {
        ("square", False),
        ("square", True),
        ("triangle", False),
        ("triangle", True),
        ("hexagon", True),
    }


LARGER_GRIDS = ["3x3", "4x4", "5x5", "3x6", "8x8", "1x20", "triangle:3", "triangle:5", "triangle:8", "hexagon:2"]
LARGER_GRIDS += ["hexagon:3", "hexagon:5"]
larger = setups(LARGER_GRIDS, [options for options in TWO_PLAYER_OPTIONS if "pie" not in options])


@effort(150)
@given(larger, seeds, st.integers(1, 11))
@example("4x4", 1, MOST_LINES)
@example("hexagon:3", 2, MOST_LINES)
@example("triangle:5 misere", 3, MOST_LINES)
@example("4x4 noextra", 4, MOST_LINES)
def test_late_positions_after_safe_play(setup: str, seed: int, undrawn: int) -> None:
    check(late(setup, careful_position(setup, Random(seed), undrawn)))


@effort(150)
@given(larger, seeds, st.integers(1, 11))
@example("5x5", 1, MOST_LINES)
@example("hexagon:3 noextra", 2, MOST_LINES)
def test_late_positions_of_one_piece(setup: str, seed: int, undrawn: int) -> None:
    check(late(setup, cluster(setup, Random(seed), undrawn)))


@effort(100)
@given(larger, seeds, st.integers(1, 11))
def test_late_positions_at_random(setup: str, seed: int, undrawn: int) -> None:
    random = Random(seed)
    twins = place(setup)
    check(late(setup, random.sample(twins.referee.undrawn, min(undrawn, len(twins.referee.undrawn)))))


@effort(60)
@given(larger, seeds, st.integers(1, 10))
def test_late_positions_of_real_games(setup: str, seed: int, undrawn: int) -> None:
    """In the middle of a turn too, with scores and drawers: none of that changes the value."""
    random = Random(seed)
    lines = len(place(setup).referee.undrawn)
    check(random_game(setup, random, max(0, lines - undrawn)))


@effort(60)
@given(larger, seeds, st.integers(0, 10), st.sampled_from(["value", "best_lines"]))
def test_smaller_goals_say_the_same(setup: str, seed: int, undrawn: int, goal: str) -> None:
    twins = late(setup, careful_position(setup, Random(seed), undrawn))
    expected = solve(twins.referee)
    solver = solved(twins.game, goal)
    assert exact(solver.value) == expected.value
    for line, value in expected.lines.items():
        low, high = solver.line(line)
        assert low <= value <= high
        if goal == "best_lines":
            # What is known of a line is enough to tell whether it is one of the best.
            worse = high < expected.value if not twins.referee.setup.misere else low > expected.value
            assert (low == high == expected.value) is (value == expected.value)
            assert worse is (value != expected.value)
