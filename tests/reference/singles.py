"""How far what a beginner sees solves a field: one digit left in a cell, or one cell left for a digit in a unit."""

from itertools import chain

from kamertje.numbridge.dealing import Field


def open_after_singles(field: Field) -> int:
    """Cells that are open still when neither helps any more; 0 where the field is solved."""
    candidates = _Candidates(field)
    for cell, digit in enumerate(field.givens):
        if digit:
            candidates.stand(cell, digit)
    while found := candidates.single():
        candidates.stand(*found)
    return len(candidates.open)


class _Candidates:
    def __init__(self, field: Field) -> None:
        size, cells = field.size, range(field.size**2)
        self.digits = range(1, size + 1)
        names = [(("row", cell // size), ("column", cell % size), ("block", field.blocks[cell])) for cell in cells]
        self.units = [{cell for cell in cells if unit in names[cell]} for unit in sorted({*chain(*names)})]
        self.can = {cell: set(self.digits) for cell in cells}
        self.open = set(cells)

    def stand(self, cell: int, digit: int) -> None:
        self.can[cell] = {digit}
        self.open.remove(cell)
        for unit in self.units:
            if cell in unit:
                for other in unit - {cell}:
                    self.can[other].discard(digit)

    def single(self) -> tuple[int, int] | None:
        for cell in self.open:
            if len(self.can[cell]) == 1:
                return cell, min(self.can[cell])
        for unit in self.units:
            for digit in self.digits:
                places = [cell for cell in unit if digit in self.can[cell]]
                if len(places) == 1 and places[0] in self.open:
                    return places[0], digit
        return None
