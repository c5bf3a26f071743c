"""A bot in its seat: round after round, until nobody is left to play with."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from kamertje.client.bots.minds import Mind
from kamertje.client.browser import Browser
from kamertje.client.seat import Seat
from kamertje.wire.answers import Refused, Room

# A bot goes where for so long nobody was there to play with.
AWAY_SECONDS: Final = 3600.0

AnySeat = Seat[Any, Any, Any]
AnyRoom = Room[Any, Any]


async def at_once() -> None:
    """No pause before a move."""


async def play(
    browser: Browser,
    room: str,
    mind: Mind,
    level: str,
    seeds: Iterator[int],
    pause: Callable[[], Awaitable[None]] = at_once,
) -> None:
    """Plays in the browser's seat, accepts new rounds and an end without a winner, and agrees to no draw.

    Ends, having left, once all others have left or were away for an hour. pause: before each move, so that a person can
    follow. Raises SeatLostError.
    """

    def waits(told: AnyRoom) -> bool:
        if not told.you.seat or told.you.accept or _is_alone(told):
            return True
        return told.game is not None and mind.acts(told.game)

    async with browser.sit_at(room, mind.language) as seat:
        while True:
            try:
                async with asyncio.timeout(AWAY_SECONDS):
                    told = await seat.until(waits)
            except TimeoutError:
                told = await seat.until(bool)
                if not _is_anybody_there(told):
                    await seat.leave()
                    return
                continue
            if not told.you.seat:
                return
            if _is_alone(told):
                await seat.leave()
                return
            if told.you.accept:
                await _answer(seat, told)
                continue
            if mind.moves(told.game):
                await pause()
            await _move(seat, mind, level, next(seeds))


async def _move(seat: AnySeat, mind: Mind, level: str, seed: int) -> None:
    told = await seat.until(bool)
    if told.game is None or not mind.acts(told.game):
        return  # things have changed during the pause
    command = await asyncio.to_thread(mind.decide, told.game, level, seed)
    await _settled(seat, told, await seat.play(command))


async def _answer(seat: AnySeat, told: AnyRoom) -> None:
    offer = next(offer for offer in told.table.offers if offer.number == told.you.accept[0])
    answer = seat.decline if offer.kind == "draw" else seat.accept
    await _settled(seat, told, await answer(offer.number))


async def _settled(seat: AnySeat, told: AnyRoom, answer: AnyRoom | Refused[Any, Any]) -> None:
    """What is refused though nothing has changed, as when a clock has run out, waits until something has."""
    if isinstance(answer, Refused) and answer.room.seq == told.seq:
        await seat.until(lambda room: room.seq > told.seq)


def _is_alone(told: AnyRoom) -> bool:
    """Somebody was here, and all have left."""
    others = [each.state for number, each in enumerate(told.table.seats, 1) if number != told.you.seat]
    return "left" in others and "taken" not in others and "empty" not in others


def _is_anybody_there(told: AnyRoom) -> bool:
    return any(each.connected for number, each in enumerate(told.table.seats, 1) if number != told.you.seat)
