"""`kamertje deal`: fields of Numbridge, each with one solution."""

import argparse
import hashlib
import json
import secrets
from collections.abc import Iterator
from typing import Final

from kamertje.cli.faults import BadInput
from kamertje.dots import quoted
from kamertje.numbridge.dealing import Field, Refusal, deal
from kamertje.numbridge.setup import GIVENS, SetUp, read_setup

MADE_SEED_BITS: Final = 53  # a seed of our own can be read by every JSON reader
_FIRST_BLOCK: Final = ord("a")


def run(arguments: argparse.Namespace) -> int:
    """A field a line, or a drawing each."""
    usual = read_setup(arguments.variant)
    assert isinstance(usual, SetUp)  # noqa: S101 - the parser takes variants alone
    givens = usual.givens if arguments.givens is None else arguments.givens
    seed = secrets.randbits(MADE_SEED_BITS) if arguments.seed is None else arguments.seed
    for number in range(arguments.count):
        field = _deal(usual.size, givens, seed, number, irregular=arguments.irregular)
        print(json.dumps(report(field)) if arguments.json else f"seed {seed}, field {number + 1}\n{drawing(field)}\n")
    return 0


def _deal(size: int, givens: int, seed: int, number: int, *, irregular: bool) -> Field:
    layout, grid = (hashlib.sha256(f"{seed}|{number}|{what}".encode()).digest() for what in ("layout", "grid"))
    field = deal(size, givens, layout, grid, irregular=irregular)
    if isinstance(field, Refusal):
        least, most = GIVENS[size, irregular]
        kind = "irregular" if irregular else "regular"
        raise BadInput(f"{quoted(field.text)} is no number of givens for {kind} {size}x{size}: {least} to {most}.")
    return field


def report(field: Field) -> dict[str, int | str]:
    """The object that --json prints."""
    return {
        "size": field.size,
        "blocks": "".join(chr(_FIRST_BLOCK + block) for block in field.blocks),
        "givens": "".join(_digits(field.givens)),
        "solution": "".join(_digits(field.solution)),
    }


def _digits(cells: bytes) -> Iterator[str]:
    return (str(digit) if digit else "." for digit in cells)


def drawing(field: Field) -> str:
    """The givens as bricks, each row half a brick further right, with walls around the blocks; no solution."""
    size = field.size
    rows = [[" "] * (6 * size) for _ in range(2 * size + 1)]

    def block(row: int, column: int) -> int | None:
        return field.blocks[row * size + column] if 0 <= row < size and 0 <= column < size else None

    for cell, digit in enumerate(_digits(field.givens)):
        row, column = divmod(cell, size)
        left, top, own = 4 * column + 2 * row, 2 * row, field.blocks[cell]
        rows[top + 1][left + 2] = digit
        for beside, at in ((column - 1, left), (column + 1, left + 4)):
            if block(row, beside) != own:
                for height, stroke in enumerate("+|+"):
                    rows[top + height][at] = stroke
        above, below = (row - 1, column), (row + 1, column - 1)
        for (beside, first), height in ((above, top), (below, top + 2)):
            for half in (0, 1):
                if block(beside, first + half) != own:
                    _lie(rows[height], left + 2 * half)
    return "\n".join("".join(row).rstrip() for row in rows)


def _lie(row: list[str], start: int) -> None:
    """Half the wall between two rows of bricks: a corner where walls that stand meet it, else straight on."""
    for place in range(start, start + 3):
        if row[place] != "+":
            row[place] = "-"
