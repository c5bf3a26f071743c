"""Chains, rings and the long chain rule."""

from kamertje.dots import Chain, Game, SetUp, chains_of, control_of, read_game, read_setup


def position(text: str, turns: str) -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    game = read_game(setup, turns)
    assert isinstance(game, Game)
    return game


def test_a_corridor_is_a_chain() -> None:
    game = position("3x1", "1. a1-b1 2. a2-b2 3. b1-c1 4. b2-c2 5. c1-d1 6. c2-d2")
    (chain,) = chains_of(game)
    assert chain.kind == "chain"
    assert chain.boxes == (0, 1, 2)
    assert [game.grid.line_names[line] for line in chain.lines] == ["a1-a2", "b1-b2", "c1-c2", "d1-d2"]


def test_a_square_of_four_boxes_is_a_ring() -> None:
    game = position("2x2 border", "")
    (ring,) = chains_of(game)
    assert isinstance(ring, Chain)
    assert (ring.kind, len(ring.boxes), len(ring.lines)) == ("ring", 4, 4)


def test_the_long_chain_rule_with_the_numbers_of_the_board() -> None:
    # 16 dots: the first player wants an even number of long chains.
    control = control_of(position("3x3", "1. a1-b1"))
    assert control is not None
    assert (control.player, control.parity_wanted, control.long_chains) == (1, "even", 0)
    assert "23 lines" in control.why
    assert "9 boxes" in control.why
    assert control.why.endswith("now there are 0.")


def test_control_has_the_parity_of_the_rule_on_boards_with_an_odd_number_of_dots() -> None:
    # 9 dots: the first player wants an odd number, so none at all favours the second.
    control = control_of(position("2x2", ""))
    assert control is not None
    assert (control.player, control.parity_wanted, control.long_chains) == (2, "even", 0)


def test_where_the_rule_says_nothing() -> None:
    for text in ("3x3 misere", "3x3 noextra", "3x3 players:3"):
        assert control_of(position(text, "")) is None
