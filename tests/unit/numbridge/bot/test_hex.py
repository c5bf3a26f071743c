"""Bridges as sets of cells and as circuits, against the rules' own goals and the laws of currents."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamertje.numbridge.bot.hex.cells import bits, listed, rhombus
from kamertje.numbridge.bot.hex.current import CLOSED, SOLID, flow, resistance
from kamertje.numbridge.geometry import neighbours
from kamertje.numbridge.goals import reached

OWNERS = st.lists(st.sampled_from([0, 1, 2]), min_size=36, max_size=36)
SEATS = st.sampled_from([1, 2])


def own(owners: list[int], seat: int) -> int:
    return bits(cell for cell, owner in enumerate(owners) if owner == seat)


@pytest.mark.parametrize("size", [6, 9])
def test_around_a_cell_are_its_neighbours(size: int) -> None:
    for cell in range(size * size):
        assert set(listed(rhombus(size).around(1 << cell))) == set(neighbours(size)[cell])


@given(OWNERS, SEATS)
def test_the_cells_that_close_are_those_by_which_the_goal_is_reached(owners: list[int], seat: int) -> None:
    field, blocks = rhombus(6), [0] * 36
    joined = reached("blitz", 6, blocks, owners, seat)
    assert field.joins(seat, own(owners, seat)) == joined
    free = bits(cell for cell, owner in enumerate(owners) if not owner)
    closing = set(listed(field.closing(seat, own(owners, seat), free)))
    for cell in listed(free):
        after = [seat if each == cell else owner for each, owner in enumerate(owners)]
        assert joined or (cell in closing) == reached("blitz", 6, blocks, after, seat)


def weights_of(owners: list[int], seat: int) -> list[float]:
    return [1.0 if not owner else SOLID if owner == seat else CLOSED for owner in owners]


@given(OWNERS, SEATS, st.integers(0, 35))
@settings(max_examples=60, deadline=None)
def test_a_cell_won_never_resists_and_a_cell_lost_never_helps(owners: list[int], seat: int, cell: int) -> None:
    free = [0 if each == cell else owner for each, owner in enumerate(owners)]
    won, lost = ([who if each == cell else owner for each, owner in enumerate(free)] for who in (seat, 3 - seat))
    best, middle, worst = (1 / resistance(6, seat, weights_of(each, seat)) for each in (won, free, lost))
    assert best >= middle - 1e-6
    assert middle >= worst - 1e-6


@given(OWNERS, SEATS)
@settings(max_examples=60, deadline=None)
def test_all_of_the_current_comes_through_each_row(owners: list[int], seat: int) -> None:
    weights = weights_of(owners, seat)
    found = flow(6, seat, weights)
    assert found.resistance == pytest.approx(resistance(6, seat, weights))
    if found.resistance > 1e6:
        assert found.through == (0.0,) * 36
        return
    lines = [[row * 6 + place if seat == 1 else place * 6 + row for place in range(6)] for row in range(6)]
    assert all(sum(found.through[cell] for cell in line) > 1 - 1e-6 for line in lines)


def test_both_players_circuits_are_alike_on_an_empty_field() -> None:
    first, second = (flow(9, seat, [1.0] * 81) for seat in (1, 2))
    assert first.resistance == pytest.approx(second.resistance)
    assert [first.through[row * 9 + column] for row in range(9) for column in range(9)] == pytest.approx(
        [second.through[column * 9 + row] for row in range(9) for column in range(9)]
    )
