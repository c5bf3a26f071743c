"""`kamertje bot`: takes a seat in a room and plays until it is told to end."""

import argparse
import asyncio
import re
import secrets
from typing import Final
from urllib.parse import urlsplit

from kamertje.cli.faults import BadInput, Failure
from kamertje.client import Browser, CallError, DotsView, Draw, Pass, Roll, SeatLostError, Swap, position_of
from kamertje.dots import PASS, SWAP, Level, choose, quoted, seeds_from
from kamertje.dots.online.messages import DotsCommand, DotsEvent
from kamertje.wire.answers import Room

_ROOM: Final = re.compile(r"(?:/(?:en|nl|el))?/room/([A-Za-z0-9_-]{22})/?")
_WHY: Final = {
    "taken_over": "another program plays with this seat",
    "gone": "the room is not there any more",
    "outdated": "the server speaks another protocol",
    "refused": "the server lets nobody in",
}


def run(arguments: argparse.Namespace) -> int:
    """Plays round after round, and accepts a new one; ends when the room is gone."""
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


async def _play(browser: Browser, room: str, level: Level, seed: int | None) -> None:
    number = await browser.join(room)
    print(f"Seat {number}; to come back to it: --key={browser.key}", flush=True)
    seeds = seeds_from(secrets.randbits(64) if seed is None else seed)
    async with browser.sit(room) as seat:
        while True:
            told = await seat.until(_has_to_act)
            if told.you.accept:
                await seat.accept(told.you.accept[0])
            elif told.game is not None:
                await seat.play(await asyncio.to_thread(decide, told.game, level, next(seeds)))


def _has_to_act(told: Room[DotsView, DotsEvent]) -> bool:
    return bool(told.you.accept or (told.game is not None and told.game.may))


def decide(view: DotsView, level: Level, seed: int) -> DotsCommand:
    """What the level does in what it sees, being to move."""
    if "roll" in view.may:
        return Roll()
    if "pass" in view.may:
        return Pass()
    move = choose(position_of(view), level, seed)
    return Swap() if move == SWAP else Pass() if move == PASS else Draw(move)
