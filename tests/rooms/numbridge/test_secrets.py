"""What is hidden stays hidden: another hand, seed or solution, and no byte changes for who may not see it."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje.match.game import ONLOOKER
from kamertje.numbridge.fair import Deal, Seed
from kamertje.numbridge.messages import Claim, Missed, Place, Swap
from kamertje.numbridge.play.state import Move, State
from kamertje.numbridge.rules import NumbridgeRules
from tests.property.effort import effort
from tests.rooms.match.tables import Desk
from tests.rooms.numbridge.rounds import SETUPS, any_move, dealt, free_given, state_of

RULES = NumbridgeRules()


def bytes_for(state: State, viewer: int, *, playing: bool = True) -> bytes:
    return msgspec.json.encode(RULES.view(state, viewer, playing=playing, now=1003.0))


def otherwise(state: State, viewer: int, random: Random) -> State:
    """A state that differs in everything that this viewer may not see: the digits of open cells, the other hand and the
    bag that go with them, the seed behind its hash, and the tiles in the record."""
    field = state.dealt
    solution = bytes(
        digit if state.known(cell) else random.randrange(1, field.size + 1) for cell, digit in enumerate(field.solution)
    )
    hands = tuple(
        hand if seat == viewer else tuple(sorted(random.randrange(1, field.size + 1) for _ in hand))
        for seat, hand in enumerate(state.hands, 1)
    )
    bag = tuple(random.randrange(1, field.size + 1) for _ in state.bag)
    moves = tuple(
        Move(move.at, move.told, tuple(9 for _ in move.paid), tuple(9 for _ in move.drawn)) for move in state.moves
    )
    first, second = hands
    field = replace(field, solution=solution)
    return replace(state, field=field, hands=(first, second), bag=bag, moves=moves, numbers=random.randrange(1000))


@effort(20)
@given(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32), count=st.integers(0, 40))
def test_another_secret_changes_no_byte(setup: str, seed: int, count: int) -> None:
    random, desk = Random(seed), dealt(setup, chance=seed % 1000)
    for _ in range(count):
        state = state_of(desk)
        if RULES.over(state):
            break
        desk.done(state.mover, desk.play(any_move(desk.look(state.mover).game, random)))
    state = state_of(desk)
    if RULES.over(state):
        return
    for viewer in (ONLOOKER, 1, 2):
        assert bytes_for(otherwise(state, viewer, random), viewer) == bytes_for(state, viewer)


def test_the_seed_is_seen_by_its_hash_alone() -> None:
    """No other field of the view depends on it while the round is on."""
    state = state_of(dealt("bridge"))
    other = replace(state, deal=Deal(Seed(bytes(32)), state.deal.name, ("11" * 16, "22" * 16)))
    for viewer in (ONLOOKER, 1, 2):
        seen = [RULES.view(each, viewer, playing=True, now=1003.0) for each in (state, other)]
        assert seen[0] != seen[1]
        assert seen[0] == msgspec.structs.replace(seen[1], commitment=seen[0].commitment)
        assert state.deal.seed.reveal().hex().encode() not in bytes_for(state, viewer)


def test_no_encoder_and_no_log_lets_the_state_out() -> None:
    """Only a view can be sent."""
    for setup in ("bridge", "2x2"):
        desk = dealt(setup) if setup == "bridge" else Desk(setup)
        for hidden in (desk.table.state, desk.table):
            with pytest.raises(TypeError):
                msgspec.json.encode(hidden)
    state = state_of(dealt("bridge"))
    assert state.deal.seed.reveal().hex() not in repr(state)
    assert repr(state.deal.seed.reveal()) not in repr(state)


def test_an_onlooker_sees_no_hand() -> None:
    desk = dealt("bridge")
    assert desk.look(ONLOOKER).game.hand == ()
    assert desk.look(ONLOOKER).game.hands == (3, 3)
    assert desk.look(ONLOOKER).game.may == ()
    assert desk.look(1).game.hand == state_of(desk).hands[0]
    assert desk.look(1).game.reveal is None


@pytest.mark.parametrize("act", ["swap", "claim", "miss", "hit"])
def test_what_is_told_of_a_move_does_not_depend_on_the_tiles(act: str) -> None:
    """Events carry counts alone, and of a miss only what was tried."""
    desk = dealt("blitz")
    state = state_of(desk)
    digit = state.hands[0][0]
    cells = [cell for cell in range(36) if not state.known(cell)]
    command = {
        "swap": Swap(),
        "claim": Claim(free_given(desk), digit),
        "miss": Place(next(cell for cell in cells if state.dealt.solution[cell] != digit), digit),
        "hit": Place(next(cell for cell in cells if state.dealt.solution[cell] == digit), digit),
    }[act]
    events = desk.ask(1, desk.play(command))
    assert isinstance(events, tuple)
    (event,) = events
    told = set(msgspec.structs.asdict(event))
    assert told == {"swap": {"seat"}, "claim": {"seat", "cell", "price"}}.get(act, {"seat", "cell", "digit"})


def test_a_miss_and_a_hit_differ_in_what_they_say_alone() -> None:
    """The same fields of the view change, and nothing else is longer or shorter than it must be."""
    lengths = {}
    for right in (True, False):
        desk = dealt("bridge")
        state = state_of(desk)
        digit = state.hands[0][0]
        cell = next(
            cell for cell in range(10, 81) if not state.known(cell) and (state.dealt.solution[cell] == digit) == right
        )
        desk.done(1, desk.play(Place(cell, digit)))
        view = desk.look(2).game
        lengths[right] = (len(view.log), view.hands, view.mover, len(view.may))
    assert lengths[True] == lengths[False]


def test_everything_is_told_after_the_end() -> None:
    desk = dealt("bridge")
    state = state_of(desk)
    digit = state.hands[0][0]
    wrong = next(cell for cell in range(81) if not state.known(cell) and state.dealt.solution[cell] != digit)
    assert isinstance(desk.ask(1, desk.play(Place(wrong, digit)))[0], Missed)  # type: ignore[index]
    desk.done(2, desk.play(RULES.read_command(b'{"type":"resign"}')))
    for viewer in (ONLOOKER, 1, 2):
        reveal = desk.look(viewer).game.reveal
        assert bytes(reveal.solution) == state.dealt.solution
        assert state.deal.seed.reveal().hex() in reveal.record
