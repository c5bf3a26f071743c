"""`kamertje engine`: the line protocol of docs/reference/engine.md on standard input and output."""

import argparse
import os
import secrets
import select
from collections.abc import Iterable, Iterator
from typing import Final

from kamertje.cli.engine.protocol import LONGEST_LINE, Engine
from kamertje.dots import seeds_from

STANDARD_INPUT: Final = 0


def run(_arguments: argparse.Namespace) -> int:
    """Answers until `quit` or the end of the input."""
    converse(STANDARD_INPUT, Engine(seeds_from(secrets.randbits(64))))
    return 0


def converse(source: int, engine: Engine) -> None:
    """source: the file descriptor that commands come from."""
    heard = Ear(source)
    while not engine.closed and (engine.busy or not heard.ended):
        if not heard.ready(wait=not engine.busy):
            _say(engine.step())
            continue
        for line in heard.lines():
            if not engine.closed:
                _say(engine.receive(line))
        if heard.ended:
            engine.end()


class Ear:
    """Reads lines as they come, and never waits for the rest of one."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._rest = b""
        self.ended = not _is_open(source)

    def ready(self, *, wait: bool) -> bool:
        """There is something to read, or the end. With `wait` not before there is."""
        return not self.ended and bool(select.select([self._source], [], [], None if wait else 0)[0])

    def lines(self) -> Iterator[str]:
        """What can be read now. Of a line that is too long only so much is kept that it shows."""
        chunk = os.read(self._source, LONGEST_LINE)
        self.ended = not chunk
        *whole, rest = (self._rest + (chunk or b"\n")).split(b"\n")
        self._rest = rest[: LONGEST_LINE + 1]
        yield from (line.decode("utf-8", "replace") for line in whole)


def _is_open(source: int) -> bool:
    try:
        os.fstat(source)
    except OSError:
        return False
    return True


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, flush=True)
