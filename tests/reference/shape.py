"""What a position is made of: kinds of lines, chains and rings, and whom the long chain rule favours."""

from dataclasses import dataclass

from tests.reference.referee import Referee


@dataclass(frozen=True)
class Chain:
    ring: bool
    boxes: frozenset[int]
    lines: frozenset[int]

    @property
    def is_long(self) -> bool:
        return not self.ring and len(self.boxes) >= 3


@dataclass(frozen=True)
class Control:
    player: int
    wants_even: bool
    long_chains: int


def kind(game: Referee, line: int) -> str:
    if line in game.drawers:
        return "drawn"
    left = [len(game.undrawn_sides(box)) - 1 for box in game.board.boxes_at(line)]
    if 0 in left:
        return "closes"
    return "giveaway" if 1 in left else "safe"


def lines_of_kind(game: Referee, wanted: str) -> list[int]:
    return [line for line in game.undrawn if kind(game, line) == wanted]


def chains(game: Referee) -> list[Chain]:
    """Boxes with exactly two undrawn sides, gathered through the undrawn sides that they share."""
    links = {box: set(game.undrawn_sides(box)) for box in game.open_boxes if len(game.undrawn_sides(box)) == 2}
    found = []
    while links:
        first = min(links)
        boxes, lines = {first}, links.pop(first)
        while near := [box for box, sides in links.items() if sides & lines]:
            boxes.update(near)
            lines = lines.union(*(links.pop(box) for box in near))
        # A path of n boxes runs through n + 1 lines; when it closes on itself the first is the last.
        found.append(Chain(len(lines) == len(boxes), frozenset(boxes), frozenset(lines)))
    return found


def control(game: Referee) -> Control | None:
    """Berlekamp's rule for this position: the one who makes the last turn has the chains.

    Every turn but the last ends with a line that closes nothing, and every long chain but the last costs its taker one
    double-cross, a line that closes two boxes. So with L lines, B boxes and C long chains L - B + C turns remain.
    """
    if game.setup.players != 2 or game.setup.misere or game.setup.noextra or game.setup.numbers or game.over:
        return None
    long_chains = sum(chain.is_long for chain in chains(game))
    turns = len(game.undrawn) - len(game.open_boxes) + long_chains
    last = game.mover if turns % 2 == 1 else 3 - game.mover
    return Control(last, long_chains % 2 == 0, long_chains)


def favoured_by_dots(game: Referee) -> int:
    """The rule as it is taught, for games without a closed box: the first wants dots plus long chains to be even."""
    dots = game.board.inner_dots() if game.setup.border else len(game.board.dots)
    long_chains = sum(chain.is_long for chain in chains(game))
    first = game.drawers[game.moves[0]] if game.moves else 1  # whoever swapped stands behind the first line
    return first if (dots + long_chains) % 2 == 0 else 3 - first
