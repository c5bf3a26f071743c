"""Jobs in PostgreSQL, each in a transaction of its own."""

from typing import Any, Final

import asyncpg

from kamertje.storage.club.ledger import Answer, Job, Steps

TRIES: Final = 5


class PostgresqlLedger:
    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool

    async def run(self, job: Job[Answer]) -> Answer:
        """One that waits for another's lock as that for its own, or finds a row that came meanwhile, begins anew."""
        for _ in range(TRIES - 1):
            try:
                return await self._once(job)
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.UniqueViolationError):
                continue
        return await self._once(job)

    async def _once(self, job: Job[Answer]) -> Answer:
        async with self._pool.acquire() as db, db.transaction():
            return await follow(db, job())


async def follow(db: Any, steps: Steps[Answer]) -> Answer:
    """Does a job within a transaction."""
    try:
        asked = next(steps)
        while True:
            rows = await db.fetch(asked.sql, *asked.values)
            asked = steps.send(rows)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
