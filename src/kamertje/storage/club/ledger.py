"""Work on a database, written once for all of them: a job asks statement after statement, all in one transaction.

A job knows no driver. It is a generator that yields what it asks and is sent the rows. Its SQL is what SQLite and
PostgreSQL have in common: parameters are `$1`, `$2`, and so on, each of one type wherever it stands; what may be there
already is inserted with ON CONFLICT; a row is locked by an UPDATE of it.
"""

import sqlite3
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Rows = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Ask:
    sql: str
    values: tuple[Any, ...]


Steps = Generator[Ask, Rows, Answer]
Job = Callable[[], Steps[Answer]]


def job(steps: Callable[Given, Steps[Answer]]) -> Callable[Given, Job[Answer]]:
    """Makes a function whose calls are jobs, which can be begun anew where others were in the way."""

    def given(*values: Given.args, **named: Given.kwargs) -> Job[Answer]:
        return partial(steps, *values, **named)

    return given


def ask(sql: str, *values: Any) -> Ask:
    return Ask(sql, values)


class Ledger(Protocol):
    async def run(self, job: Job[Answer]) -> Answer:
        """Does all of it or nothing; when this returns it is durable."""


def follow(db: sqlite3.Connection, steps: Steps[Answer]) -> Answer:
    """Does a job within a transaction of SQLite."""
    try:
        asked = next(steps)
        while True:
            rows = db.execute(
                asked.sql, {str(number): value for number, value in enumerate(asked.values, 1)}
            ).fetchall()
            asked = steps.send(rows)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
