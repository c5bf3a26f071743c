"""`kamertje solve --checkpoint`."""

import errno
import hashlib
import json
import os
from pathlib import Path

import pytest

from kamertje.cli import checkpoint
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


@pytest.mark.parametrize("body", [b"", b"neither", b"[1]", b"[" * 65_000, b'{"kamertje checkpoint": 1}'])
def test_what_has_the_right_digest_and_no_head_is_refused(run: Run, tmp_path: Path, body: bytes) -> None:
    file = tmp_path / "opening.checkpoint"
    file.write_bytes(body + b"\n" + hashlib.sha256(body).hexdigest().encode())
    ran = run("solve", "2x2", "--checkpoint", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith('" is not a checkpoint, or it is damaged.\n')


def test_a_pipe_is_not_waited_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pipe"
    os.mkfifo(file)
    ran = run("solve", "2x2", "--checkpoint", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.endswith('" is not a file.\n')


def test_a_file_without_end_is_not_read_to_its_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as large:
        large.truncate(1 << 40)  # a hole, of which nothing is on the disk
    ran = run("solve", "2x2", "--checkpoint", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert "not a checkpoint" in ran.err


def test_a_disk_that_fills_up_loses_no_answer(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "opening.checkpoint"
    run("solve", SETUP, "--checkpoint", str(file), "--seconds", "0.02")
    kept = file.read_bytes()
    synced = os.fsync
    calls: list[int] = []

    def full(number: int) -> None:
        calls.append(number)
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        synced(number)

    monkeypatch.setattr(checkpoint, "BETWEEN_WRITES", 0.0)
    monkeypatch.setattr(os, "fsync", full)
    ran = run("solve", SETUP, "--json", "--checkpoint", str(file))
    assert json.loads(ran.out)["exact"]
    assert ran.status == 1
    assert ran.err.count("No space left on device") == len(calls) - 1 > 1
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert len(file.read_bytes()) == pytest.approx(len(kept), rel=0.01)  # as it was begun


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
    for folder_or_no_name in (tmp_path, tmp_path / ("x" * 300)):
        ran = run("solve", "2x2", "--checkpoint", str(folder_or_no_name))
        assert ran.status == 2
        assert "cannot be read" in ran.err


def test_a_table_keeps_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("solve", "2x2", "--method", "table", "--checkpoint", str(tmp_path / "file"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("kamertje: --checkpoint goes with --method search")  # and no table was stated before
