"""`kamertje deal`: fields as JSON and as drawings, alike for equal seeds."""

import json

import pytest

from tests.reference.sudoku import solutions
from tests.unit.cli.commands import Run

DRAWN = """\
seed 1, field 1
+-----------+-----------+
| 2   .   3 | .   .   . |
+-+   +---+ +-----+---+ +-+
  | . | . | .   6 | . | . |
  +-+-+-+ +-----+-+   +-+ +-+
    | . | 6   1 | 5   . | 2 |
    +-+ +-+     +-+   +-+ +-+-+
      | 6 | .   . | . | . | . |
      +-+ +-----+ +-+ +---+-+ +-+
        | 1   2 | . | .   . | . |
        +-+     +-+-+-------+   +-+
          | 4   . | .   2   .   . |
          +-------+---------------+

"""


def dealt(run: Run, *words: str) -> list[dict[str, int | str]]:
    ran = run("deal", *words, "--json")
    assert (ran.status, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.mark.parametrize(("variant", "size", "givens"), [("bridge", 9, 30), ("blitz", 6, 12), ("domains", 9, 30)])
@pytest.mark.parametrize("more", [[], ["--irregular"]])
def test_a_field_a_line(run: Run, variant: str, size: int, givens: int, more: list[str]) -> None:
    fields = dealt(run, variant, "--count", "3", "--seed", "1", *more)
    assert len({field["solution"] for field in fields}) == 3
    for field in fields:
        assert list(field) == ["size", "blocks", "givens", "solution"]
        assert field["size"] == size
        blocks, shown, solution = (str(field[name]) for name in ("blocks", "givens", "solution"))
        assert sorted(blocks) == sorted("abcdefghi"[:size] * size)
        assert len(shown) - shown.count(".") == givens
        digits = [0 if digit == "." else int(digit) for digit in shown]
        assert list(solutions(size, [ord(block) for block in blocks], digits)) == [tuple(map(int, solution))]


def test_the_number_of_givens_can_be_chosen(run: Run) -> None:
    (field,) = dealt(run, "domains", "--irregular", "--givens", "20")
    assert str(field["givens"]).count(".") == 61


def test_equal_seeds_give_equal_fields(run: Run) -> None:
    words = ["bridge", "--irregular", "--seed", "7"]
    assert dealt(run, *words, "--count", "2")[:1] == dealt(run, *words)
    assert dealt(run, *words) != dealt(run, "bridge", "--irregular", "--seed", "8")
    assert dealt(run, "blitz") != dealt(run, "blitz")


def test_the_drawing_shows_givens_and_blocks(run: Run) -> None:
    ran = run("deal", "blitz", "--irregular", "--seed", "1")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == DRAWN
