"""How turns follow each other, from the deal to the end."""

from dataclasses import replace
from typing import Final

from kamertje.match.refusal import Refusal
from kamertje.numbridge.dealing import Refusal as NoField
from kamertje.numbridge.dealing import deal
from kamertje.numbridge.fair import GRID, LAYOUT
from kamertje.numbridge.goals import reached
from kamertje.numbridge.messages import Claim, Dealt, Ended, Ending, Missed, Place, RanOut, Skipped, Swap
from kamertje.numbridge.play.moves import can_play, moved
from kamertje.numbridge.play.state import Move, State
from kamertje.numbridge.play.tiles import filled

# So many turns in a row lost on time lose the round.
LATE_TURNS: Final = 3


def dealt(state: State, now: float) -> State:
    """The field lies there and the hands are drawn, player 1's first; player 1 begins, by a single move."""
    setup = state.setup
    layout, grid = state.deal.key(LAYOUT), state.deal.key(GRID)
    field = deal(setup.size, setup.givens, layout, grid, irregular=setup.irregular)
    if isinstance(field, NoField):
        raise AssertionError(f"a set-up was taken of which no field is dealt: {field.code} {field.text}")
    open_cells = (digit for digit, given in zip(field.solution, field.givens, strict=True) if not given)
    state = replace(
        state,
        phase="playing",
        clock=replace(state.clock, since=now),
        due=None,
        field=field,
        owners=(0,) * len(field.givens),
        bag=tuple(sorted(open_cells)),
    )
    state, first = filled(state, 1)
    state, second = filled(state, 2)
    return state.told(Move(now, Dealt(), drawn=first + second))


def played(state: State, command: Place | Claim | Swap, now: float) -> State | Refusal:
    """The mover's move, and what comes of it by itself: the end of the turn or of the round."""
    before, after = state, moved(state, command, now)
    if isinstance(after, Refusal):
        return after
    seat = after.mover
    state = replace(_with_late(after, 0), moves_left=after.moves_left - 1)
    if reached(state.setup.variant, state.setup.size, state.dealt.blocks, state.owners, seat):
        return finished(state, "goal", seat, now)
    missed = isinstance(state.moves[len(before.moves)].told, Missed)
    if missed or not state.moves_left or not can_play(state):
        return _passed(state, now)
    return state


def ran_out(state: State, now: float) -> State:
    """The turn is lost on time: the hand is filled as after any other, and no miss is counted."""
    seat, late = state.mover, state.late[state.mover - 1] + 1
    state, drawn = filled(_with_late(state, late), seat)
    state = state.told(Move(now, RanOut(seat), drawn=drawn))
    return finished(state, "timeouts", 3 - seat, now) if late == LATE_TURNS else _passed(state, now)


def finished(state: State, how: Ending, winner: int | None, now: float) -> State:
    """The round is over, and its clock stands still."""
    state = replace(state, phase="over", due=None, clock=state.clock.stopped(state.mover, now))
    return state.told(Move(now, Ended(how, winner)))


def _passed(state: State, now: float) -> State:
    """The other player's turn; or this one's again, where the other has nothing to play."""
    state = _begun(state, 3 - state.mover, now)
    if can_play(state):
        return state
    return _begun(state.told(Move(now, Skipped(state.mover))), 3 - state.mover, now)


def _begun(state: State, mover: int, now: float) -> State:
    clock = state.clock.next_turn(state.mover, state.setup.seconds, now)
    return replace(state, mover=mover, moves_left=state.setup.moves, turn=state.turn + 1, clock=clock)


def _with_late(state: State, count: int) -> State:
    first, second = state.late
    return replace(state, late=(count, second) if state.mover == 1 else (first, count))
