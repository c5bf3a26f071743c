"""What bots do, and that they do it from what they see alone."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from bench.numbridge.games import RULES, apply, begin, play
from kamertje.numbridge.bot import BotLevel, choose
from kamertje.numbridge.goals import reached
from kamertje.numbridge.messages import GiveNonce, NumbridgeView
from kamertje.numbridge.play.state import State

SETUPS = ("blitz", "blitz irregular", "bridge", "bridge irregular givens=20", "domains", "domains irregular")


def seen(state: State) -> NumbridgeView:
    return RULES.view(state, state.mover, playing=True, now=0.0)


def some_way_in(setup: str, seed: int, moves: int) -> State:
    chance = random.Random(seed)
    state = begin(setup, chance)
    for _ in range(moves):
        after = apply(state, state.mover, choose(seen(state), BotLevel.INTERMEDIATE, chance.randrange))
        if RULES.over(after):
            break
        state = after
    return state


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("level", BotLevel)
def test_games_come_to_an_end_by_the_rules(setup: str, level: BotLevel) -> None:
    """Every step is checked, also where turns run out of time."""
    played = play(setup, (level, BotLevel.BEGINNER), f"{setup} {level}", late=30)
    assert played.winner in {1, 2}


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("level", BotLevel)
def test_what_is_hidden_changes_no_move(setup: str, level: BotLevel) -> None:
    """The other's hand and the bag mixed anew, and another place in the stream that is drawn from."""
    state = some_way_in(setup, seed=3, moves=9)
    chance = random.Random(5)
    mover, other = state.mover, 3 - state.mover
    hidden = [*state.bag, *state.hands[other - 1]]
    chance.shuffle(hidden)
    count = len(state.hands[other - 1])
    mixed = replace(
        state.with_hand(other, tuple(sorted(hidden[:count]))),
        bag=tuple(sorted(hidden[count:])),
        numbers=state.numbers + 17,
    )
    assert mixed != state
    commands = [choose(seen(each), level, random.Random(7).randrange) for each in (state, mixed)]
    assert msgspec.json.encode(seen(state)) == msgspec.json.encode(seen(mixed))
    assert commands[0] == commands[1]
    assert seen(state).mover == mover


@pytest.mark.parametrize("level", [BotLevel.INTERMEDIATE, BotLevel.EXPERT])
def test_a_game_that_can_be_won_now_is_won(level: BotLevel) -> None:
    """A bridge that lacks one given."""
    for seed in range(5):
        state = some_way_in("bridge", seed, 0)
        given = next(cell for cell in range(9, 72) if state.dealt.givens[cell])
        column = [cell for cell in range(given % 9, 81, 9) if cell != given]
        owners = tuple(1 if cell in column else 0 for cell in range(81))
        tiles = [
            digit
            for cell, digit in enumerate(state.dealt.solution)
            if not state.dealt.givens[cell] and not owners[cell]
        ]
        state = replace(state, owners=owners, hands=((tiles[0],), (tiles[1],)), bag=tuple(sorted(tiles[2:])))
        after = apply(state, 1, choose(seen(state), level, random.Random(seed).randrange))
        assert reached("bridge", 9, state.dealt.blocks, after.owners, 1)


def test_every_bot_gives_its_part_in_the_deal() -> None:
    state: Any = RULES.start("bridge", frozenset(), 0.0, random.Random(1).randrange).state
    state = RULES.ready(state, 0.0, random.Random(1).randrange).state
    view = RULES.view(state, 2, playing=True, now=0.0)
    nonces = {choose(view, BotLevel.EXPERT, random.Random(seed).randrange) for seed in range(5)}
    assert len(nonces) == 5
    assert all(isinstance(each, GiveNonce) and len(each.nonce) == 32 for each in nonces)
