"""`kamertje engine`: the protocol by itself, and over real pipes."""

import os
import subprocess
from itertools import count
from threading import Thread

import pytest

from kamertje.cli.engine import converse
from kamertje.cli.engine.protocol import GRACE, MOST_WAITING, Engine
from tests.unit.cli.commands import COMMAND, Spawn


class Clock:
    """Time that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def told(engine: Engine, *commands: str) -> list[str]:
    """The answers to commands, each search carried to its end."""
    lines: list[str] = []
    for command in commands:
        lines += engine.receive(command)
        while engine.busy:
            lines += engine.step()
    return lines


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("dance", "command_unknown"),
        ("HELLO", "command_unknown"),
        ("hello there", "argument_unknown"),
        ("show all", "argument_unknown"),
        ("quit now", "argument_unknown"),
        ("stop it", "argument_unknown"),
        ("stop", "idle"),
        ("setup", "grid_unknown"),
        ("setup round:3", "grid_unknown"),
        ("numbers 7", "numbers_refused"),
        ("position", "argument_unknown"),
        ("position start now", "argument_unknown"),
        ("position moves 1. a1-z1", "line_unknown"),
        ("position moves 2. a1-b1", "turn_number"),
        ("position drawn a1-b1 b1-a1", "line_drawn"),
        ("go level godlike", "argument_bad"),
        ("go nodes", "argument_bad"),
        ("go nodes -1", "argument_bad"),
        ("go seconds nan", "argument_bad"),
        ("go seed 1 seed 2", "argument_bad"),
        ("go fast 1", "argument_bad"),
        ("analyse level hard", "argument_bad"),
        ("analyse seconds 0", "argument_bad"),
        ("x" * 70_000, "line_too_long"),
    ],
)
def test_bad_commands_have_one_error_and_change_nothing(command: str, code: str) -> None:
    engine = Engine(count())
    told(engine, "setup 2x2 pie", "position moves 1. a1-b1")
    before = told(engine, "show")
    (answer,) = told(engine, command)
    assert answer.startswith(f"error {code} ")
    assert len(answer) < 300
    assert answer.isprintable()
    assert told(engine, "show") == before
    assert not engine.closed


def test_blank_lines_and_comments_have_no_answer() -> None:
    assert told(Engine(count()), "", "   ", "# hello", "\r") == []


def test_positions_of_three_kinds() -> None:
    engine = Engine(count())
    assert told(engine, "setup 2x2 border", "position moves 1. b1-b2") == ["ok 2x2 border", "ok lines_left 3 mover 2"]
    assert told(engine, "position drawn b2-c2,b1-b2") == ["ok lines_left 2 mover 1"]
    assert told(engine, "position start") == ["ok lines_left 4 mover 1"]
    assert "moves" in told(engine, "show")
    assert told(engine, "position moves") == ["ok lines_left 4 mover 1"]


def test_a_finished_game_has_no_move_and_value_nothing() -> None:
    engine = Engine(count())
    told(engine, "setup 1x1", "position drawn a1-a2 a1-b1 a2-b2 b1-b2")
    (answer,) = told(engine, "go")
    assert answer.startswith("error game_over ")
    assert told(engine, "analyse")[-1].startswith("ok value 0 ")


def test_more_players_can_play_but_have_no_value() -> None:
    engine = Engine(count())
    told(engine, "setup 2x2 players:3")
    (answer,) = told(engine, "analyse")
    assert answer.startswith("error players_unsupported ")
    (move,) = told(engine, "go level medium nodes 100")
    assert move.startswith("move ")


def test_equal_seeds_give_equal_moves() -> None:
    engine = Engine(count())
    moves = [told(engine, "go level easy nodes 10 seed 5")[0].split()[1] for _ in range(3)]
    assert len(set(moves)) == 1
    unseeded = {told(engine, "go level easy")[0].split()[1] for _ in range(20)}
    assert len(unseeded) > 1


def test_stop_ends_a_search_at_once() -> None:
    engine = Engine(count())
    assert engine.receive("setup 4x4") == ["ok 4x4"]
    assert engine.receive("go level master nodes 1000000000") == []
    assert engine.step() == []
    (answer,) = engine.receive("stop")
    assert answer.startswith("move ")
    assert not engine.busy
    assert engine.receive("analyse") == []
    engine.step()
    assert engine.receive("stop")[-1].startswith("ok low -")


def test_other_commands_wait_for_the_end_of_a_search() -> None:
    engine = Engine(count())
    assert engine.receive("go level medium") == []
    assert engine.receive("setup 2x2") == []
    assert engine.receive("go level medium") == []
    assert engine.receive("nonsense") == []
    assert engine.receive("quit") == []
    lines: list[str] = []
    while engine.busy:
        lines += engine.step()
    assert [line.split()[0] for line in lines] == ["move", "ok", "move", "error", "ok"]
    assert engine.closed


def test_too_many_waiting_commands_are_refused() -> None:
    engine = Engine(count())
    engine.receive("analyse")
    for _ in range(MOST_WAITING):
        assert engine.receive("show") == []
    (answer,) = engine.receive("show")
    assert answer.startswith("error busy ")


def test_a_search_has_little_time_after_the_end() -> None:
    clock = Clock()
    engine = Engine(count(), clock)
    engine.receive("go level master nodes 1000000000000")
    engine.end()
    assert engine.step() == []
    clock.now = GRACE
    (answer,) = engine.step()
    assert answer.startswith("move ")


def test_limits_of_an_analysis() -> None:
    clock = Clock()
    engine = Engine(count(), clock)
    assert told(engine, "analyse nodes 500")[-1].startswith("ok low -25 high 25 nodes ")
    engine.receive("analyse seconds 3")
    assert not engine.step()
    clock.now = 3.0
    assert engine.step()[-1].endswith("seconds 3.000")


def test_over_a_real_pipe(spawn: Spawn) -> None:
    ran = spawn("engine", typed="setup 2x2\r\ngo level medium\r\né\nshow\nquit\nshow\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    words = [line.split()[0] for line in ran.stdout.splitlines()]
    assert words[:3] == ["ok", "move", "error"]
    assert words[-2:] == ["ok", "ok"]


def test_the_last_line_needs_no_end_and_the_end_of_the_input_ends_it(spawn: Spawn) -> None:
    ran = spawn("engine", typed="setup 2x2\ngo level hard")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[1].startswith("move ")


def test_stop_is_heard_while_it_thinks() -> None:
    with subprocess.Popen([*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write("go level master seconds 10000\nstop\n")
        engine.stdin.flush()
        assert engine.stdout.readline().startswith("move ")
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == "ok\n"
        assert engine.wait(60) == 0


def test_bytes_that_are_no_text_and_endless_lines(capfd: pytest.CaptureFixture[str]) -> None:
    reader, writer = os.pipe()
    typed = b"\xff\xfe\x00\n" + b"y" * 300_000 + b"\nquit\n"
    with os.fdopen(reader, "rb"), os.fdopen(writer, "wb", buffering=0) as typing:
        writing = Thread(target=typing.write, args=(typed,))
        writing.start()
        converse(reader, Engine(count()))
        writing.join()
    said = capfd.readouterr().out.splitlines()
    assert [line.split()[:2] for line in said] == [["error", "command_unknown"], ["error", "line_too_long"], ["ok"]]
