"""Counts of legal move sequences, as the referee counted them; and by the referee itself where it is quick."""

import pytest

from kamertje import _kernel
from tests.conformance.facts import Vector, vectors
from tests.reference.referee import Referee
from tests.twins import Twins, place

QUICK_FOR_THE_REFEREE = 1400


def leaves(game: Referee, depth: int) -> int:
    if depth == 0 or game.over:
        return 1
    count = 0
    for move in game.legal():
        after = Referee(game.setup, numbers=game.numbers)
        for earlier in game.moves:
            after.play(earlier)
        after.play(move)
        count += leaves(after, depth - 1)
    return count


def start(vector: Vector) -> Twins:
    return place(vector["setup"], numbers=vector.get("numbers"))


def title(vector: Vector) -> str:
    return f"{vector['setup']} to {vector['depth']}"


@pytest.mark.parametrize("vector", vectors("perft"), ids=title)
def test_perft(vector: Vector) -> None:
    assert _kernel.perft(start(vector).game, vector["depth"]) == vector["leaves"]


SMALL = [vector for vector in vectors("perft") if vector["leaves"] <= QUICK_FOR_THE_REFEREE]


@pytest.mark.parametrize("vector", SMALL, ids=title)
def test_the_referee_counts_the_same(vector: Vector) -> None:
    assert leaves(start(vector).referee, vector["depth"]) == vector["leaves"]


@pytest.mark.parametrize("setup", ["1x1", "5x5 pie", "hexagon:2"])
def test_the_start_alone(setup: str) -> None:
    assert _kernel.perft(place(setup).game, 0) == 1
