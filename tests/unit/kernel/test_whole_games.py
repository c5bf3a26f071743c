"""The computer against itself: every level ends every game by legal moves, and the better level wins more."""

from math import sqrt
from random import Random, getrandbits

import pytest

from kamertje import _kernel
from tests.conformance.analysts import decide
from tests.property.games import OPTIONS, can_be_played, setup_text
from tests.reference.referee import Referee
from tests.twins import Twins, kernel_setup, place

LEVELS = ["easy", "medium", "hard", "master"]
GRIDS = ["1x4", "3x3", "4x2", "triangle:3", "hexagon:2"]
NODES = 300


@pytest.mark.parametrize("options", OPTIONS)
def test_every_level_plays_to_the_end(options: str) -> None:
    random = Random(getrandbits(64))
    for grid in GRIDS:
        setup = setup_text(grid, options)
        if can_be_played(setup):
            twins = place(setup)
            while not twins.referee.over:
                level = random.choice(LEVELS)
                twins.play(decide(twins.game, level, [], nodes=NODES, seed=random.getrandbits(64)))
            assert twins.game.winners == twins.referee.winners()


def share_of_points(setup: str, better: str, worse: str, games: int) -> tuple[float, float]:
    """The share that `better` wins (a draw is half), starting in turn, and the half width of its 95 % interval."""
    points = []
    for number in range(games):
        game = _kernel.Game(kernel_setup(setup))
        seat = number % 2 + 1
        while not game.over:
            game.play(decide(game, better if game.mover == seat else worse, [], nodes=20_000, seed=getrandbits(64)))
        points.append(0.0 if seat not in game.winners else 1 / len(game.winners))
    mean = sum(points) / games
    return mean, 1.96 * sqrt(sum((point - mean) ** 2 for point in points)) / games


@pytest.mark.parametrize(
    ("setup", "better", "worse", "claim"),
    [
        ("3x3", "medium", "easy", 0.75),
        ("3x3", "hard", "medium", 0.75),
        ("4x4", "hard", "medium", 0.75),
        ("triangle:4", "hard", "medium", 0.75),
    ],
)
def test_the_better_level_wins_more(setup: str, better: str, worse: str, claim: float) -> None:
    mean, margin = share_of_points(setup, better, worse, games=400)
    assert mean - margin >= claim, (mean, margin)


def rate(twins: Twins, lines: list[int], decisions: int) -> float:
    hits = sum(decide(twins.game, "easy", [], seed=getrandbits(64)) in lines for _ in range(decisions))
    return hits / decisions


def half_width(chance: float, decisions: int) -> float:
    return 1.96 * sqrt(chance * (1 - chance) / decisions)


DECISIONS = 20_000
# Far wider than chance would ever need, far narrower than the next simple fraction.
TOLERANCE = 0.03


def check_rate(twins: Twins, lines: list[int], chance: float) -> None:
    found = rate(twins, lines, DECISIONS)
    assert abs(found - chance) + half_width(chance, DECISIONS) < TOLERANCE, (found, chance)


def named(game: Referee, text: str) -> list[int]:
    return [game.board.names.index(name) for name in text.split()]


def test_easy_closes_in_75_percent() -> None:
    """One line closes, 5 of 8 are safe: else it comes up by chance, in 1/4 · 1/2 · 1/8."""
    board = place("2x2").referee
    twins = place("2x2", named(board, "a1-a2 a1-b1 a2-b2 a2-a3"))
    check_rate(twins, named(board, "b1-b2"), 3 / 4 + 1 / 4 * 1 / 2 * 1 / 8)


def test_easy_is_careful_in_50_percent() -> None:
    """Nothing closes, 3 of 5 lines are safe: careful, or by chance."""
    board = place("2x1").referee
    twins = place("2x1", named(board, "a1-a2 a1-b1"))
    check_rate(twins, named(board, "b1-c1 b2-c2 c1-c2"), 1 / 2 + 1 / 2 * 3 / 5)


def test_easy_avoids_closing_in_misere_in_75_percent() -> None:
    """1 of 8 lines closes and 5 are safe: it is drawn in 1/4 · 1/2 · 1/8."""
    board = place("2x2").referee
    twins = place("2x2 misere", named(board, "a1-a2 a1-b1 a2-b2 a2-a3"))
    check_rate(twins, named(board, "b1-b2"), 1 / 4 * 1 / 2 * 1 / 8)
    safe = named(board, "b1-c1 b2-c2 b3-c3 c1-c2 c2-c3")
    check_rate(twins, safe, 1 / 2 + 3 / 4 * 1 / 2 * 5 / 7 + 1 / 4 * 1 / 2 * 5 / 8)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_half_of_the_first_lines_are_taken_over(level: str) -> None:
    game = place("3x3 pie", moves=[0]).game
    swaps = sum(decide(game, level, [], seed=getrandbits(64)) == _kernel.SWAP for _ in range(DECISIONS))
    assert abs(swaps / DECISIONS - 1 / 2) + half_width(1 / 2, DECISIONS) < TOLERANCE
