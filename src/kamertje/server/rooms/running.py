"""The rooms of a running server: opened when it starts, kept alive by the clock, closed when it ends."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from kamertje.bus import Bus
from kamertje.dots.online.rules import DotsRules
from kamertje.numbridge.rules import NumbridgeRules
from kamertje.server.bots.office import Office
from kamertje.server.rooms.broom import Broom
from kamertje.server.rooms.bucket import Allowance, Buckets
from kamertje.service.club.accounts import Accounts
from kamertje.service.desk import Outside
from kamertje.service.rooms import MOST_ONLOOKERS, Rooms
from kamertje.storage.port import Storage

log = logging.getLogger(__name__)

Opening = Callable[[], Awaitable[tuple[Storage, Bus]]]


@dataclass(frozen=True, slots=True)
class Running:
    rooms: Rooms
    broom: Broom
    made: Allowance  # how many rooms somebody may still make
    drawn: Allowance  # and how many QR codes somebody may still ask for
    called: Allowance  # and how often somebody may call the computer
    office: Office | None  # from which the computer comes
    accounts: Accounts
    entered: Buckets  # how many names an address may still enter with
    build: str
    monotonic: Callable[[], float]


async def start(
    storage: Storage, bus: Bus, build: str, office: Office | None = None, *, most_onlookers: int = MOST_ONLOOKERS
) -> Running:
    outside = Outside(secrets.randbelow, time.monotonic, secrets.token_urlsafe(9))
    rooms = Rooms(
        {game.name: game for game in (DotsRules(), NumbridgeRules())},
        storage,
        bus,
        outside,
        most_onlookers=most_onlookers,
    )
    await rooms.start()
    made, drawn, called = (Allowance(time.monotonic) for _ in range(3))
    entered = Buckets(60, 1, time.monotonic)
    accounts = Accounts(storage.club, time.time, time.monotonic)
    return Running(rooms, Broom(time.monotonic), made, drawn, called, office, accounts, entered, build, time.monotonic)


@asynccontextmanager
async def kept_alive(running: Running) -> AsyncIterator[None]:
    """Does what has to be done again and again. What fails is tried again at its next time."""

    async def sweep_sockets() -> None:
        running.broom.sweep()

    rooms = running.rooms
    tasks = [
        asyncio.create_task(_again_and_again(seconds, work))
        for seconds, work in (
            (0.25, rooms.time_out),
            (1.0, rooms.beat),
            (1.0, rooms.audience.farewell),
            (2.0, rooms.look_around),
            (2.0, rooms.lobby.look_around),
            (5.0, sweep_sockets),
            (600.0, rooms.sweep),
            (3600.0, running.accounts.sweep),
        )
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


async def _again_and_again(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s failed and will be tried again", work.__name__)
        await asyncio.sleep(seconds)
