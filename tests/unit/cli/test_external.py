"""Opponents in processes of their own: good ones, and every way to break off."""

import json
import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamertje.cli.match import external
from tests.unit.cli.commands import COMMAND, Ran, Run

ENGINE = f"engine:{shlex.join([*COMMAND, 'engine'])}"


def engine(source: str) -> str:
    """An opponent that is a few lines of Python."""
    return f"engine:{shlex.join([sys.executable, '-c', source])}"


def answering(go: str) -> str:
    """Says ok to everything but go."""
    return engine(f"while True: print({go} if input().startswith('go') else 'ok', flush=True)")


DRIPS = "import threading\nwhile not threading.Event().wait(0.05): print('info', flush=True)"


@pytest.fixture
def match(run: Run) -> Run:
    def match(opponent: str, *more: str) -> Ran:
        return run("match", "--a", opponent, "--b", "easy", "2x2", "--games", "2", "--seed", "1", *more)

    return match


def test_our_own_engine_plays_as_the_level_does(match: Run) -> None:
    over_pipes = json.loads(match(ENGINE, "--nodes", "2000", "--json").out)
    within = json.loads(match("hard", "--nodes", "2000", "--json").out)
    assert {**over_pipes, "seconds_per_move": 0} == {**within, "seconds_per_move": 0}
    assert match(ENGINE, "--seconds", "0.05").status == 0


def test_it_may_swap(run: Run) -> None:
    ran = run(
        "match", "--a", ENGINE, "--b", ENGINE, "2x2 pie", "--games", "2", "--seed", "1", "--nodes", "500", "--json"
    )
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("opponent", "reason"),
    [
        (engine("pass"), "ended without an answer (exit status 0)"),
        (engine("raise SystemExit(7)"), "ended without an answer (exit status 7)"),
        (engine("input(); print('ok', flush=True); input()"), "ended without an answer (exit status 0)"),
        (engine("input(); print('error busy go away', flush=True); input()"), 'refused "hello"'),
        (answering("'ok'"), 'answered "ok" to go'),
        (answering("'move'"), 'answered "move" to go'),
        (answering("'move a1-z9'"), '"a1-z9" is no line'),
        (answering("'move swap'"), '"swap" is not possible'),
        (answering("'error tired of this'"), "error tired of this"),
        (answering("chr(7)"), "gave no answer"),
        (engine("import signal; signal.pause()"), 'gave no answer to "hello"'),
        (engine(DRIPS), 'gave no answer to "hello"'),
        (engine("while True: print('info', flush=True)"), 'gave no end of an answer to "hello"'),
        (
            engine("import sys; sys.stdout.buffer.write(bytes(200) * 5000); sys.stdout.flush(); sys.stdin.read()"),
            "gave no answer",
        ),
        (engine("import os, signal; os.close(1); signal.pause()"), "closed its output"),
    ],
)
def test_every_way_to_break_off_is_one_line(
    match: Run, monkeypatch: pytest.MonkeyPatch, opponent: str, reason: str
) -> None:
    monkeypatch.setattr(external, "SHORT_ANSWER", 1.5)
    monkeypatch.setattr(external, "LONG_ANSWER", 1.5)
    monkeypatch.setattr(external, "MOST_LINES", 100)
    ran = match(opponent)
    assert (ran.status, ran.out) == (1, "")
    assert reason in ran.err
    assert ran.err.startswith('kamertje: The engine "') or ran.err.startswith("kamertje: Player a ")
    assert ran.err.count("\n") == 1
    assert not ran.err.endswith("..\n")


LINGERS = """
import os, signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
alive = os.open({path!r}, os.O_WRONLY)
os.write(alive, b'here')
if os.fork() == 0:
    signal.pause()
signal.pause()
"""


@pytest.fixture
def alive(tmp_path: Path) -> Iterator[int]:
    """The reading end of a pipe that an engine and its child keep open as long as they live."""
    os.mkfifo(tmp_path / "alive")
    reader = os.open(tmp_path / "alive", os.O_RDONLY | os.O_NONBLOCK)
    yield reader
    assert os.read(reader, 100) == b"here"
    assert os.read(reader, 100) == b""
    os.close(reader)


@pytest.fixture
def lingering(tmp_path: Path, alive: int) -> str:
    """An opponent that heeds no signal and has a child that does not either."""
    assert alive
    return engine(LINGERS.format(path=str(tmp_path / "alive")))


def test_nothing_that_an_engine_started_outlives_the_match(
    match: Run, monkeypatch: pytest.MonkeyPatch, lingering: str
) -> None:
    monkeypatch.setattr(external, "SHORT_ANSWER", 1.0)
    assert match(lingering).status == 1


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_match_that_is_ended_by_a_signal_leaves_no_engine(
    lingering: str, alive: int, number: int, status: int
) -> None:
    argv = [*COMMAND, "match", "--a", lingering, "--b", "easy", "2x2"]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert select.select([alive], [], [], 60)[0]
        process.send_signal(number)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (status, "", "")


HEARS_QUIT = """
import os, signal
alive = os.open({path!r}, os.O_WRONLY)
if os.fork() == 0:
    signal.pause()
os.write(alive, b'here')
while input() != 'quit':
    pass
os.write(alive, b'quit')
signal.pause()
"""
PATIENT = (
    "import sys; from kamertje.cli import main; from kamertje.cli.match import external; external.LAST_WORDS = 50.0"
)


@pytest.mark.parametrize("second", [signal.SIGINT, signal.SIGTERM])
def test_a_second_signal_cuts_the_last_words_short_and_leaves_no_engine(tmp_path: Path, second: int) -> None:
    os.mkfifo(tmp_path / "alive")
    reader = os.open(tmp_path / "alive", os.O_RDONLY | os.O_NONBLOCK)
    opponent = engine(HEARS_QUIT.format(path=str(tmp_path / "alive")))
    argv = [sys.executable, "-c", f"{PATIENT}; sys.exit(main(sys.argv[1:]))"]
    with subprocess.Popen(
        [*argv, "match", "--a", opponent, "--b", "easy", "2x2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        for word, number in ((b"here", signal.SIGINT), (b"quit", second)):
            assert select.select([reader], [], [], 60)[0]
            assert os.read(reader, 100) == word
            process.send_signal(number)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130 if second == signal.SIGINT else 143, b"", b"")
    assert os.read(reader, 100) == b""
    os.close(reader)


def test_a_signal_while_the_engine_starts_leaves_no_engine(match: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Interrupted(subprocess.Popen[bytes]):
        def __init__(self, *words: object, **settings: object) -> None:
            super().__init__(*words, **settings)  # type: ignore[call-overload]
            started.append(self)
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(subprocess, "Popen", Interrupted)
    ran = match(engine("import signal; signal.pause()"))
    assert (ran.status, ran.out, ran.err) == (130, "", "")
    assert started[0].returncode == -signal.SIGKILL
