"""The three moves. What is refused costs nothing; what is done is recorded, with the tiles that nobody else sees."""

from kamertje.match.refusal import Refusal
from kamertje.numbridge.messages import Claim, Claimed, Missed, Place, Placed, Swap, Swapped
from kamertje.numbridge.play.state import Move, State
from kamertje.numbridge.play.tiles import filled, put_back, with_chance_tile, without


def moved(state: State, command: Place | Claim | Swap, now: float) -> State | Refusal:
    """By the mover. The turn has not passed yet."""
    match command:
        case Place():
            return _placed(state, command, now)
        case Claim():
            return _claimed(state, command, now)
        case Swap():
            return _swapped(state, now)


def can_play(state: State) -> bool:
    """The mover has something to do."""
    return bool(state.hand or state.bag) or has_free_given(state)


def can_claim(state: State) -> bool:
    """The mover can pay, and there is something to claim."""
    return (not state.hand or len(state.hand) >= state.setup.price) and has_free_given(state)


def has_free_given(state: State) -> bool:
    return any(given and not owner for given, owner in zip(state.dealt.givens, state.owners, strict=True))


def _placed(state: State, command: Place, now: float) -> State | Refusal:
    cell, digit, seat = command.cell, command.digit, state.mover
    if not 0 <= cell < len(state.owners):
        return Refusal("cell_unknown")
    if state.known(cell):
        return Refusal("cell_taken")
    if digit not in state.hand:
        return Refusal("tile_missing")
    if any((missed.cell, missed.digit) == (cell, digit) for missed in told_misses(state)):
        return Refusal("miss_repeated")
    # One path for both, so that a miss takes no other time than a hit.
    hit = state.dealt.solution[cell] == digit
    outcome, owner, back = (Placed, seat, ()) if hit else (Missed, 0, (digit,))
    state = put_back(without(state, seat, (digit,)), back).with_owner(cell, owner)
    state, drawn = filled(state, seat)
    return state.told(Move(now, outcome(seat, cell, digit), drawn=drawn))


def _claimed(state: State, command: Claim, now: float) -> State | Refusal:
    cell, digit, seat, price = command.cell, command.digit, state.mover, state.setup.price
    if not 0 <= cell < len(state.owners):
        return Refusal("cell_unknown")
    if not state.dealt.givens[cell]:
        return Refusal("given_unknown")
    if state.owners[cell]:
        return Refusal("given_owned")
    if digit is None and state.hand:
        return Refusal("tile_needed")
    if digit is not None and digit not in state.hand:
        return Refusal("tile_missing")
    if not can_claim(state):
        return Refusal("price_too_high")
    paid: tuple[int, ...] = ()
    if digit is not None and price == 2:
        state, paid = with_chance_tile(state, seat, digit)
    elif digit is not None:
        paid = (digit,)
    state = put_back(without(state, seat, paid), paid).with_owner(cell, seat)
    # After a claim for two tiles the hand is filled no sooner than at the end of this player's next turn.
    state, drawn = (state, ()) if len(paid) == 2 else filled(state, seat)
    return state.told(Move(now, Claimed(seat, cell, len(paid)), paid, drawn))


def _swapped(state: State, now: float) -> State | Refusal:
    if not state.bag:
        return Refusal("bag_empty")
    seat, hand = state.mover, state.hand
    state, drawn = filled(put_back(without(state, seat, hand), hand), seat)
    return state.told(Move(now, Swapped(seat), hand, drawn))


def told_misses(state: State) -> list[Missed]:
    """All so far, which nobody needs to try again."""
    return [move.told for move in state.moves if isinstance(move.told, Missed)]
