"""The players' time, in the server's seconds alone. It runs whether or not anybody is connected."""

from dataclasses import dataclass, replace
from typing import Final

# After a time without a server the mover has at least so many seconds.
LEAST_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Clock:
    """turn: what was left of the mover's turn, and totals: of each player's whole time, both at `since`. since: None
    while it stands still."""

    turn: float
    totals: tuple[float, float]
    since: float | None = None

    def deadline(self, mover: int) -> float | None:
        """When the turn or the mover's whole time is used up."""
        return None if self.since is None else self.since + min(self.turn, self.totals[mover - 1])

    def whole_time_is_less(self, mover: int) -> bool:
        """It is the mover's whole time that ends at the deadline."""
        return self.totals[mover - 1] <= self.turn

    def left(self, mover: int, now: float) -> "Clock":
        """As it stands at `now`. Nothing falls below 0, and a turn is charged no more than it may last."""
        if self.since is None:
            return self
        gone = min(max(0.0, now - self.since), self.turn)
        return Clock(self.turn - gone, self._with_total(mover, self.totals[mover - 1] - gone), now)

    def next_turn(self, mover: int, seconds: float, now: float) -> "Clock":
        """The mover's turn has ended at `now`, or when its time was up, and the next one begins."""
        return replace(self.left(mover, now), turn=seconds, since=now)

    def stopped(self, mover: int, now: float) -> "Clock":
        return replace(self.left(mover, now), since=None)

    def resumed(self, mover: int, stopped: float, now: float) -> "Clock":
        """After a time without a server, which is charged to nobody."""
        if self.since is None:
            return self
        then = self.left(mover, stopped)
        total = max(LEAST_SECONDS, then.totals[mover - 1])
        return Clock(max(LEAST_SECONDS, then.turn), then._with_total(mover, total), now)

    def _with_total(self, mover: int, total: float) -> tuple[float, float]:
        first, second = self.totals
        return (max(0.0, total), second) if mover == 1 else (first, max(0.0, total))
