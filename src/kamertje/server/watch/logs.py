"""What the server says of itself on the error output: a line each, for people or as JSON, without secrets."""

import logging
import re
import sys
from typing import Final, Literal

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from kamertje.server.watch.repeats import Repeats

Form = Literal["text", "json"]

# Rooms and tokens have 22 of these letters, keys of browsers 43. What else is as long is no loss.
_SECRET: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22}(?:[A-Za-z0-9_-]{21})?(?![A-Za-z0-9_-])")
_PASSWORD: Final = re.compile(r"(?<=://)([^/\s:@]*):[^/\s@]*@")


def masked(text: str) -> str:
    """Without names of rooms, keys, tokens, and passwords in addresses."""
    return _PASSWORD.sub(r"\1:…@", _SECRET.sub("…", text))


def write_logs(form: Form) -> None:
    """From now on."""
    before: list[Processor] = [
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
    ]
    last = structlog.processors.JSONRenderer(ensure_ascii=False) if form == "json" else _line
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _mask,
                last,
            ],
        )
    )
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kamertje").setLevel(logging.INFO)


def _mask(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    return {name: masked(value) if isinstance(value, str) else value for name, value in event.items()}


def _line(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
    exception = event.get("exception")
    line = f"{event['timestamp']} {event['level']} {event['logger']}: {event['event']}"
    return line if exception is None else f"{line}\n{exception}"
