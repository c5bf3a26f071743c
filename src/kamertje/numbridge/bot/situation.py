"""What a player to move knows, put as the bots think of it."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from math import comb

from kamertje.numbridge.bot.deduction import Marks
from kamertje.numbridge.messages import NumbridgeView

HAND = 3  # tiles


@dataclass(frozen=True)
class Situation:
    """marks: by cell the digits that may be right, one bit each, as far as the player sees."""

    view: NumbridgeView
    marks: Marks = field(repr=False)

    @property
    def me(self) -> int:
        return self.view.mover

    @property
    def other(self) -> int:
        return 3 - self.view.mover

    @cached_property
    def others_tiles(self) -> int:
        return self.view.hands[self.other - 1]

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """The cells whose digit does not lie open."""
        return tuple(cell for cell, digit in enumerate(self.view.digits) if not digit)

    @cached_property
    def claimable(self) -> tuple[int, ...]:
        """The givens that nobody owns."""
        return tuple(cell for cell in self.view.givens if not self.view.owners[cell])

    @cached_property
    def digits(self) -> tuple[int, ...]:
        """By cell the digit that is right, 0 where it is not known."""
        return tuple(0 if mark & (mark - 1) else mark.bit_length() - 1 for mark in self.marks)

    @cached_property
    def unseen(self) -> Counter[int]:
        """The tiles in the bag and in the other's hand, which of them where is not known: those that are missing from
        the field, less one's own."""
        size = self.view.size
        placed, own = Counter(self.view.digits), Counter(self.view.hand)
        return Counter({digit: size - placed[digit] - own[digit] for digit in range(1, size + 1)})

    def chance_to_hold(self, digit: int, tiles: int) -> float:
        """That one of so many unseen tiles is this digit."""
        total = self.unseen.total()
        tiles = min(tiles, total)
        return 1 - comb(total - self.unseen[digit], tiles) / comb(total, tiles)

    def can_claim(self, tiles: int) -> bool:
        """Whether a hand of so many tiles can pay; an empty one need not."""
        return tiles == 0 or tiles >= self.view.price
