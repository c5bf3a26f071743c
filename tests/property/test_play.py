"""Random games: referee and kernel see the same, and what is taken back was never played."""

from itertools import pairwise
from random import Random, getrandbits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje import _kernel
from tests.conformance.keepers import NativeKeeper, ReferenceKeeper, View, differences
from tests.property.effort import effort
from tests.property.games import (
    GRIDS,
    LARGE_GRIDS,
    OPTIONS,
    can_be_played,
    careful_position,
    random_game,
    seeds,
    setup_text,
    setups,
)
from tests.reference.referee import SWAP
from tests.reference.shape import chains, control, favoured_by_dots
from tests.twins import Twins, kernel_chains, kernel_control, late, place


def kernel_view(twins: Twins) -> View:
    keeper = NativeKeeper()
    keeper.game = twins.game
    return keeper.view()


def reference_view(twins: Twins) -> View:
    keeper = ReferenceKeeper()
    keeper.game = twins.referee
    return keeper.view()


def check_alike(twins: Twins) -> None:
    assert not differences(kernel_view(twins), reference_view(twins))
    assert kernel_chains(twins.game) == chains(twins.referee)
    assert kernel_control(twins.game) == control(twins.referee)


def check_game(setup: str, random: Random, every: int = 1) -> None:
    twins = place(setup)
    step = 0
    while not twins.referee.over:
        if step % every == 0:
            check_alike(twins)
        twins.play(random.choice(twins.referee.legal()))
        step += 1
    check_alike(twins)


@pytest.mark.parametrize("grid", GRIDS)
def test_every_option_of_every_grid(grid: str) -> None:
    for options in OPTIONS:
        setup = setup_text(grid, options)
        if can_be_played(setup):
            check_game(setup, Random(getrandbits(64)), every=9)


@effort(30)
@given(setups(), seeds)
def test_random_games(setup: str, seed: int) -> None:
    check_game(setup, Random(seed))


@effort(12)
@given(setups(LARGE_GRIDS), seeds)
def test_large_boards(setup: str, seed: int) -> None:
    check_game(setup, Random(seed), every=40)


@given(setups(), seeds)
def test_refusals_change_nothing(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = random_game(setup, random, moves=random.randrange(30))
    before = kernel_view(twins)
    legal = twins.referee.legal()
    for move in [*range(len(twins.names)), SWAP]:
        if move not in legal:
            assert isinstance(twins.game.play(move), _kernel.Refusal)
    assert kernel_view(twins) == before


@given(setups(), seeds)
def test_boxes_and_lines_of_a_chain_come_in_order(setup: str, seed: int) -> None:
    """A chain's first and last lines are its ends; a ring's last line leads back to its first box."""
    twins = late(setup, careful_position(setup, Random(seed), 1000))
    for chain in twins.game.chains():
        lines = chain.lines[-1:] + chain.lines if chain.ring else chain.lines
        for box, sides in zip(chain.boxes, pairwise(lines), strict=True):
            assert sorted(sides) == twins.referee.undrawn_sides(box)


@effort(30)
@given(setups([*GRIDS, *LARGE_GRIDS]), seeds)
def test_undo_restores_everything(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = place(setup)
    seen = []
    while not twins.game.over:
        seen.append(kernel_view(twins))
        twins.play(random.choice(twins.referee.legal()))
        # Now and then one step back and on another way.
        if random.random() < 0.2:
            assert twins.game.undo()
            assert kernel_view(twins) == seen[-1]
            twins.referee.undo()
            twins.play(random.choice(twins.referee.legal()))
    while seen:
        assert twins.game.undo()
        assert kernel_view(twins) == seen.pop()
    assert not twins.game.undo()


@given(setups(), seeds, st.integers(0, 40))
def test_a_copy_goes_its_own_way(setup: str, seed: int, moves: int) -> None:
    twins = random_game(setup, Random(seed), moves)
    before = kernel_view(twins)
    copy = Twins(twins.referee, twins.game.copy())
    assert kernel_view(copy) == before
    while copy.game.undo():
        pass
    assert kernel_view(twins) == before


@given(setups([*GRIDS, *LARGE_GRIDS], ["", "border", "pie", "border pie"]), seeds)
def test_the_long_chain_rule_counts_dots(setup: str, seed: int) -> None:
    """As long as no box is closed the favoured player is the one whom the number of dots names."""
    random = Random(seed)
    twins = place(setup)
    while not twins.referee.owners and not twins.referee.over:
        shown = twins.game.control()
        assert shown is not None
        assert shown.player == favoured_by_dots(twins.referee)
        twins.play(random.choice(twins.referee.legal()))


@given(setups(["1x1", "3x1", "3x3", "1x5", "5x3", "5x5", "7x7"], ["", "misere", "border", "noextra"]), seeds)
def test_odd_boards_cannot_be_drawn(setup: str, seed: int) -> None:
    game = random_game(setup, Random(seed), moves=1000).game
    assert game.over
    assert len(game.winners) == 1
