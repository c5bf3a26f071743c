"""A store that is away fails many times a second: what fails in the same way again is told once a minute."""

import logging
import traceback
from types import TracebackType
from typing import Final

SECONDS: Final = 60.0
MOST_KINDS: Final = 256

Kind = tuple[str, str, str]


class Repeats(logging.Filter):
    """Lets a fault through when it is new, or a minute after the last time, with how often it came meanwhile.

    Two faults are the same where the logger, the message and the line that raised are.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Kind, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info
        if not isinstance(fault, tuple) or fault[1] is None:
            return True
        kind = (record.name, str(record.msg), f"{type(fault[1]).__name__} {_where(fault[2])}")
        at, held_back = self._told.get(kind, (float("-inf"), 0))
        if record.created < at + SECONDS:
            self._told[kind] = at, held_back + 1
            return False
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[kind] = record.created, 0
        if held_back:
            record.msg, record.args = f"{record.getMessage()} (and {held_back} times since it was told)", ()
        return True


def _where(trace: TracebackType | None) -> str:
    last = traceback.extract_tb(trace)[-1:]
    return f"{last[0].filename}:{last[0].lineno}" if last else ""
