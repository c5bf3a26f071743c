"""What a player to move can do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kamertje.numbridge.bot.situation import Situation
from kamertje.numbridge.messages import Claim, Place, Swap


@dataclass(frozen=True, slots=True)
class Option:
    """cell: which it wins, None for a swap. chance: that it does, as far as the player sees."""

    command: Place | Claim | Swap
    cell: int | None
    chance: float = 1.0


def options(situation: Situation, worths: Sequence[float]) -> list[Option]:
    """All of them, but a claim only for the tile that is missed least. worths: by cell what it is worth to win it."""
    return [*_places(situation), *_claims(situation, _least_missed(situation, worths)), *_swap(situation)]


def _places(situation: Situation) -> Iterator[Option]:
    """Every tile in every cell where it may be right."""
    hand = sorted(set(situation.view.hand))
    for cell in situation.empty:
        mark = situation.marks[cell]
        for digit in hand:
            if mark >> digit & 1:
                yield Option(Place(cell, digit), cell, 1 / mark.bit_count())


def _claims(situation: Situation, pays: int | None) -> Iterator[Option]:
    if situation.can_claim(len(situation.view.hand)):
        for cell in situation.claimable:
            yield Option(Claim(cell, pays), cell)


def _swap(situation: Situation) -> Iterator[Option]:
    if situation.view.bag:
        yield Option(Swap(), None)


def _least_missed(situation: Situation, worths: Sequence[float]) -> int | None:
    """The tile whose best cell is worth least; of equals one that the hand has twice. None for an empty hand."""
    hand = situation.view.hand
    best = dict.fromkeys(hand, 0.0)
    for cell in situation.empty:
        digit = situation.digits[cell]
        if digit in best:
            best[digit] = max(best[digit], worths[cell])
    return min(sorted(best), key=lambda digit: (best[digit], -hand.count(digit)), default=None)
