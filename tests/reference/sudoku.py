"""Solves fields of Numbridge slowly and obviously: tries every digit that row, column and block leave, cell by cell."""

from collections.abc import Iterator, Sequence

_STEPS = ((0, 1), (0, -1), (-1, 0), (-1, 1), (1, -1), (1, 0))


def solutions(size: int, blocks: Sequence[int], givens: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every solution, each once. blocks, givens: by cell, row by row; 0 for an empty cell."""
    field = _Filling(size, blocks)
    for cell, digit in enumerate(givens):
        if digit:
            if digit not in field.allowed(cell):
                return iter(())
            field.put(cell, digit)
    return field.fill()


class _Filling:
    def __init__(self, size: int, blocks: Sequence[int]) -> None:
        numbers = {block: number for number, block in enumerate(sorted(set(blocks)))}
        self.units = [(cell // size, size + cell % size, 2 * size + numbers[blocks[cell]]) for cell in range(size**2)]
        self.lacks = [(1 << size) - 1] * (3 * size)  # by unit the digits that it does not have yet, a bit each
        self.digits = [0] * size**2
        self.empty = set(range(size**2))

    def put(self, cell: int, digit: int) -> None:
        self.digits[cell] = digit
        self.empty.remove(cell)
        for unit in self.units[cell]:
            self.lacks[unit] -= 1 << (digit - 1)

    def take(self, cell: int) -> None:
        for unit in self.units[cell]:
            self.lacks[unit] += 1 << (self.digits[cell] - 1)
        self.empty.add(cell)

    def bits(self, cell: int) -> int:
        row, column, block = self.units[cell]
        return self.lacks[row] & self.lacks[column] & self.lacks[block]

    def allowed(self, cell: int) -> list[int]:
        bits = self.bits(cell)
        return [digit for digit in range(1, bits.bit_length() + 1) if bits >> (digit - 1) & 1]

    def fill(self) -> Iterator[tuple[int, ...]]:
        if not self.empty:
            yield tuple(self.digits)
            return
        cell = min(self.empty, key=lambda each: self.bits(each).bit_count())
        for digit in self.allowed(cell):
            self.put(cell, digit)
            yield from self.fill()
            self.take(cell)


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
