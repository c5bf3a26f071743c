"""Which cells have to do with each other: the vectors that the page holds to as well, and what they rest on."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from kamertje.numbridge.geometry import candidates, highlighted, neighbours

VECTORS: Any = json.loads((Path(__file__).parents[2] / "vectors" / "numbridge" / "geometry.json").read_text())


@pytest.mark.parametrize("size", [9, 6])
def test_neighbours_lie_a_width_apart(size: int) -> None:
    """Each row is shifted half a cell to the right of the one above it."""

    def centre(cell: int) -> tuple[float, float]:
        row, column = divmod(cell, size)
        return column + row / 2, row * math.sqrt(3) / 2

    cells = range(size * size)
    for cell, beside in enumerate(neighbours(size)):
        assert list(beside) == [each for each in cells if math.isclose(math.dist(centre(cell), centre(each)), 1)]
    assert [list(beside) for beside in neighbours(size)] == VECTORS["neighbours"][str(size)]


@pytest.mark.parametrize("field", VECTORS["fields"], ids=lambda field: field["blocks"][:12])
def test_a_field(field: Any) -> None:
    size, blocks = field["size"], [ord(letter) - ord("a") for letter in field["blocks"]]
    digits = [0 if digit == "." else int(digit) for digit in field["digits"]]
    for cell, expected in field["highlighted"].items():
        assert list(highlighted(size, blocks, int(cell))) == expected
    for digit, expected in field["candidates"].items():
        assert list(candidates(size, blocks, digits, int(digit))) == expected
