"""How soon each cell can be had: by which tiles a player will hold, as far as it can be known."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from kamertje.numbridge.bot.options import Option
from kamertje.numbridge.bot.situation import HAND, Situation
from kamertje.numbridge.messages import Claim, Swap


@dataclass(frozen=True)
class Prospect:
    """What a player can win at the next turn. holds: by digit (from 0, which is none) the chance to have that tile.
    claims: the chance to be able to pay for a given."""

    holds: tuple[float, ...]
    claims: float


@dataclass(frozen=True)
class Tiles:
    situation: Situation

    @cached_property
    def others(self) -> Prospect:
        """The other's, who is next."""
        tiles = self.situation.others_tiles
        return Prospect(self._drawn(tiles), float(self.situation.can_claim(tiles)))

    def after(self, option: Option) -> Prospect:
        """One's own, after a move and what is drawn then."""
        situation, command = self.situation, option.command
        if isinstance(command, Swap):
            return Prospect(self._drawn(HAND), 1.0)
        rest = Counter(situation.view.hand)
        if command.digit is not None:
            rest[command.digit] -= 1
        if isinstance(command, Claim) and situation.view.price > 1 and command.digit is not None:
            return self._after_two_tiles(rest)
        drawn = self._drawn(min(HAND - rest.total(), situation.view.bag))
        holds = [1.0 if rest[digit] else chance for digit, chance in enumerate(drawn)]
        return Prospect(tuple(holds), float(situation.can_claim(min(HAND, rest.total() + situation.view.bag))))

    def _after_two_tiles(self, rest: Counter[int]) -> Prospect:
        """The second tile goes by chance, and nothing is drawn."""
        total = rest.total()
        digits = range(self.situation.view.size + 1)
        left = [1.0 if rest[digit] > 1 else rest[digit] * (total - 1) / total for digit in digits]
        return Prospect(tuple(left), float(self.situation.can_claim(total - 1)))

    def _drawn(self, tiles: int) -> tuple[float, ...]:
        size = self.situation.view.size
        return (0.0, *(self.situation.chance_to_hold(digit, tiles) for digit in range(1, size + 1)))
