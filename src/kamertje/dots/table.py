"""The value of every position that can still arise, found backwards from the end in one table.

One byte for each set of undrawn lines: 31 lines take 2 GiB and some seconds, under every option. Nothing is searched
and nothing is assumed, so a table is also what a search can be checked against.
"""

from collections.abc import Iterable
from typing import Final, final

from kamertje import _kernel
from kamertje.dots.game import SWAP, Game
from kamertje.dots.refusals import Refusal
from kamertje.dots.setup import refuse_unsolvable_rules
from kamertje.dots.solving import Bounds

MOST_TABLE_LINES: Final = 31


def table_bytes(game: Game) -> int | Refusal:
    """The memory that a table of the position takes.

    Refusal codes: players_unsupported, numbers_unsupported, table_lines (more than 31 are undrawn).
    """
    refusal = refuse_unsolvable_rules(game.setup)
    if refusal is not None:
        return refusal
    if not _kernel.ValueTable.can_hold(game.native()):
        return Refusal("table_lines", str(game.lines_left))
    return _kernel.ValueTable.bytes_for(game.native())


def open_table(game: Game, *, threads: int = 1) -> "ValueTable | Refusal":
    """An empty table of the position, whose memory is taken here.

    Refusal codes: those of `table_bytes`, table_memory (the system has not so much).
    """
    size = table_bytes(game)
    if isinstance(size, Refusal):
        return size
    try:
        return ValueTable(game, _kernel.ValueTable(game.native(), threads))
    except MemoryError:
        return Refusal("table_memory", str(size))


@final
class ValueTable:
    """The values in the making. Made by `open_table`; call `search` until it returns True.

    The answers are those of `Solving`, so that either can stand for the other; a node is a state.
    """

    def __init__(self, game: Game, native: _kernel.ValueTable) -> None:
        """For this module only."""
        self.game = game
        self._native = native
        self._done = False

    @property
    def done(self) -> bool:
        """Every value is known."""
        return self._done

    @property
    def open(self) -> bool:
        """There is more to fill."""
        return not self._done

    def search(self, nodes: int) -> bool:
        """Fills about so many states more, some millions at least, without the interpreter lock; returns `done`."""
        if not self._done:
            self._done = self._native.fill(nodes)
        return self._done

    @property
    def bounds(self) -> Bounds:
        """Of the value of the position: everything or nothing is known."""
        return Bounds(self._native.value, self._native.value) if self._done else self._widest()

    def of_move(self, move: int) -> Bounds:
        """Of one undrawn line (or SWAP where it is open), as a value for the player to move now."""
        if not self._done:
            return self._widest()
        value = self._native.swap if move == SWAP else self._native.line(move)
        return Bounds(value, value)

    def of_lines(self, undrawn: Iterable[int]) -> int:
        """The value of the position in which only these of the undrawn lines are left, for the player to move.

        Raises ValueError before the table is `done` and for a line that is drawn.
        """
        return self._native.value_of(undrawn)

    def best(self) -> tuple[int, ...]:
        """The moves that keep the value, in printed order, SWAP last; none before the table is `done`."""
        if not self._done:
            return ()
        moves = (*self.game.undrawn, SWAP) if self.game.can_swap else self.game.undrawn
        return tuple(move for move in moves if self.of_move(move) == self.bounds)

    @property
    def nodes(self) -> int:
        """States filled so far."""
        return self._native.filled

    @property
    def table_load(self) -> float:
        """The filled part of the table, 0..1."""
        return self._native.filled / self._native.states

    def _widest(self) -> Bounds:
        return Bounds(-self.game.boxes_left, self.game.boxes_left)
