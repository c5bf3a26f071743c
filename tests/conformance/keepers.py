"""Three keepers of the rules behind one interface: the native kernel, the WASM kernel, and the referee of the tests."""

import json
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Protocol

from kamertje import _kernel
from tests.reference import shape
from tests.reference.board import Board, build_board
from tests.reference.dice import roll
from tests.reference.referee import Referee
from tests.reference.setup_text import RefusalError, or_refusal, read_setup
from tests.reference.turn_text import play_turns, print_turns, read_numbers

SCRIPT = Path(__file__).with_name("wasm_keeper.mjs")


@dataclass(frozen=True)
class View:
    mover: int
    over: bool
    winners: list[int]
    moves: int
    last: int
    can_swap: bool
    lines_left: int
    boxes_left: int
    safe: int
    roll: int  # the move that it was, or -1
    awaits_roll: bool
    can_pass: bool
    scores: list[int]  # always four
    drawers: list[int]
    kinds: list[str]
    allowed: list[int]
    owners: list[int]
    numbers: list[int]  # 0 where none is dealt
    turns: str


@dataclass(frozen=True)
class GridView:
    dots: list[list[int]]  # row, column, x, y
    lines: list[list[int]]  # dot, dot, box, box; -1 for no box
    boxes: list[list[int]]
    names: list[str]


class Keeper(Protocol):
    """Moves are numbers, of lines or of the others; what is refused answers with its code."""

    def start(self, setup: str) -> str | None: ...
    def deal(self, numbers: str) -> str | None: ...
    def grid(self) -> GridView: ...
    def view(self) -> View: ...
    def play(self, move: int) -> int | str: ...
    def undo(self) -> bool: ...
    def read_turns(self, text: str) -> int | str: ...


def four(scores: list[int]) -> list[int]:
    return scores + [0] * (4 - len(scores))


class ReferenceKeeper:
    def __init__(self) -> None:
        self.game: Referee

    def start(self, setup: str) -> str | None:
        read = or_refusal(lambda: read_setup(setup))
        if isinstance(read, RefusalError):
            return read.code
        self.game = Referee(read)
        return None

    def deal(self, numbers: str) -> str | None:
        read = or_refusal(lambda: read_numbers(self.game, numbers))
        if isinstance(read, RefusalError):
            return read.code
        self.game.numbers = read
        return None

    def grid(self) -> GridView:
        board: Board = build_board(self.game.setup)
        lines = [[*ends, *[*board.boxes_at(line), -1][:2]] for line, ends in enumerate(board.lines)]
        return GridView(
            dots=[[dot.row, dot.column, dot.at.x, dot.at.y] for dot in board.dots],
            lines=lines,
            boxes=[sorted(sides) for sides in board.boxes],
            names=board.names,
        )

    def view(self) -> View:
        game = self.game
        kinds = [shape.kind(game, line) for line in range(len(game.board.lines))]
        return View(
            mover=game.mover,
            over=game.over,
            winners=game.winners(),
            moves=len(game.moves),
            last=game.moves[-1] if game.moves else -1,
            can_swap=game.can_swap,
            lines_left=len(game.undrawn),
            boxes_left=len(game.open_boxes),
            safe=kinds.count("safe"),
            roll=-1 if game.roll is None else game.roll,
            awaits_roll=game.awaits_roll,
            can_pass=game.can_pass,
            scores=four(game.scores),
            drawers=[game.drawers.get(line, 0) for line in range(len(game.board.lines))],
            kinds=kinds,
            allowed=game.allowed,
            owners=[game.owners.get(box, 0) for box in range(len(game.board.boxes))],
            numbers=game.numbers or [0] * len(game.board.boxes),
            turns=print_turns(game),
        )

    def play(self, move: int) -> int | str:
        played = or_refusal(lambda: self.game.play(move))
        return played.code if isinstance(played, RefusalError) else played

    def undo(self) -> bool:
        return self.game.undo()

    def read_turns(self, text: str) -> int | str:
        played = or_refusal(lambda: play_turns(self.game, text))
        return played.code if isinstance(played, RefusalError) else played


class NativeKeeper:
    def __init__(self) -> None:
        self.game: _kernel.Game

    def start(self, setup: str) -> str | None:
        read = _kernel.read_setup(setup)
        if isinstance(read, _kernel.Refusal):
            return read.code
        self.game = _kernel.Game(read)
        return None

    def deal(self, numbers: str) -> str | None:
        refusal = self.game.deal(numbers)
        return None if refusal is None else refusal.code

    def grid(self) -> GridView:
        grid = self.game.grid
        return GridView(
            dots=[list(dot) for dot in grid.dots],
            lines=[list(line) for line in grid.lines],
            boxes=[sorted(sides) for sides in grid.boxes],
            names=[grid.line_name(line) for line in range(len(grid.lines))],
        )

    def view(self) -> View:
        game = self.game
        return View(
            mover=game.mover,
            over=game.over,
            winners=game.winners,
            moves=len(game.moves),
            last=game.moves[-1] if game.moves else -1,
            can_swap=game.can_swap,
            lines_left=game.lines_left,
            boxes_left=game.boxes_left,
            safe=game.safe_lines(),
            roll=-1 if game.roll is None else roll(*game.roll),
            awaits_roll=game.awaits_roll,
            can_pass=game.can_pass,
            scores=four(game.scores),
            drawers=game.drawers,
            kinds=[game.kind(line) for line in range(len(game.grid.lines))],
            allowed=game.allowed,
            owners=game.owners,
            numbers=game.numbers or [0] * len(game.grid.boxes),
            turns=game.turns(),
        )

    def play(self, move: int) -> int | str:
        played = self.game.play(move)
        return played.code if isinstance(played, _kernel.Refusal) else played

    def undo(self) -> bool:
        return self.game.undo()

    def read_turns(self, text: str) -> int | str:
        played = self.game.read_turns(text)
        return played.code if isinstance(played, _kernel.Refusal) else played


@dataclass(frozen=True)
class Decision:
    move: int
    exact: bool
    nodes: int


class WasmKeeper:
    """Talks to one node process, a line of JSON each way; every start makes a new instance."""

    def __init__(self, node: str, wasm: Path) -> None:
        self.process = subprocess.Popen(
            [node, str(SCRIPT), str(wasm)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        self.stream(self.process.stdin).close()
        self.process.wait()
        self.stream(self.process.stdout).close()

    @staticmethod
    def stream(end: IO[str] | None) -> IO[str]:
        assert end is not None
        return end

    def ask(self, *request: object) -> object:
        to_node = self.stream(self.process.stdin)
        to_node.write(json.dumps(request) + "\n")
        to_node.flush()
        answer: object = json.loads(self.stream(self.process.stdout).readline())
        return answer

    def ask_or_refusal(self, *request: object) -> int | str:
        answer = self.ask(*request)
        if isinstance(answer, dict):
            return str(answer["code"])
        assert isinstance(answer, int)
        return answer

    def start(self, setup: str) -> str | None:
        answer = self.ask_or_refusal("start", setup)
        return answer if isinstance(answer, str) else None

    def deal(self, numbers: str) -> str | None:
        answer = self.ask_or_refusal("read_numbers", numbers)
        return answer if isinstance(answer, str) else None

    def dealt(self, seed: int) -> list[int]:
        """By the seed."""
        answer = self.ask("deal", seed & 0xFFFFFFFF, seed >> 32)
        assert isinstance(answer, list)
        return answer

    def next_roll(self) -> int:
        answer = self.ask("next_roll")
        assert isinstance(answer, int)
        return answer

    def grid(self) -> GridView:
        answer = self.ask("grid")
        assert isinstance(answer, dict)
        return GridView(**{**answer, "boxes": [sorted(sides) for sides in answer["boxes"]]})

    def view(self) -> View:
        answer = self.ask("view")
        assert isinstance(answer, dict)
        return View(**answer)

    def play(self, move: int) -> int | str:
        return self.ask_or_refusal("play", move)

    def undo(self) -> bool:
        return self.ask("undo") is True

    def read_turns(self, text: str) -> int | str:
        return self.ask_or_refusal("read_turns", text)

    def think(self, level: int, seed: int, nodes: int, table_bytes: int) -> Decision:
        answer = self.ask("think", level, seed, nodes, table_bytes)
        assert isinstance(answer, dict)
        return Decision(**answer)

    def signature(self) -> int:
        answer = self.ask("signature")
        assert isinstance(answer, int)
        return answer


def differences(one: View, other: View) -> dict[str, tuple[object, object]]:
    here, there = asdict(one), asdict(other)
    return {name: (here[name], there[name]) for name in here if here[name] != there[name]}
