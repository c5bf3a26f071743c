"""What cells are worth where sides are to be joined, and which end the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kamertje.numbridge.bot.hex.cells import bits, rhombus
from kamertje.numbridge.bot.hex.current import CLOSED, SOLID, flow
from kamertje.numbridge.bot.options import Option
from kamertje.numbridge.bot.situation import Situation

UNKNOWN: Final = 2.0  # the resistance of a cell whose digit is not known, beside 1 for one that is
CANDIDATES: Final = 6


@dataclass(frozen=True)
class Bridge:
    situation: Situation

    @cached_property
    def worths(self) -> list[float]:
        """By cell: how much of the current goes through it, of one's own circuit and of the other's."""
        weights = [1.0 if digit else UNKNOWN for digit in self.situation.digits]
        return both_through(
            self.situation.view.size,
            owned(weights, self.situation.view.owners, self.situation.me),
            owned(weights, self.situation.view.owners, self.situation.other),
            self.situation.me,
        )

    @cached_property
    def winning(self) -> int:
        """The cells that end the game, as bits."""
        return self.closing(self.situation.me, self.own[0], self.own[1])

    @cached_property
    def losing(self) -> int:
        """The cells that would end it for the other."""
        return self.closing(self.situation.other, self.own[1], self.own[0])

    @cached_property
    def own(self) -> tuple[int, int]:
        """The cells that are one's own, and the other's, as bits."""
        owners = self.situation.view.owners
        mine, others = (
            bits(cell for cell, owner in enumerate(owners) if owner == seat)
            for seat in (self.situation.me, self.situation.other)
        )
        return mine, others

    def promising(self, options: Sequence[Option]) -> list[Option]:
        """Those to look at closely: the worthiest cells, those that stop the other, and a swap."""
        best: dict[int | None, Option] = {}
        for option in options:
            best.setdefault(option.cell, option)
        ranked = sorted(best.values(), key=lambda option: -self._worth(option))
        return ranked[:CANDIDATES] + [
            option for option in ranked[CANDIDATES:] if option.cell is None or self.losing >> option.cell & 1
        ]

    def closing(self, seat: int, own: int, others: int) -> int:
        field = rhombus(self.situation.view.size)
        return field.closing(seat, own, field.every & ~own & ~others)

    def _worth(self, option: Option) -> float:
        return 0.0 if option.cell is None else self.worths[option.cell]


def owned(weights: Sequence[float], owners: Sequence[int], seat: int) -> list[float]:
    """The resistances for a seat, by whose each cell is."""
    return [
        weight if not owner else SOLID if owner == seat else CLOSED
        for weight, owner in zip(weights, owners, strict=True)
    ]


def both_through(size: int, mine: Sequence[float], others: Sequence[float], seat: int) -> list[float]:
    """By cell the current of both circuits. mine: the resistances for the seat."""
    own, other = flow(size, seat, mine), flow(size, 3 - seat, others)
    return [sum(both) for both in zip(own.through, other.through, strict=True)]
