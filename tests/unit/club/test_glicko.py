"""Glicko-2 against Glickman's own example, and laws that hold for any strengths."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje.club.glicko import LARGEST_DEVIATION, Met, Strength, update
from kamertje.club.rating import PERIOD_SECONDS, PROVISIONAL, Standing, play

STRENGTHS = st.builds(Strength, st.floats(400, 3000), st.floats(20, 350), st.floats(0.02, 0.12))
SCORES = st.sampled_from([0.0, 0.5, 1.0])


def test_the_example_of_the_paper() -> None:
    games = [Met(1400, 30, 1), Met(1550, 100, 0), Met(1700, 300, 0)]
    after = update(Strength(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.0507, abs=5e-5)
    assert after.deviation == pytest.approx(151.5165, abs=5e-5)
    assert after.volatility == pytest.approx(0.0599960, abs=5e-8)


def test_a_period_without_a_game_is_the_papers_last_step() -> None:
    after = Strength(1500, 200, 0.06).after(1)
    assert after.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178))
    assert Strength().after(1000).deviation == LARGEST_DEVIATION


@given(STRENGTHS, STRENGTHS, SCORES)
def test_a_game_moves_both_towards_what_happened(one: Strength, other: Strength, score: float) -> None:
    first, second = play(Standing(one, 5, 100.0), Standing(other, 5, 100.0), score, 100.0)
    gain, loss = first.strength.rating - one.rating, second.strength.rating - other.rating
    assert math.isfinite(gain)
    assert (gain > 0) == (loss < 0) or math.isclose(gain, 0, abs_tol=1e-6)
    if score != 0.5:
        assert gain * (score - 0.5) >= 0
    assert 0 < first.strength.deviation <= LARGEST_DEVIATION
    assert 0 < first.strength.volatility < 1


@given(STRENGTHS, STRENGTHS, SCORES)
def test_the_two_sides_are_alike(one: Strength, other: Strength, score: float) -> None:
    there = play(Standing(one, 1, 0.0), Standing(other, 1, 0.0), score, 9.0)
    back = play(Standing(other, 1, 0.0), Standing(one, 1, 0.0), 1 - score, 9.0)
    assert there == (back[1], back[0])


@given(STRENGTHS, st.floats(0, 1e9), st.floats(0, 1e9))
def test_time_only_makes_less_certain(one: Strength, time: float, more: float) -> None:
    standing = Standing(one, 3, 0.0)
    assert standing.now(time).rating == one.rating
    assert one.deviation <= standing.now(time).deviation + 1e-9
    assert standing.now(time).deviation <= standing.now(time + more).deviation + 1e-9
    assert standing.now(-5.0) == one.after(0)


def test_who_is_known_well_is_provisional_again_after_about_a_year() -> None:
    standing = Standing(Strength(1500, 60, 0.06), 50, 0.0)
    assert not standing.provisional(0.0)
    assert not standing.provisional(200 * 86_400.0)
    assert standing.provisional(2 * 365 * 86_400.0)
    assert standing.now(PERIOD_SECONDS).deviation > 60
    assert Standing().provisional(0.0)
    assert Standing().now(0.0).deviation >= PROVISIONAL
