"""Serves rooms as `kamertje serve` does, with a small page so that it starts quickly; kills itself, hard, where told.

    python -m tests.rooms.processes.launch PORT DATA [--database URL] [--bus URL] [--die STEP NUMBER]
                                         [--whole] [--turn S]

STEP is one of STEPS, between a command's arrival and its being told; NUMBER says which time it comes to that. --whole
serves the page as it is. --turn lets a turn of Numbridge last so many seconds too.
"""

import argparse
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kamertje.match.decide import decide
from kamertje.numbridge import setup
from kamertje.server import listen, read_site
from kamertje.service.audience import Audience
from kamertje.service.live import Live
from kamertje.storage import writer
from kamertje.storage.sqlite import SqliteStorage, _finish
from kamertje.storage.together import change_all
from tests.server.conftest import FILES

STEPS = ("received", "decided", "begun", "changed", "committed", "stored", "told")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("data", type=Path)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--die", nargs=2)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--turn", type=int)
    arguments = parser.parse_args()
    patch = pytest.MonkeyPatch()
    if not arguments.whole:
        web = small_page(arguments.data / "web")
        patch.setattr(listen, "read_site", lambda keeping: read_site(web, keeping))
    if arguments.turn:
        patch.setattr(setup, "SECONDS", (arguments.turn, *setup.SECONDS))
    if arguments.die:
        lay_trap(patch, arguments.die[0], int(arguments.die[1]))
    listen.serve(
        "127.0.0.1",
        arguments.port,
        arguments.data,
        lambda address: print(address, flush=True),
        database=arguments.database,
        bus=arguments.bus,
    )


def small_page(web: Path) -> Path:
    for name, content in FILES.items():
        file = web / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return web


class Trap:
    """Kills at the given pass."""

    def __init__(self, number: int) -> None:
        self.left = number

    def step(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def lay_trap(patch: pytest.MonkeyPatch, step: str, number: int) -> None:
    trap = Trap(number)
    if step == "received":
        patch.setattr(Audience, "command", _before(Audience.command, trap))
    elif step == "decided":
        patch.setattr("kamertje.service.desk.decide", _after(decide, trap))
    elif step in {"begun", "changed", "committed"}:
        patch.setattr("kamertje.storage.sqlite.change_all", _around(change_all, step, trap))
        if step == "committed":
            patch.setattr("kamertje.storage.sqlite._finish", _as_committed(_finish))
        patch.setattr(writer, "_answer", _before_answering(writer._answer, trap))
    elif step == "stored":
        patch.setattr(SqliteStorage, "change", _after_waiting(SqliteStorage.change, trap))
    elif step == "told":
        patch.setattr(Live, "tell_all", _after_events(Live.tell_all, trap))


def _before(method: Callable[..., Awaitable[Any]], trap: Trap) -> Callable[..., Awaitable[Any]]:
    async def trapped(*asked: Any) -> Any:
        trap.step()
        return await method(*asked)

    return trapped


def _after(function: Callable[..., Any], trap: Trap) -> Callable[..., Any]:
    def trapped(*asked: Any) -> Any:
        result = function(*asked)
        trap.step()
        return result

    return trapped


def _after_events(method: Callable[..., Any], trap: Trap) -> Callable[..., Any]:
    def trapped(live: Live, now: float, events: Any, *more: Any) -> None:
        method(live, now, events, *more)
        if events:
            trap.step()

    return trapped


class _Committed(list[bool]):
    """Answers that are to be given after the commit."""


def _around(change_all: Callable[..., list[bool]], step: str, trap: Trap) -> Callable[..., list[bool]]:
    def trapped(*asked: Any) -> list[bool]:
        if step == "begun":
            trap.step()
        result = change_all(*asked)
        if step == "changed":
            trap.step()
        return _Committed(result) if step == "committed" else result

    return trapped


def _as_committed(finish: Callable[..., bool]) -> Callable[..., list[bool]]:
    """The change that ends a round, which is a job of its own; no answers at all where others came first."""

    def finished(*asked: Any) -> list[bool]:
        return _Committed([True] if finish(*asked) else [])

    return finished


def _before_answering(answer: Callable[..., Any], trap: Trap) -> Callable[..., Any]:
    def trapped(group: Any, results: Any) -> None:
        if any(isinstance(result, _Committed) for result in results):
            trap.step()
        answer(group, results)

    return trapped


def _after_waiting(method: Callable[..., Awaitable[Any]], trap: Trap) -> Callable[..., Awaitable[Any]]:
    async def trapped(*asked: Any) -> Any:
        result = await method(*asked)
        trap.step()
        return result

    return trapped


if __name__ == "__main__":
    main()
