"""Time is the server's alone: turns, whole times, a server that stood still, and ends that come once."""

from itertools import pairwise

import pytest

from kamertje.numbridge.messages import GiveNonce, Place, Swap
from kamertje.numbridge.play.clock import LEAST_SECONDS, Clock
from kamertje.numbridge.rules import NONCE_SECONDS, NumbridgeRules
from kamertje.wire.commands import Accept, Propose
from tests.rooms.match.tables import Desk, Resume, TimeOut
from tests.rooms.numbridge.rounds import NONCES, dealt, left_with, open_cells, state_of, with_state

RULES = NumbridgeRules()


def clock_of(desk: Desk) -> Clock:
    return state_of(desk).clock


def test_nonces_are_waited_for_ten_seconds() -> None:
    desk = Desk("blitz")
    assert desk.refused(0, TimeOut()) == "stale"
    desk.fill()
    desk.now += NONCE_SECONDS - 1
    assert desk.refused(0, TimeOut()) == "stale"
    desk.done(2, desk.play(GiveNonce(NONCES[1])))
    assert desk.look(2).game.may == ("resign",)
    assert desk.look(1).game.may == ("nonce", "resign")
    assert not desk.look(1).game.clock.running
    desk.now += 1
    assert desk.done(0, TimeOut()) == ["Dealt"]
    assert state_of(desk).deal.nonces == (None, NONCES[1])
    assert desk.look(1).game.clock.running
    desk.check_log()


def test_only_the_movers_time_runs() -> None:
    desk = dealt("bridge")
    desk.now += 7.5
    view = desk.look(2).game
    assert (view.clock.turn, view.clock.total) == (52.5, (1492.5, 1500))
    desk.done(1, desk.play(Swap()))
    view = desk.look(2).game
    assert (view.clock.turn, view.clock.total) == (60, (1492.5, 1500))
    desk.now += 10
    assert desk.look(2).game.clock.total == (1492.5, 1490)


def test_the_clock_of_a_pair_covers_both_moves() -> None:
    desk = dealt("domains")
    desk.done(1, desk.play(Swap()))
    desk.now += 20
    desk.done(2, desk.play(Swap()))
    assert (desk.look(2).game.moves_left, desk.look(2).game.clock.turn) == (1, 40)
    desk.now += 40
    assert desk.done(0, TimeOut()) == ["RanOut"]
    assert desk.look(1).game.clock.total == (1500, 1440)


def test_a_move_after_the_time_is_refused_though_nobody_has_told_so_yet() -> None:
    desk = dealt("bridge")
    desk.now += 60
    assert desk.refused(1, desk.play(Swap())) == "time_over"
    desk.now += 5  # the server was late: the turn is charged no more than it may last
    assert desk.done(0, TimeOut()) == ["RanOut"]
    assert clock_of(desk).totals == (1440, 1500)
    assert desk.refused(0, TimeOut()) == "stale"
    assert desk.look(2).game.clock.turn == 60


def test_three_turns_in_a_row_lost_on_time_lose() -> None:
    desk = dealt("bridge")
    for seat, told in ((1, ["RanOut"]), (2, ["Swapped"])) * 2:
        if seat == 1:
            desk.now += 60
            assert desk.done(0, TimeOut()) == told
        else:
            assert desk.done(2, desk.play(Swap())) == told
    desk.now += 60
    assert desk.done(0, TimeOut()) == ["RanOut", "Ended"]
    assert (desk.look(1).game.result.how, desk.look(1).game.result.winner) == ("timeouts", 2)
    desk.check_log()


def test_a_move_ends_the_row_of_lost_turns() -> None:
    desk = dealt("bridge")
    with_state(desk, late=(2, 2))
    desk.done(1, desk.play(Swap()))
    assert state_of(desk).late == (0, 2)


def test_who_uses_up_the_whole_time_loses() -> None:
    desk = dealt("blitz")
    with_state(desk, clock=Clock(30, (5.0, 100.0), desk.now))
    assert RULES.deadline(state_of(desk)) == desk.now + 5
    desk.now += 5
    assert desk.done(0, TimeOut()) == ["Ended"]
    view = desk.look(1).game
    assert (view.result.how, view.result.winner) == ("time", 2)
    assert (view.clock.running, view.clock.total) == (False, (0, 100))


@pytest.mark.parametrize("how", ["resign", "goal", "draw", "abort", "time"])
def test_after_an_end_both_clocks_stand_still_and_nothing_ends_again(how: str) -> None:
    desk = dealt("bridge")
    desk.now += 4
    if how == "resign":
        desk.done(2, desk.play(RULES.read_command(b'{"type":"resign"}')))
    elif how == "goal":
        cells = open_cells(desk, 1)
        digit = state_of(desk).dealt.solution[cells[0]]
        left_with(desk, cells, (digit,), ())
        assert desk.done(1, desk.play(Place(cells[0], digit))) == ["Placed", "Ended"]
    elif how == "time":
        with_state(desk, clock=Clock(60, (4.0, 9.0), desk.now - 4))
        desk.done(0, TimeOut())
    else:
        desk.done(1, Propose(desk.id(), desk.table.version, how))  # type: ignore[arg-type]
        desk.done(2, Accept(desk.id(), desk.table.offers[0].number))
    before = desk.look(1).game
    assert before.phase == "over"
    assert not before.clock.running
    desk.now += 1000
    assert desk.look(1).game == before
    assert desk.refused(0, TimeOut()) == "stale"
    assert RULES.deadline(state_of(desk)) is None
    assert [type(each).__name__ for each in before.log].count("Ended") == 1


@pytest.mark.parametrize(("played", "left"), [(12.0, 48.0), (57.0, LEAST_SECONDS), (75.0, LEAST_SECONDS)])
def test_the_time_without_a_server_is_charged_to_nobody(played: float, left: float) -> None:
    desk = dealt("bridge")
    stopped = desk.now + played
    desk.now += 100_000
    desk.done(0, Resume(stopped))
    view = desk.look(1).game
    assert view.clock.turn == left
    assert view.clock.total == (1500 - min(played, 60), 1500)
    assert desk.refused(0, TimeOut()) == "stale"
    desk.check_log()


def test_a_server_that_stood_still_before_the_deal_waits_for_nonces_anew() -> None:
    desk = Desk("bridge").fill()
    desk.now += 500
    desk.done(0, Resume(desk.now - 499))
    assert RULES.deadline(state_of(desk)) == desk.now + NONCE_SECONDS


def test_times_in_the_record_do_not_go_back() -> None:
    desk = dealt("blitz")
    for seat in (1, 2, 1):
        desk.now += 2.5
        desk.done(seat, desk.play(Swap()))
    times = [move.at for move in state_of(desk).moves]
    assert all(later - earlier in {0, 2.5} for earlier, later in pairwise(times))
