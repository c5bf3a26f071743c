"""`kamertje solve --checkpoint`."""

import json
from pathlib import Path

import pytest

from tests.unit.cli.commands import Run

SETUP = "3x3 misere"


def solved(run: Run, file: Path, *more: str) -> dict[str, object]:
    answer: dict[str, object] = json.loads(run("solve", SETUP, "--json", "--checkpoint", str(file), *more).out)
    return answer


def test_goes_on_from_where_it_stopped(run: Run, tmp_path: Path) -> None:
    whole = json.loads(run("solve", SETUP, "--json").out)
    file = tmp_path / "opening.checkpoint"
    first = solved(run, file, "--seconds", "0.02")
    then = solved(run, file)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert (then["value"], then["best"], then["exact"]) == (whole["value"], whole["best"], True)
    again = solved(run, file)
    assert (again["value"], again["best"]) == (whole["value"], whole["best"])
    nodes = [int(str(answer["nodes"])) for answer in (first, then, again)]  # of all runs together
    assert nodes == sorted(nodes)
    assert nodes[2] - nodes[1] < whole["nodes"] / 10


@pytest.mark.parametrize("change", ["cut", "turned", "foreign", "empty"])
def test_a_damaged_file_is_refused_and_left_alone(run: Run, tmp_path: Path, change: str) -> None:
    file = tmp_path / "opening.checkpoint"
    run("solve", "2x2", "--checkpoint", str(file))
    content = file.read_bytes()
    middle = len(content) // 2
    damaged = {
        "cut": content[:middle],
        "turned": content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :],
        "foreign": b"\x00\xff[1, 2]\n" * 100,
        "empty": b"",
    }[change]
    file.write_bytes(damaged)
    ran = run("solve", "2x2", "--checkpoint", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith('kamertje: "')
    assert ran.err.endswith('" is not a checkpoint, or it is damaged.\n')
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("other", [["2x3"], ["2x2 misere"], ["2x2", "--drawn", "a1-b1"]])
def test_another_position_is_refused(run: Run, tmp_path: Path, other: list[str]) -> None:
    file = tmp_path / "opening.checkpoint"
    run("solve", "2x2", "--checkpoint", str(file))
    ran = run("solve", *other, "--checkpoint", str(file))
    assert ran.status == 2
    assert ran.err.endswith('" is a checkpoint of another position.\n')


def test_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    ran = run("solve", "2x2", "--checkpoint", str(tmp_path / "no folder" / "file"))
    assert ran.status == 1
    assert "cannot be written" in ran.err
    ran = run("solve", "2x2", "--checkpoint", str(tmp_path))
    assert ran.status == 2
    assert "cannot be read" in ran.err


def test_a_table_keeps_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("solve", "2x2", "--method", "table", "--checkpoint", str(tmp_path / "file"))
    assert (ran.status, ran.out) == (2, "")
    assert "--method search" in ran.err
