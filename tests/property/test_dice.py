"""Games with dice: referee and kernel see the same, whatever falls, and nothing is rolled twice."""

from functools import partial
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kamertje import _kernel
from tests.property.effort import effort
from tests.property.games import DICE_OPTIONS, GRIDS, LARGE_GRIDS, random_game, seeds, setups
from tests.property.test_play import check_alike, kernel_view
from tests.reference.dice import deal, is_roll, roll_number
from tests.reference.referee import SWAP
from tests.reference.setup_text import RefusalError, or_refusal, read_setup
from tests.reference.turn_text import play_turns, print_turns, read_numbers
from tests.twins import Twins, place

dice_setups = setups(options=DICE_OPTIONS)
ENDLESS = 10_000


def dice_game(setup: str, seed: int, moves: int) -> Twins:
    return random_game(setup, Random(seed), moves, seed=seed)


@effort(30)
@given(dice_setups, seeds)
def test_random_games(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = place(setup, seed=seed)
    while not twins.referee.over:
        if random.random() < 0.05:
            check_alike(twins)
        twins.play(random.choice(twins.referee.legal()))
    check_alike(twins)


@given(dice_setups, seeds, st.integers(0, 60))
def test_what_is_refused_is_refused_with_one_code(setup: str, seed: int, moves: int) -> None:
    twins = dice_game(setup, seed, moves)
    before = kernel_view(twins)
    for move in [*range(len(twins.names)), *range(210, 246), 254, SWAP]:
        expected = or_refusal(partial(twins.referee.check, move))
        if isinstance(expected, RefusalError):
            refusal = twins.game.play(move)
            assert isinstance(refusal, _kernel.Refusal)
            assert refusal.code == expected.code
        else:
            assert move in twins.referee.legal()
    assert kernel_view(twins) == before


@given(dice_setups, st.integers(210, 245))
def test_nothing_is_played_before_the_numbers_are_dealt(setup: str, roll: int) -> None:
    game = _kernel.Game(place(setup).game.setup)
    assert (game.numbers, game.awaits_roll, game.can_pass, game.allowed) == ([], False, False, [])
    for move in (0, roll, 254):
        refusal = game.play(move)
        assert isinstance(refusal, _kernel.Refusal)
        assert refusal.code in {"numbers_missing", "line_drawn"}


@effort(30)
@given(setups([*GRIDS, *LARGE_GRIDS], DICE_OPTIONS), seeds, st.integers(0, 400))
def test_games_print_and_read_back(setup: str, seed: int, moves: int) -> None:
    played = dice_game(setup, seed, moves)
    text = played.game.turns()
    assert text == print_turns(played.referee)
    again = place(setup, seed=seed)
    assert again.game.read_turns(text) == len(played.game.moves)
    assert again.game.moves == played.game.moves
    assert play_turns(again.referee, text) == len(played.game.moves)


@effort(20)
@given(dice_setups, seeds)
def test_the_longest_games_print_and_read_back(setup: str, seed: int) -> None:
    played = dice_game(setup, seed, ENDLESS)
    assert played.game.over
    again = place(setup, seed=seed)
    assert again.game.read_turns(played.game.turns()) == len(played.game.moves)
    assert again.game.scores == played.game.scores


@given(dice_setups, seeds, st.integers(1, 80))
def test_broken_games_are_refused_alike(setup: str, seed: int, moves: int) -> None:
    random = Random(seed)
    words = dice_game(setup, seed, moves).game.turns().replace(",", " ,").split()
    at = random.randrange(len(words))
    fault = random.randrange(4)
    if fault == 0:
        words.pop(at)
    elif fault == 1:
        words.insert(at, random.choice(words))
    elif fault == 2:
        words[at] = random.choice(["swap", "-", "[1+1]", "[3*3]", "[7+1]", "[1+1", ",", "1.", "7.", "a1-b1"])
    else:
        random.shuffle(words)
    broken = " ".join(words).replace(" ,", ",")
    twins = place(setup, seed=seed)
    read, expected = twins.game.read_turns(broken), or_refusal(lambda: play_turns(twins.referee, broken))
    if isinstance(expected, RefusalError):
        assert isinstance(read, _kernel.Refusal), broken
        assert read.code == expected.code, broken
        assert read.text in broken
        assert twins.game.moves == []
    else:
        assert read == expected


@given(dice_setups, seeds, st.integers(0, 200))
def test_undo_restores_everything(setup: str, seed: int, moves: int) -> None:
    random = Random(seed)
    twins = place(setup, seed=seed)
    seen = []
    for _ in range(moves):
        if twins.game.over:
            break
        seen.append(kernel_view(twins))
        twins.play(random.choice(twins.referee.legal()))
    while seen:
        assert twins.game.undo()
        assert kernel_view(twins) == seen.pop()
    assert not twins.game.undo()


@given(dice_setups, seeds, seeds)
def test_a_roll_is_fixed_by_its_number(setup: str, seed: int, choices: int) -> None:
    """However often moves are taken back and others played instead, the same roll falls at the same number."""
    random = Random(choices)
    twins = place(setup, seed=seed)
    dice = _kernel.Dice(seed)
    for _ in range(120):
        if twins.game.over:
            break
        if twins.game.awaits_roll:
            rolls = sum(map(is_roll, twins.game.moves))
            assert dice.roll(twins.game) == roll_number(seed, rolls)
            twins.play(dice.roll(twins.game))
        elif random.random() < 0.3:
            twins.game.undo()
            twins.referee.undo()
        else:
            twins.play(random.choice(twins.referee.legal()))


@given(dice_setups, seeds)
def test_dealing_comes_from_the_seed(setup: str, seed: int) -> None:
    twins = place(setup, seed=seed)
    game = _kernel.Game(twins.game.setup)
    _kernel.Dice(seed).deal(game)
    read = read_setup(setup)
    assert game.numbers == deal(seed, read.numbers, len(twins.referee.board.boxes)) == twins.game.numbers


numbers_text = st.lists(
    st.sampled_from(["1", "2", "7", "12", "36", "13", "0", "07", "x", "-3", "1000", "", "7,", ", 9"]), max_size=6
).map(" ".join)


@given(setups(["1x1", "2x1", "2x2", "triangle:2"], [*DICE_OPTIONS, ""]), numbers_text)
def test_numbers_are_read_alike(setup: str, text: str) -> None:
    twins = place(setup)
    game = _kernel.Game(twins.game.setup)
    refusal, expected = game.deal(text), or_refusal(lambda: read_numbers(twins.referee, text))
    if isinstance(expected, RefusalError):
        assert refusal is not None
        assert refusal.code == expected.code
        assert refusal.text in text
    else:
        assert refusal is None
        assert game.numbers == expected


@given(dice_setups, seeds, st.integers(0, 60))
def test_a_copy_goes_its_own_way(setup: str, seed: int, moves: int) -> None:
    twins = dice_game(setup, seed, moves)
    before = kernel_view(twins)
    copy = Twins(twins.referee, twins.game.copy())
    assert kernel_view(copy) == before
    while copy.game.undo():
        pass
    assert kernel_view(twins) == before
