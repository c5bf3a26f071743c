"""Fields as they are dealt, checked by a solver that shares nothing with the dealer."""

import json
from pathlib import Path
from random import getrandbits

import pytest

from kamertje.numbridge.dealing import Field, Refusal, bag_number, deal
from kamertje.numbridge.setup import GIVENS
from tests.reference.sudoku import connected, solutions

REGULAR = {
    9: bytes(cell // 27 * 3 + cell % 9 // 3 for cell in range(81)),
    6: bytes(cell // 12 * 2 + cell % 6 // 3 for cell in range(36)),
}
VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "numbridge" / "deals.json").read_text())


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


def dealt(size: int, givens: int, number: int, *, irregular: bool) -> Field:
    field = deal(size, givens, key(number), key(number + 1000), irregular=irregular)
    assert isinstance(field, Field)
    return field


@pytest.mark.parametrize(("size", "irregular"), GIVENS)
def test_a_field_has_so_many_givens_and_one_solution(size: int, *, irregular: bool) -> None:
    for number in range(5):
        givens = (30 if size == 9 else 12) - number % 3
        field = dealt(size, givens, getrandbits(200), irregular=irregular)
        assert len(field.blocks) == len(field.givens) == len(field.solution) == size * size
        assert sum(digit > 0 for digit in field.givens) == givens
        assert list(solutions(size, field.blocks, field.givens)) == [tuple(field.solution)]


@pytest.mark.parametrize("size", [9, 6])
def test_blocks_are_regular_or_connected_and_new_every_time(size: int) -> None:
    seen = set()
    for number in range(20):
        assert dealt(size, 16 if size == 6 else 36, number, irregular=False).blocks == REGULAR[size]
        blocks = dealt(size, 16 if size == 6 else 36, number, irregular=True).blocks
        seen.add(blocks)
        for block in range(size):
            cells = {cell for cell, its in enumerate(blocks) if its == block}
            assert len(cells) == size
            assert connected(size, cells)
        assert list(dict.fromkeys(blocks)) == list(range(size))
    assert len(seen) == 20


def test_equal_keys_give_equal_fields() -> None:
    assert dealt(9, 30, 7, irregular=True) == dealt(9, 30, 7, irregular=True)
    one, other = (deal(9, 30, key(1), key(grid), irregular=True) for grid in (2, 3))
    assert isinstance(one, Field)
    assert isinstance(other, Field)
    assert one.solution != other.solution


@pytest.mark.parametrize(("size", "irregular"), GIVENS)
def test_the_range_of_givens_and_what_lies_beside_it(size: int, *, irregular: bool) -> None:
    least, most = GIVENS[size, irregular]
    for givens in (least, most):
        assert sum(digit > 0 for digit in dealt(size, givens, 3, irregular=irregular).givens) == givens
    for givens in (least - 1, most + 1, -1, 0, 81):
        refusal = deal(size, givens, key(1), key(2), irregular=irregular)
        assert refusal == Refusal("field_givens", str(givens))


@pytest.mark.parametrize("size", [0, 4, 8, 10, -9])
def test_other_sizes_are_refused(size: int) -> None:
    assert deal(size, 16, key(1), key(2), irregular=False) == Refusal("field_size", str(size))


def test_a_key_has_32_bytes() -> None:
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="layout must have 32 bytes"):
            deal(9, 30, wrong, key(1), irregular=False)
        with pytest.raises(ValueError, match="grid must have 32 bytes"):
            deal(9, 30, key(1), wrong, irregular=False)
        with pytest.raises(ValueError, match="key must have 32 bytes"):
            bag_number(wrong, 0, 1)


def test_numbers_from_the_bag_are_fixed_by_their_place() -> None:
    drawn = [bag_number(key(1), index, 51) for index in range(1000)]
    assert drawn == [bag_number(key(1), index, 51) for index in range(1000)]
    assert drawn != [bag_number(key(2), index, 51) for index in range(1000)]
    assert set(drawn) == set(range(51))


@pytest.mark.parametrize(("index", "below"), [(0, 0), (0, -1), (-1, 5), (2**31, 5), (0, 2**31)])
def test_numbers_that_the_bag_does_not_have(index: int, below: int) -> None:
    with pytest.raises(ValueError, match="must be between"):
        bag_number(key(1), index, below)


@pytest.mark.parametrize(
    "row", VECTORS["fields"], ids=lambda row: f"{row['size']} {row['irregular']} {row['grid_key'][:4]}"
)
def test_the_fields_on_record(row: dict[str, str]) -> None:
    size, givens = int(row["size"]), bytes(0 if digit == "." else int(digit) for digit in row["givens"])
    count = sum(digit > 0 for digit in givens)
    keys = bytes.fromhex(row["layout_key"]), bytes.fromhex(row["grid_key"])
    assert deal(size, count, *keys, irregular=bool(row["irregular"])) == Field(
        size, bytes(ord(block) - ord("a") for block in row["blocks"]), givens, bytes(map(int, row["solution"]))
    )


@pytest.mark.parametrize("row", VECTORS["numbers"], ids=lambda row: f"{row['key'][:4]} {row['index']}")
def test_the_numbers_on_record(row: dict[str, str]) -> None:
    assert bag_number(bytes.fromhex(row["key"]), int(row["index"]), int(row["below"])) == int(row["number"])
