"""Seats, commands and rounds of a table, with Dots and Boxes at it."""

import pytest

from kamertje.dots.online.messages import DotsCommand, Draw, Pass, Roll, Swap
from kamertje.match.game import ONLOOKER
from kamertje.match.requests import Join, TimeOut
from kamertje.wire.commands import Accept, CloseSeats, Leave, Propose, Restart
from tests.rooms.match.tables import Desk


def draw(desk: Desk, line: int) -> list[str]:
    """Whoever is to move draws it."""
    return desk.done(desk.look(1).game.mover, desk.play(Draw(line)))


def test_the_first_guest_gets_the_second_seat() -> None:
    desk = Desk("4x4")
    assert desk.look(1).table.waiting_for == (2,)
    assert desk.look(ONLOOKER).you.may == ("join",)
    assert desk.done(0, Join()) == ["Joined"]
    assert desk.table.seats == ("taken", "taken")
    assert desk.refused(0, Join()) == "room_full"
    assert desk.look(ONLOOKER).you.may == ()
    desk.check_log()


def test_without_all_players_no_line_is_drawn() -> None:
    desk = Desk("2x2")
    assert desk.refused(1, desk.play(Draw(0))) == "someone_absent"
    desk.fill()
    desk.absent = {2}
    assert desk.look(1).table.waiting_for == (2,)
    assert "play" not in desk.look(1).you.may
    assert desk.look(1).game.may == ()
    assert desk.refused(1, desk.play(Draw(0))) == "someone_absent"
    desk.absent = set()
    assert draw(desk, 0) == ["Drew"]


def test_a_command_has_one_effect() -> None:
    desk = Desk("2x2").fill()
    first, late = desk.play(Draw(0), id="same"), desk.play(Draw(1), id="other")
    assert desk.done(1, first) == ["Drew"]
    seq = desk.table.seq
    assert desk.done(1, first) == []
    assert desk.table.seq == seq
    assert desk.refused(1, late) == "stale"
    assert desk.refused(2, late) == "stale"
    assert desk.refused(1, desk.play(Draw(1))) == "not_your_turn"
    assert desk.refused(2, desk.play(Draw(0))) == "line_drawn"
    assert desk.refused(2, desk.play(Draw(200))) == "line_unknown"
    assert desk.refused(2, desk.play(Swap())) == "swap_refused"
    assert desk.refused(3, desk.play(Draw(1))) == "seat_needed"
    assert desk.refused(0, desk.play(Draw(1))) == "seat_needed"
    assert desk.done(2, desk.play(Draw(1), id="same")) == ["Drew"]
    desk.check_log()


def test_a_game_to_its_end() -> None:
    desk = Desk("2x2 pie").fill()
    draw(desk, 0)
    assert desk.look(2).game.may == ("draw", "swap")
    assert desk.look(1).game.may == ()
    assert desk.done(2, desk.play(Swap())) == ["Swapped"]
    assert desk.look(1).game.drawers[0] == 2
    assert desk.look(1).game.mover == 1
    while not desk.look(1).game.over:
        draw(desk, desk.look(1).game.drawers.index(0))
    view = desk.look(1).game
    assert sum(view.scores) == 4
    assert sorted(view.ranks) in ([1, 2], [1, 1])
    assert desk.refused(1, desk.play(Draw(0))) == "game_over"
    assert desk.look(2).you.may == ("leave", "move_seat")
    desk.check_log()


def test_the_maker_restarts_alone_and_may_change_the_setup() -> None:
    desk = Desk("4x4")
    again = Restart(desk.id(), 0, "3x3 players:3")
    assert desk.look(1).you.may == ("restart", "leave", "move_seat")
    assert desk.done(1, again) == ["Started"]
    assert (desk.table.setup, desk.table.seats, desk.table.round) == ("3x3 players:3", ("taken", "empty", "empty"), 2)
    assert desk.refused(1, Restart(desk.id(), desk.table.version, "9x9x9")) == "grid_unknown"
    desk.done(0, Join())
    assert desk.refused(1, Restart(desk.id(), desk.table.version)) == "restart_refused"
    assert desk.look(1).you.offer == ("restart",)
    desk.check_log()


def test_both_ask_for_a_new_round_at_once() -> None:
    desk = Desk("2x2").fill()
    draw(desk, 0)
    asked = [Propose(desk.id(), desk.table.version, "restart") for _ in range(3)]
    assert desk.done(1, asked[0]) == ["Offered"]
    assert desk.done(2, asked[1]) == ["OfferEnded", "Started"]
    assert desk.refused(2, asked[2]) == "stale"
    assert (desk.table.round, desk.table.offers) == (2, ())
    assert desk.look(1).game.mover == 1
    desk.check_log()


def test_a_line_ends_an_open_request() -> None:
    desk = Desk("2x2").fill()
    assert desk.done(2, Propose(desk.id(), 0, "restart")) == ["Offered"]
    number = desk.table.offers[0].number
    assert desk.look(1).you.accept == (number,)
    assert desk.look(2).you.withdraw == (number,)
    assert draw(desk, 0) == ["OfferEnded", "Drew"]
    assert desk.refused(1, Accept(desk.id(), number)) == "offer_unknown"
    assert desk.refused(1, Propose(desk.id(), desk.table.version, "draw")) == "offer_refused"
    desk.check_log()


def test_three_must_agree() -> None:
    desk = Desk("3x3 players:3").fill()
    desk.done(1, Propose(desk.id(), 0, "restart"))
    number = desk.table.offers[0].number
    assert desk.done(2, Accept(desk.id(), number)) == ["Offered"]
    assert desk.refused(2, Accept(desk.id(), number)) == "offer_unknown"
    assert desk.done(3, Accept(desk.id(), number)) == ["OfferEnded", "Started"]
    desk.check_log()


@pytest.mark.parametrize("setup", ["2x2", "2x2 misere"])
def test_leaving_a_game_of_two_ends_it(setup: str) -> None:
    desk = Desk(setup).fill()
    draw(desk, 0)
    assert desk.done(2, Leave(desk.id())) == ["Left"]
    view = desk.look(1).game
    assert (view.over, view.winners, view.ranks) == (True, (1,), (1, 2))
    assert desk.look(1).table.waiting_for == ()
    assert desk.refused(1, desk.play(Draw(1))) == "game_over"
    assert desk.refused(2, Leave(desk.id())) == "seat_needed"
    assert desk.look(1).you.offer == ()
    assert desk.look(ONLOOKER).you.may == ()
    assert desk.look(2).game is not None
    desk.check_log()


def test_leaving_on_ones_turn_with_four_three_and_two_left() -> None:
    desk = Desk("2x2 players:4").fill()
    assert desk.done(1, Leave(desk.id())) == ["Left"]
    assert desk.look(2).game.mover == 2
    assert desk.look(2).table.waiting_for == ()
    draw(desk, 0)
    draw(desk, 1)
    draw(desk, 2)
    assert desk.look(2).game.mover == 2
    desk.done(3, Leave(desk.id()))
    draw(desk, 3)
    assert desk.look(2).game.mover == 4
    desk.done(4, Leave(desk.id()))
    view = desk.look(2).game
    assert (view.over, view.winners, view.ranks) == (True, (2,), (2, 1, 2, 2))
    desk.check_log()


def test_leaving_and_the_next_round_with_those_who_stayed() -> None:
    desk = Desk("2x2 misere players:3").fill()
    draw(desk, 0)
    desk.done(1, Leave(desk.id()))
    while not desk.look(2).game.over:
        draw(desk, desk.look(2).game.drawers.index(0))
    view = desk.look(2).game
    assert view.ranks[0] == 3
    assert 1 not in view.winners
    desk.done(2, Propose(desk.id(), desk.table.version, "restart"))
    assert desk.done(3, Propose(desk.id(), desk.table.version, "restart")) == ["OfferEnded", "Started"]
    assert desk.look(2).game.mover == 2
    desk.check_log()


@pytest.mark.parametrize("setup", ["2x2 sum", "2x2 product players:3"])
def test_the_server_rolls(setup: str) -> None:
    desk = Desk(setup).fill()
    assert desk.look(1).game.may == ("roll",)
    assert desk.look(1).game.numbers == ()
    assert desk.refused(1, desk.play(Draw(0))) == "numbers_missing"
    assert desk.refused(2, desk.play(Roll())) == "not_your_turn"
    told = []
    while not desk.look(1).game.over:
        view = desk.look(desk.look(1).game.mover).game
        (action,) = view.may
        command: DotsCommand = Roll() if action == "roll" else Pass()
        if action == "draw":
            command = Draw(view.roll.lines[0])
            other = next((line for line, by in enumerate(view.drawers) if not by and line not in view.roll.lines), None)
            assert other is None or desk.refused(view.mover, desk.play(Draw(other))) == "line_not_rolled"
            assert desk.refused(view.mover, desk.play(Pass())) == "pass_refused"
        told += desk.done(view.mover, desk.play(command))
        assert desk.look(1).game.numbers != ()
    assert {"Rolled", "Drew"} <= set(told)
    assert desk.look(1).game.last is not None
    assert desk.look(1).game.scores
    desk.check_log()


def test_a_move_of_another_kind_is_no_line() -> None:
    desk = Desk("2x2 sum").fill()
    desk.done(1, desk.play(Roll()))
    for number in (210, 245, 247, 254, 255):
        assert desk.refused(1, desk.play(Draw(number))) == "line_unknown"


def test_a_room_that_its_maker_left_takes_nobody() -> None:
    desk = Desk("2x2")
    desk.done(1, Leave(desk.id()))
    assert desk.refused(0, Join()) == "room_full"
    desk.check_log()


def test_the_maker_closes_empty_seats() -> None:
    desk = Desk("3x3 players:4")
    assert desk.refused(1, CloseSeats(desk.id(), 0)) == "close_refused"
    desk.done(0, Join())
    assert desk.refused(2, CloseSeats(desk.id(), 0)) == "close_refused"
    assert "close_seats" in desk.look(1).you.may
    assert desk.done(1, CloseSeats(desk.id(), 0)) == ["SeatsClosed"]
    assert desk.table.seats == ("taken", "taken", "closed", "closed")
    assert desk.refused(0, Join()) == "room_full"
    assert desk.look(1).table.waiting_for == ()
    desk.check_log()


def test_onlookers_see_the_game_where_the_maker_allowed_it() -> None:
    assert Desk("2x2", watch=False).look(ONLOOKER).game is None
    assert Desk("2x2", watch=True).look(ONLOOKER).game is not None
    assert Desk("2x2", watch=True).look(ONLOOKER).you.seat is None


def test_a_setup_that_cannot_be_played_online() -> None:
    assert Desk("2x2").refused(0, TimeOut()) == "stale"
