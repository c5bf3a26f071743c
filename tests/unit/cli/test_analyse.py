"""`kamertje analyse`."""

import json

import pytest

from kamertje.dots import Solving
from tests.unit.cli.commands import Run


def test_the_object(run: Run) -> None:
    ran = run("analyse", "2x2", "--moves", "1. a1-b1", "--json")
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == ["value", "exact", "lines", "chains", "control"]
    assert len(answer["lines"]) == 11
    assert answer["lines"]["a1-a2"].keys() == {"value", "exact", "kind"}
    assert all(line["exact"] for line in answer["lines"].values())
    assert answer["value"] == max(line["value"] for line in answer["lines"].values())
    assert answer["control"].keys() == {"player", "parity_wanted", "long_chains", "why"}
    assert (answer["control"]["player"], answer["control"]["parity_wanted"]) == (2, "even")


def test_kinds_and_chains(run: Run) -> None:
    answer = json.loads(run("analyse", "3x1", "--drawn", "a1-b1 a2-b2 b1-c1 b2-c2 c1-d1 c2-d2", "--json").out)
    assert answer["chains"] == [{"kind": "chain", "boxes": 3, "lines": ["a1-a2", "b1-b2", "c1-c2", "d1-d2"]}]
    assert {line["kind"] for line in answer["lines"].values()} == {"giveaway"}
    assert answer["control"]["long_chains"] == 1
    closes = json.loads(run("analyse", "1x1", "--drawn", "a1-a2 a1-b1 b1-b2", "--json").out)
    assert closes["lines"] == {"a2-b2": {"value": 1, "exact": True, "kind": "closes"}}


def test_a_ring_and_no_control_in_misere(run: Run) -> None:
    answer = json.loads(run("analyse", "2x2 border misere", "--json").out)
    assert [(chain["kind"], chain["boxes"]) for chain in answer["chains"]] == [("ring", 4)]
    assert answer["control"] is None


def test_a_swap_has_a_value_of_its_own(run: Run) -> None:
    answer = json.loads(run("analyse", "2x2 pie", "--moves", "1. a1-b1", "--json").out)
    assert answer["swap"] == {"value": answer["value"], "exact": True}
    assert "swap" not in answer["lines"]
    assert "  swap " in run("analyse", "2x2 pie", "--moves", "1. a1-b1").out


def test_a_finished_position(run: Run) -> None:
    answer = json.loads(run("analyse", "1x1", "--drawn", "a1-a2 a1-b1 b1-b2 a2-b2", "--json").out)
    assert (answer["value"], answer["exact"], answer["lines"], answer["chains"]) == (0, True, {}, [])
    assert "value 0" in run("analyse", "1x1", "--drawn", "a1-a2 a1-b1 b1-b2 a2-b2").out


@pytest.mark.parametrize(("setup", "boxes"), [("5x5", 25), ("8x8", 64)])
def test_bounds_where_the_value_cannot_be_had(run: Run, setup: str, boxes: int) -> None:
    ran = run("analyse", setup, "--seconds", "0.05", "--json")
    answer = json.loads(ran.out)
    assert ran.status == 0
    assert (answer["value"], answer["exact"]) == (None, False)
    assert -boxes <= answer["low"] <= answer["high"] <= boxes
    line = answer["lines"]["a1-a2"]
    assert (line["value"], line["exact"], line["kind"]) == (None, False, "safe")
    assert -boxes <= line["low"] <= line["high"] <= boxes
    assert ".." in run("analyse", setup, "--seconds", "0.05").out


def test_for_people_each_line_stands_once(run: Run) -> None:
    out = run("analyse", "2x2", "--moves", "1. a1-b1").out
    rows = [row.split() for row in out.splitlines() if row.startswith("  ")]
    assert len({row[0] for row in rows}) == len(rows) == 11
    assert out.splitlines()[0] == "2x2: 11 lines left, player 2 to move"
    assert "favours player 2 if the number of long chains ends up even" in out
    assert out.splitlines()[-1].startswith("best ")


def test_ctrl_c_leaves_what_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_solving: Solving, _nodes: int) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Solving, "search", interrupted)
    ran = run("analyse", "4x4")
    assert ran.status == 130
    assert ran.out.startswith("4x4: 40 lines left")
    assert ran.err == "stopped: value from -16 to +16 after 0 nodes\n"
