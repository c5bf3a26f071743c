"""What must hold at every step of a game, whoever plays."""

from collections import Counter

from kamertje.numbridge.goals import reached
from kamertje.numbridge.messages import Claimed, Ended
from kamertje.numbridge.play.state import State
from kamertje.numbridge.play.tiles import HAND


def check(before: State, after: State) -> None:
    """Raises AssertionError for a step that the rules do not have."""
    field = after.dealt
    empty = [cell for cell in range(len(field.givens)) if not after.known(cell)]
    tiles = Counter((*after.bag, *after.hands[0], *after.hands[1]))
    assert tiles == Counter(field.solution[cell] for cell in empty), "the tiles are not those that are missing"
    won = [(was, now) for was, now in zip(before.owners, after.owners, strict=True) if was != now]
    assert len(won) <= 1, "two cells were won at once"
    assert all(was == 0 and now == before.mover for was, now in won), "a cell was lost, or went to who did not move"
    assert all(len(hand) <= HAND for hand in after.hands), "a hand is too full"
    told = [move.told for move in after.moves[len(before.moves) :]]
    if after.bag and after.phase == "playing" and not any(isinstance(each, Claimed) for each in told):
        assert len(after.hands[before.mover - 1]) == HAND, "a hand was not filled"
    setup = after.setup
    goals = [reached(setup.variant, setup.size, field.blocks, after.owners, seat) for seat in (1, 2)]
    ended = after.ended
    if isinstance(ended, Ended) and ended.how == "goal":
        assert goals == [seat == ended.winner for seat in (1, 2)], "who won has not reached the goal"
    else:
        assert goals == [False, False], "the goal is reached and the game goes on"
    assert empty or 0 in after.owners or ended is not None, "all is owned and nobody has won"
