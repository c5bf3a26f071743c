"""The computer's four levels. A level is a budget in search nodes; seconds only cap it."""

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from kamertje import _kernel
from kamertje.dots.game import Game
from kamertje.dots.solving import MIB


class Level(StrEnum):
    """How strong the computer plays, weakest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    MASTER = "master"


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may take: search nodes, seconds (None: no cap), and bytes for the search's table."""

    nodes: int
    seconds: float | None
    table_bytes: int


MASTER_NODES_A_SECOND: Final = 1_000_000  # about the most that the search does, so that seconds decide
DEFAULT_BUDGETS: Final = {
    Level.EASY: Budget(1_000, None, 0),
    Level.MEDIUM: Budget(1_000, None, 0),
    Level.HARD: Budget(400_000, 0.45, 64 * MIB),
    Level.MASTER: Budget(2 * MASTER_NODES_A_SECOND, 2.0, 256 * MIB),
}
SLICE: Final = 1_000  # nodes between two looks at the clock: a few milliseconds, 50 at the worst


def budget_of(level: Level, *, nodes: int | None = None, seconds: float | None = None) -> Budget:
    """The level's own budget, or what is left of it when the caller sets limits.

    A limit in nodes replaces both limits of the level, so that equal seeds give equal moves.
    A limit in seconds replaces the level's cap, and master's nodes follow it; those of the other levels stay.
    """
    usual = DEFAULT_BUDGETS[level]
    if nodes is not None:
        return Budget(nodes, seconds, usual.table_bytes)
    if seconds is None:
        return usual
    wanted = math.ceil(seconds * MASTER_NODES_A_SECOND) if level is Level.MASTER else usual.nodes
    return Budget(wanted, seconds, usual.table_bytes)


@final
class Thinking:
    """One decision in the making.

    Call `step` until it is True, or stop earlier: `move` is always the best found so far.

    game: not over, and with dice a roll must have been thrown; where no line may be drawn the move is PASS.
    seed: 0..2^64-1; with the same game, level, seed and nodes, and no cap in seconds, the move is the same everywhere.
    clock: seconds from any start.
    Raises ValueError for a game that is over or whose dice are to be thrown first.
    """

    def __init__(
        self, game: Game, level: Level, budget: Budget, seed: int, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        if game.over:
            raise ValueError("the game is over")
        self._clock = clock
        self._begun = clock()
        self._seconds = budget.seconds
        self._thought = _kernel.Thought(game.native(), level.value, seed, budget.nodes, budget.table_bytes)
        self.done = False

    def step(self, nodes: int = SLICE) -> bool:
        """Thinks for about so many nodes more, without the interpreter lock; True when the move is decided."""
        if not self.done:
            self.done = self._thought.think(nodes) or (self._seconds is not None and self.seconds >= self._seconds)
        return self.done

    @property
    def move(self) -> int:
        """The best move so far, always a legal one."""
        return self._thought.move

    @property
    def exact(self) -> bool:
        """The move is proven best."""
        return self._thought.exact

    @property
    def nodes(self) -> int:
        """Nodes searched so far."""
        return self._thought.nodes

    @property
    def seconds(self) -> float:
        """Time since the decision began."""
        return self._clock() - self._begun


def choose(game: Game, level: Level, seed: int, budget: Budget | None = None) -> int:
    """The computer's move, thought out to the end of its budget."""
    thinking = Thinking(game, level, budget or DEFAULT_BUDGETS[level], seed)
    while not thinking.step():
        pass
    return thinking.move


def seeds_from(seed: int) -> Iterator[int]:
    """Endless seeds for the decisions of one game or match, all from one seed (splitmix64)."""
    mask = (1 << 64) - 1
    state = seed & mask
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        yield mixed ^ (mixed >> 31)
