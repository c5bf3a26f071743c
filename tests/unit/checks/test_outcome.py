"""What counts as passed: the checks that check everything else."""

from tools.checks.outcome import Outcome


def test_a_suite_below_its_floor_fails() -> None:
    outcome = Outcome(count=3)
    outcome.hold_to_floor(4)
    assert outcome.faults == ["3 tests ran, at least 4 were expected (tools/checks/floors.toml)"]


def test_a_suite_at_its_floor_passes() -> None:
    outcome = Outcome(count=4)
    outcome.hold_to_floor(4)
    assert outcome.faults == []


def test_what_is_missing_is_a_note_until_all_is_required() -> None:
    outcome = Outcome(missing=["Chromium"])
    outcome.hold_to_floor(4)
    assert outcome.faults == []
    outcome.require_all()
    assert outcome.faults == ["missing: Chromium"]
    assert outcome.missing == []
