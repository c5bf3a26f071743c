"""What is to be reached: a chain from side to side, or most of most blocks. Sets of cells are the bits of a number."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from kamertje.numbridge.messages import GoalView, Variant

# Domains: so many of a block's nine cells, in so many of the nine blocks.
MOST: Final = 5

# By player: their cells as "1", all others as "0".
_DIGITS: Final = {seat: bytes(ord("1") if owner == seat else ord("0") for owner in range(256)) for seat in (1, 2)}


def goal_of(variant: Variant, size: int, blocks: Sequence[int], owners: Sequence[int], seat: int) -> GoalView:
    """How far a player is. owners: by cell 0 nobody, 1, 2."""
    if variant == "domains":
        won = tuple(blocks_won(size, blocks, owners, seat))
        return GoalView(max(0, MOST - sum(count >= MOST for count in won)), blocks=won)
    own, other = _cells(owners, seat), _cells(owners, 3 - seat)
    return GoalView(missing(size, own, other, seat), chain=best_chain(size, own, seat))


def reached(variant: Variant, size: int, blocks: Sequence[int], owners: Sequence[int], seat: int) -> bool:
    """The player has what wins."""
    if variant == "domains":
        return sum(count >= MOST for count in blocks_won(size, blocks, owners, seat)) >= MOST
    board, own = _board(size), _cells(owners, seat)
    first, last = board.sides[seat - 1]
    return bool(_spread(board, first & own, own) & last)


def blocks_won(size: int, blocks: Sequence[int], owners: Sequence[int], seat: int) -> list[int]:
    """By block how many of its cells are the player's."""
    counts = [0] * size
    for block, owner in zip(blocks, owners, strict=True):
        counts[block] += owner == seat
    return counts


def missing(size: int, own: int, other: int, seat: int) -> int | None:
    """The fewest cells to be won to join the player's sides; None where the other's cells are in the way."""
    board = _board(size)
    first, last = board.sides[seat - 1]
    open_cells = board.all & ~own & ~other
    near, cost = _spread(board, first & own, own), 0
    while not near & last:
        more = (_beside(board, near) | first) & open_cells & ~near
        if not more:
            return None
        near, cost = near | _spread(board, more, own), cost + 1
    return cost


def best_chain(size: int, own: int, seat: int) -> tuple[int, ...]:
    """Of the parts of a player's cells that hang together the one that reaches farthest from side to side; of equals
    the larger, then the one with the lowest cell. In order."""
    board = _board(size)
    best, farthest = 0, (-1, 0)
    while own:
        part = _spread(board, own & -own, own)
        own &= ~part
        reach = _length(size, part, seat), part.bit_count()
        if reach > farthest:
            best, farthest = part, reach
    return tuple([cell for cell in range(size * size) if best >> cell & 1])


def _length(size: int, part: int, seat: int) -> int:
    """From the first to the last row that it is in, or column."""
    if seat == 1:
        return (part.bit_length() - 1) // size - ((part & -part).bit_length() - 1) // size
    columns = 0
    while part:
        columns |= part & ((1 << size) - 1)
        part >>= size
    return columns.bit_length() - (columns & -columns).bit_length()


class _Board(NamedTuple):
    size: int
    all: int
    left: int
    right: int
    sides: tuple[tuple[int, int], tuple[int, int]]  # by player: the side to start from and the one to reach


@cache
def _board(size: int) -> _Board:
    cells = range(size * size)
    left, right = (sum(1 << cell for cell in cells if cell % size == column) for column in (0, size - 1))
    top = (1 << size) - 1
    return _Board(size, (1 << size * size) - 1, left, right, ((top, top << size * (size - 1)), (left, right)))


def _cells(owners: Sequence[int], seat: int) -> int:
    """Cell 0 is the lowest bit."""
    return int(bytes(owners)[::-1].translate(_DIGITS[seat]), 2)


def _beside(board: _Board, cells: int) -> int:
    """The cells, and those that touch one of them."""
    to_right, to_left = cells & ~board.right, cells & ~board.left
    return (
        cells
        | to_right << 1
        | to_left >> 1
        | cells >> board.size
        | to_right >> board.size - 1
        | to_left << board.size - 1
        | cells << board.size
    ) & board.all


def _spread(board: _Board, cells: int, own: int) -> int:
    """The cells, and those of the player's that hang together with them."""
    while True:
        more = cells | (_beside(board, cells) & own)
        if more == cells:
            return cells
        cells = more
