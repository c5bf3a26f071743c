"""Ratings at this club: each game is a period of its own, and idle time counts as periods too.

docs/decisions/2026-11-30-a-game-a-period.md says why.
"""

from dataclasses import dataclass, field
from typing import Final

from kamertje.club.glicko import Met, Strength, update

PERIOD_SECONDS: Final = 5 * 86_400.0
PROVISIONAL: Final = 110.0
# Games with a bot are rated too, but in a list of their own, where they move nobody's rating among people.
WITH_BOTS: Final = "+bots"


@dataclass(frozen=True, slots=True)
class Standing:
    """A strength just after the last of so many games, at that time (seconds since 1970)."""

    strength: Strength = field(default_factory=Strength)
    games: int = 0
    at: float = 0.0

    def now(self, now: float) -> Strength:
        """With the uncertainty of the time since then."""
        return self.strength.after(max(0.0, now - self.at) / PERIOD_SECONDS if self.games else 0.0)

    def provisional(self, now: float) -> bool:
        return self.now(now).deviation >= PROVISIONAL


def play(first: Standing, second: Standing, score: float, now: float) -> tuple[Standing, Standing]:
    """Both after a game in which the first got this score. Each is rated by what the other was before it."""
    one, two = first.now(now), second.now(now)
    return (
        Standing(update(one, [Met(two.rating, two.deviation, score)]), first.games + 1, max(now, first.at)),
        Standing(update(two, [Met(one.rating, one.deviation, 1 - score)]), second.games + 1, max(now, second.at)),
    )
