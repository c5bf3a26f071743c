"""The exit code of the whole: 0 only when nothing failed, and nothing was missing where all is required."""

import pytest

from tools.checks import __main__ as checks
from tools.checks.outcome import Outcome


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """One suite alone, which will have this outcome."""
    outcome = Outcome(count=5)
    monkeypatch.setattr(checks, "SUITES", {"gates": checks.Suite(lambda: outcome, 60)})
    monkeypatch.setattr(checks, "read_floors", lambda: {"gates": 5})
    monkeypatch.delenv("REQUIRE_ALL", raising=False)
    return outcome


def test_passed(suite: Outcome, capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.count == 5
    assert checks.main([]) == 0
    assert "5 tests" in capsys.readouterr().out


def test_a_fault_fails(suite: Outcome, capsys: pytest.CaptureFixture[str]) -> None:
    suite.faults.append("mypy")
    assert checks.main(["gates"]) == 1
    assert "FAILED gates: mypy" in capsys.readouterr().out


def test_a_lost_test_fails(suite: Outcome) -> None:
    suite.count = 4
    assert checks.main([]) == 1


def test_missing_is_said(suite: Outcome, capsys: pytest.CaptureFixture[str]) -> None:
    suite.missing.append("Chromium")
    assert checks.main([]) == 0
    assert "missing: gates: Chromium" in capsys.readouterr().out


def test_missing_fails_where_all_is_required(suite: Outcome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_ALL", "1")
    suite.missing.append("Chromium")
    assert checks.main([]) == 1


def test_over_the_budget_fails_in_ci_alone(suite: Outcome) -> None:
    assert suite.faults == []
    assert checks.main(["--ci", str(checks.WHOLE_BUDGET + 1)]) == 1
    assert checks.main(["--ci", "1"]) == 0


def test_an_unknown_suite_is_bad_input(suite: Outcome) -> None:
    assert suite.faults == []
    with pytest.raises(SystemExit) as end:
        checks.main(["gate"])
    assert end.value.code == 2
