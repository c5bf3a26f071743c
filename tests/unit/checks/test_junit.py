"""Reports of real runs of pytest over small test files: each way not to pass is a fault."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.checks.junit import read_report
from tools.checks.outcome import Outcome


def outcome_of(folder: Path, test: str) -> tuple[int, Outcome]:
    (folder / "test_sample.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-c", os.devnull, "--rootdir=."]
    done = subprocess.run(
        [*command, "--junitxml=report.xml", "test_sample.py"], cwd=folder, capture_output=True, check=False
    )
    return done.returncode, read_report(folder / "report.xml")


def test_passing_tests_are_counted(tmp_path: Path) -> None:
    code, outcome = outcome_of(tmp_path, "def test_one(): pass\ndef test_two(): pass\n")
    assert (code, outcome) == (0, Outcome(count=2))


@pytest.mark.parametrize(
    "test",
    [
        "def test_one(): assert False\n",
        "def test_one(missing_fixture): pass\n",
        "def test_one(\n",
    ],
)
def test_what_fails_is_a_fault(tmp_path: Path, test: str) -> None:
    code, outcome = outcome_of(tmp_path, test)
    assert code != 0
    assert len(outcome.faults) == 1


def test_what_is_skipped_is_a_fault_though_pytest_is_content(tmp_path: Path) -> None:
    code, outcome = outcome_of(tmp_path, "import pytest\n@pytest.mark.skip\ndef test_one(): pass\n")
    assert code == 0
    assert outcome.faults == ["test_sample test_one was skipped"]


def test_no_report_is_a_fault(tmp_path: Path) -> None:
    assert read_report(tmp_path / "report.xml").faults == ["no report report.xml"]
