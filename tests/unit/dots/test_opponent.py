"""The levels' budgets, and decisions in slices. What each level does is tested with the kernel."""

from itertools import islice

import pytest

from kamertje.dots import DEFAULT_BUDGETS, Budget, Game, Level, SetUp, Thinking, budget_of, choose, new_game, read_setup
from kamertje.dots.opponent import MASTER_NODES_A_SECOND, seeds_from


def start(text: str) -> Game:
    setup = read_setup(text)
    assert isinstance(setup, SetUp)
    return new_game(setup)


def played_out(text: str, level: Level, seed: int, nodes: int) -> tuple[int, ...]:
    game = start(text)
    seeds = seeds_from(seed)
    while not game.over:
        after = game.play(choose(game, level, next(seeds), Budget(nodes, None, 1 << 20)))
        assert isinstance(after, Game)
        game = after
    return game.moves


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    "text", ["2x3", "triangle:3 misere", "hexagon:2 border", "3x2 noextra", "2x2 players:3", "2x2 pie"]
)
def test_every_level_plays_every_game_to_its_end_and_equal_seeds_play_equal_games(level: Level, text: str) -> None:
    assert played_out(text, level, 7, 2000) == played_out(text, level, 7, 2000)


def test_different_seeds_play_different_games() -> None:
    assert len({played_out("3x3", Level.EASY, seed, 100) for seed in range(5)}) > 1


def test_limits_of_the_caller() -> None:
    hard, master = DEFAULT_BUDGETS[Level.HARD], DEFAULT_BUDGETS[Level.MASTER]
    assert budget_of(Level.HARD) == hard
    assert budget_of(Level.HARD, nodes=5) == Budget(5, None, hard.table_bytes)
    assert budget_of(Level.HARD, nodes=5, seconds=1.0) == Budget(5, 1.0, hard.table_bytes)
    assert budget_of(Level.HARD, seconds=0.1) == Budget(hard.nodes, 0.1, hard.table_bytes)
    assert budget_of(Level.MASTER, seconds=0.5) == Budget(MASTER_NODES_A_SECOND // 2, 0.5, master.table_bytes)
    assert master.seconds == 2.0


def test_the_clock_ends_a_decision() -> None:
    now = iter(range(1000))
    thinking = Thinking(start("4x4"), Level.MASTER, Budget(10**9, 3.0, 1 << 20), 1, clock=lambda: next(now))
    assert [thinking.step(1) for _ in range(3)] == [False, False, True]
    assert thinking.done
    assert 0 <= thinking.move < 40


def test_a_decision_that_cannot_be_asked_for() -> None:
    over = start("1x1")
    for line in range(4):
        after = over.play(line)
        assert isinstance(after, Game)
        over = after
    for game, reason in ((over, "over"), (start("2x2 sum"), "not been thrown")):
        with pytest.raises(ValueError, match=reason):
            Thinking(game, Level.EASY, DEFAULT_BUDGETS[Level.EASY], 1)


def test_seeds_come_from_one_seed() -> None:
    assert list(islice(seeds_from(0), 2)) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert list(islice(seeds_from(1), 3)) != list(islice(seeds_from(0), 3))
