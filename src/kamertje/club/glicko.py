"""Glicko-2, after Mark Glickman's paper (http://www.glicko.net/glicko/glicko2.pdf), whose steps are named here.

A strength is a rating on the scale of chess, how far off it may be (a standard deviation), and how much it changes (the
volatility). Playing makes the deviation smaller, time makes it larger.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 173.7178
TAU: Final = 0.5  # how much the volatility itself may change
LARGEST_DEVIATION: Final = 350.0
EXACT: Final = 1e-10


@dataclass(frozen=True, slots=True)
class Strength:
    rating: float = 1500.0
    deviation: float = LARGEST_DEVIATION
    volatility: float = 0.06

    def after(self, periods: float) -> "Strength":
        """Without a game for so many periods: as likely as before, but less certain."""
        deviation = math.hypot(self.deviation / SCALE, self.volatility * math.sqrt(periods)) * SCALE
        return Strength(self.rating, min(LARGEST_DEVIATION, deviation), self.volatility)


@dataclass(frozen=True, slots=True)
class Met:
    """A game of the period: whom, and what it brought, 1, 0.5 or 0."""

    rating: float
    deviation: float
    score: float


def update(before: Strength, games: Sequence[Met]) -> Strength:
    """The strength after a period with these games, one at least."""
    mu, phi = (before.rating - 1500) / SCALE, before.deviation / SCALE  # step 2
    weights = [1 / math.sqrt(1 + 3 * (game.deviation / SCALE / math.pi) ** 2) for game in games]
    expected = [
        1 / (1 + math.exp(-weight * (before.rating - game.rating) / SCALE))
        for weight, game in zip(weights, games, strict=True)
    ]
    surprise = sum(weight * (game.score - score) for weight, game, score in zip(weights, games, expected, strict=True))
    variance = 1 / sum(weight**2 * score * (1 - score) for weight, score in zip(weights, expected, strict=True))  # 3
    volatility = _volatility(before.volatility, phi, variance, variance * surprise)  # steps 4 and 5
    phi = 1 / math.sqrt(1 / (phi**2 + volatility**2) + 1 / variance)  # steps 6 and 7
    rating = SCALE * (mu + phi**2 * surprise) + 1500  # step 8
    return Strength(rating, min(LARGEST_DEVIATION, SCALE * phi), volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: where the function f is 0, by the Illinois algorithm."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > EXACT:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
