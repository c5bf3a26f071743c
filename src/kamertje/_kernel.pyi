"""The native kernel, as its door shows it. `kamertje.dots` and `kamertje.numbridge.dealing` are the faces to use.

What was read wrongly or may not be played comes back as a Refusal. A line number that the grid does not have raises
IndexError, any other number out of range and an unknown name ValueError. All attributes are read-only.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, final

SWAP: Final = 255
PASS: Final = 254
FIRST_LEAVE: Final = 247  # player 1 leaves for good; the others follow each other
FIRST_ROLL: Final = 210  # 1 and 1; the 36 rolls follow each other, the second die running faster
INK: Final = 5

@final
class Refusal:
    """A code for programs and the offending part of what was read."""

    code: str
    text: str

@final
class SetUp:
    """A set-up that can be played; equal set-ups are equal and hash alike, `str` is canonical."""

    shape: str  # "square" | "triangle" | "hexagon"
    width: int
    height: int
    misere: bool
    border: bool
    noextra: bool
    numbers: str  # "" | "sum" | "product"
    players: int
    pie: bool
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

def read_setup(text: str) -> SetUp | Refusal: ...

@final
class Grid:
    """The board: dots as (row, column, x, y); lines as (dot, dot, box, box), -1 for no box; boxes as lines."""

    dots: list[tuple[int, int, int, int]]
    lines: list[tuple[int, int, int, int]]
    boxes: list[tuple[int, ...]]
    symmetries: list[list[int]]  # line l goes to symmetry[l]; the first is the identity
    def line_name(self, line: int) -> str: ...
    def read_line(self, text: str) -> int | Refusal: ...
    def read_lines(self, text: str) -> list[int] | Refusal: ...

@final
class Chain:
    ring: bool
    boxes: list[int]
    lines: list[int]

@final
class Control:
    player: int
    wants_even: bool
    long_chains: int

@final
class Game:
    """A set-up, the moves played and the position that they lead to. Mutable; one thread at a time."""

    def __init__(self, setup: SetUp) -> None: ...
    setup: SetUp
    grid: Grid
    moves: list[int]  # lines, SWAP, rolls, PASS, leavings
    mover: int  # 1..players
    over: bool
    lines_left: int
    boxes_left: int
    can_swap: bool
    scores: list[int]  # player 1 first
    drawers: list[int]  # per line: 0 nobody, 1..4, INK
    owners: list[int]  # per box
    winners: list[int]  # of the decided or finished game, else empty
    gone: list[int]  # players who have left
    numbers: list[int]  # per box; empty without dice and before they are dealt
    roll: tuple[int, int] | None  # thrown for the move to come
    awaits_roll: bool
    can_pass: bool
    allowed: list[int]  # lines that may be drawn now
    def deal(self, numbers: str) -> Refusal | None: ...  # before the first move only
    def draw_ink(self, line: int) -> Refusal | None: ...  # before the first move only; no swap after it
    def play(self, move: int) -> int | Refusal: ...  # boxes closed
    def undo(self) -> bool: ...
    def copy(self) -> Game: ...
    def turns(self) -> str: ...
    def read_turns(self, text: str) -> int | Refusal: ...  # moves played, all or none; turns count from 1
    def kind(self, line: int) -> str: ...  # "drawn" | "safe" | "giveaway" | "closes"
    def safe_lines(self) -> int: ...
    def chains(self) -> list[Chain]: ...
    def control(self) -> Control | None: ...

@final
class Dice:
    """All rolls of one game, each fixed by its number."""

    def __init__(self, seed: int) -> None: ...
    def deal(self, game: Game) -> None: ...  # before its first move only
    def roll(self, game: Game) -> int: ...  # the next one, as a move

@final
class Solver:
    """Keeps its own copy of the position. `goal`: "value" | "best_lines" | "all_lines".

    While one thread searches, every other use raises RuntimeError.
    """

    def __init__(self, game: Game, goal: str, table_bytes: int, threads: int = 1) -> None: ...
    @staticmethod
    def can_solve(game: Game) -> bool: ...
    def search(self, nodes: int) -> bool: ...  # releases the interpreter lock
    writing: ClassVar[int]  # changes when what was proven before can no longer be learnt
    def proven(self, most: int) -> list[tuple[int, int]]: ...  # of the states with most lines left, 64 bits each
    def learn(self, proven: list[tuple[int, int]]) -> None: ...  # of the same set-up and writing
    value: tuple[int, int]  # low, high
    def line(self, line: int) -> tuple[int, int]: ...  # of an undrawn line
    swap: tuple[int, int]  # where it may be played, else ValueError
    nodes: int
    table_bytes: int
    table_load: int  # thousandths

@final
class ValueTable:
    """The value of every state below the position. It keeps its own copy of that.

    MemoryError where there is not so much memory as it takes. Values before all states are filled raise ValueError.
    While one thread fills, every other use raises RuntimeError.
    """

    def __init__(self, game: Game, threads: int = 1) -> None: ...
    @staticmethod
    def can_hold(game: Game) -> bool: ...
    @staticmethod
    def bytes_for(game: Game) -> int: ...  # needs can_hold
    def fill(self, states: int) -> bool: ...  # about so many more; True when all are; releases the interpreter lock
    value: int
    def line(self, line: int) -> int: ...  # of an undrawn line
    swap: int  # where it may be played, else ValueError
    def value_of(self, undrawn: Iterable[int]) -> int: ...  # the state in which only these lines are left
    states: int
    filled: int

@final
class Thought:
    """One decision of the computer. `level`: "easy" | "medium" | "hard" | "master".

    `script` holds 32-bit random words that are used first. While one thread thinks, every other use raises
    RuntimeError.
    """

    def __init__(
        self, game: Game, level: str, seed: int, nodes: int, table_bytes: int, script: Sequence[int] = ()
    ) -> None: ...
    def think(self, nodes: int) -> bool: ...  # releases the interpreter lock
    move: int
    exact: bool
    nodes: int

def deal(size: int, irregular: bool, givens: int, layout: bytes, grid: bytes) -> tuple[bytes, bytes, bytes] | Refusal:
    """A field of Numbridge: blocks from 0, givens (0 for an empty cell) and the only solution, by cell.

    size: 6 or 9. layout, grid: keys of 32 bytes, the first for irregular blocks alone.
    """

def bag_number(key: bytes, index: int, below: int) -> int:
    """The number with that index in the key's stream (ChaCha20), uniform over 0..below-1. key: 32 bytes."""

def signature() -> int:
    """The node count of a fixed search: one number that names the engine, equal natively and in WASM."""

def perft(start: Game, depth: int) -> int:
    """Leaves of the tree of legal moves to that depth, from the start of a game with its numbers."""
