"""All bots of one server: a file for each seat that they have, which outlives this process and the server."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from kamertje.client.bots.minds import MINDS
from kamertje.client.bots.player import play
from kamertje.client.browser import Browser
from kamertje.client.seat import SeatLostError
from kamertje.dots import seeds_from
from kamertje.wire.bots import SUFFIX, BotSeat

log = logging.getLogger(__name__)

PAUSE_SECONDS: Final = (0.7, 1.5)


class House:
    """pause: seconds before each move, drawn anew."""

    def __init__(self, server: str, folder: Path, pause: Callable[[], float] | None = None) -> None:
        self._server = server
        self._folder = folder
        self._pause = pause or (lambda: random.uniform(*PAUSE_SECONDS))  # noqa: S311 - only looks less like a machine
        self._playing: dict[str, asyncio.Task[None]] = {}

    def look(self) -> None:
        """Sits down in the seats that are new. What failed is tried again."""
        for file in sorted(self._folder.glob(f"*{SUFFIX}")):
            if file.name not in self._playing:
                task = asyncio.get_running_loop().create_task(self._play(file))
                self._playing[file.name] = task
                task.add_done_callback(partial(self._risen, file.name))

    def _risen(self, name: str, _task: asyncio.Task[None]) -> None:
        del self._playing[name]

    async def _play(self, file: Path) -> None:
        try:
            seat = msgspec.json.decode(file.read_bytes(), type=BotSeat)
            browser = Browser(self._server, seat.key)
            seeds = seeds_from(secrets.randbits(64))
            await play(browser, seat.room, MINDS[seat.game], seat.level, seeds, self._wait)
        except SeatLostError as fault:
            if fault.why == "outdated":
                return
        except Exception:  # one bot's fault ends neither the others nor its own next try
            log.exception("a bot stumbled in %s", file.name)
            return
        file.unlink(missing_ok=True)

    async def _wait(self) -> None:
        await asyncio.sleep(self._pause())
