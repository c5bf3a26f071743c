"""Values and best lines that others published or that were computed by independent tables."""

import pytest

from kamertje import _kernel
from tests.conformance.facts import Vector, title, vectors
from tests.reference.turn_text import read_lines
from tests.twins import Twins, place

MOST_NODES = 1_000_000
TABLE_BYTES = 32 << 20
LIGHT = [vector for vector in vectors("values") if "heavy" not in vector]


def position(vector: Vector) -> Twins:
    empty = place(vector["setup"])
    return place(vector["setup"], read_lines(empty.referee.board, vector.get("drawn", "")))


@pytest.mark.parametrize("vector", LIGHT, ids=title)
def test_values(vector: Vector) -> None:
    solver = _kernel.Solver(position(vector).game, "value", TABLE_BYTES)
    assert solver.search(MOST_NODES)
    assert solver.value == (vector["value"], vector["value"])


@pytest.mark.parametrize("vector", vectors("berlekamp"), ids=lambda vector: vector["problem"])
def test_berlekamp(vector: Vector) -> None:
    """Problems of The Dots and Boxes Game, with all best moves."""
    twins = position(vector)
    solver = _kernel.Solver(twins.game, "best_lines", TABLE_BYTES)
    assert solver.search(MOST_NODES)
    assert solver.value == (vector["value"], vector["value"])
    best = [line for line in twins.referee.undrawn if solver.line(line) == solver.value]
    assert [twins.names[line] for line in best] == vector["best"]


@pytest.mark.parametrize("setup", ["4x5", "5x4"])
def test_the_bounds_of_the_largest_solved_board_hold_its_value(setup: str) -> None:
    """Barker and Korf 2012: a draw. Far out of reach here, but the bounds must never shut it out."""
    solver = _kernel.Solver(place(setup).game, "value", TABLE_BYTES)
    solver.search(100_000)
    low, high = solver.value
    assert low <= 0 <= high
