"""`kamertje solve --method table`."""

import json
from pathlib import Path

import pytest

from kamertje.cli import tables
from kamertje.dots import ValueTable
from tests.unit.cli.commands import Run


@pytest.mark.parametrize("setup", ["2x3", "2x2 misere pie", "triangle:2 noextra", "3x3 border"])
def test_the_same_answer_as_by_search(run: Run, setup: str) -> None:
    by_search = json.loads(run("solve", setup, "--json").out)
    ran = run("solve", setup, "--method", "table", "--json")
    by_table = json.loads(ran.out)
    assert list(by_table) == list(by_search)
    same = {"setup", "moves", "lines_left", "value", "best", "exact"}
    assert {key: by_table[key] for key in same} == {key: by_search[key] for key in same}
    assert by_table["nodes"] == 1 << by_table["lines_left"]


def test_the_memory_is_said_before(run: Run) -> None:
    ran = run("solve", "3x3 border misere", "--method", "table", "--threads", "2")
    assert ran.err == "3x3 misere border: a table of 4,096 states, 1 MiB\n"
    assert ran.out.splitlines()[0] == "3x3 misere border: 12 lines left, player 1 to move"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("2x6",), '"32" lines are undrawn, and a table of all values holds at most 31.'),
        (("3x4",), 'The table of "3x4" takes 2048 MiB, more than --memory 256.'),
        (("3x3", "--memory", "15"), 'The table of "3x3" takes 16 MiB, more than --memory 15.'),
        (("3x3 players:3",), '"3x3 players:3" has more than two players, and only games of two have a value.'),
    ],
)
def test_what_does_not_fit_is_refused(run: Run, words: tuple[str, ...], said: str) -> None:
    ran = run("solve", *words, "--method", "table")
    assert (ran.status, ran.out, ran.err) == (2, "", f"kamertje: {said}\n")


def test_an_unknown_method(run: Run) -> None:
    ran = run("solve", "3x3", "--method", "guess")
    assert (ran.status, ran.err) == (2, 'kamertje: There is no method "guess": choose search, table.\n')


def test_what_the_machine_has_not_free_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "free_memory", lambda: (1 << 24) - 1)
    ran = run("solve", "3x3", "--method", "table")
    assert ran.status == 2
    assert '"16777216" bytes' in ran.err
    assert ran.err.count("\n") == 1


def test_where_the_free_memory_is_read(tmp_path: Path) -> None:
    facts = tmp_path / "meminfo"
    assert tables.free_memory(facts) is None
    facts.write_text("MemTotal:       24000000 kB\n")
    assert tables.free_memory(facts) is None
    facts.write_text("MemTotal:       24000000 kB\nMemAvailable:   12000000 kB\n")
    assert tables.free_memory(facts) == 12_000_000 * 1024


def test_when_time_is_over_nothing_is_known(run: Run) -> None:
    answer = json.loads(run("solve", "3x3", "--method", "table", "--seconds", "1e-9", "--json").out)
    assert (answer["value"], answer["exact"], answer["low"], answer["high"], answer["best"]) == (None, False, -9, 9, [])
    assert 0 < answer["nodes"] < 1 << 24


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_table: ValueTable, _nodes: int) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(ValueTable, "search", interrupted)
    ran = run("solve", "2x2", "--method", "table", "--json")
    assert (ran.status, ran.out) == (130, "")
    assert ran.err.splitlines()[1] == "stopped: value from -4 to +4 after 0 nodes"
