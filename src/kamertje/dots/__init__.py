"""Dots and Boxes for programs: set-ups, games, solutions and the computer's moves, as immutable values.

What is refused is a value too: readers and moves answer a `Refusal` with a code, the offending text and a sentence.
"""

from kamertje.dots.analysis import Chain, Control, chains_of, control_of
from kamertje.dots.dice import PASS, Dice, is_roll, roll_move
from kamertje.dots.game import INK, SWAP, Game, LineKind, drawn_game, new_game, read_game
from kamertje.dots.grid import Dot, Grid, Line, grid_of
from kamertje.dots.opponent import (
    DEFAULT_BUDGETS,
    Budget,
    Level,
    Thinking,
    budget_of,
    choose,
    seeds_from,
)
from kamertje.dots.refusals import Refusal, one_line, quoted
from kamertje.dots.setup import SetUp, read_setup, refuse_unsolvable_rules
from kamertje.dots.solving import MIB, Bounds, Solving
from kamertje.dots.table import ValueTable, open_table, table_bytes

__all__ = [
    "DEFAULT_BUDGETS",
    "INK",
    "MIB",
    "PASS",
    "SWAP",
    "Bounds",
    "Budget",
    "Chain",
    "Control",
    "Dice",
    "Dot",
    "Game",
    "Grid",
    "Level",
    "Line",
    "LineKind",
    "Refusal",
    "SetUp",
    "Solving",
    "Thinking",
    "ValueTable",
    "budget_of",
    "chains_of",
    "choose",
    "control_of",
    "drawn_game",
    "grid_of",
    "is_roll",
    "new_game",
    "one_line",
    "open_table",
    "quoted",
    "read_game",
    "read_setup",
    "refuse_unsolvable_rules",
    "roll_move",
    "seeds_from",
    "table_bytes",
]
