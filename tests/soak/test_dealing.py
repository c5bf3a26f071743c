"""A thousand fields of nearly each kind, each with one solution by a solver that shares nothing with the dealer."""

from random import getrandbits

import pytest

from kamertje.numbridge.dealing import Field, deal
from kamertje.numbridge.setup import GIVENS
from tests.reference.sudoku import connected, solutions

FIELDS = 1000
FEWEST = 100  # with so few givens the slow solver takes seconds
KINDS = [(*kind, givens) for kind, (least, most) in GIVENS.items() for givens in (least, (least + most) // 2, most)]


@pytest.mark.parametrize(("size", "irregular", "givens"), KINDS)
def test_a_thousand_fields(size: int, *, irregular: bool, givens: int) -> None:
    for _ in range(FEWEST if (size, givens) == (9, 20) else FIELDS):
        layout, grid = getrandbits(256).to_bytes(32, "big"), getrandbits(256).to_bytes(32, "big")
        field = deal(size, givens, layout, grid, irregular=irregular)
        assert isinstance(field, Field)
        assert sum(digit > 0 for digit in field.givens) == givens
        assert list(solutions(size, field.blocks, field.givens)) == [tuple(field.solution)]
        for block in range(size):
            assert connected(size, {cell for cell, its in enumerate(field.blocks) if its == block})
