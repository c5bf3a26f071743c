"""The boards of the lessons: positions to play on from, each with a goal. They are listed in web/learn/boards.json.

A position is a set-up and the lines that are undrawn, or drawn already; it is the reader's turn unless the computer
begins. The goal is a number of boxes to get (at most so many in misère), or one of some lines to draw.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from kamertje.dots import Game, Refusal, new_game, read_setup
from kamertje.server.faults import IncompleteBuildError

Value = TypeVar("Value")


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    setup: str
    undrawn: str | None = None
    drawn: str = ""
    begins: str = "you"  # or "computer"
    boxes: int | None = None
    lines: str = ""
    parity: bool = False


@dataclass(frozen=True, slots=True)
class Exercise:
    """game: the position, reached by turns that nobody is meant to see. Either boxes or lines is the goal."""

    game: Game
    computer_begins: bool
    boxes: int | None
    lines: tuple[str, ...]
    parity: bool

    @property
    def reader(self) -> int:
        """The player of the game that the reader is."""
        return 3 - self.game.mover if self.computer_begins else self.game.mover


def read_boards(text: str) -> Mapping[str, Exercise]:
    try:
        entries = msgspec.json.decode(text, type=dict[str, _Entry])
    except msgspec.DecodeError as fault:
        raise IncompleteBuildError(f"the lessons' boards cannot be read: {fault}") from fault
    return {name: _exercise(name, entry) for name, entry in entries.items()}


def _exercise(name: str, entry: _Entry) -> Exercise:
    try:
        game = _position(entry)
        goal = tuple(game.grid.line_names[line] for line in _accepted(game.grid.read_lines(entry.lines)))
    except ValueError as fault:
        raise IncompleteBuildError(f"the lessons' board {name}: {fault}") from fault
    if (entry.boxes is None) == (not goal):
        raise IncompleteBuildError(f"the lessons' board {name} needs one goal: boxes or lines")
    return Exercise(game, entry.begins == "computer", entry.boxes, goal, entry.parity)


def _position(entry: _Entry) -> Game:
    """Every drawn line has been played, in the order of the grid; a box that is closed on the way is somebody's."""
    game = new_game(_accepted(read_setup(entry.setup)))
    if entry.undrawn is None:
        drawn = _accepted(game.grid.read_lines(entry.drawn))
    else:
        kept = set(_accepted(game.grid.read_lines(entry.undrawn)))
        drawn = tuple(line for line in game.undrawn if line not in kept)
    for line in sorted(drawn):
        game = _accepted(game.play(line))
    return game


def _accepted(outcome: Value | Refusal) -> Value:
    if isinstance(outcome, Refusal):
        raise ValueError(outcome.sentence)
    return outcome
