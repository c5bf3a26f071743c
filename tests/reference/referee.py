"""The rules of play, slowly and plainly: every question is answered from the list of lines and who drew them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise

from tests.reference.board import Board, build_board
from tests.reference.dice import PASS, ROLLS, face, is_roll
from tests.reference.setup_text import RefusalError, SetUp

SWAP = 255
INK = 5


@dataclass
class Referee:
    setup: SetUp
    ink: list[int] = field(default_factory=list)  # lines of a position without history
    numbers: list[int] = field(default_factory=list)  # of the boxes, where there are dice
    turns: list[list[int]] = field(default_factory=list)  # lines, swaps, rolls and passes; the last turn may go on
    turn_goes_on: bool = False
    drawers: dict[int, int] = field(default_factory=dict)  # of the drawn lines
    owners: dict[int, int] = field(default_factory=dict)  # of the closed boxes
    mover: int = 1
    roll: int | None = None  # thrown, and not used yet

    def __post_init__(self) -> None:
        self.board: Board = build_board(self.setup)
        if self.setup.border:
            self.drawers = {line: INK for line in range(len(self.board.lines)) if self.board.is_outer(line)}
        for line in self.ink:
            self.draw(line, INK)

    @property
    def moves(self) -> list[int]:
        return [move for turn in self.turns for move in turn]

    @property
    def allowed(self) -> list[int]:
        """The lines that may be drawn now: with dice the sides of open boxes that show what was thrown."""
        if not self.setup.numbers:
            return self.undrawn
        if self.roll is None:
            return []
        shown = face(self.setup.numbers, self.roll)
        matching = [box for box in self.open_boxes if self.numbers[box] == shown]
        return sorted({line for box in matching for line in self.undrawn_sides(box)})

    @property
    def awaits_roll(self) -> bool:
        return bool(self.setup.numbers and self.numbers) and self.roll is None and not self.over

    @property
    def can_pass(self) -> bool:
        return self.roll is not None and not self.allowed

    @property
    def undrawn(self) -> list[int]:
        return [line for line in range(len(self.board.lines)) if line not in self.drawers]

    def undrawn_sides(self, box: int) -> list[int]:
        return [line for line in sorted(self.board.boxes[box]) if line not in self.drawers]

    @property
    def open_boxes(self) -> list[int]:
        return [box for box in range(len(self.board.boxes)) if self.undrawn_sides(box)]

    @property
    def over(self) -> bool:
        return not self.undrawn

    @property
    def scores(self) -> list[int]:
        return [list(self.owners.values()).count(player) for player in self.players]

    @property
    def players(self) -> range:
        return range(1, self.setup.players + 1)

    @property
    def can_swap(self) -> bool:
        """Only as the answer to the first line of all, once that line has passed the turn."""
        return self.setup.pie and not self.ink and len(self.moves) == 1 and self.mover == 2 and not self.over

    def draw(self, line: int, player: int) -> int:
        self.drawers[line] = player
        closed = [box for box in self.board.boxes_at(line) if not self.undrawn_sides(box)]
        self.owners.update(dict.fromkeys(closed, player))
        return len(closed)

    def check(self, move: int) -> None:
        if self.over:
            raise RefusalError("game_over", "")
        if move == SWAP:
            if not self.can_swap:
                raise RefusalError("swap_refused", "swap")
        elif move in self.drawers:
            raise RefusalError("line_drawn", self.board.line_name(move))
        else:
            self.check_dice(move)

    def check_dice(self, move: int) -> None:
        name = self.board.line_name(move) if move < len(self.board.lines) else ""
        if self.setup.numbers and not self.numbers:
            raise RefusalError("numbers_missing", name)
        if is_roll(move):
            if not self.awaits_roll:
                raise RefusalError("roll_refused", name)
        elif self.setup.numbers and self.roll is None:
            raise RefusalError("roll_missing", name)
        elif move == PASS:
            if not self.can_pass:
                raise RefusalError("pass_refused", "-")
        elif move not in self.allowed:
            raise RefusalError("line_not_rolled", name)

    def play(self, move: int) -> int:
        """The number of boxes that the move closed."""
        self.check(move)
        if is_roll(move):
            self.roll = move
            self.note(move)
            self.turn_goes_on = True
            return 0
        self.roll = None
        closed = 0
        if move == SWAP:
            # The line and what it closed change hands, and the first player is to move.
            self.drawers = {line: 2 if by == 1 else by for line, by in self.drawers.items()}
            self.owners = {box: 2 if by == 1 else by for box, by in self.owners.items()}
        elif move != PASS:
            closed = self.draw(move, self.mover)
        self.note(move)
        self.turn_goes_on = closed > 0 and not self.setup.noextra
        if not self.turn_goes_on:
            self.mover = self.mover % self.setup.players + 1
        return closed

    def note(self, move: int) -> None:
        if self.turn_goes_on:
            self.turns[-1].append(move)
        else:
            self.turns.append([move])

    def undo(self) -> bool:
        if not self.moves:
            return False
        before = Referee(self.setup, self.ink, self.numbers)
        for move in self.moves[:-1]:
            before.play(move)
        self.__dict__.update(before.__dict__)
        return True

    def legal(self) -> list[int]:
        if self.awaits_roll:
            return list(ROLLS)
        if self.can_pass:
            return [PASS]
        return self.allowed + ([SWAP] if self.can_swap else [])

    def winners(self) -> list[int]:
        """Who wins or shares the win, as soon as every way of dealing out the open boxes says the same; else nobody."""
        outcomes = set()
        for more in compositions(len(self.open_boxes), self.setup.players):
            outcomes.add(best(self.setup, [score + extra for score, extra in zip(self.scores, more, strict=True)]))
            if len(outcomes) > 1:
                return []
        return list(outcomes.pop())


def best(setup: SetUp, scores: list[int]) -> tuple[int, ...]:
    goal = min(scores) if setup.misere else max(scores)
    return tuple(player for player, score in enumerate(scores, start=1) if score == goal)


def compositions(boxes: int, players: int) -> Iterator[tuple[int, ...]]:
    """All ways to deal so many boxes out: by the places of the walls between the players' shares."""
    for walls in combinations(range(boxes + players - 1), players - 1):
        edges = (-1, *walls, boxes + players - 1)
        yield tuple(right - left - 1 for left, right in pairwise(edges))
