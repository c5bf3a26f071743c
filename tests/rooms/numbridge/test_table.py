"""Numbridge at a table: leaving, offers, rounds, and who sees what."""

import pytest

from kamertje.match.game import ONLOOKER
from kamertje.match.requests import TimeOut
from kamertje.numbridge.messages import GiveNonce, Place, Resign, Swap
from kamertje.numbridge.rules import NumbridgeRules
from kamertje.wire.commands import Accept, Leave, Propose, Restart
from tests.rooms.match.tables import Desk
from tests.rooms.numbridge.rounds import NONCES, dealt, left_with, open_cells, state_of, with_state

RULES = NumbridgeRules()


def offer(desk: Desk, seat: int, kind: str) -> int:
    desk.done(seat, Propose(desk.id(), desk.table.version, kind))  # type: ignore[arg-type]
    return desk.table.offers[-1].number


def test_before_a_guest_comes_the_maker_waits_and_may_begin_anew() -> None:
    desk = Desk("bridge")
    view = desk.look(1).game
    assert (view.phase, view.may, view.blocks, view.goals, view.log) == ("waiting", (), (), (), ())
    assert len(view.commitment) == 64
    assert desk.done(1, Restart(desk.id(), 0, "blitz givens=10")) == ["Started"]
    again = desk.look(1).game
    assert (again.setup, again.commitment != view.commitment) == ("blitz givens=10", True)
    desk.check_log()


def test_a_commitment_is_told_before_the_nonces_and_stays() -> None:
    desk = Desk("domains")
    promised = desk.look(1).game
    desk.fill()
    for seat, nonce in enumerate(NONCES, 1):
        desk.done(seat, desk.play(GiveNonce(nonce)))
        view = desk.look(seat).game
        assert (view.commitment, view.deal) == (promised.commitment, promised.deal)


def test_leaving_loses_and_is_told_once() -> None:
    desk = dealt("bridge")
    assert desk.done(1, Leave(desk.id())) == ["Left", "Ended"]
    assert (desk.look(2).game.result.how, desk.look(2).game.result.winner) == ("resigned", 2)
    assert desk.done(2, Leave(desk.id())) == ["Left"]
    desk.check_log()


def test_a_maker_who_leaves_alone_calls_it_off() -> None:
    desk = Desk("bridge")
    assert desk.done(1, Leave(desk.id())) == ["Left", "Ended"]
    state = state_of(desk)
    assert state.ended is not None
    assert (state.ended.how, RULES.winners(state)) == ("aborted", ())
    desk.check_log()


@pytest.mark.parametrize(("kind", "how", "winners"), [("draw", "draw", (1, 2)), ("abort", "aborted", ())])
@pytest.mark.parametrize("moved", [False, True])
def test_agreeing(kind: str, how: str, winners: tuple[int, ...], moved: bool) -> None:  # noqa: FBT001
    desk = dealt("bridge")
    if moved:
        desk.done(1, desk.play(Swap()))
    number = offer(desk, 2, kind)
    assert desk.done(1, Accept(desk.id(), number)) == ["OfferEnded", "Ended"]
    view = desk.look(ONLOOKER).game
    assert (view.result.how, view.result.winner, view.reveal is not None) == (how, None, True)
    assert RULES.winners(state_of(desk)) == winners
    desk.check_log()


@pytest.mark.parametrize("ends", ["hit", "miss", "swap", "time", "skip"])
@pytest.mark.parametrize("by", [1, 2])
def test_offers_lapse_with_either_sides_turn(ends: str, by: int) -> None:
    desk = dealt("bridge")
    cells = open_cells(desk, 2)
    digits = [state_of(desk).dealt.solution[cell] for cell in cells]
    number = offer(desk, by, "draw")
    if ends == "time":
        desk.now += 60
        told = desk.done(0, TimeOut())
    elif ends == "skip":
        left_with(desk, cells, tuple(digits), ())
        told = desk.done(1, desk.play(Place(cells[0], digits[0])))
        assert told[-1] == "Skipped"
    elif ends == "swap":
        told = desk.done(1, desk.play(Swap()))
    else:
        cell = cells[0] if ends == "hit" else next(c for c in cells if digits[0] != state_of(desk).dealt.solution[c])
        with_state(desk, hands=((digits[0],), ()))
        told = desk.done(1, desk.play(Place(cell, digits[0])))
    assert told[0] == "OfferEnded"
    assert desk.look(1).table.offers == ()
    assert desk.refused(3 - by, Accept(desk.id(), number)) == "offer_unknown"


def test_an_offer_outlives_the_first_move_of_a_pair() -> None:
    desk = dealt("domains")
    desk.done(1, desk.play(Swap()))
    number = offer(desk, 1, "draw")
    assert desk.done(2, desk.play(Swap())) == ["Swapped"]
    assert [each.number for each in desk.table.offers] == [number]
    assert desk.done(2, desk.play(Swap())) == ["OfferEnded", "Swapped"]
    number = offer(desk, 2, "abort")
    state = state_of(desk)
    assert state.mover == 1
    digit = state.hands[0][0]
    wrong = next(cell for cell in range(81) if not state.known(cell) and state.dealt.solution[cell] != digit)
    assert desk.done(1, desk.play(Place(wrong, digit))) == ["OfferEnded", "Missed"]  # a miss ends the pair
    desk.check_log()


def test_an_offer_outlives_a_nonce() -> None:
    desk = Desk("bridge").fill()
    offer(desk, 1, "abort")
    desk.done(1, desk.play(GiveNonce(NONCES[0])))
    desk.done(2, desk.play(GiveNonce(NONCES[1])))
    assert len(desk.table.offers) == 1
    desk.check_log()


def test_another_round_has_another_deal_and_comes_after_the_end() -> None:
    desk = dealt("bridge")
    assert desk.look(1).you.offer == ("abort", "draw")
    assert desk.refused(1, Propose(desk.id(), desk.table.version, "restart")) == "offer_refused"
    desk.done(1, desk.play(Resign()))
    before = state_of(desk).deal
    offer(desk, 2, "restart")
    assert desk.done(1, Propose(desk.id(), desk.table.version, "restart")) == ["OfferEnded", "Started"]
    state = state_of(desk)
    assert (state.phase, state.deal.nonces, state.moves) == ("nonces", (None, None), ())
    assert state.deal.seed != before.seed
    assert state.deal.name != before.name
    for seat, nonce in enumerate(NONCES, 1):
        desk.done(seat, desk.play(GiveNonce(nonce)))
    assert desk.look(1).game.mover == 1
    desk.check_log()


def test_a_move_goes_through_though_the_other_is_not_connected() -> None:
    desk = dealt("bridge")
    desk.absent = {2}
    assert desk.look(1).table.waiting_for == ()
    assert desk.done(1, desk.play(Swap())) == ["Swapped"]


def test_may_says_all() -> None:
    desk = dealt("blitz")
    assert desk.look(1).game.may == ("place", "claim", "swap", "resign")
    assert desk.look(2).game.may == ("resign",)
    assert desk.look(ONLOOKER).game.may == ()
    state = state_of(desk)
    with_state(desk, hands=((), state.hands[1]), bag=())
    assert desk.look(1).game.may == ("claim", "resign")
    with_state(desk, hands=((3,), state.hands[1]), bag=())
    assert desk.look(1).game.may == ("place", "resign")
