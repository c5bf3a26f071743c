"""`kamertje bot`: takes a seat in a room and plays until it is told to end."""

import argparse
import asyncio
import re
import secrets
from typing import Final
from urllib.parse import urlsplit

from kamertje.cli.faults import BadInput, Failure
from kamertje.client import Browser, CallError, SeatLostError
from kamertje.client.bots import MINDS, play
from kamertje.dots import quoted, seeds_from

_ROOM: Final = re.compile(r"(?:/(?:en|nl|el))?/(?:room|numbridge/table)/([A-Za-z0-9_-]{22})/?")
ANSWER_SECONDS: Final = 15.0  # for the first answer
_WHY: Final = {
    "taken_over": "another program plays with this seat",
    "gone": "the room is not there any more",
    "outdated": "the server speaks another protocol",
    "refused": "the server lets nobody in",
    "misunderstood": "the server understands something else",
}


def run(arguments: argparse.Namespace) -> int:
    """Plays round after round, and accepts a new one; ends when nobody is left to play with."""
    server, room = _read_link(arguments.room)
    browser = Browser(server, arguments.key or "")
    try:
        asyncio.run(_play(browser, room, arguments.level, arguments.seed))
    except CallError as fault:
        raise Failure(f"There is no seat for the bot: {fault}.") from None
    except SeatLostError as fault:
        raise Failure(f"The seat is lost: {_WHY[fault.why]}.") from None
    except OSError as fault:
        raise Failure(f"{quoted(browser.server)} cannot be reached: {fault.strerror or fault}.") from None
    return 0


def _read_link(text: str) -> tuple[str, str]:
    """The server and the room. Raises BadInput."""
    refused = BadInput(f"{quoted(text)} is not the link of a room.")
    try:
        address = urlsplit(text)
        named = (address.hostname or "").encode("idna") and address.port != 0
    except ValueError:  # half a bracket, a port that is none, or a name that none can be
        raise refused from None
    found = _ROOM.fullmatch(address.path)
    if not named or found is None or address.scheme not in {"http", "https"}:
        raise refused
    return f"{address.scheme}://{address.netloc}", found[1]


async def _game(browser: Browser, room: str) -> str:
    """What is played there. A seat comes back to a server for ever; one that was never there is not waited for."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await browser.game(room)
    except TimeoutError:
        raise Failure(f"{quoted(browser.server)} cannot be reached: no answer for {ANSWER_SECONDS:g} s.") from None


async def _play(browser: Browser, room: str, level: str | None, seed: int | None) -> None:
    mind = MINDS[await _game(browser, room)]
    if level is not None and level not in mind.levels:
        raise BadInput(f"There is no level {quoted(level)} in this room: choose {', '.join(mind.levels)}.")
    number = await browser.join(room)
    print(f"Seat {number}; to come back to it: --key={browser.key}", flush=True)
    seeds = seeds_from(secrets.randbits(64) if seed is None else seed)
    await play(browser, room, mind, level or mind.usual, seeds)
