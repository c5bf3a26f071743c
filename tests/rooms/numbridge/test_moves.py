"""What each move does, and what is refused."""

import pytest

from kamertje.numbridge.dealing import bag_number
from kamertje.numbridge.fair import BAG
from kamertje.numbridge.messages import Claim, GiveNonce, NumbridgeCommand, Place, Resign, Swap
from tests.rooms.match.tables import Desk, TimeOut
from tests.rooms.numbridge.rounds import NONCES, dealt, free_given, left_with, open_cells, state_of, with_state


def hit(desk: Desk, digit: int) -> Place:
    """Where a tile of this digit is right."""
    state = state_of(desk)
    return Place(next(c for c, d in enumerate(state.dealt.solution) if d == digit and not state.known(c)), digit)


def miss(desk: Desk, digit: int, *, skip: int = 0) -> Place:
    """Where it is wrong."""
    state = state_of(desk)
    wrong = [c for c, d in enumerate(state.dealt.solution) if d != digit and not state.known(c)]
    return Place(wrong[skip], digit)


def test_a_hit_is_the_players_and_the_hand_is_filled() -> None:
    desk = dealt("bridge")
    command = hit(desk, state_of(desk).hands[0][0])
    assert desk.done(1, desk.play(command)) == ["Placed"]
    view = desk.look(2).game
    assert (view.owners[command.cell], view.digits[command.cell]) == (1, command.digit)
    assert (view.mover, view.hands, view.bag) == (2, (3, 3), 81 - 30 - 1 - 6)
    assert view.misses == (0, 0)


def test_a_miss_is_public_and_costs_the_turn() -> None:
    desk = dealt("bridge")
    digit = state_of(desk).hands[0][0]
    command = miss(desk, digit)
    assert desk.done(1, desk.play(command)) == ["Missed"]
    view = desk.look(2).game
    assert (view.owners[command.cell], view.digits[command.cell]) == (0, 0)
    assert (view.mover, view.hands, view.bag) == (2, (3, 3), 81 - 30 - 6)
    assert (view.misses, view.missed) == ((1, 0), ((command.cell, digit),))
    with_state(desk, hands=(state_of(desk).hands[0], (digit, digit, digit)))
    assert desk.refused(2, desk.play(command)) == "miss_repeated"
    assert desk.look(2).game.misses == (1, 0)


def test_refused_is_what_cannot_be_and_it_costs_nothing() -> None:
    desk = dealt("bridge")
    state = state_of(desk)
    own, given = state.hands[0][0], free_given(desk)
    strange = next(digit for digit in range(1, 10) if digit not in state.hands[0])
    open_cell = miss(desk, own).cell
    for command, code in (
        (Place(given, own), "cell_taken"),
        (Place(open_cell, strange), "tile_missing"),
        (Claim(open_cell, own), "given_unknown"),
        (Claim(given), "tile_needed"),
        (Claim(given, strange), "tile_missing"),
        (GiveNonce(NONCES[0]), "nonce_refused"),
    ):
        assert desk.refused(1, desk.play(command)) == code
        assert desk.refused(2, desk.play(command)) in {"not_your_turn", "nonce_refused"}
    small = dealt("blitz")
    for command in (Place(36, 1), Claim(80, 1)):
        assert small.refused(1, small.play(command)) == "cell_unknown"
    assert desk.look(1).game.clock.turn == 60


@pytest.mark.parametrize("command", [Place(0, 1), Claim(0, 1), Swap()])
def test_nothing_is_played_before_the_deal(command: NumbridgeCommand) -> None:
    desk = Desk("bridge")
    assert desk.refused(1, desk.play(GiveNonce(NONCES[0]))) == "someone_absent"
    desk.fill()
    assert desk.refused(1, desk.play(command)) == "not_dealt"
    assert desk.done(1, desk.play(GiveNonce(NONCES[0]))) == []
    assert desk.refused(1, desk.play(GiveNonce(NONCES[0]))) == "nonce_refused"
    assert desk.refused(2, desk.play(command)) == "not_dealt"
    assert desk.done(2, desk.play(GiveNonce(NONCES[1]))) == ["Dealt"]


def test_a_claim_for_one_tile() -> None:
    desk = dealt("bridge")
    hand, cell = state_of(desk).hands[0], free_given(desk)
    assert desk.done(1, desk.play(Claim(cell, hand[0]))) == ["Claimed"]
    state = state_of(desk)
    assert state.owners[cell] == 1
    assert state.moves[-1].paid == (hand[0],)
    assert (len(state.hands[0]), len(state.bag)) == (3, 81 - 30 - 6)
    assert desk.refused(2, desk.play(Claim(cell, state.hands[1][0]))) == "given_owned"


def test_a_claim_for_two_tiles_leaves_the_hand_short_until_the_next_turns_end() -> None:
    desk = dealt("blitz")
    hand, cell = state_of(desk).hands[0], free_given(desk)
    numbers = state_of(desk).numbers
    desk.done(1, desk.play(Claim(cell, hand[1])))
    state, rest = state_of(desk), [hand[0], hand[2]]
    second = rest[bag_number(state.deal.key(BAG), numbers, 2)]
    assert state.moves[-1].paid == (hand[1], second)
    rest.remove(second)
    assert state.hands[0] == tuple(rest)
    assert state.moves[-1].drawn == ()
    desk.done(2, desk.play(hit(desk, state.hands[1][0])))
    assert desk.refused(1, desk.play(Claim(free_given(desk), rest[0]))) == "price_too_high"
    assert "claim" not in desk.look(1).game.may
    desk.done(1, desk.play(miss(desk, rest[0])))
    assert len(state_of(desk).hands[0]) == 3


def test_time_running_out_fills_a_hand_that_was_left_short() -> None:
    desk = dealt("blitz")
    desk.done(1, desk.play(Claim(free_given(desk), state_of(desk).hands[0][0])))
    desk.done(2, desk.play(hit(desk, state_of(desk).hands[1][0])))
    before = state_of(desk)
    desk.now += 30
    assert desk.done(0, TimeOut()) == ["RanOut"]
    after = state_of(desk)
    assert (len(before.hands[0]), len(after.hands[0]), after.mover) == (1, 3, 2)
    assert set(before.hands[0]) <= set(after.hands[0])
    assert desk.look(1).game.misses == (0, 0)


def test_without_tiles_a_claim_is_free() -> None:
    desk = dealt("blitz")
    state = state_of(desk)
    hand = state.hands[0]
    with_state(desk, hands=((), state.hands[1]), bag=tuple(sorted(state.bag + hand)))
    assert desk.refused(1, desk.play(Claim(free_given(desk), hand[0]))) == "tile_missing"
    assert desk.done(1, desk.play(Claim(free_given(desk)))) == ["Claimed"]
    after = state_of(desk)
    assert after.moves[-1].paid == ()
    assert len(after.hands[0]) == 3  # a free claim fills the hand


def test_with_an_empty_bag_a_claim_gives_the_tile_back() -> None:
    desk = dealt("bridge")
    state, empty = state_of(desk), open_cells(desk, 3)
    tiles = [state.dealt.solution[cell] for cell in empty]
    given = free_given(desk)
    left_with(desk, (given, *empty), tuple(tiles[:2]), (tiles[2],))
    assert desk.refused(1, desk.play(Swap())) == "bag_empty"
    assert "swap" not in desk.look(1).game.may
    desk.done(1, desk.play(Claim(given, tiles[0])))
    assert state_of(desk).hands[0] == tuple(sorted(tiles[:2]))


def test_a_swap_hands_in_everything_and_fills_the_hand() -> None:
    desk = dealt("bridge")
    hand = state_of(desk).hands[0]
    assert desk.done(1, desk.play(Swap())) == ["Swapped"]
    state = state_of(desk)
    assert state.moves[-1].paid == hand
    assert state.hands[0] == tuple(sorted(state.moves[-1].drawn))
    with_state(desk, hands=(state.hands[0], ()), bag=tuple(sorted(state.bag + state.hands[1])))
    desk.done(2, desk.play(Swap()))  # with an empty hand it simply draws
    assert len(state_of(desk).hands[1]) == 3


def test_who_has_nothing_to_play_is_skipped_and_it_is_no_turn_lost_on_time() -> None:
    desk = dealt("bridge")
    state, empty = state_of(desk), open_cells(desk, 2)
    tiles = tuple(state.dealt.solution[cell] for cell in empty)
    left_with(desk, empty, tiles, ())
    with_state(desk, late=(1, 2))
    assert desk.done(1, desk.play(Place(empty[0], tiles[0]))) == ["Placed", "Skipped"]
    assert (state_of(desk).mover, state_of(desk).late) == (1, (0, 2))
    desk.now += 60
    assert desk.done(0, TimeOut()) == ["RanOut", "Skipped"]
    assert (state_of(desk).mover, state_of(desk).late) == (1, (1, 2))


def test_a_second_move_with_nothing_to_play_ends_the_pair() -> None:
    desk = dealt("domains")
    state, empty = state_of(desk), open_cells(desk, 2)
    tiles = tuple(state.dealt.solution[cell] for cell in empty)
    left_with(desk, empty, tiles[:1], tiles[1:])
    with_state(desk, moves_left=2)
    assert desk.done(1, desk.play(Place(empty[0], tiles[0]))) == ["Placed"]
    assert (state_of(desk).mover, state_of(desk).moves_left) == (2, 2)


def test_a_pair_of_moves() -> None:
    desk = dealt("domains")
    view = desk.look(1).game
    assert (view.moves_left, view.mover) == (1, 1)  # the very first turn is one move
    desk.done(1, desk.play(hit(desk, view.hand[0])))
    assert (desk.look(2).game.mover, desk.look(2).game.moves_left) == (2, 2)
    desk.done(2, desk.play(hit(desk, desk.look(2).game.hand[0])))
    view = desk.look(2).game
    assert (view.mover, view.moves_left, len(view.hand)) == (2, 1, 3)
    desk.done(2, desk.play(Swap()))
    assert (desk.look(1).game.mover, desk.look(1).game.moves_left) == (1, 2)
    desk.done(1, desk.play(miss(desk, desk.look(1).game.hand[0])))  # ends the pair
    assert (desk.look(2).game.mover, desk.look(2).game.moves_left) == (2, 2)


def test_resigning_at_any_time_loses() -> None:
    for seat in (1, 2):
        desk = dealt("bridge")
        assert "resign" in desk.look(seat).game.may
        assert desk.done(seat, desk.play(Resign())) == ["Ended"]
        assert (desk.look(1).game.result.how, desk.look(1).game.result.winner) == ("resigned", 3 - seat)
        assert desk.refused(3 - seat, desk.play(Swap())) == "game_over"
        desk.check_log()
