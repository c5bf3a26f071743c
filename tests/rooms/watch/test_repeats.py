"""What fails again and again is told once a minute, and nothing else is held back."""

import logging
import sys

from kamertje.server.watch.repeats import MOST_KINDS, SECONDS, Repeats


def record(at: float, fault: Exception | None = None, message: str = "%s failed") -> logging.LogRecord:
    """Of a fault that was raised here."""
    raised = None
    if fault is not None:
        try:
            raise fault
        except Exception:
            raised = sys.exc_info()
    made = logging.LogRecord("kamertje.test", logging.ERROR, __file__, 1, message, ("beat",), raised)
    made.created = at
    return made


def test_the_same_fault_once_a_minute() -> None:
    repeats = Repeats()
    assert repeats.filter(record(0, OSError("away")))
    assert not any(repeats.filter(record(at, OSError("away, 100 %"))) for at in range(1, int(SECONDS)))
    again = record(SECONDS, OSError("away"))
    assert repeats.filter(again)
    assert again.getMessage() == f"beat failed (and {int(SECONDS) - 1} times since it was told)"
    assert not repeats.filter(record(SECONDS + 1, OSError("away")))
    last = record(3 * SECONDS, OSError("away"))
    assert repeats.filter(last)
    assert last.getMessage() == "beat failed (and 1 times since it was told)"


def test_another_fault_and_what_is_none_are_told() -> None:
    repeats = Repeats()
    assert repeats.filter(record(0, OSError()))
    assert repeats.filter(record(0, ValueError()))
    assert repeats.filter(record(0, OSError(), "%s went wrong"))
    assert all(repeats.filter(record(0)) for _ in range(3))


def test_the_kinds_do_not_grow_without_end() -> None:
    repeats = Repeats()
    for number in range(3 * MOST_KINDS):
        assert repeats.filter(record(0, OSError(), f"%s failed {number}"))
    assert len(repeats._told) <= MOST_KINDS
