"""Whole games by players who see no more than their views: what holds at every step, and at the end."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje.match.game import Step
from kamertje.numbridge.goals import reached
from kamertje.numbridge.messages import GiveNonce
from kamertje.numbridge.play.state import State
from kamertje.numbridge.rules import NumbridgeRules
from kamertje.numbridge.verify import fault_of, read_record
from tests.property.effort import effort
from tests.rooms.match.tables import TimeOut
from tests.rooms.numbridge.rounds import NONCES, SETUPS, any_move, dealt, state_of

RULES = NumbridgeRules()


def check(state: State) -> None:
    """Tiles in bag and hands are the digits of the open cells; nobody holds more than three."""
    open_digits = [digit for cell, digit in enumerate(state.dealt.solution) if not state.known(cell)]
    assert Counter(open_digits) == Counter((*state.bag, *state.hands[0], *state.hands[1]))
    assert list(state.bag) == sorted(state.bag)
    for hand in state.hands:
        assert list(hand) == sorted(hand)
        assert len(hand) <= 3
    assert (state.phase == "playing") <= state.moves_left <= state.setup.moves


@effort(20)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), late=st.sampled_from([0.0, 0.05, 0.3]))
def test_the_bag_is_right_at_every_step_and_somebody_wins(setup: str, seed: int, late: float) -> None:
    random, now = Random(seed), 1000.0
    state: State = RULES.start(str(RULES.read_setup(setup)), frozenset(), now, random.randrange).state
    state = RULES.ready(state, now, random.randrange).state
    for seat, nonce in enumerate(NONCES, 1):
        given_one = RULES.apply(state, seat, GiveNonce(nonce), now, random.randrange)
        assert isinstance(given_one, Step)
        state = given_one.state
    while not RULES.over(state):
        check(state)
        view = RULES.view(state, state.mover, playing=True, now=now)
        if random.random() < late:
            now = RULES.deadline(state) or now
            step = RULES.time_out(state, now, random.randrange)
        else:
            now += random.random()
            played = RULES.apply(state, state.mover, any_move(view, random), now, random.randrange)
            assert isinstance(played, Step), played
            step = played
        assert step.events == tuple(move.told for move in step.state.moves[len(state.moves) :])
        assert step.events
        assert step.lapse == (step.state.turn != state.turn or RULES.over(step.state))
        state = step.state
    check(state)
    ended = state.ended
    assert ended is not None
    assert ended.how in {"goal", "timeouts", "time"}
    assert RULES.winners(state) == (ended.winner,)
    record = read_record(RULES.view(state, 0, playing=False, now=now).reveal.record)  # type: ignore[union-attr]
    assert fault_of(record) is None


@pytest.mark.parametrize("setup", SETUPS)
def test_a_table_stores_and_replays_a_whole_game(setup: str) -> None:
    random, desk = Random(setup), dealt(setup, chance=3)
    while not RULES.over(state_of(desk)):
        mover = desk.look(1).game.mover
        if random.random() < 0.03:
            desk.now = RULES.deadline(state_of(desk)) or desk.now
            desk.done(0, TimeOut())
            continue
        desk.now += random.random()
        desk.done(mover, desk.play(any_move(desk.look(mover).game, random)))
    desk.check_log()
    seen = [desk.look(viewer).game for viewer in (0, 1, 2)]
    assert seen[0].result == seen[1].result == seen[2].result
    assert seen[0].reveal == seen[1].reveal == seen[2].reveal
    assert [view.may for view in seen] == [(), (), ()]


def test_all_cells_owned_have_a_winner() -> None:
    """Whoever owns what: with every cell owned exactly one of the two has joined the sides, or most of most blocks."""
    for setup in SETUPS:
        state = state_of(dealt(setup))
        random = Random(setup)
        for _ in range(200):
            owners = tuple(random.choice((1, 2)) for _ in state.owners)
            won = [reached(state.setup.variant, state.setup.size, state.dealt.blocks, owners, seat) for seat in (1, 2)]
            assert sorted(won) == [False, True]
