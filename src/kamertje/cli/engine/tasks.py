"""What the engine works on between two commands: a decision or an analysis, in slices."""

from collections.abc import Callable
from typing import Final, Protocol

from kamertje.dots import MIB, SWAP, Bounds, Budget, Game, Level, Solving, Thinking, chains_of, control_of

SLICE: Final = 1_000  # nodes between two looks at the commands
TABLE_BYTES: Final = 64 * MIB


class Task(Protocol):
    """Work in slices; its answer can be had at any time."""

    done: bool

    def step(self) -> list[str]:
        """Works on; lines that can be said already."""

    def answer(self) -> list[str]:
        """The rest of the answer."""


class Deciding:
    """`go`: the answer is one line with the move."""

    def __init__(self, game: Game, level: Level, budget: Budget, seed: int, clock: Callable[[], float]) -> None:
        self._game = game
        self._thinking = Thinking(game, level, budget, seed, clock)
        self.done = False

    def step(self) -> list[str]:
        self.done = self._thinking.step(SLICE)
        return []

    def answer(self) -> list[str]:
        thinking = self._thinking
        exact = "yes" if thinking.exact else "no"
        name = self._game.grid.move_name(thinking.move)
        return [f"move {name} exact {exact} nodes {thinking.nodes} seconds {thinking.seconds:.3f}"]


class Analysing:
    """`analyse`: lines come as soon as their value is known, the others at the end."""

    def __init__(self, game: Game, nodes: int | None, seconds: float | None, clock: Callable[[], float]) -> None:
        self._game = game
        self._nodes = nodes
        self._seconds = seconds
        self._clock = clock
        self._begun = clock()
        self._solving = Solving(game, every_line=True, table_bytes=TABLE_BYTES)
        self._waiting = [*game.undrawn, SWAP] if game.can_swap else list(game.undrawn)
        self.done = False

    def step(self) -> list[str]:
        self._solving.search(SLICE if self._nodes is None else min(SLICE, self._nodes - self._solving.nodes))
        spent = self._nodes is not None and self._solving.nodes >= self._nodes
        late = self._seconds is not None and self._clock() - self._begun >= self._seconds
        self.done = spent or late or not self._solving.open
        fresh = [move for move in self._waiting if self._solving.of_move(move).value is not None]
        self._waiting = [move for move in self._waiting if move not in fresh]
        return [self._row(move) for move in fresh]

    def answer(self) -> list[str]:
        rows = [self._row(move) for move in self._waiting]
        names = self._game.grid.line_names
        rows += [
            f"{chain.kind} boxes {len(chain.boxes)} lines {' '.join(names[line] for line in chain.lines)}"
            for chain in chains_of(self._game)
        ]
        control = control_of(self._game)
        if control is not None:
            rows.append(
                f"control player {control.player} parity_wanted {control.parity_wanted} "
                f"long_chains {control.long_chains}"
            )
        spent = f"nodes {self._solving.nodes} seconds {self._clock() - self._begun:.3f}"
        return [*rows, f"ok {_known(self._solving.bounds)} {spent}"]

    def _row(self, move: int) -> str:
        kind = "" if move == SWAP else f" kind {self._game.kind(move)}"
        return f"line {self._game.grid.move_name(move)} {_known(self._solving.of_move(move))}{kind}"


def _known(bounds: Bounds) -> str:
    return f"low {bounds.low} high {bounds.high}" if bounds.value is None else f"value {bounds.value}"
