"""Reads the set-up and the position of a command, and says what is wrong with them."""

from dataclasses import dataclass
from typing import TypeVar

from kamertje.cli.faults import BadInput
from kamertje.dots import (
    Game,
    Refusal,
    SetUp,
    drawn_game,
    grid_of,
    new_game,
    read_game,
    read_setup,
    refuse_unsolvable_rules,
)

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class AskedPosition:
    """setup: as typed, canonical. drawn: the names of the lines given by --drawn, in printed order, else None."""

    setup: SetUp
    game: Game
    drawn: str | None


def accepted(outcome: Value | Refusal) -> Value:
    """The value; raises BadInput with the refusal's sentence."""
    if isinstance(outcome, Refusal):
        raise BadInput(outcome.sentence)
    return outcome


def read_position(setup_text: str, moves: str | None, drawn: str | None) -> AskedPosition:
    """A position that has a value, from --moves, --drawn or neither. Raises BadInput."""
    setup = accepted(read_setup(setup_text))
    accepted(refuse_unsolvable_rules(setup))
    if drawn is not None:
        grid = grid_of(setup)
        lines = sorted(accepted(grid.read_lines(drawn)))
        names = " ".join(grid.line_names[line] for line in lines)
        return AskedPosition(setup, accepted(drawn_game(setup, lines)), names)
    return AskedPosition(setup, accepted(read_game(setup, moves)) if moves is not None else new_game(setup), None)
