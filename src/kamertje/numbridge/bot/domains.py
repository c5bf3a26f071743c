"""What cells and moves are worth where most cells of most blocks are to be won."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kamertje.numbridge.bot.options import Option
from kamertje.numbridge.bot.situation import Situation
from kamertje.numbridge.bot.tiles import Prospect, Tiles

MOST: Final = 5  # of the cells of a block, and of the blocks
LATE: Final = 0.5  # how much less likely one gets a cell whose tile is not at hand


@dataclass(frozen=True)
class Domains:
    """As if what is free went to either by a coin: then the chance of each block is known, and the chance of most."""

    situation: Situation

    @cached_property
    def worths(self) -> list[float]:
        """By cell: how much more likely one wins with it than the other does, with it."""
        view = self.situation.view
        even = [0.5] * len(view.owners)
        chances = [self._block(block, view.owners, even) for block in range(view.size)]
        gains = []
        for block in range(view.size):
            free = next((cell for cell in self._cells[block] if not view.owners[cell]), None)
            if free is None:
                gains.append(0.0)
                continue
            owned = []
            for seat in (self.situation.me, self.situation.other):
                owners = list(view.owners)
                owners[free] = seat
                owned.append(_race([*chances[:block], self._block(block, owners, even), *chances[block + 1 :]]))
            gains.append(owned[0] - owned[1])
        return [0.0 if owner else gains[block] for owner, block in zip(view.owners, view.blocks, strict=True)]

    winning: Final = 0
    losing: Final = 0

    def promising(self, options: Sequence[Option]) -> list[Option]:
        """Those to look at closely: cells of one block with one digit are as good as each other."""
        view = self.situation.view
        kinds: dict[tuple[int, ...], Option] = {}
        for option in options:
            cell = option.cell
            kind = () if cell is None else (view.blocks[cell], 0 if view.digits[cell] else self.situation.digits[cell])
            kinds.setdefault(kind, option)
        return list(kinds.values())

    def value(self, option: Option) -> float:
        """The chance to win after a move, if coins decided the rest."""
        view = self.situation.view
        owners = list(view.owners)
        if option.cell is not None:
            owners[option.cell] = self.situation.me
        mine, others = (self._ease(prospect) for prospect in (self._tiles.after(option), self._tiles.others))
        shares = [one / (one + other) for one, other in zip(mine, others, strict=True)]
        return _race([self._block(block, owners, shares) for block in range(view.size)])

    @cached_property
    def _tiles(self) -> Tiles:
        return Tiles(self.situation)

    @cached_property
    def _cells(self) -> list[list[int]]:
        blocks = self.situation.view.blocks
        return [
            [cell for cell, each in enumerate(blocks) if each == block] for block in range(self.situation.view.size)
        ]

    def _ease(self, prospect: Prospect) -> list[float]:
        """By cell how easily it is won."""
        view = self.situation.view
        return [
            1.0 if opened else 1 - LATE * (1 - prospect.holds[digit])
            for opened, digit in zip(view.digits, self.situation.digits, strict=True)
        ]

    def _block(self, block: int, owners: Sequence[int], shares: Sequence[float]) -> float:
        """The chance to own most of a block. shares: by cell the chance to get it while it is free."""
        chances = [1.0]
        mine = 0
        for cell in self._cells[block]:
            owner = owners[cell]
            if not owner:
                chances = _one_more(chances, shares[cell])
            mine += owner == self.situation.me
        return sum(chances[max(0, MOST - mine) :])


def _race(chances: Sequence[float]) -> float:
    """The chance to win most blocks, each by its own chance."""
    won = [1.0]
    for chance in chances:
        won = _one_more(won, chance)
    return sum(won[MOST:])


def _one_more(won: Sequence[float], chance: float) -> list[float]:
    """By how many are won of those so far its chance, after one more."""
    return [lost * (1 - chance) + gained * chance for lost, gained in zip((*won, 0.0), (0.0, *won), strict=True)]
