"""Values by trying everything: one number for each set of undrawn lines, smallest sets first.

A value is what the player to move will still get minus what the other will still get, both playing best; who drew
what and who owns what does not matter to it. For two players.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.reference.board import build_board
from tests.reference.referee import SWAP, Referee
from tests.reference.setup_text import SetUp


@dataclass(frozen=True)
class Solution:
    value: int
    best: frozenset[int]
    lines: dict[int, int]  # the value of each line, in the value of the position before it
    swap: int | None


class Table:
    """All positions that can arise from a set of undrawn lines, without the pie rule."""

    def __init__(self, setup: SetUp, undrawn: Iterable[int]) -> None:
        self.prefer = min if setup.misere else max
        self.extra_turn = not setup.noextra
        self.undrawn = sorted(undrawn)
        places = {line: place for place, line in enumerate(self.undrawn)}
        boxes = [sum(1 << places[line] for line in sides if line in places) for sides in build_board(setup).boxes]
        self.boxes_at = [[box for box in boxes if box >> place & 1] for place in range(len(places))]
        self.values = [0]
        for lines in range(1, 1 << len(places)):
            self.values.append(self.prefer(value for _, value in self.line_values(lines)))

    def line_values(self, lines: int) -> list[tuple[int, int]]:
        found = []
        for place, boxes in enumerate(self.boxes_at):
            if lines >> place & 1:
                rest = lines & ~(1 << place)
                closed = sum(box & rest == 0 for box in boxes)
                goes_on = closed and self.extra_turn
                found.append((self.undrawn[place], closed + (self.values[rest] if goes_on else -self.values[rest])))
        return found

    def mask(self, undrawn: Iterable[int]) -> int:
        wanted = set(undrawn)
        return sum(1 << place for place, line in enumerate(self.undrawn) if line in wanted)


def solve(game: Referee, table: Table | None = None) -> Solution:
    """With the pie rule where it still matters: before the first line and in answer to it."""
    table = table or Table(game.setup, game.undrawn)
    lines = dict(table.line_values(table.mask(game.undrawn)))
    swap = None
    if game.setup.pie and not game.moves and not game.ink:
        lines = {line: value_of_first_line(game, line, table) for line in lines}
    elif game.can_swap:
        swap = swap_value(game, table)
    values = [*lines.values(), *([] if swap is None else [swap])]
    value = table.prefer(values) if values else 0
    return Solution(value, frozenset(line for line in lines if lines[line] == value), lines, swap)


def swap_value(game: Referee, table: Table) -> int:
    """The boxes of the first line change hands, which counts twice in a difference; then the other moves."""
    taken = game.scores[0]
    return 2 * taken - table.values[table.mask(game.undrawn)]


def value_of_first_line(game: Referee, line: int, table: Table) -> int:
    after = Referee(game.setup, game.ink)
    closed = after.play(line)
    answer = solve(after, table).value
    return closed + (answer if after.mover == 1 else -answer)


def best_moves(solution: Solution) -> set[int]:
    return set(solution.best) | ({SWAP} if solution.swap == solution.value else set())
