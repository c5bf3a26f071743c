"""The same position twice: in the referee and in the kernel."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from kamertje import _kernel
from tests.reference.board import build_board
from tests.reference.brute_force import Solution
from tests.reference.dice import deal
from tests.reference.referee import Referee
from tests.reference.setup_text import read_setup
from tests.reference.shape import Chain, Control

SMALL_TABLE = 1 << 20
WITHOUT_END = 1 << 62


def kernel_setup(text: str) -> _kernel.SetUp:
    setup = _kernel.read_setup(text)
    assert isinstance(setup, _kernel.SetUp), (setup.code, setup.text)
    return setup


@dataclass(frozen=True)
class Twins:
    referee: Referee
    game: _kernel.Game

    @property
    def names(self) -> list[str]:
        return self.referee.board.names

    def play(self, move: int) -> None:
        assert self.game.play(move) == self.referee.play(move)


def place(
    setup: str,
    ink: Iterable[int] = (),
    moves: Iterable[int] = (),
    *,
    numbers: Sequence[int] | None = None,
    seed: int = 0,
) -> Twins:
    """A position with lines in ink, then moves. With dice the boxes have these numbers, or those of the seed."""
    lines = list(ink)
    read = read_setup(setup)
    if read.numbers and numbers is None:
        numbers = deal(seed, read.numbers, len(build_board(read).boxes))
    twins = Twins(Referee(read, lines, list(numbers or ())), _kernel.Game(kernel_setup(setup)))
    if numbers:
        assert twins.game.deal(" ".join(map(str, numbers))) is None
    for line in lines:
        assert twins.game.draw_ink(line) is None
    for move in moves:
        twins.play(move)
    return twins


def late(setup: str, undrawn: Iterable[int]) -> Twins:
    """The position in which only these lines are left, drawn by nobody."""
    left = set(undrawn)
    start = Referee(read_setup(setup))
    return place(setup, [line for line in start.undrawn if line not in left])


def all_lines(setup: str) -> range:
    return range(len(build_board(read_setup(setup)).lines))


def solved(
    game: _kernel.Game,
    goal: str = "all_lines",
    *,
    table_bytes: int = SMALL_TABLE,
    threads: int = 1,
    slice_nodes: int = WITHOUT_END,
    between: Callable[[_kernel.Solver], None] | None = None,
) -> _kernel.Solver:
    """The solver at its goal; `between` looks at it after each slice."""
    solver = _kernel.Solver(game, goal, table_bytes, threads)
    while not solver.search(slice_nodes):
        if between:
            between(solver)
    return solver


def exact(bounds: tuple[int, int]) -> int:
    low, high = bounds
    assert low == high, bounds
    return low


def kernel_solution(game: _kernel.Game) -> Solution:
    solver = solved(game)
    value = exact(solver.value)
    undrawn = [line for line, drawer in enumerate(game.drawers) if drawer == 0]
    lines = {line: exact(solver.line(line)) for line in undrawn}
    return Solution(
        value=value,
        best=frozenset(line for line in undrawn if lines[line] == value),
        lines=lines,
        swap=exact(solver.swap) if game.can_swap else None,
    )


def kernel_chains(game: _kernel.Game) -> list[Chain]:
    return [Chain(chain.ring, frozenset(chain.boxes), frozenset(chain.lines)) for chain in game.chains()]


def kernel_control(game: _kernel.Game) -> Control | None:
    shown = game.control()
    return None if shown is None else Control(shown.player, shown.wants_even, shown.long_chains)
