"""The numbers of the dice variant are dealt as the rules say."""

from collections import Counter
from itertools import cycle

from kamertje.sheets import deal


def test_each_is_the_outcome_of_a_roll_of_its_own() -> None:
    dice = cycle([1, 6, 2, 5, 6, 6])
    assert deal(4, "sum", lambda: next(dice)) == (7, 7, 12, 7)
    dice = cycle([1, 6, 2, 5, 6, 6])
    assert deal(4, "product", lambda: next(dice)) == (6, 10, 36, 6)
    assert deal(4, "") == ()


def test_the_operating_system_rolls_fair_dice() -> None:
    sums = Counter(deal(36_000, "sum"))
    assert set(sums) == set(range(2, 13))
    # One chance in a million at the most: each bound is more than five deviations away.
    for outcome, count in sums.items():
        expected = 1000 * (6 - abs(7 - outcome))
        assert abs(count - expected) < 5.5 * expected**0.5
    assert len(set(deal(5_000, "product"))) == 18
