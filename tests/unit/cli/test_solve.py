"""`kamertje solve`."""

import json
from itertools import islice, pairwise

import pytest

from kamertje.cli import solve
from kamertje.dots import Solving
from tests.unit.cli.commands import Run

KEYS = ["setup", "moves", "lines_left", "value", "best", "exact", "nodes", "seconds"]


@pytest.mark.parametrize(
    ("setup", "value"),
    [
        ("3x3", -3),
        ("triangle:3", -3),
        ("2x2 misere", 2),
        ("triangle:3 misere", 1),
        ("hexagon:2 border", 3),
        ("1x4", 0),
    ],
)
def test_values(run: Run, setup: str, value: int) -> None:
    ran = run("solve", setup, "--json")
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == KEYS
    assert (answer["value"], answer["exact"], answer["setup"]) == (value, True, setup)
    assert answer["nodes"] > 0
    assert answer["best"] == sorted(answer["best"], key=answer["best"].index)


def test_moves_and_the_canonical_set_up(run: Run) -> None:
    answer = json.loads(run("solve", "2x2 noextra border", "--moves", "1. b2-a2", "--json").out)
    assert (answer["setup"], answer["moves"], answer["lines_left"]) == ("2x2 border noextra", "1. a2-b2", 3)


def test_drawn_lines_in_any_order(run: Run) -> None:
    answer = json.loads(run("solve", "2x2", "--drawn", "b1-a1,a2-a1 a2-b2", "--json").out)
    assert list(answer) == [*KEYS, "drawn"]
    assert (answer["moves"], answer["drawn"]) == ("", "a1-a2 a1-b1 a2-b2")
    assert (answer["value"], answer["best"]) == (
        json.loads(run("solve", "2x2", "--drawn", answer["drawn"], "--json").out)["value"],
        ["b1-b2"],
    )


def test_best_holds_every_line_that_keeps_the_value_in_printed_order(run: Run) -> None:
    best = json.loads(run("solve", "1x1", "--json").out)["best"]
    assert best == ["a1-a2", "a1-b1", "a2-b2", "b1-b2"]


def test_the_swap_stands_last(run: Run) -> None:
    first = json.loads(run("solve", "2x2", "--moves", "1. a1-b1", "--json").out)
    second = json.loads(run("solve", "2x2 pie", "--moves", "1. a1-b1", "--json").out)
    assert first["value"] < 0 < second["value"]
    assert second["best"] == ["swap"]


def test_a_finished_position(run: Run) -> None:
    turns = "1. a1-a2 2. a1-b1 3. b1-b2 4. a2-b2"
    answer = json.loads(run("solve", "1x1", "--moves", turns, "--json").out)
    assert (answer["value"], answer["best"], answer["exact"], answer["nodes"]) == (0, [], True, 0)
    assert run("solve", "1x1", "--moves", turns).out.splitlines()[0] == "1x1: finished"


def test_a_board_beyond_the_solver_is_answered_honestly(run: Run) -> None:
    ran = run("solve", "8x8", "--json")
    answer = json.loads(ran.out)
    assert ran.status == 0
    assert (answer["value"], answer["exact"], answer["low"], answer["high"]) == (None, False, -64, 64)
    assert answer["best"] == []
    assert "128" in run("solve", "8x8").out


def test_when_time_is_over_bounds_are_left(run: Run) -> None:
    ran = run("solve", "5x5", "--seconds", "0.01", "--json")
    answer = json.loads(ran.out)
    assert ran.status == 0
    assert list(answer) == [*KEYS[:6], "low", "high", *KEYS[6:]]
    assert (answer["value"], answer["exact"]) == (None, False)
    assert answer["low"] <= answer["high"]
    assert "time is over" in run("solve", "5x5", "--seconds", "0.01").out


def test_for_people(run: Run) -> None:
    out = run("solve", "1x3").out.splitlines()
    assert out[0] == "1x3: 10 lines left, player 1 to move"
    assert out[1] == "value -1: player 1 will get 1 box fewer than the other from here"
    assert out[2].startswith("best ")
    even = run("solve", "1x2").out.splitlines()
    assert even[1] == "value 0: both will get the same number of boxes from here"
    drawn = run("solve", "1x1", "--drawn", "a1-a2 a1-b1 b1-b2").out.splitlines()
    assert drawn[:2] == [
        "1x1: 1 line left",
        "value +1: the player to move will get 1 box more than the other from here",
    ]


def test_threads_and_memory(run: Run) -> None:
    answer = json.loads(run("solve", "2x3", "--threads", "2", "--memory", "4", "--json").out)
    assert answer["value"] == -2


def test_ctrl_c_leaves_what_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    search = Solving.search
    slices = iter(range(3))

    def interrupted(solving: Solving, _nodes: int) -> bool:
        if next(slices) == 2:
            raise KeyboardInterrupt
        return search(solving, 100)

    monkeypatch.setattr(Solving, "search", interrupted)
    ran = run("solve", "4x4", "--json")
    assert (ran.status, ran.out) == (130, "")
    assert ran.err.startswith("stopped: value from ")
    assert ran.err.count("\n") == 1


def test_the_first_slices_are_short_and_the_others_short_enough_for_ctrl_c() -> None:
    nodes = list(islice(solve.slices(), 20))
    assert nodes[0] <= 50
    assert all(after <= 2 * before for before, after in pairwise(nodes))
    assert nodes[-1] == solve.SLICE <= 100_000


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_a_limit_that_is_over_at_once_takes_one_short_slice(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    search = Solving.search
    asked: list[int] = []

    def counted(solving: Solving, nodes: int) -> bool:
        asked.append(nodes)
        return search(solving, nodes)

    monkeypatch.setattr(Solving, "search", counted)
    assert run(command, "5x5", "--seconds", "1e-9").status == 0
    assert sum(asked) <= solve.FIRST_SLICE
