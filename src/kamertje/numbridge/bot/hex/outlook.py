"""What a move on the bridge leads to: the other's answers, with the tiles that either may have by then."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kamertje.numbridge.bot.hex.bridge import Bridge, both_through, owned
from kamertje.numbridge.bot.hex.cells import listed
from kamertje.numbridge.bot.hex.current import CLOSED, SOLID, resistance
from kamertje.numbridge.bot.options import Option
from kamertje.numbridge.bot.situation import Situation
from kamertje.numbridge.bot.tiles import Prospect, Tiles

# What is added to the resistance of a cell whose tile is not at hand, of a given that cannot be paid for at once, and
# of one that costs a second tile, which is missed at the next turn.
LATE: Final = 0.5
UNPAID: Final = 0.5
SECOND_TILE: Final = 1.0
SHARPNESS: Final = 2.0  # how much a ratio of resistances tells
REPLIES: Final = 3


@dataclass(frozen=True)
class Outlook:
    situation: Situation
    bridge: Bridge

    def value(self, option: Option) -> float:
        """About the chance to win after a move, from 0 to 1."""
        cell = option.cell
        if cell is None:
            mine = self.bridge.own[0]
        elif self.bridge.winning >> cell & 1:
            return 1.0
        else:
            mine = self.bridge.own[0] | 1 << cell
        lives = self._lives(self.bridge.closing(self.situation.other, self.bridge.own[1], mine))
        return lives and lives * self._after_replies(option)

    def _after_replies(self, option: Option) -> float:
        """The other takes the best cell for which there is a tile."""
        situation, view = self.situation, self.situation.view
        owners = list(view.owners)
        if option.cell is not None:
            owners[option.cell] = situation.me
        mine = owned(self._weights(self._tiles.after(option)), owners, situation.me)
        others = owned(self._weights(self._tiles.others), owners, situation.other)
        through = both_through(view.size, mine, others, situation.me)
        free = [cell for cell, owner in enumerate(owners) if not owner]
        replies = sorted(free, key=lambda cell: -through[cell] * (0.3 + 0.7 * self._chances[cell]))[:REPLIES]
        left = []
        for reply in replies:
            here, there = mine[reply], others[reply]
            mine[reply], others[reply] = CLOSED, SOLID
            left.append((self._balance(mine, others), self._chances[reply]))
            mine[reply], others[reply] = here, there
        value, rest = 0.0, 1.0
        for balance, chance in sorted(left):
            value += rest * chance * balance
            rest *= 1 - chance
        return value + rest * self._balance(mine, others)

    @cached_property
    def _tiles(self) -> Tiles:
        return Tiles(self.situation)

    @cached_property
    def _chances(self) -> list[float]:
        """By cell the chance that the other can have it next, while it is free."""
        prospect = self._tiles.others
        known = zip(self.situation.view.digits, self.situation.digits, strict=True)
        return [prospect.claims if opened else prospect.holds[digit] for opened, digit in known]

    def _weights(self, prospect: Prospect) -> list[float]:
        """By cell how hard it is to win."""
        view = self.situation.view
        digits = [1 + LATE * (1 - chance) for chance in prospect.holds]
        given = 1 + UNPAID * (1 - prospect.claims) + SECOND_TILE * (view.price - 1)
        known = zip(view.digits, self.situation.digits, strict=True)
        return [given if opened else digits[digit] for opened, digit in known]

    def _lives(self, ends: int) -> float:
        """The chance that the other can have none of these cells next."""
        kinds = {0 if self.situation.view.digits[cell] else self.situation.digits[cell] for cell in listed(ends)}
        lives = 1.0
        for digit in kinds:
            lives *= 1 - (self._tiles.others.holds[digit] if digit else self._tiles.others.claims)
        return lives

    def _balance(self, mine: list[float], others: list[float]) -> float:
        """From 0 to 1, by which circuit resists more."""
        size, me = self.situation.view.size, self.situation.me
        near, far = resistance(size, me, mine) ** SHARPNESS, resistance(size, 3 - me, others) ** SHARPNESS
        return float(far / (far + near))
