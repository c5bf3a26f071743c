"""`kamertje engine`: the line protocol of docs/reference/engine.md on standard input and output."""

import argparse
import os
import queue
import secrets
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from typing import Final

from kamertje.cli.engine.protocol import LONGEST_LINE, Engine
from kamertje.dots import seeds_from

GRACE: Final = 2.0  # seconds that a decision may still take after the end of the input


def run(_arguments: argparse.Namespace) -> int:
    """Answers until `quit` or the end of the input."""
    converse(sys.stdin.fileno(), Engine(seeds_from(secrets.randbits(64))))
    return 0


def converse(source: int, engine: Engine) -> None:
    """source: the file descriptor that commands come from."""
    heard: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, heard), daemon=True).start()
    end: float | None = None
    while not engine.closed and (end is None or engine.busy):
        if end is not None and time.monotonic() >= end:
            _say(engine.receive("stop"))
        elif engine.busy and (end is not None or heard.empty()):
            _say(engine.step())
        else:
            command = heard.get()
            if command is None:
                end = time.monotonic() + GRACE
            else:
                _say(engine.receive(command))


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)


def _listen(source: int, heard: "queue.SimpleQueue[str | None]") -> None:
    for line in _lines(source):
        heard.put(line.decode("utf-8", "replace"))
    heard.put(None)


def _lines(source: int) -> Iterator[bytes]:
    """Lines as they come. Of one that is too long only so much is kept that it shows."""
    rest = b""
    while chunk := os.read(source, LONGEST_LINE):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
        rest = rest[: LONGEST_LINE + 1]
    if rest:
        yield rest
