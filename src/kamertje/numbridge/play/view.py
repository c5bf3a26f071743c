"""What one viewer may see: the only way out of a state, field by field. What is not named here stays inside.

Hidden are the other hand, the order of the bag, the seed, the digits of open cells, and which tiles were paid or drawn;
all until the end, when everything is told.
"""

from functools import lru_cache

from kamertje.match.game import ONLOOKER
from kamertje.numbridge.goals import goal_of
from kamertje.numbridge.messages import (
    ClockView,
    Dealt,
    Ended,
    GoalView,
    NumbridgeAction,
    NumbridgeView,
    ResultView,
    RevealView,
    Variant,
)
from kamertje.numbridge.play.moves import can_claim, told_misses
from kamertje.numbridge.play.record import record_of
from kamertje.numbridge.play.state import State


def view(state: State, viewer: int, *, playing: bool, now: float) -> NumbridgeView:
    """viewer: a seat, or ONLOOKER."""
    setup, field, ended = state.setup, state.field, state.ended
    misses = told_misses(state)
    log = tuple([move.told for move in state.moves])
    return NumbridgeView(
        setup=str(setup),
        variant=setup.variant,
        size=setup.size,
        phase=state.phase,
        commitment=state.deal.commitment,
        deal=state.deal.name,
        candidates=setup.candidates,
        price=setup.price,
        goals=_goals(state),
        clock=_clock(state, now),
        blocks=() if field is None else tuple(field.blocks),
        digits=() if field is None else _digits(state),
        givens=() if field is None else tuple([cell for cell, digit in enumerate(field.givens) if digit]),
        owners=state.owners,
        mover=state.mover,
        moves_left=state.moves_left,
        hand=() if viewer == ONLOOKER else state.hands[viewer - 1],
        hands=(len(state.hands[0]), len(state.hands[1])),
        bag=len(state.bag),
        misses=(sum(missed.seat == 1 for missed in misses), sum(missed.seat == 2 for missed in misses)),
        missed=tuple([(missed.cell, missed.digit) for missed in misses]),
        last=next((told for told in reversed(log) if not isinstance(told, Dealt | Ended)), None),
        log=log,
        may=_may(state, viewer) if playing else (),
        result=None if ended is None else ResultView(ended.how, ended.winner),
        reveal=None if ended is None else RevealView(() if field is None else tuple(field.solution), record_of(state)),
    )


def _may(state: State, seat: int) -> tuple[NumbridgeAction, ...]:
    if state.phase == "nonces":
        return ("resign",) if state.deal.nonces[seat - 1] is not None else ("nonce", "resign")
    if state.phase != "playing":
        return ()
    if seat != state.mover:
        return ("resign",)
    may: list[NumbridgeAction] = ["place"] if state.hand else []
    may += ["claim"] if can_claim(state) else []
    may += ["swap"] if state.bag else []
    return (*may, "resign")


def _digits(state: State) -> tuple[int, ...]:
    cells = zip(state.dealt.givens, state.owners, state.dealt.solution, strict=True)
    return tuple([solved if given or owner else 0 for given, owner, solved in cells])


def _goals(state: State) -> tuple[GoalView, ...]:
    return (
        ()
        if state.field is None
        else _both_goals(state.setup.variant, state.setup.size, state.field.blocks, state.owners)
    )


@lru_cache(maxsize=64)
def _both_goals(variant: Variant, size: int, blocks: bytes, owners: tuple[int, ...]) -> tuple[GoalView, ...]:
    """Looked up once for all who look on."""
    return tuple([goal_of(variant, size, blocks, owners, seat) for seat in (1, 2)])


def _clock(state: State, now: float) -> ClockView:
    clock = state.clock.left(state.mover, now)
    first, second = clock.totals
    return ClockView(round(clock.turn, 3), (round(first, 3), round(second, 3)), running=clock.since is not None)
