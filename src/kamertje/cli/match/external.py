"""An opponent in a process of its own that speaks the protocol of `kamertje engine`."""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from types import FrameType, TracebackType
from typing import Final, NoReturn, Self

from kamertje.cli.faults import BadInput, Failure
from kamertje.cli.match.games import Limits
from kamertje.cli.progress import uninterrupted
from kamertje.dots import SWAP, Game, Refusal, SetUp, quoted

SHORT_ANSWER: Final = 10.0  # seconds, for everything but `go`; and what `go` may take above its own limit
LONG_ANSWER: Final = 600.0  # seconds, for a `go` without a limit in seconds
LAST_WORDS: Final = 0.5  # seconds that an engine has to end by itself
MOST_LINES: Final = 10_000  # in one answer
LONGEST_LINE: Final = 65_536
ENDING: Final = (signal.SIGINT, signal.SIGTERM)


class ExternalPlayer:
    """Use as a context manager: the process, and everything that it started, ends with it.

    Raises BadInput for a command that cannot be run, Failure when the process ends, hangs or talks nonsense.
    """

    def __init__(self, command: str, limits: Limits) -> None:
        self._command = command
        self._limits = limits
        self._said: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self._process: subprocess.Popen[bytes] | None = None
        self._over = False
        self._ear = threading.Thread(target=self._listen, daemon=True)

    def __enter__(self) -> Self:
        self._on_terminate = _end_on_terminate()
        try:
            with uninterrupted(*ENDING):
                self._process = self._started()
            self._ear.start()
            self._ask("hello", SHORT_ANSWER)
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._end()

    def begin(self, setup: SetUp) -> None:
        """Raises Failure when the engine refuses the set-up."""
        self._ask(f"setup {setup}", SHORT_ANSWER)

    def move(self, game: Game, seed: int) -> int:
        """The engine's move, whatever it is worth; that it can be played is the caller's to see."""
        if game.numbers:
            self._ask(f"numbers {' '.join(map(str, game.numbers))}", SHORT_ANSWER)
        self._ask(f"position moves {game.turns}" if game.moves else "position start", SHORT_ANSWER)
        nodes = "" if self._limits.nodes is None else f" nodes {self._limits.nodes}"
        seconds = "" if self._limits.seconds is None else f" seconds {self._limits.seconds}"
        patience = LONG_ANSWER if self._limits.seconds is None else self._limits.seconds + SHORT_ANSWER
        words = self._ask(f"go{nodes}{seconds} seed {seed}", patience).split()
        if words[0] != "move" or len(words) < 2:
            raise self._failure(f"answered {quoted(' '.join(words))} to go")
        move = SWAP if words[1] == "swap" else game.grid.read_line(words[1])
        if isinstance(move, Refusal):
            raise self._failure(f"made a move that is refused: {move.sentence}")
        return move

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(  # noqa: S603 - running the given command is what is asked for
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as fault:
            reason = getattr(fault, "strerror", None) or "that is no command"
            raise BadInput(f"The engine {quoted(self._command)} cannot be started: {reason}.") from None

    def _ask(self, command: str, patience: float) -> str:
        """Says the command; the line that closes the answer, which is to come within `patience`. Raises Failure."""
        assert self._process is not None  # noqa: S101 - started on entering
        assert self._process.stdin is not None  # noqa: S101 - opened at the start
        deadline = time.monotonic() + patience
        try:
            self._process.stdin.write(f"{command}\n".encode())
            self._process.stdin.flush()
        except OSError:
            raise self._failure(self._ending()) from None
        for _ in range(MOST_LINES):
            try:
                said = self._said.get(timeout=max(deadline - time.monotonic(), 0))
            except queue.Empty:
                said = ""
            if time.monotonic() >= deadline:
                raise self._failure(f"gave no answer to {quoted(command)} in {patience:g} s")
            if said is None:
                raise self._failure(self._ending())
            first = said.split(maxsplit=1)[:1]
            if first == ["error"]:
                raise self._failure(f"refused {quoted(command)}: {quoted(said)}")
            if first in (["ok"], ["move"]):
                return said
        raise self._failure(f"gave no end of an answer to {quoted(command)}")

    def _listen(self) -> None:
        assert self._process is not None  # noqa: S101 - started before this thread
        assert self._process.stdout is not None  # noqa: S101 - opened at the start
        with self._process.stdout as output:
            while (line := output.readline(LONGEST_LINE)) and not self._over:
                self._said.put(line.decode("utf-8", "replace").strip())
        if not self._over:
            self._said.put(None)

    def _ending(self) -> str:
        assert self._process is not None  # noqa: S101
        try:
            status = self._process.wait(SHORT_ANSWER)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended without an answer (exit status {status})"

    def _failure(self, what: str) -> Failure:
        return Failure(f"The engine {quoted(self._command)} {what.removesuffix('.')}.")

    def _end(self) -> None:
        """However often it is interrupted, the process group does not outlive this."""
        try:
            self._dismiss()
        finally:
            try:
                with uninterrupted(*ENDING):
                    self._kill()
            finally:
                _restore(self._on_terminate)

    def _dismiss(self) -> None:
        """Lets the engine end by itself."""
        if self._process is None:
            return
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None  # noqa: S101
            self._process.stdin.write(b"quit\n")
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WORDS)

    def _kill(self) -> None:
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None  # noqa: S101
            self._process.stdin.close()
        self._hear_out()

    def _hear_out(self) -> None:
        """Lets the thread come to its end, unless something that got away keeps the output open."""
        self._over = True
        while not self._said.empty():
            self._said.get()
        if self._ear.ident is not None:
            self._ear.join(LAST_WORDS)
        elif self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()


def _end_on_terminate() -> object:
    """SIGTERM must leave no engine behind either: it ends the program by an exception."""
    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.signal(signal.SIGTERM, _terminate)


def _restore(handler: object) -> None:
    if threading.current_thread() is threading.main_thread() and handler is not None:
        signal.signal(signal.SIGTERM, handler)  # type: ignore[arg-type]


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + signal.SIGTERM)
