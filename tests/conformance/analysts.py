"""Two who can say what a position is worth and what the levels may draw: the kernel, and the referee of the tests."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kamertje import _kernel
from tests.reference import levels, shape
from tests.reference.brute_force import Solution, best_moves, solve
from tests.reference.referee import SWAP
from tests.reference.shape import Chain, Control
from tests.reference.turn_text import play_turns, read_lines
from tests.twins import SMALL_TABLE, Twins, kernel_chains, kernel_control, kernel_solution, late, place


@dataclass(frozen=True)
class Draw:
    """One random choice to inject: this outcome of so many."""

    outcome: int
    of: int

    @property
    def word(self) -> int:
        """The first 32-bit word that the generator turns into this outcome."""
        return -(-(self.outcome << 32) // self.of)


def position(setup: str, moves: str = "", drawn: str = "", undrawn: str = "", numbers: str = "") -> Twins:
    """As the vectors give it: turns, or lines drawn by nobody, or all lines but some."""
    start = place(setup, numbers=[int(word) for word in numbers.split()] or None)
    if undrawn:
        return late(setup, read_lines(start.referee.board, undrawn))
    if drawn:
        return place(setup, read_lines(start.referee.board, drawn))
    play_turns(start.referee, moves)
    assert not isinstance(start.game.read_turns(moves), _kernel.Refusal)
    return start


class Analyst(Protocol):
    def kinds(self, twins: Twins) -> list[str]: ...
    def chains(self, twins: Twins) -> list[Chain]: ...
    def control(self, twins: Twins) -> Control | None: ...
    def owners(self, twins: Twins) -> list[int]: ...
    def drawers(self, twins: Twins) -> list[int]: ...
    def scores(self, twins: Twins) -> list[int]: ...
    def solution(self, twins: Twins) -> Solution: ...
    def choices(self, twins: Twins, level: str, draws: Sequence[Draw]) -> list[int]: ...
    def best(self, twins: Twins) -> list[int]: ...


class ReferenceAnalyst:
    def kinds(self, twins: Twins) -> list[str]:
        return [shape.kind(twins.referee, line) for line in range(len(twins.names))]

    def chains(self, twins: Twins) -> list[Chain]:
        return shape.chains(twins.referee)

    def control(self, twins: Twins) -> Control | None:
        return shape.control(twins.referee)

    def owners(self, twins: Twins) -> list[int]:
        return [twins.referee.owners.get(box, 0) for box in range(len(twins.referee.board.boxes))]

    def drawers(self, twins: Twins) -> list[int]:
        return [twins.referee.drawers.get(line, 0) for line in range(len(twins.names))]

    def scores(self, twins: Twins) -> list[int]:
        return twins.referee.scores

    def solution(self, twins: Twins) -> Solution:
        return solve(twins.referee)

    def choices(self, twins: Twins, level: str, draws: Sequence[Draw]) -> list[int]:
        game = twins.referee
        rest = list(draws)
        if game.can_swap and rest.pop(0).outcome == 0:
            return [SWAP]
        if level in {"medium", "hard"}:
            return levels.medium(game)
        outcomes = {draw.of: draw.outcome for draw in rest}
        return levels.easy(game, eager=outcomes.get(4, 0) < 3, careful=outcomes.get(2, 0) == 0)

    def best(self, twins: Twins) -> list[int]:
        return sorted(best_moves(solve(twins.referee)))


class KernelAnalyst:
    def kinds(self, twins: Twins) -> list[str]:
        return [twins.game.kind(line) for line in range(len(twins.names))]

    def chains(self, twins: Twins) -> list[Chain]:
        return kernel_chains(twins.game)

    def control(self, twins: Twins) -> Control | None:
        return kernel_control(twins.game)

    def owners(self, twins: Twins) -> list[int]:
        return twins.game.owners

    def drawers(self, twins: Twins) -> list[int]:
        return twins.game.drawers

    def scores(self, twins: Twins) -> list[int]:
        return twins.game.scores

    def solution(self, twins: Twins) -> Solution:
        return kernel_solution(twins.game)

    def choices(self, twins: Twins, level: str, draws: Sequence[Draw]) -> list[int]:
        """What the level draws when its last choice goes through all its outcomes, from the lowest word up."""
        words = [draw.word for draw in draws]
        most = len(twins.names)
        return in_order(decide(twins.game, level, [*words, Draw(step, most).word]) for step in range(most))

    def best(self, twins: Twins) -> list[int]:
        return sorted(set(self.choices(twins, "hard", [])))


def in_order(moves: Iterable[int]) -> list[int]:
    """Each once, as they first come."""
    return list(dict.fromkeys(moves))


def decide(game: _kernel.Game, level: str, script: Sequence[int], *, nodes: int = 1_000_000, seed: int = 0) -> int:
    thought = _kernel.Thought(game, level, seed, nodes, SMALL_TABLE, script)
    while not thought.think(nodes):
        pass
    return thought.move
