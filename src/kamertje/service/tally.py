"""What a process has done so far, counted: for whoever watches over it."""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

# Upper ends, in seconds: how long it took until a change was on the disk.
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass(slots=True)
class Tally:
    """refused: by code. stored: changes by the step that they took, the last one for what took longer."""

    refused: Counter[str] = field(default_factory=Counter)
    stored: list[int] = field(default_factory=lambda: [0] * (len(STEPS) + 1))
    seconds: float = 0.0  # that all of them took
    overtaken: int = 0  # changes that were decided anew, since others came first

    def store(self, seconds: float) -> None:
        self.stored[bisect_left(STEPS, seconds)] += 1
        self.seconds += seconds
