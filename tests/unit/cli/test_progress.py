"""Progress: nothing for short work, a bar on a terminal, lines elsewhere."""

import io
import signal
import sys

import pytest

from kamertje.cli.progress import BETWEEN_LINES, PATIENCE, Progress, uninterrupted


class Terminal(io.StringIO):
    """Takes what is drawn on a terminal."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_short_work_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", stream)
        with Progress("work", 10, Clock()) as progress:
            progress.show(5, lambda: "half")
            progress.aside(lambda: None)
        assert stream.getvalue() == ""


def test_long_work_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, clock = io.StringIO(), Clock()
    monkeypatch.setattr(sys, "stderr", stream)
    with Progress("work", 10, clock) as progress:
        for second in range(int(2.5 * BETWEEN_LINES)):
            clock.now = float(second)
            progress.show(second, lambda: f"at {clock.now:g}")
    assert stream.getvalue() == "work: at 10\nwork: at 20\n"


def test_a_terminal_has_a_bar_that_goes_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stream, clock = Terminal(), Clock()
    monkeypatch.setattr(sys, "stderr", stream)
    with Progress("work", 10, clock) as progress:
        clock.now = PATIENCE
        progress.show(3, lambda: "a third")
        progress.show(6, lambda: "two thirds")
        progress.aside(lambda: print("answer"))
    assert "work" in stream.getvalue()
    assert "two thirds" in stream.getvalue()
    assert "answer" not in stream.getvalue()
    assert capsys.readouterr().out == "answer\n"


def test_ctrl_c_waits_until_the_drawing_is_done() -> None:
    drawn: list[str] = []

    def draw() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            drawn.append("bar")

    with pytest.raises(KeyboardInterrupt):
        draw()
    assert drawn == ["bar"]
