"""Numbered SQL for each database, forward only. A file that was released is never changed."""

from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    number: int
    name: str
    sql: str


def migrations(database: str) -> list[Migration]:
    """Those of "sqlite" or "postgresql", in order."""
    folder = files("kamertje.storage.migrations") / database
    found = [
        Migration(int(file.name[:3]), file.name, file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found)
