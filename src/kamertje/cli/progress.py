"""How far long work has come, on stderr: a bar where stderr is a terminal, now and then a line where it is not."""

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from kamertje.cli.streams import tell

if TYPE_CHECKING:
    import rich.progress

PATIENCE: Final = 0.5  # seconds before a bar appears: short work shows none, and never loads what draws it
BETWEEN_LINES: Final = 10.0  # seconds


class Progress:
    """Use as a context manager and call `show` after each slice of work.

    total: of the work's own measure, None where nobody knows how much there is.
    """

    def __init__(self, title: str, total: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._title = title
        self._total = total
        self._clock = clock
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._next = clock() + (PATIENCE if self._terminal else BETWEEN_LINES)
        self._bar: rich.progress.Progress | None = None
        self._task: rich.progress.TaskID | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._bar is not None:
            with uninterrupted():
                self._bar.stop()

    def show(self, done: float, note: Callable[[], str]) -> None:
        """done: of the total. note: what else is known, asked for only when it is shown."""
        if self._bar is not None and self._task is not None:
            with uninterrupted():
                self._bar.update(self._task, completed=done, note=note())
        elif self._clock() >= self._next:
            if self._terminal:
                self._open_bar(done, note())
            else:
                self._next = self._clock() + BETWEEN_LINES
                tell(f"{self._title}: {note()}")

    def aside(self, write: Callable[[], None]) -> None:
        """Writes to the same terminal without disturbing the bar."""
        with uninterrupted():
            if self._bar is not None:
                self._bar.stop()
            write()
            if self._bar is not None:
                self._bar.start()

    def _open_bar(self, done: float, note: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, SpinnerColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        bar = Bar(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.fields[note]}"),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        with uninterrupted():
            self._task = bar.add_task(self._title, total=self._total, note=note)
            bar.update(self._task, completed=done)
            bar.start()
            self._bar = bar


@contextmanager
def uninterrupted(*numbers: signal.Signals) -> Iterator[None]:
    """Puts signals (Ctrl-C, where none are named) off to the end of the block.

    A bar that was interrupted while it draws could not be taken away, a process while it starts not be ended.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    usual = {
        number: signal.signal(number, lambda number, _frame: came.append(number))
        for number in numbers or (signal.SIGINT,)
    }
    try:
        yield
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)
    if came:
        signal.raise_signal(came[0])
