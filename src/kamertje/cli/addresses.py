"""Databases, buses, and what there is to do with rooms, as they are typed."""

import argparse
from collections.abc import Callable
from typing import Final

from kamertje.cli.faults import BadInput
from kamertje.dots import quoted


def address(*schemes: str) -> Callable[[str], str]:
    """A reader of addresses that begin with one of these; it raises BadInput."""

    def read(text: str) -> str:
        if not text.startswith(schemes) or not text.isprintable():
            raise BadInput(f"{quoted(text)} is not an address that begins with {' or '.join(schemes)}.")
        return text

    return read


TASKS: Final = ("list", "export", "delete", "check", "backup", "reports", "rename")


def read_task(text: str) -> str:
    """What there is to do for rooms. Raises BadInput."""
    if text not in TASKS:
        raise BadInput(f"There is no task {quoted(text)}: choose {', '.join(TASKS)}.")
    return text


read_database: Final = address("postgresql://", "postgres://")
read_bus: Final = address("redis://", "rediss://")


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database", type=read_database, metavar="URL", help="postgresql://… with the rooms, instead of a file"
    )
