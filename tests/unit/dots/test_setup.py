"""Set-ups and refusals of `kamertje.dots`."""

import pytest

from kamertje.dots import Refusal, SetUp, quoted, read_setup, refuse_unsolvable_rules


def setup_of(text: str) -> SetUp:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return setup


def test_options_in_any_order_print_canonically() -> None:
    setup = setup_of("5x4 pie noextra misere border")
    assert str(setup) == "5x4 misere border noextra pie"
    assert (setup.width, setup.height, setup.pie) == (5, 4, True)
    assert setup == setup_of(str(setup))
    assert hash(setup) == hash(setup_of(str(setup)))


@pytest.mark.parametrize(
    ("text", "code", "offending"),
    [
        ("round:4", "grid_unknown", "round:4"),
        ("26x1", "grid_size", "26x1"),
        ("10x11", "grid_size", "10x11"),
        ("5x5 swedish", "option_unknown", "swedish"),
        ("5x5 border border", "option_twice", "border"),
        ("5x5 sum product", "option_clash", "product"),
        ("1x1 border", "nothing_to_play", "1x1 border"),
        ("\udcff", "grid_unknown", "?"),
    ],
)
def test_refusals_name_the_offending_text(text: str, code: str, offending: str) -> None:
    refusal = read_setup(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert offending in refusal.text
    assert quoted(refusal.text) in refusal.sentence


def test_quoted_text_stays_on_one_short_line() -> None:
    assert quoted('a\nb\x1b["\u202e') == '"a\\nb\\x1b["\\u202e"'
    assert len(quoted("a" * 10_000)) < 60


def test_what_has_no_value() -> None:
    dice, three = setup_of("3x3 sum"), setup_of("3x3 players:3")
    assert refuse_unsolvable_rules(dice) == Refusal("numbers_unsupported", "3x3 sum")
    assert refuse_unsolvable_rules(three) == Refusal("players_unsupported", "3x3 players:3")
    assert refuse_unsolvable_rules(setup_of("3x3 pie")) is None


def test_every_code_of_the_kernel_has_a_sentence() -> None:
    for text in ("round:4", "99x99", "3x3 x", "3x3 pie pie", "3x3 pie sum", "1x1 border"):
        refusal = read_setup(text)
        assert isinstance(refusal, Refusal)
        assert "is refused" not in refusal.sentence
