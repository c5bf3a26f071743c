"""Every branch of easy and medium, with the random choices injected, in every option, on every grid."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.analysts import Draw, KernelAnalyst, decide
from tests.property.effort import effort
from tests.property.games import (
    LARGE_GRIDS,
    OPTIONS,
    SMALL_GRIDS,
    can_be_played,
    careful_position,
    random_game,
    seeds,
    setup_text,
    setups,
)
from tests.reference import levels
from tests.reference.referee import SWAP
from tests.reference.shape import lines_of_kind
from tests.twins import Twins, late, place

PLAIN = [options for options in OPTIONS if "pie" not in options]
BRANCHES = [(eager, careful) for eager in range(4) for careful in range(2)]


def easy_draws(twins: Twins, eager: int, careful: int) -> list[Draw]:
    """The order in which easy draws: whether it is eager, unless there is nothing to be eager about, then careful."""
    closing = lines_of_kind(twins.referee, "closes")
    misere = twins.referee.setup.misere
    matters = len(closing) < len(twins.referee.undrawn) if misere else bool(closing)
    if not matters:
        return [Draw(careful, 2)]
    if eager < 3 and not misere:
        return [Draw(eager, 4)]
    return [Draw(eager, 4), Draw(careful, 2)]


def check_easy(twins: Twins) -> None:
    for eager, careful in BRANCHES:
        found = KernelAnalyst().choices(twins, "easy", easy_draws(twins, eager, careful))
        assert found == levels.easy(twins.referee, eager=eager < 3, careful=careful == 0)


def check_medium(twins: Twins) -> None:
    assert KernelAnalyst().choices(twins, "medium", []) == levels.medium(twins.referee)


def positions(setup: str, seed: int) -> list[Twins]:
    """One in the middle of a game, one late after safe play, one without history."""
    random = Random(seed)
    lines = len(place(setup).referee.undrawn)
    played = random_game(setup, random, random.randrange(lines))
    left = late(setup, careful_position(setup, random, random.randrange(1, lines + 1)))
    mixed = late(setup, random.sample(left.referee.undrawn, random.randrange(1, len(left.referee.undrawn) + 1)))
    return [twins for twins in (played, left, mixed) if not twins.referee.over]


@pytest.mark.parametrize("options", PLAIN)
def test_every_option(options: str) -> None:
    for grid in SMALL_GRIDS:
        setup = setup_text(grid, options)
        if can_be_played(setup):
            for twins in positions(setup, hash(setup)):
                check_easy(twins)
                check_medium(twins)


@given(setups(options=PLAIN), seeds)
def test_easy(setup: str, seed: int) -> None:
    for twins in positions(setup, seed):
        check_easy(twins)


@given(setups(options=PLAIN), seeds)
def test_medium(setup: str, seed: int) -> None:
    for twins in positions(setup, seed):
        check_medium(twins)


@effort(6)
@given(setups(LARGE_GRIDS, PLAIN), seeds)
def test_large_boards(setup: str, seed: int) -> None:
    twins = positions(setup, seed)[0]
    check_easy(twins)
    check_medium(twins)


@given(setups(["2x2", "3x3", "triangle:3", "hexagon:2"], ["pie", "misere pie", "border noextra pie"]), seeds)
def test_half_of_the_time_they_swap(setup: str, seed: int) -> None:
    twins = place(setup, moves=[Random(seed).choice(place(setup).referee.undrawn)])
    if not twins.referee.can_swap:
        return
    analyst = KernelAnalyst()
    for level in ("easy", "medium"):
        assert analyst.choices(twins, level, [Draw(0, 2)]) == [SWAP]
    assert analyst.choices(twins, "medium", [Draw(1, 2)]) == levels.medium(twins.referee)
    for eager, careful in BRANCHES:
        draws = [Draw(1, 2), *easy_draws(twins, eager, careful)]
        assert analyst.choices(twins, "easy", draws) == levels.easy(
            twins.referee, eager=eager < 3, careful=careful == 0
        )


@given(st.integers(0, 2**32 - 1), st.integers(1, 210))
def test_a_word_is_scaled_to_its_choices(word: int, of: int) -> None:
    """The promise on which every injected choice rests: word * n >> 32."""
    outcome = word * of >> 32
    assert Draw(outcome, of).word <= word
    assert Draw(outcome, of).word * of >> 32 == outcome


def test_the_last_word_picks_the_last_line() -> None:
    game = place("3x3").game
    assert decide(game, "medium", [2**32 - 1]) == 23
    assert decide(game, "medium", [0]) == 0
