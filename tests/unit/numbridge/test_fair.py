"""The fair deal: the vectors of its description, and what keys depend on."""

from kamertje.numbridge.fair import BAG, GRID, LAYOUT, Deal, Seed, commitment, key, new_deal

SEED = bytes(range(32))


def test_the_vectors() -> None:
    assert commitment(SEED) == "3eeae2451842d9a22e4f1e29a1402e17ffdf62d37a145225ce283a7dfb41a458"
    assert (
        key(SEED, "game-1", "alice", "bob", LAYOUT).hex()
        == "e027af1d3464a14016350b82627f8c8d6c91049d1d551e27a550f46a38ee4992"
    )


def test_a_deal_is_drawn_byte_by_byte() -> None:
    asked: list[int] = []

    def random(bound: int) -> int:
        asked.append(bound)
        return len(asked) - 1

    deal = new_deal(random)
    assert asked == [256] * 48
    assert (deal.seed, deal.name) == (Seed(SEED), bytes(range(32, 48)).hex())
    assert deal.commitment == commitment(SEED)


def test_each_purpose_and_each_part_has_a_key_of_its_own() -> None:
    deal = Deal(Seed(SEED), "game-1").with_nonce(1, "alice").with_nonce(2, "bob")
    assert deal.key(LAYOUT) == key(SEED, "game-1", "alice", "bob", LAYOUT)
    others = [
        Deal(Seed(SEED), "game-1", ("alice", None)),
        Deal(Seed(SEED), "game-1", (None, "bob")),
        Deal(Seed(SEED), "game-2", ("alice", "bob")),
        Deal(Seed(bytes(32)), "game-1", ("alice", "bob")),
    ]
    keys = {each.key(purpose) for each in (deal, *others) for purpose in (LAYOUT, GRID, BAG)}
    assert len(keys) == 15
    assert Deal(Seed(SEED), "g").key(BAG) == key(SEED, "g", "", "", BAG)
