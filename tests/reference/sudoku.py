"""Solves fields of Numbridge slowly and obviously: tries every digit that row, column and block leave, cell by cell."""

from collections.abc import Iterator, Sequence

_STEPS = ((0, 1), (0, -1), (-1, 0), (-1, 1), (1, -1), (1, 0))


def solutions(size: int, blocks: Sequence[int], givens: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every solution, each once. blocks, givens: by cell, row by row; 0 for an empty cell."""
    cells = range(size * size)
    seen = [
        [
            other
            for other in cells
            if other != cell
            and (other // size == cell // size or other % size == cell % size or blocks[other] == blocks[cell])
        ]
        for cell in cells
    ]
    digits = list(givens)

    def allowed(cell: int) -> list[int]:
        taken = {digits[other] for other in seen[cell]}
        return [digit for digit in range(1, size + 1) if digit not in taken]

    def fill() -> Iterator[tuple[int, ...]]:
        empty = [cell for cell in cells if digits[cell] == 0]
        if not empty:
            yield tuple(digits)
            return
        cell = min(empty, key=lambda each: len(allowed(each)))
        for digit in allowed(cell):
            digits[cell] = digit
            yield from fill()
        digits[cell] = 0

    return fill()


def neighbours(size: int, cell: int) -> list[int]:
    """The up to six cells around one: row r is shifted half a cell to the right of the row above it."""
    row, column = divmod(cell, size)
    around = [(row + down, column + right) for down, right in _STEPS]
    return [r * size + c for r, c in around if 0 <= r < size and 0 <= c < size]


def connected(size: int, cells: set[int]) -> bool:
    """Whether one can walk from any of the cells to any other without leaving them."""
    reached: set[int] = set()
    waiting = [min(cells)]
    while waiting:
        cell = waiting.pop()
        if cell in reached:
            continue
        reached.add(cell)
        waiting += [other for other in neighbours(size, cell) if other in cells]
    return reached == cells
