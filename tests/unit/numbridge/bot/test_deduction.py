"""What bots make out of the digits that lie open: never more than is so."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamertje.numbridge.bot.deduction import by_singles, by_subsets, houses_of, marks_of, seen_at_once, solve
from kamertje.numbridge.dealing import Field, deal


def field_of(size: int, givens: int, seed: int, *, irregular: bool) -> Field:
    layout, grid = (hashlib.sha256(f"{seed} {each}".encode()).digest() for each in ("layout", "grid"))
    field = deal(size, givens, layout, grid, irregular=irregular)
    assert isinstance(field, Field)
    return field


FIELDS = st.builds(
    lambda kind, seed: field_of(kind[0], kind[1], seed, irregular=kind[2]),
    st.sampled_from([(9, 30, False), (9, 25, False), (9, 20, True), (9, 36, True), (6, 10, False), (6, 8, True)]),
    st.integers(0, 2**32),
)


@given(FIELDS)
@settings(max_examples=30, deadline=None)
def test_the_exact_answer_is_the_solution(field: Field) -> None:
    assert solve(tuple(field.blocks), tuple(field.givens)) == tuple(field.solution)


@given(FIELDS, st.sets(st.integers(0, 80)))
@settings(max_examples=30, deadline=None)
def test_what_is_made_out_is_right_and_grows_from_level_to_level(field: Field, opened: set[int]) -> None:
    solved = tuple(field.solution)
    digits = [solved[cell] if given or cell in opened else 0 for cell, given in enumerate(field.givens)]
    houses = houses_of(tuple(field.blocks))
    marks = marks_of(houses, digits)
    glance, singles, subsets = (
        seen_at_once(houses, marks),
        by_singles(houses, marks),
        by_subsets(houses, marks),
    )
    for cell, digit in enumerate(solved):
        assert all(each[cell] >> digit & 1 for each in (marks, glance, singles, subsets))
        assert marks[cell] & glance[cell] == glance[cell]
        assert glance[cell] & singles[cell] == singles[cell]
        assert singles[cell] & subsets[cell] == subsets[cell]


def test_a_public_miss_is_no_candidate() -> None:
    field = field_of(6, 10, 1, irregular=False)
    houses = houses_of(tuple(field.blocks))
    marks = marks_of(houses, tuple(field.givens))
    cell = next(cell for cell, mark in enumerate(marks) if mark.bit_count() > 2)
    wrong = next(d for d in range(1, 7) if marks[cell] >> d & 1 and d != field.solution[cell])
    assert marks_of(houses, tuple(field.givens), [(cell, wrong)])[cell] == marks[cell] & ~(1 << wrong)


def test_givens_without_a_solution() -> None:
    blocks = tuple(field_of(6, 10, 1, irregular=False).blocks)
    with pytest.raises(ValueError, match="no solution"):
        solve(blocks, (1, 1, *[0] * 34))


def test_pairs_and_crossings_tell_more_than_singles() -> None:
    """Somewhere among sparse fields people have to look at pairs."""
    more = 0
    for seed in range(40):
        field = field_of(9, 20, seed, irregular=True)
        houses = houses_of(tuple(field.blocks))
        marks = marks_of(houses, tuple(field.givens))
        more += by_subsets(houses, marks) != by_singles(houses, marks)
    assert more > 0
