"""The process of the bots: started when there is a seat for one, started again when it dies, ended with the server."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from kamertje.wire.bots import SUFFIX, BotSeat

log = logging.getLogger(__name__)

# So many rooms have a bot at once.
MOST_SEATS: Final = 500
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
# A process that lived so long has not died of being started.
SOUND_SECONDS: Final = 60.0


class Office:
    """folder: where the seats of the bots are kept, a file each, so that they are taken again after a restart. address:
    of this server, for programs on this machine."""

    def __init__(self, folder: Path, address: str) -> None:
        self._folder = folder
        self._address = address
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None

    def open(self) -> None:
        """The server can be reached: bots come back to their seats."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._seats():
            self._wake()

    async def close(self) -> None:
        """Ends the process, and waits until it has ended."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    @property
    def is_full(self) -> bool:
        return self._seats() >= MOST_SEATS

    def hand_over(self, seat: BotSeat) -> None:
        """A bot plays in this seat as soon as it can."""
        file = self._folder / f"{seat.room}-{seat.key[:8]}{SUFFIX}"
        unfinished = file.with_suffix(".new")
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
            opened.write(msgspec.json.encode(seat))
        unfinished.rename(file)
        self._wake()

    def _seats(self) -> int:
        return sum(1 for _ in self._folder.glob(f"*{SUFFIX}"))

    def _wake(self) -> None:
        if self._watching is None:
            self._watching = asyncio.get_running_loop().create_task(self._watch())
        elif self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(b"\n")

    async def _watch(self) -> None:
        wait = FIRST_WAIT
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await self._run()
            wait = FIRST_WAIT if loop.time() - begun > SOUND_SECONDS else min(2 * wait, LONGEST_WAIT)
            log.error("the bots' process has ended and is started again in %.0f s", wait)
            await asyncio.sleep(wait)

    async def _run(self) -> None:
        command = (sys.executable, "-m", "kamertje.client.bots", self._address, str(self._folder))
        self._process = process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
        try:
            await process.wait()
        finally:
            self._process = None
            if process.returncode is None:
                process.kill()
                await process.wait()
