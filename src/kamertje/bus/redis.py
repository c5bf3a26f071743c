"""Tells and hears through Redis."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from kamertje.bus.notices import CHANNEL, read, write
from kamertje.bus.port import Hear

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 1.0


class RedisBus:
    def __init__(self, url: str, origin: str) -> None:
        self._redis: Any = Redis.from_url(url)
        self._origin = origin
        self._changed: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Raises redis.exceptions.RedisError where it cannot be had."""
        channel = self._redis.pubsub(ignore_subscribe_messages=True)
        await channel.subscribe(CHANNEL)
        self._tasks.append(asyncio.create_task(self._listen(channel, hear)))

    async def publish(self, room: str, seq: int = 0) -> None:
        """Those that change while the last ones are told are told together."""
        before = self._changed.get(room, seq)
        self._changed[room] = max(before, seq) if before and seq else 0
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def announce(self, topic: str) -> None:
        await self.publish(topic)

    async def close(self) -> None:
        if self._telling is not None:
            await self._telling
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    async def _tell(self) -> None:
        try:
            while self._changed:
                rooms, self._changed = self._changed, {}
                for notice in write(self._origin, rooms.items()):
                    await self._redis.publish(CHANNEL, notice)
        except (OSError, RedisError) as fault:  # the others will see for themselves
            log.warning("Redis was not told: %s", fault)
        finally:
            self._telling = None

    async def _listen(self, channel: Any, hear: Hear) -> None:
        while True:
            try:
                async for message in channel.listen():
                    for room, seq in read(self._origin, message["data"].decode()):
                        hear(room, seq)
            except (OSError, RedisError) as fault:
                log.warning("Redis cannot be listened to: %s", fault)
                await asyncio.sleep(AGAIN_SECONDS)
