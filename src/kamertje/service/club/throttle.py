"""Slows down who tries passwords: so many wrong ones at once, and after that one each so many seconds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SWEEP: Final = 4096


@dataclass(slots=True)
class _Debt:
    tries: float
    at: float


class Throttle:
    """For names such as accounts or addresses. A try that was right is given back."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._debts: dict[str, _Debt] = {}

    def take(self, name: str) -> float:
        """0 where one more try is allowed, and counted; else for how many seconds none is."""
        if len(self._debts) >= SWEEP:
            self._debts = {each: debt for each, debt in self._debts.items() if self._left(debt) > 0}
        debt = self._debts.setdefault(name, _Debt(0, self._clock()))
        debt.tries, debt.at = self._left(debt), self._clock()
        if debt.tries > self._most - 1:
            return (debt.tries - (self._most - 1)) * self._seconds
        debt.tries += 1
        return 0.0

    def give(self, name: str) -> None:
        if name in self._debts:
            self._debts[name].tries = max(0.0, self._debts[name].tries - 1)

    def _left(self, debt: _Debt) -> float:
        return max(0.0, debt.tries - (self._clock() - debt.at) / self._seconds)
