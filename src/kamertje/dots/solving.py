"""Exact values of positions with two players, found in slices of nodes.

A value is the boxes that the player to move will still get minus the boxes that the other will still get, both playing
best under the set-up's objective. In misère both want fewest; the sign keeps its meaning.
"""

from dataclasses import dataclass
from typing import Final, final

from kamertje import _kernel
from kamertje.dots.game import SWAP, Game
from kamertje.dots.setup import refuse_unsolvable_rules

MIB: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of a value, in boxes: low <= value <= high."""

    low: int
    high: int

    @property
    def value(self) -> int | None:
        """The value where it is known."""
        return self.low if self.low == self.high else None

    def turned(self) -> "Bounds":
        """Of the value with the other sign."""
        return Bounds(-self.high, -self.low)


@final
class Solving:
    """The solution of one position in the making.

    Call `search` until `open` is False, or stop earlier: the bounds and the best moves known so far can be read at any
    time. A position with more lines than the solver holds (128) is never open, and its bounds are all that is known.

    every_line: asks for the exact value of every line, not just for the position's and which lines keep it.
    table_bytes: memory of the search at most, taken once. threads: with 1 the node count is the same every time.
    Raises ValueError for games that have no value: dice, more than two players.
    """

    def __init__(self, game: Game, *, every_line: bool = False, table_bytes: int = 64 * MIB, threads: int = 1) -> None:
        refusal = refuse_unsolvable_rules(game.setup)
        if refusal is not None:
            raise ValueError(refusal.sentence)
        self.game = game
        self._done = game.over
        self._solver: _kernel.Solver | None = None
        if not game.over and _kernel.Solver.can_solve(game.native()):
            goal = "all_lines" if every_line else "best_lines"
            self._solver = _kernel.Solver(game.native(), goal, table_bytes, threads)

    @property
    def done(self) -> bool:
        """Everything that was asked for is known."""
        return self._done

    @property
    def open(self) -> bool:
        """Searching on may find out more."""
        return self._solver is not None and not self._done

    def search(self, nodes: int) -> bool:
        """Searches about so many nodes more, without the interpreter lock; returns `done`."""
        if self._solver is not None and not self._done:
            self._done = self._solver.search(nodes)
        return self._done

    @property
    def bounds(self) -> Bounds:
        """Of the value of the position."""
        if self.game.over:
            return Bounds(0, 0)
        if self._solver is None:
            return self._widest()
        return Bounds(*self._solver.value)

    def of_move(self, move: int) -> Bounds:
        """Of one undrawn line (or SWAP where it is open), as a value for the player to move now."""
        if self._solver is None:
            return self._widest()
        return Bounds(*(self._solver.swap if move == SWAP else self._solver.line(move)))

    def best(self) -> tuple[int, ...]:
        """The moves that keep the value, in printed order, SWAP last.

        All of them when `done`; before that only those that are proven, which may be none.
        """
        moves = (*self.game.undrawn, SWAP) if self.game.can_swap else self.game.undrawn
        bounds = [self.of_move(move) for move in moves]
        if self._done:
            value = self.bounds
            return tuple(m for m, b in zip(moves, bounds, strict=True) if b.low <= value.low and value.high <= b.high)
        if not moves:
            return ()
        if self.game.setup.misere:
            bounds = [b.turned() for b in bounds]
        ceiling = max(b.high for b in bounds)
        return tuple(m for m, b in zip(moves, bounds, strict=True) if b.low == ceiling)

    @property
    def settled(self) -> int:
        """How many undrawn lines are known to keep the value, or not to."""
        value = self.bounds
        worse = [self.of_move(line) for line in self.game.undrawn]
        if self.game.setup.misere:
            value, worse = value.turned(), [bounds.turned() for bounds in worse]
        return sum(bounds.value is not None or bounds.high < value.low for bounds in worse)

    def proven(self, most: int) -> list[tuple[int, int]]:
        """What is proven of the states with most lines left, for `learn` on another day: words of 64 bits."""
        return [] if self._solver is None else self._solver.proven(most)

    def learn(self, proven: list[tuple[int, int]]) -> None:
        """Takes over what another solution of the same set-up, of the same `writing`, has proven."""
        if self._solver is not None:
            self._solver.learn(proven)

    @staticmethod
    def writing() -> int:
        """Changes when what was proven before can no longer be learnt."""
        return _kernel.Solver.writing

    @property
    def nodes(self) -> int:
        """Nodes searched so far."""
        return 0 if self._solver is None else self._solver.nodes

    @property
    def table_load(self) -> float:
        """The filled part of the table, 0..1."""
        return 0.0 if self._solver is None else self._solver.table_load / 1000

    def _widest(self) -> Bounds:
        return Bounds(-self.game.boxes_left, self.game.boxes_left)
