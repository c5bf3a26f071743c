"""The numbers of the dice variant are dealt as for a game, and each board gets its own."""

from collections import Counter

import pytest

from kamertje.dots import SetUp, read_setup
from kamertje.sheets import deal


def setup(text: str) -> SetUp:
    read = read_setup(text)
    assert isinstance(read, SetUp)
    return read


@pytest.mark.parametrize(("numbers", "outcomes"), [("sum", 11), ("product", 18)])
def test_each_box_has_the_outcome_of_a_roll(numbers: str, outcomes: int) -> None:
    dealt = [deal(setup(f"10x9 {numbers}")) for _ in range(200)]
    counts = Counter(number for board in dealt for number in board)
    assert {len(board) for board in dealt} == {90}
    assert len(counts) == outcomes
    assert len(set(dealt)) == len(dealt)
    # Seven is the sum of six rolls of 36, twelve the product of four.
    common, share = (7, 1 / 6) if numbers == "sum" else (12, 1 / 9)
    assert abs(counts[common] / (200 * 90) - share) < 0.02


def test_a_seed_gives_the_same_again_and_no_numbers_none() -> None:
    assert deal(setup("3x3 sum"), 1) == deal(setup("3x3 sum"), 1) != deal(setup("3x3 sum"), 2)
    assert deal(setup("3x3 border")) == ()
