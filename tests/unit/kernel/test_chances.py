"""With dice: hard and master weigh lines by the chances of all rolls, and every level plays what the roll allows."""

from collections import Counter
from math import sqrt
from random import Random, getrandbits

import pytest
from hypothesis import given

from kamertje import _kernel
from tests.conformance.analysts import Draw, KernelAnalyst, decide
from tests.property.effort import effort
from tests.property.games import DICE_OPTIONS, can_be_played, random_game, seeds, setup_text, setups
from tests.reference import levels
from tests.reference.dice import PASS, is_roll, ways
from tests.reference.expectation import worth_of_lines
from tests.twins import SMALL_TABLE, Twins, kernel_setup, place

LEVELS = ["easy", "medium", "hard", "master"]
TINY = ["1x1", "1x2", "2x1", "triangle:2"]
ROUNDING = 0.001  # of a box: the kernel counts in whole parts of one
NODES = 300
GAMES = 600


def rolled_position(setup: str, random: Random, seed: int, most_lines: int) -> Twins | None:
    """Somewhere in a game, with a roll that leaves something to choose; None where chance leads elsewhere."""
    twins = place(setup, seed=seed)
    wanted = random.randrange(1, most_lines + 1)
    while not twins.referee.over and (len(twins.referee.undrawn) > wanted or len(twins.referee.allowed) < 2):
        twins.play(random.choice(twins.referee.legal()))
    return None if twins.referee.over else twins


@effort(40)
@given(setups([*TINY, "2x2", "hexagon:2 border"], DICE_OPTIONS), seeds)
def test_hard_and_master_play_what_promises_most(setup: str, seed: int) -> None:
    twins = rolled_position(setup, Random(seed), seed, most_lines=8)
    if twins is None:
        return
    worth = worth_of_lines(twins.referee)
    best = max(worth.values())
    for level in ("hard", "master"):
        thought = _kernel.Thought(twins.game, level, seed, 100_000, SMALL_TABLE)
        while not thought.think(500):
            pass
        assert thought.exact == (twins.referee.setup.players == 2)
        assert worth[thought.move] >= best - ROUNDING, (setup, worth, thought.move)


def test_a_circle_of_passes() -> None:
    """One box is left, its one side shown by one roll in 36: whoever throws first is a little more likely to get it."""
    twins = place("2x1 sum", numbers=[2, 12])
    for name in ("a1-a2", "a1-b1", "a2-b2", "b1-c1", "b2-c2"):
        shows = 210 if name[0] == "a" else 245
        twins.play(shows)
        twins.play(twins.names.index(name))
    twins.play(245)
    worth = worth_of_lines(twins.referee)
    # c1-c2 closes nothing and leaves the other both boxes by b1-b2; b1-b2 itself takes one, and the rest is a race.
    race = 1 / 36 / (1 + 35 / 36)
    shared = 2 / 36 / (1 + 34 / 36)
    assert float(worth[twins.names.index("b1-b2")] * 2) == pytest.approx(1 + race)
    assert float(worth[twins.names.index("c1-c2")] * 2) == pytest.approx(-2 * shared)
    assert decide(twins.game, "hard", []) == twins.names.index("b1-b2")


@effort(40)
@given(setups(options=DICE_OPTIONS), seeds)
def test_easy_and_medium_choose_from_what_the_roll_allows(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = rolled_position(setup, random, seed, most_lines=40)
    if twins is None:
        return
    assert KernelAnalyst().choices(twins, "medium", []) == levels.medium(twins.referee)
    closing = levels.allowed_of_kind(twins.referee, "closes")
    misere = twins.referee.setup.misere
    if closing and not misere:
        assert KernelAnalyst().choices(twins, "easy", [Draw(0, 4)]) == levels.easy(
            twins.referee, eager=True, careful=False
        )
    if not closing and not misere:
        for careful in range(2):
            found = KernelAnalyst().choices(twins, "easy", [Draw(careful, 2)])
            assert found == levels.easy(twins.referee, eager=False, careful=careful == 0)


@effort(40)
@given(setups(options=DICE_OPTIONS), seeds)
def test_there_is_a_legal_move_however_little_was_thought(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = random_game(setup, random, random.randrange(120), seed=seed)
    if twins.referee.over or twins.referee.roll is None:
        return
    for level in LEVELS:
        thought = _kernel.Thought(twins.game, level, seed, random.randrange(1, 3000), SMALL_TABLE)
        assert thought.move in twins.referee.legal()
        thought.think(random.randrange(1, 400))
        assert thought.move in twins.referee.legal()
        assert (thought.move == PASS) == twins.referee.can_pass


@effort(20)
@given(setups(["3x3", "4x4", "triangle:4", "hexagon:2"], DICE_OPTIONS), seeds)
def test_slices_do_not_change_the_decision(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = rolled_position(setup, random, seed, most_lines=30)
    if twins is None:
        return
    outcomes = set()
    for least in (1, 700, 5000):
        thought = _kernel.Thought(twins.game, "master", seed, 5000, SMALL_TABLE)
        while not thought.think(random.randrange(least, 2 * least)):
            pass
        outcomes.add((thought.move, thought.exact, thought.nodes))
    assert len(outcomes) == 1


def play_out(twins: Twins, random: Random, level_of: list[str], nodes: int = NODES) -> None:
    while not twins.referee.over:
        if twins.referee.awaits_roll:
            twins.play(210 + random.randrange(36))
        else:
            level = level_of[twins.referee.mover - 1]
            twins.play(decide(twins.game, level, [], nodes=nodes, seed=random.getrandbits(64)))


@pytest.mark.parametrize("options", DICE_OPTIONS)
def test_every_level_in_every_seat_plays_to_the_end(options: str) -> None:
    random = Random(getrandbits(64))
    for grid in ("1x2", "2x2", "triangle:2", "hexagon:2"):
        setup = setup_text(grid, options)
        if not can_be_played(setup):
            continue
        for shift in range(len(LEVELS)):
            twins = place(setup, seed=random.getrandbits(64))
            play_out(twins, random, [LEVELS[(seat + shift) % 4] for seat in range(4)])
            assert twins.game.winners == twins.referee.winners()
            assert sum(twins.game.scores) == len(twins.referee.board.boxes)


@pytest.mark.parametrize("numbers", ["sum", "product"])
def test_outcomes_fall_as_often_as_two_dice_give_them(numbers: str) -> None:
    """Of 36,000 rolls and as many dealt boxes, each of 36 faces comes about 1000 times; six deviations are allowed."""
    setup = kernel_setup(f"10x9 {numbers}")
    rolls: Counter[int] = Counter()
    dealt: Counter[int] = Counter()
    boxes = 90
    for _ in range(400):
        dice, game = _kernel.Dice(getrandbits(64)), _kernel.Game(setup)
        dice.deal(game)
        dealt.update(game.numbers)
        for _ in range(boxes):
            roll = dice.roll(game)
            rolls[roll] += 1
            game.play(roll)
            game.play(game.allowed[0] if game.allowed else PASS)
            if game.over:
                break
    thrown = sum(rolls.values())
    assert set(rolls) == set(range(210, 246))
    assert all(is_roll(roll) for roll in rolls)
    for count in rolls.values():
        assert abs(count - thrown / 36) < 6 * sqrt(thrown / 36)
    assert set(dealt) == set(ways(numbers))
    for outcome, of_36 in ways(numbers).items():
        expected = 400 * boxes * of_36 / 36
        assert abs(dealt[outcome] - expected) < 6 * sqrt(expected)


def test_medium_wins_more_than_easy() -> None:
    """Dice leave less to skill than the plain game does, but not nothing."""
    random = Random(getrandbits(64))
    points = []
    setup = kernel_setup("4x4 sum")
    for number in range(GAMES):
        game = _kernel.Game(setup)
        _kernel.Dice(random.getrandbits(64)).deal(game)
        seat = number % 2 + 1
        while not game.over:
            if game.awaits_roll:
                game.play(210 + random.randrange(36))
            elif game.can_pass:
                game.play(PASS)
            else:
                level = "medium" if game.mover == seat else "easy"
                game.play(decide(game, level, [], seed=random.getrandbits(64)))
        points.append(0.0 if seat not in game.winners else 1 / len(game.winners))
    mean = sum(points) / GAMES
    margin = 1.96 * sqrt(sum((point - mean) ** 2 for point in points)) / GAMES
    assert mean - margin > 0.5, (mean, margin)
