"""What is printed can be read, and reads as what was printed."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje import _kernel
from tests.property.effort import effort
from tests.property.games import ALL_GRIDS, GRIDS, LARGE_GRIDS, random_game, seeds, setups
from tests.reference.referee import SWAP
from tests.reference.setup_text import RefusalError, or_refusal, read_setup
from tests.reference.turn_text import play_turns, print_turns, read_line
from tests.twins import kernel_setup, place

WORDS = [
    "misere",
    "border",
    "noextra",
    "sum",
    "product",
    "players:2",
    "players:3",
    "players:4",
    "pie",
    "Pie",
    "players",
    "",
]
GRID_WORDS = [
    *ALL_GRIDS,
    "0x3",
    "3x0",
    "26x1",
    "15x15",
    "triangle:1",
    "triangle:9",
    "hexagon:6",
    "hexagon:0",
    "3×3",
    "x",
]


@given(st.sampled_from(GRID_WORDS), st.lists(st.sampled_from(WORDS), max_size=5))
def test_setups_are_read_alike(grid: str, words: list[str]) -> None:
    text = " ".join([grid, *filter(None, words)])
    read, expected = _kernel.read_setup(text), or_refusal(lambda: read_setup(text))
    if isinstance(expected, RefusalError):
        assert isinstance(read, _kernel.Refusal)
        codes = {read.code, expected.code}
        # Where a set-up has several faults either may be named.
        assert len(codes) == 1 or codes <= {"option_clash", "option_unknown", "option_twice"}
        assert read.text in text
    else:
        assert isinstance(read, _kernel.SetUp)
        assert str(read) == str(expected)


@effort(30)
@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    read = _kernel.read_setup(text)
    assert isinstance(read, _kernel.SetUp) or read.text in text


@given(setups([*GRIDS, *LARGE_GRIDS]), st.randoms(use_true_random=False))
def test_setup_round_trip(setup: str, random: Random) -> None:
    grid, *options = setup.split()
    random.shuffle(options)
    one, other = kernel_setup(" ".join([grid, *options])), kernel_setup(setup)
    assert one == other
    assert hash(one) == hash(other)
    assert kernel_setup(str(one)) == one
    assert str(kernel_setup(str(one))) == str(one)
    expected = read_setup(setup)
    for field in ("shape", "width", "height", "misere", "border", "noextra", "numbers", "players", "pie"):
        assert getattr(one, field) == getattr(expected, field)


@given(setups(), setups())
def test_setups_differ_as_their_texts_do(one: str, other: str) -> None:
    alike = str(read_setup(one)) == str(read_setup(other))
    assert (kernel_setup(one) == kernel_setup(other)) is alike


@pytest.mark.parametrize("grid", ALL_GRIDS)
def test_line_names(grid: str) -> None:
    twins = place(grid)
    for line, name in enumerate(twins.names):
        assert twins.game.grid.line_name(line) == name
        one, other = name.split("-")
        assert twins.game.grid.read_line(name) == line
        assert twins.game.grid.read_line(f"{other}-{one}") == line


dots = st.builds("{}{}".format, st.sampled_from("abcdefxyz"), st.sampled_from(range(12)))


@given(st.sampled_from(GRIDS), dots, dots)
def test_lines_are_read_alike(grid: str, one: str, other: str) -> None:
    twins = place(grid)
    read = twins.game.grid.read_line(f"{one}-{other}")
    expected = or_refusal(lambda: read_line(twins.referee.board, f"{one}-{other}"))
    if isinstance(expected, RefusalError):
        assert isinstance(read, _kernel.Refusal)
        assert (read.code, read.text) == (expected.code, expected.text)
    else:
        assert read == expected


@given(st.sampled_from(ALL_GRIDS), st.randoms(use_true_random=False), st.sampled_from([" ", ",", ", ", "  "]))
def test_sets_of_lines(grid: str, random: Random, between: str) -> None:
    twins = place(grid)
    lines = random.sample(range(len(twins.names)), random.randrange(len(twins.names)))
    text = between.join(twins.names[line] for line in lines)
    read = twins.game.grid.read_lines(text)
    assert not isinstance(read, _kernel.Refusal)
    assert sorted(read) == sorted(lines)
    if lines:
        twice = twins.game.grid.read_lines(f"{text} {twins.names[lines[0]]}")
        assert isinstance(twice, _kernel.Refusal)
        assert twice.text == twins.names[lines[0]]


@given(setups([*GRIDS, *LARGE_GRIDS]), seeds, st.integers(0, 250))
def test_game_round_trip(setup: str, seed: int, moves: int) -> None:
    played = random_game(setup, Random(seed), moves)
    text = played.game.turns()
    assert text == print_turns(played.referee)
    again = place(setup)
    assert again.game.read_turns(text) == len(played.game.moves)
    assert again.game.moves == played.game.moves == played.referee.moves
    assert again.game.turns() == text
    assert play_turns(again.referee, text) == len(played.game.moves)


@given(setups(), seeds, st.integers(1, 60))
def test_broken_games_are_refused_alike(setup: str, seed: int, moves: int) -> None:
    random = Random(seed)
    text = random_game(setup, random, moves).game.turns()
    words = text.replace(",", " ,").split()
    fault = random.randrange(4)
    at = random.randrange(len(words))
    if fault == 0:
        words.pop(at)
    elif fault == 1:
        words.insert(at, random.choice(words))
    elif fault == 2:
        words[at] = random.choice(["swap", "a1-a9", ",", "1.", "7.", "x"])
    else:
        random.shuffle(words)
    broken = " ".join(words).replace(" ,", ",")
    twins = place(setup)
    read, expected = twins.game.read_turns(broken), or_refusal(lambda: play_turns(twins.referee, broken))
    if isinstance(expected, RefusalError):
        assert isinstance(read, _kernel.Refusal), broken
        assert read.code == expected.code, broken
        assert read.text in broken
        assert twins.game.moves == []
    else:
        assert read == expected
        assert SWAP not in twins.game.moves or setup.endswith("pie")
