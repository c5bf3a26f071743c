"""The engine's side of the protocol: commands in, lines out. Knows nothing of streams."""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from kamertje import __version__
from kamertje.cli.arguments import read_level, read_nodes, read_seconds, read_seed
from kamertje.cli.board import draw_board
from kamertje.cli.engine.tasks import Analysing, Deciding, Task
from kamertje.cli.faults import BadInput
from kamertje.dots import (
    Game,
    Level,
    Refusal,
    SetUp,
    budget_of,
    drawn_game,
    new_game,
    quoted,
    read_game,
    read_setup,
    refuse_unsolvable_rules,
)

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536  # bytes
MOST_WAITING: Final = 1000  # commands
GRACE: Final = 2.0  # seconds: a script's last `go` is answered in full, and no search outlives its client for long
FIRST_SETUP: Final = "5x5"

Answer = list[str]


class Engine:
    """One conversation. While `busy` call `step`; `receive` may be called at any time.

    While a search is going on only `stop` is heard at once; everything else waits for its end. After `quit` or `end`
    a search has GRACE seconds left. clock: seconds from any start.
    """

    def __init__(self, seeds: Iterator[int], clock: Callable[[], float] = time.perf_counter) -> None:
        self._seeds = seeds
        self._clock = clock
        setup = read_setup(FIRST_SETUP)
        assert isinstance(setup, SetUp)  # noqa: S101 - a constant
        self._game = new_game(setup)
        self._task: Task | None = None
        self._waiting: deque[str] = deque()
        self._deadline = math.inf
        self.closed = False
        self._commands: Final[dict[str, Callable[[str], Answer]]] = {
            "hello": self._hello,
            "setup": self._set_up,
            "numbers": self._number,
            "position": self._position,
            "go": self._go,
            "analyse": self._analyse,
            "show": self._show,
            "stop": self._stop,
            "quit": self._quit,
        }

    @property
    def commands(self) -> tuple[str, ...]:
        """The first words of all commands."""
        return tuple(self._commands)

    @property
    def busy(self) -> bool:
        """A decision or an analysis is going on."""
        return self._task is not None

    def step(self) -> Answer:
        """A slice of the search: what comes out on the way, and at its end the answer and those that waited for it."""
        if self._task is None:
            return []
        lines = self._task.step()
        return lines + self._finish() if self._task.done or self._clock() >= self._deadline else lines

    def receive(self, line: str) -> Answer:
        """The answer to a command, or nothing yet when it has to wait. Blank lines and # comments have none."""
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            return []
        if len(line) > LONGEST_LINE:
            return [_error("line_too_long", f"{quoted(line)} is longer than {LONGEST_LINE} bytes.")]
        if self._task is None:
            return self._obey(word, rest.strip())
        if line.strip() == "stop":
            return self._finish()
        if len(self._waiting) == MOST_WAITING:
            return [_error("busy", f"{quoted(line.strip())} is one too many: {MOST_WAITING} commands are waiting.")]
        self._waiting.append(line)
        if line.strip() == "quit":
            self.end()
        return []

    def end(self) -> None:
        """Nothing more will be received."""
        self._deadline = min(self._deadline, self._clock() + GRACE)

    def _obey(self, word: str, rest: str) -> Answer:
        if word not in self._commands:
            return [_error("command_unknown", f"There is no command {quoted(word)}: use {', '.join(self._commands)}.")]
        return self._commands[word](rest)

    def _finish(self) -> Answer:
        """Ends the search with its answer, and does what waited for that."""
        assert self._task is not None  # noqa: S101 - the callers have looked
        answer = self._task.answer()
        self._task = None
        while self._waiting and not (self.busy or self.closed):
            answer += self.receive(self._waiting.popleft())
        return answer

    def _stop(self, rest: str) -> Answer:
        return [_too_much("stop", rest) if rest else _error("idle", '"stop" has nothing to stop.')]

    def _quit(self, rest: str) -> Answer:
        if rest:
            return [_too_much("quit", rest)]
        self.closed = True
        return ["ok"]

    def _hello(self, rest: str) -> Answer:
        if rest:
            return [_too_much("hello", rest)]
        levels = " ".join(Level)
        return ["id kamertje", f"version {__version__}", f"protocol {PROTOCOL}", f"levels {levels}", "ok"]

    def _set_up(self, rest: str) -> Answer:
        setup = read_setup(rest)
        if isinstance(setup, Refusal):
            return [_refused(setup)]
        self._game = new_game(setup)
        return [f"ok {setup}"]

    def _number(self, rest: str) -> Answer:
        """The boxes' numbers, for all positions until the next set-up."""
        outcome = read_game(self._game.setup, "", rest or " ")
        if isinstance(outcome, Refusal):
            return [_refused(outcome)]
        self._game = outcome
        return [f"ok {' '.join(map(str, outcome.numbers))}"]

    def _position(self, rest: str) -> Answer:
        word, _, text = rest.partition(" ")
        setup = self._game.setup
        numbers = " ".join(map(str, self._game.numbers))
        outcome: Game | Refusal | None = None
        if word == "start" and not text.strip():
            outcome = read_game(setup, "", numbers)
        elif word == "moves":
            outcome = read_game(setup, text, numbers)
        elif word == "drawn":
            lines = self._game.grid.read_lines(text)
            outcome = lines if isinstance(lines, Refusal) else drawn_game(setup, lines)
        if outcome is None:
            return [
                _error("argument_unknown", f"{quoted(rest)} is no position: use start, moves TURNS or drawn LINES.")
            ]
        if isinstance(outcome, Refusal):
            return [_refused(outcome)]
        self._game = outcome
        return [f"ok lines_left {outcome.lines_left} mover {outcome.mover}"]

    def _go(self, rest: str) -> Answer:
        try:
            options = _options(rest, ("level", "nodes", "seconds", "seed"))
            level = read_level(options.get("level", Level.HARD))
            nodes = read_nodes(options["nodes"]) if "nodes" in options else None
            seconds = read_seconds(options["seconds"]) if "seconds" in options else None
            seed = read_seed(options["seed"]) if "seed" in options else next(self._seeds)
        except BadInput as fault:
            return [_error("argument_bad", str(fault))]
        if self._game.over:
            return [_refused(Refusal("game_over", "go"))]
        if self._game.setup.numbers and self._game.roll is None:
            return [_refused(Refusal("roll_missing" if self._game.numbers else "numbers_missing", "go"))]
        self._task = Deciding(self._game, level, budget_of(level, nodes=nodes, seconds=seconds), seed, self._clock)
        return []

    def _analyse(self, rest: str) -> Answer:
        try:
            options = _options(rest, ("nodes", "seconds"))
            nodes = read_nodes(options["nodes"]) if "nodes" in options else None
            seconds = read_seconds(options["seconds"]) if "seconds" in options else None
        except BadInput as fault:
            return [_error("argument_bad", str(fault))]
        refusal = refuse_unsolvable_rules(self._game.setup)
        if refusal is not None:
            return [_refused(refusal)]
        self._task = Analysing(self._game, nodes, seconds, self._clock)
        return []

    def _show(self, rest: str) -> Answer:
        if rest:
            return [_too_much("show", rest)]
        return [*_shown(self._game), "ok"]


def _shown(game: Game) -> Answer:
    board = draw_board(game, unicode=False, colours=False)
    return [
        f"setup {game.setup}",
        *([f"numbers {' '.join(map(str, game.numbers))}"] if game.numbers else []),
        f"moves {game.turns}".rstrip(),
        f"mover {game.mover}",
        f"score {' '.join(str(score) for score in game.scores)}",
        f"lines_left {game.lines_left}",
        *(f"board {row}".rstrip() for row in board.splitlines()),
    ]


def _options(text: str, known: tuple[str, ...]) -> dict[str, str]:
    """`nodes 5 seed 3` by name. Raises BadInput."""
    words = text.split()
    options: dict[str, str] = {}
    for name, value in zip(words[::2], [*words[1::2], None], strict=False):
        if name not in known:
            raise BadInput(f"{quoted(name)} is unknown here: use {', '.join(known)}.")
        if value is None:
            raise BadInput(f"{quoted(name)} needs a value.")
        if name in options:
            raise BadInput(f"{quoted(name)} is there twice.")
        options[name] = value
    return options


def _refused(refusal: Refusal | None) -> str:
    assert refusal is not None  # noqa: S101
    return _error(refusal.code, refusal.sentence)


def _too_much(word: str, rest: str) -> str:
    return _error("argument_unknown", f"{quoted(rest)} is too much: {word} stands alone.")


def _error(code: str, text: str) -> str:
    return f"error {code} {text}"
