"""The brute force itself, held to the plainest form of the question: play every game out and count the boxes."""

import pytest

from tests.conformance.facts import Vector, title, vectors
from tests.reference.brute_force import solve
from tests.reference.referee import Referee
from tests.reference.setup_text import read_setup

FOUR_LINES_OR_LESS = ["1x1", "1x4 border", "2x2 border", "triangle:2 border"]
OPTIONS = ["", "misere", "noextra", "pie", "misere noextra", "misere pie", "noextra pie", "misere noextra pie"]
SIX_LINES = ["7x1 border", "1x7 border misere", "1x7 border noextra pie"]
TINY = [*(f"{grid} {options}".strip() for grid in FOUR_LINES_OR_LESS for options in OPTIONS), *SIX_LINES]
QUICK_FOR_BRUTE_FORCE = 13  # lines


def final_difference(game: Referee, player: int) -> int:
    """The player's boxes less the other's at the end, when both play best from here."""
    if game.over:
        mine, others = game.scores[player - 1], game.scores[2 - player]
        return mine - others
    ends = []
    for move in game.legal():
        after = Referee(game.setup, game.ink)
        for earlier in [*game.moves, move]:
            after.play(earlier)
        ends.append(final_difference(after, player))
    wants_most = (game.mover == player) is not game.setup.misere
    return max(ends) if wants_most else min(ends)


def lead(game: Referee) -> int:
    return game.scores[game.mover - 1] - game.scores[2 - game.mover]


@pytest.mark.parametrize("setup", TINY)
def test_values_are_what_is_still_to_come(setup: str) -> None:
    start = Referee(read_setup(setup))
    assert solve(start).value == final_difference(start, 1)
    for line in start.undrawn:
        after = Referee(read_setup(setup))
        after.play(line)
        assert solve(after).value == final_difference(after, after.mover) - lead(after)


SMALL = [one for one in vectors("values") if len(Referee(read_setup(one["setup"])).undrawn) <= QUICK_FOR_BRUTE_FORCE]


@pytest.mark.parametrize("vector", SMALL, ids=title)
def test_published_values(vector: Vector) -> None:
    assert solve(Referee(read_setup(vector["setup"]))).value == vector["value"]
