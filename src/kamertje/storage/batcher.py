"""Many askers, one statement: what is asked while the last one runs goes into the next one together."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

MOST: Final = 250  # as many as fit in one notice to other processes

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Batcher(Generic[Asked, Answer]):
    """run: does some at once, no two about the same room, and answers each in its place."""

    def __init__(
        self, run: Callable[[Sequence[Asked]], Awaitable[Sequence[Answer]]], room_of: Callable[[Asked], str]
    ) -> None:
        self._run = run
        self._room_of = room_of
        self._waiting: deque[tuple[Asked, asyncio.Future[Answer]]] = deque()
        self._running: asyncio.Task[None] | None = None

    async def ask(self, asked: Asked) -> Answer:
        """Raises what the statement raises, to each of its askers."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        if self._running is None:
            self._running = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                group = self._next()
                try:
                    answers = await self._run([asked for asked, _ in group])
                except Exception as fault:
                    for _, waiting in group:
                        if not waiting.done():
                            waiting.set_exception(fault)
                    continue
                for (_, waiting), answer in zip(group, answers, strict=True):
                    if not waiting.done():
                        waiting.set_result(answer)
        finally:
            self._running = None

    def _next(self) -> list[tuple[Asked, "asyncio.Future[Answer]"]]:
        """The first ones, but for each room one alone; the others keep their order."""
        group: dict[str, tuple[Asked, asyncio.Future[Answer]]] = {}
        later = []
        while self._waiting and len(group) < MOST:
            each = self._waiting.popleft()
            room = self._room_of(each[0])
            if room in group:
                later.append(each)
            else:
                group[room] = each
        self._waiting.extendleft(reversed(later))
        return list(group.values())
