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
_WHY: Final = {
    "taken_over": "another program plays with this seat",
    "gone": "the room is not there any more",
    "outdated": "the server speaks another protocol",
    "refused": "the server lets nobody in",
}


def run(arguments: argparse.Namespace) -> int:
    """Plays round after round, and accepts a new one; ends when nobody is left to play with."""
    address = urlsplit(arguments.room)
    found = _ROOM.fullmatch(address.path)
    if address.scheme not in {"http", "https"} or not address.netloc or found is None:
        raise BadInput(f"{quoted(arguments.room)} is not the link of a room.")
    browser = Browser(f"{address.scheme}://{address.netloc}", arguments.key or "")
    try:
        asyncio.run(_play(browser, found[1], arguments.level, arguments.seed))
    except CallError as fault:
        raise Failure(f"There is no seat for the bot: {fault}.") from None
    except SeatLostError as fault:
        raise Failure(f"The seat is lost: {_WHY[fault.why]}.") from None
    except OSError as fault:
        raise Failure(f"{quoted(browser.server)} cannot be reached: {fault.strerror or fault}.") from None
    return 0


async def _play(browser: Browser, room: str, level: str | None, seed: int | None) -> None:
    mind = MINDS[await browser.game(room)]
    if level is not None and level not in mind.levels:
        raise BadInput(f"There is no level {quoted(level)} in this room: choose {', '.join(mind.levels)}.")
    number = await browser.join(room)
    print(f"Seat {number}; to come back to it: --key={browser.key}", flush=True)
    seeds = seeds_from(secrets.randbits(64) if seed is None else seed)
    await play(browser, room, mind, level or mind.usual, seeds)
