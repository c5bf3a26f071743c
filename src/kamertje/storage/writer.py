"""One thread for one SQLite file. What is asked while it writes waits together, and is committed together."""

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

MOST: Final = 256  # in one transaction
# SQLite gives the interpreter lock away in each of its steps, and would wait for a busy event loop 5 ms to get it back.
SWITCH_SECONDS: Final = 0.0002

Answer = TypeVar("Answer")
_Asked = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


class Writer:
    """A job that raises, or a commit that fails, undoes the whole group, and each of its askers hears of it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._asked: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(connect,), name="sqlite", daemon=True)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread.start()

    async def opened(self) -> None:
        """Raises what went wrong when the file was opened."""
        await self._opened

    async def run(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Does the job within a transaction, and returns once that is on the disk."""
        done: asyncio.Future[Answer] = self._loop.create_future()
        self._asked.put((job, done))
        return await done

    async def close(self) -> None:
        self._asked.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _work(self, connect: Callable[[], sqlite3.Connection]) -> None:
        try:
            connection = connect()
        except BaseException as fault:
            self._loop.call_soon_threadsafe(self._opened.set_exception, fault)
            return
        self._loop.call_soon_threadsafe(self._opened.set_result, None)
        try:
            going = True
            while going:
                going = self._group(connection)
        finally:
            connection.close()

    def _group(self, connection: sqlite3.Connection) -> bool:
        """Waits for a job and does it with all that came meanwhile; False when there will be no more."""
        first = self._asked.get()
        if first is None:
            return False
        group = [first]
        going = True
        while len(group) < MOST and going:
            try:
                another = self._asked.get_nowait()
            except queue.Empty:
                break
            if another is None:
                going = False
            else:
                group.append(another)
        self._commit(connection, group)
        return going

    def _commit(self, connection: sqlite3.Connection, group: list[_Asked]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [job(connection) for job, _ in group]
            connection.execute("COMMIT")
        except BaseException as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._loop.call_soon_threadsafe(_fail, [done for _, done in group], fault)
            return
        self._loop.call_soon_threadsafe(_answer, group, results)


def _answer(group: list[_Asked], results: list[Any]) -> None:
    for (_, done), result in zip(group, results, strict=True):
        if not done.done():
            done.set_result(result)


def _fail(waiting: list["asyncio.Future[Any]"], fault: BaseException) -> None:
    for done in waiting:
        if not done.done():
            done.set_exception(fault)
