"""What is asked for many rooms at once, as SQL of each database."""

from functools import cache
from importlib.resources import files


@cache
def statement(name: str) -> str:
    """name: a database and what is asked of it, such as "postgresql/change"."""
    return (files("kamertje.storage.statements") / f"{name}.sql").read_text("utf-8")
