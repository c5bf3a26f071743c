"""Jobs in a SQLite file, beside the rooms'; and in a SQLite that is nowhere but in memory."""

import sqlite3

from kamertje.storage.club.ledger import Answer, Job, follow
from kamertje.storage.migrations import migrations
from kamertje.storage.writer import Writer


class SqliteLedger:
    """Jobs share the rooms' thread and their commits."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def run(self, job: Job[Answer]) -> Answer:
        return await self._writer.run(lambda db: follow(db, job()))


class MemoryLedger:
    """Goes with the process."""

    def __init__(self) -> None:
        self._db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        for migration in migrations("sqlite"):
            self._db.executescript(migration.sql)

    async def run(self, job: Job[Answer]) -> Answer:
        return self.run_now(job)

    def run_now(self, job: Job[Answer]) -> Answer:
        self._db.execute("BEGIN")
        try:
            answer = follow(self._db, job())
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")
        return answer

    def close(self) -> None:
        self._db.close()
