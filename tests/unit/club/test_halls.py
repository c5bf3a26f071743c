"""What may be played in which hall."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from kamertje.club.halls import HALLS, Choice, hall_of, setup_of, unfit
from kamertje.club.identity import Player
from kamertje.club.invitations import AWAY_SECONDS, AWAY_SECONDS_PRIVATE, Invitation, unable

BLITZ = Choice("blitz", "blitz")
PRACTICE = Choice("practice", "domains")
ANNA, BEN, GUEST = Player("a", "Anna", "member"), Player("b", "Ben", "member"), Player("g", "Gast", "guest")


def test_the_halls() -> None:
    table = {hall.name: ([kind.variant for kind in hall.kinds], hall.seconds, hall.minutes) for hall in HALLS}
    assert table == {
        "blitz": (["blitz"], 30, 6),
        "bridge45": (["bridge"], 45, 25),
        "bridge60": (["bridge"], 60, 25),
        "domains": (["domains"], 60, 25),
        "practice": (["bridge", "blitz", "domains"], 120, 60),
    }
    assert [hall.name for hall in HALLS if hall.rated] == ["blitz", "bridge45", "bridge60", "domains"]
    assert {kind.variant: kind.price for hall in HALLS for kind in hall.kinds} == {
        "bridge": 1,
        "domains": 1,
        "blitz": 2,
    }


@pytest.mark.parametrize(
    ("choice", "what"),
    [
        (BLITZ, None),
        (replace(BLITZ, variant="bridge"), "variant"),
        (replace(BLITZ, givens=9), "givens"),
        (replace(BLITZ, givens=9, irregular=True), None),
        (replace(BLITZ, givens=17), "givens"),
        (replace(BLITZ, candidates=True), "candidates"),
        (replace(BLITZ, rated=True), None),
        (replace(PRACTICE, rated=True), "rated"),
        (replace(PRACTICE, candidates=True, givens=36, irregular=True), None),
        (Choice("bridge45", "bridge", givens=24), "givens"),
        (Choice("bridge45", "bridge", givens=20, irregular=True), None),
    ],
)
def test_what_a_hall_does_not_have(choice: Choice, what: str | None) -> None:
    assert unfit(choice) == what


def test_the_text_of_a_choice() -> None:
    assert setup_of(BLITZ) == "blitz givens=12 seconds=30 minutes=6"
    assert (
        setup_of(replace(PRACTICE, irregular=True, givens=20, candidates=True))
        == "domains irregular givens=20 seconds=120 minutes=60 candidates"
    )


@given(some.data())
def test_whatever_a_hall_offers_fits_it(data: some.DataObject) -> None:
    chosen = hall_of(data.draw(some.sampled_from([each.name for each in HALLS])))
    kind = data.draw(some.sampled_from(chosen.kinds))
    irregular = data.draw(some.booleans())
    limits = kind.givens(irregular=irregular)
    givens = data.draw(some.integers(limits.least, limits.most))
    rated = chosen.may_rate and data.draw(some.booleans())
    assert unfit(Choice(chosen.name, kind.variant, irregular, givens, chosen.candidates, rated)) is None


def invitation(**fields: object) -> Invitation:
    made = Invitation("i", ANNA, BLITZ, setup_of(BLITZ), "room", b"", 1000.0, 1000.0)
    return replace(made, **fields)  # type: ignore[arg-type]


def test_who_may_take_an_invitation() -> None:
    assert unable(invitation(), BEN, 1000.0) is None
    assert unable(invitation(), ANNA, 1000.0) == "invitation_own"
    assert unable(invitation(state="withdrawn"), ANNA, 1000.0) == "invitation_gone"
    assert unable(invitation(choice=replace(BLITZ, rated=True)), GUEST, 1000.0) == "account_needed"
    assert unable(invitation(choice=replace(BLITZ, rated=True)), BEN, 1000.0) is None


def test_one_whose_owner_is_away_is_gone() -> None:
    assert unable(invitation(), BEN, 1000.0 + AWAY_SECONDS - 0.1) is None
    assert unable(invitation(), BEN, 1000.0 + AWAY_SECONDS) == "invitation_gone"
    assert unable(invitation(private=True), BEN, 1000.0 + AWAY_SECONDS_PRIVATE - 0.1) is None


def test_who_begins() -> None:
    taken = invitation(state="taken", taker=BEN, first="b")
    assert taken.players == (BEN, ANNA)
    assert invitation(state="taken", taker=BEN, first="a").players == (ANNA, BEN)
    assert invitation().players == ()
