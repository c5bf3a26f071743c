"""Which tiles a player may hold by the next turn, and how blocks are won."""

import random
from collections import Counter

import pytest

from bench.numbridge.games import RULES, begin
from kamertje.numbridge.bot.domains import Domains
from kamertje.numbridge.bot.options import options
from kamertje.numbridge.bot.situation import Situation
from kamertje.numbridge.bot.tiles import Tiles
from kamertje.numbridge.messages import Claim, Place, Swap


def situation(setup: str, seed: int) -> Situation:
    state = begin(setup, random.Random(seed))
    view = RULES.view(state, 1, playing=True, now=0.0)
    return Situation(view, [1 << digit for digit in state.dealt.solution])


def test_what_is_not_seen_is_what_is_missing_less_ones_own() -> None:
    state = begin("bridge", random.Random(1))
    known = Situation(RULES.view(state, 1, playing=True, now=0.0), [1 << digit for digit in state.dealt.solution])
    assert +known.unseen == Counter((*state.bag, *state.hands[1]))
    assert sum(known.chance_to_hold(digit, 1) for digit in range(1, 10)) == pytest.approx(1)


@pytest.mark.parametrize("setup", ["bridge", "blitz"])
def test_what_a_move_leaves_in_hand(setup: str) -> None:
    known = situation(setup, 2)
    found = options(known, [0.0] * len(known.view.digits))
    assert {type(option.command) for option in found} == {Place, Claim, Swap}
    for option in found:
        prospect = Tiles(known).after(option)
        assert all(0 <= chance <= 1 for chance in prospect.holds)
        command = option.command
        if isinstance(command, Claim) and setup == "blitz":
            assert prospect.claims == 0  # one tile is left, and two are the price
            assert sum(prospect.holds) <= 2
        elif isinstance(command, Place):
            rest = Counter(known.view.hand) - Counter([command.digit])
            assert all(prospect.holds[digit] == 1 for digit in rest)


def test_an_even_race_is_even_and_each_block_is_worth_the_same() -> None:
    known = situation("domains", 1)
    worths = Domains(known).worths
    assert max(worths) == pytest.approx(min(worths))
    assert min(worths) > 0
