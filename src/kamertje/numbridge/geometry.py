"""The field of hexagons: which cells lie beside, in line or in one block with which. Cells from 0, row by row.

Row r is shifted half a cell to the right of the row above it, so that (r, c) touches (r, c±1), (r-1, c), (r-1, c+1),
(r+1, c-1) and (r+1, c). `web/numbridge/field/geometry.js` is the same for the page;
`tests/vectors/numbridge/geometry.json` holds for both.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

_AROUND: Final = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


@cache
def neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    """By cell the cells that it touches, in order."""
    return tuple(
        tuple(
            (row + down) * size + column + right
            for down, right in _AROUND
            if 0 <= row + down < size and 0 <= column + right < size
        )
        for row in range(size)
        for column in range(size)
    )


def row_of(size: int, cell: int) -> tuple[int, ...]:
    """The cells of its row, itself included."""
    first = cell - cell % size
    return tuple(range(first, first + size))


def column_of(size: int, cell: int) -> tuple[int, ...]:
    """The cells of its column, itself included."""
    return tuple(range(cell % size, size * size, size))


def block_of(blocks: Sequence[int], cell: int) -> tuple[int, ...]:
    """The cells of its block, itself included. blocks: by cell the number of its block."""
    return tuple(each for each, block in enumerate(blocks) if block == blocks[cell])


def highlighted(size: int, blocks: Sequence[int], cell: int) -> tuple[int, ...]:
    """Row, column and block of a cell: all that its digit has to do with. In order, itself included."""
    return tuple(sorted({*row_of(size, cell), *column_of(size, cell), *block_of(blocks, cell)}))


def candidates(size: int, blocks: Sequence[int], digits: Sequence[int], digit: int) -> tuple[int, ...]:
    """The open cells where the digit is in no row, column and block yet. digits: by cell, 0 for an open one."""
    stands = [cell for cell, each in enumerate(digits) if each == digit]
    rows, columns = {cell // size for cell in stands}, {cell % size for cell in stands}
    taken = {blocks[cell] for cell in stands}
    return tuple(
        cell
        for cell, each in enumerate(digits)
        if each == 0 and cell // size not in rows and cell % size not in columns and blocks[cell] not in taken
    )
