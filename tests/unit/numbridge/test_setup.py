"""Set-ups of Numbridge: read in any order, written in one."""

import pytest

from kamertje.match.refusal import Refusal
from kamertje.numbridge.setup import GIVENS, MINUTES, SECONDS, VARIANTS, SetUp, read_setup


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("bridge", "bridge"),
        ("  blitz  ", "blitz"),
        ("bridge seconds=45", "bridge seconds=45"),
        ("bridge seconds=60 minutes=25 givens=30", "bridge"),
        ("blitz seconds=30 minutes=6 givens=12", "blitz"),
        ("blitz minutes=25", "blitz minutes=25"),
        (
            "domains candidates minutes=60 seconds=120 givens=20 irregular",
            "domains irregular givens=20 seconds=120 minutes=60 candidates",
        ),
    ],
)
def test_the_canonical_form(text: str, canonical: str) -> None:
    assert str(read_setup(text)) == canonical
    assert str(read_setup(canonical)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "variant_unknown"),
        ("5x5", "variant_unknown"),
        ("Bridge", "variant_unknown"),
        ("bridge pie", "option_unknown"),
        ("bridge irregular=1", "option_unknown"),
        ("bridge givens", "option_unknown"),
        ("bridge size=9", "option_unknown"),
        ("bridge candidates candidates", "option_twice"),
        ("bridge givens=30 givens=31", "option_twice"),
        ("bridge givens=24", "givens_refused"),
        ("bridge givens=37", "givens_refused"),
        ("bridge irregular givens=19", "givens_refused"),
        ("blitz givens=9", "givens_refused"),
        ("blitz givens=17", "givens_refused"),
        ("blitz givens=", "givens_refused"),
        ("blitz givens=-12", "givens_refused"),
        ("blitz givens=012", "givens_refused"),
        ("blitz givens=١٢", "givens_refused"),
        ("bridge seconds=90", "seconds_refused"),
        ("bridge seconds=6e1", "seconds_refused"),
        ("bridge minutes=5", "minutes_refused"),
        ("bridge minutes=" + "9" * 150, "minutes_refused"),
    ],
)
def test_what_is_refused(text: str, code: str) -> None:
    refusal = read_setup(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert refusal.text in text


def test_every_setup_is_read_back() -> None:
    for variant in VARIANTS.values():
        for irregular in (False, True):
            size = 6 if variant == "blitz" else 9
            for givens in GIVENS[size, irregular]:
                for seconds in SECONDS:
                    for minutes in MINUTES:
                        setup = SetUp(variant, irregular, givens, seconds, minutes, candidates=irregular)
                        assert read_setup(str(setup)) == setup
                        assert (setup.size, setup.price) == (size, 2 if variant == "blitz" else 1)
