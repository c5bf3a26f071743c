"""What is asked of PostgreSQL for many rooms at once, as SQL."""

from functools import cache
from importlib.resources import files


@cache
def statement(name: str) -> str:
    return (files("kamertje.storage.statements") / f"{name}.sql").read_text("utf-8")
