"""Addresses of databases, buses and rooms, as they are typed."""

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


read_database: Final = address("postgresql://", "postgres://")
read_bus: Final = address("redis://", "rediss://")


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database", type=read_database, metavar="URL", help="postgresql://… with the rooms, instead of a file"
    )


def add_bus(command: argparse.ArgumentParser) -> None:
    command.add_argument("--bus", type=read_bus, metavar="URL", help="redis://… that tells processes of each other")
