"""The search against the table, on every state of whole boards under every option, and on many of larger ones."""

from random import Random, getrandbits

import pytest

from kamertje import _kernel
from tests.property.games import TWO_PLAYER_OPTIONS, setup_text
from tests.twins import exact, late, place, solved

OPTIONS = [options for options in TWO_PLAYER_OPTIONS if "pie" not in options and "border" not in options]
WHOLE = ["2x2", "1x4", "3x3 border", "hexagon:2 border"]
LARGER = ["2x3", "3x3", "5x5 border", "triangle:3", "triangle:4", "triangle:5 border", "hexagon:2", "hexagon:3 border"]


def filled(game: _kernel.Game) -> _kernel.ValueTable:
    table = _kernel.ValueTable(game, 2)
    while not table.fill(1 << 30):
        pass
    return table


def check(setup: str, table: _kernel.ValueTable, left: list[int]) -> None:
    assert exact(solved(late(setup, left).game, "value").value) == table.value_of(left), left


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("grid", WHOLE)
def test_every_state(grid: str, options: str) -> None:
    setup = setup_text(grid, options)
    undrawn = place(setup).referee.undrawn
    table = filled(place(setup).game)
    for state in range(1 << len(undrawn)):
        check(setup, table, [line for bit, line in enumerate(undrawn) if state >> bit & 1])


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("grid", LARGER)
def test_states_of_larger_boards(grid: str, options: str) -> None:
    setup = setup_text(grid, options)
    random = Random(getrandbits(64))
    undrawn = place(setup).referee.undrawn
    if len(undrawn) > 26:
        undrawn = sorted(random.sample(undrawn, 26))
    table = filled(late(setup, undrawn).game)
    for _ in range(2000):
        check(setup, table, random.sample(undrawn, random.randint(1, min(len(undrawn), 20))))
