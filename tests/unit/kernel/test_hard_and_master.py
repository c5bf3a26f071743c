"""Hard is medium while more than 12 lines are safe, and plays a proven best move from then on; master always looks."""

from random import Random

import pytest
from hypothesis import given

from kamertje import _kernel
from tests.conformance.analysts import KernelAnalyst, decide
from tests.property.effort import effort
from tests.property.games import (
    GRIDS,
    LARGE_GRIDS,
    TWO_PLAYER_OPTIONS,
    careful_position,
    random_game,
    seeds,
    setups,
)
from tests.reference import levels
from tests.reference.brute_force import best_moves, solve
from tests.reference.shape import lines_of_kind
from tests.twins import SMALL_TABLE, WITHOUT_END, Twins, late, place

WITHOUT_PIE = [options for options in TWO_PLAYER_OPTIONS if "pie" not in options]
ROOMY = ["3x3", "4x4", "5x5", "triangle:4", "triangle:5", "hexagon:2", "hexagon:3", "1x12"]
MOST_NODES = 1_000_000


def thought_of(game: _kernel.Game, level: str, seed: int = 0, nodes: int = MOST_NODES) -> _kernel.Thought:
    thought = _kernel.Thought(game, level, seed, nodes, SMALL_TABLE)
    while not thought.think(nodes):
        pass
    return thought


def with_safe_lines(setup: str, random: Random, count: int) -> Twins | None:
    """A position after safe play in which exactly so many lines are safe, if the lines drawn at random lead there."""
    twins = place(setup)
    while (safe := lines_of_kind(twins.referee, "safe")) and len(safe) > count:
        twins.play(random.choice(safe))
    return twins if len(safe) == count else None


@given(setups(ROOMY), seeds)
def test_hard_is_medium_above_twelve_safe_lines(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = random_game(setup, random, random.randrange(8))
    safe = len(lines_of_kind(twins.referee, "safe"))
    if safe > 12 and not twins.referee.can_swap:
        assert KernelAnalyst().choices(twins, "hard", []) == levels.medium(twins.referee)
        assert thought_of(twins.game, "hard").nodes == 0


@given(setups(["3x3", "2x4", "triangle:4", "hexagon:2"], WITHOUT_PIE), seeds)
def test_thirteen_safe_lines_are_too_many_and_twelve_are_not(setup: str, seed: int) -> None:
    random = Random(seed)
    if many := with_safe_lines(setup, random, 13):
        assert KernelAnalyst().choices(many, "hard", []) == levels.medium(many.referee)
    twelve = with_safe_lines(setup, random, 12)
    if twelve and not twelve.referee.over:
        thought = _kernel.Thought(twelve.game, "hard", 0, MOST_NODES, SMALL_TABLE)
        assert not thought.think(1) or thought.exact


@given(
    setups(["2x2", "3x3", "1x5", "4x4", "8x8", "triangle:3", "triangle:5", "hexagon:2", "hexagon:3"], WITHOUT_PIE),
    seeds,
)
def test_hard_plays_any_best_move_and_no_other(setup: str, seed: int) -> None:
    """By brute force, where so few lines are left that it can be tried."""
    random = Random(seed)
    twins = late(setup, careful_position(setup, random, random.randrange(1, 11)))
    assert KernelAnalyst().best(twins) == sorted(best_moves(solve(twins.referee)))
    assert thought_of(twins.game, "hard").exact


@effort(30)
@given(setups(["3x3", "4x4", "2x7", "triangle:4", "hexagon:2", "hexagon:3"], WITHOUT_PIE), seeds)
def test_hard_is_proven_best_at_twelve_safe_lines(setup: str, seed: int) -> None:
    """By the solver. Where half of the nodes settle the value, the whole decision must be exact."""
    random = Random(seed)
    twins = with_safe_lines(setup, random, random.randrange(13))
    if twins is None or twins.referee.over or len(twins.referee.undrawn) > 24:
        return
    solver = _kernel.Solver(twins.game, "best_lines", 16 * SMALL_TABLE)
    if not solver.search(MOST_NODES // 10):
        return
    thought = _kernel.Thought(twins.game, "hard", seed & 0xFFFF, MOST_NODES, 16 * SMALL_TABLE)
    while not thought.think(MOST_NODES):
        pass
    assert thought.exact
    assert solver.line(thought.move) == solver.value


@given(
    setups(["2x2", "1x4", "2x3", "triangle:2", "triangle:3", "hexagon:2"], [f"{word} pie" for word in WITHOUT_PIE]),
    seeds,
)
def test_hard_and_master_swap_by_value(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = place(setup, moves=[random.choice(place(setup).referee.undrawn)])
    if not twins.referee.can_swap or len(twins.referee.undrawn) > 14:
        return
    best = best_moves(solve(twins.referee))
    for level in ("hard", "master"):
        thought = thought_of(twins.game, level, seed=random.getrandbits(32))
        assert thought.move in best
        assert thought.exact


@effort(30)
@given(setups(["2x2", "1x3", "triangle:2", "2x3 border", "hexagon:2 border"], TWO_PLAYER_OPTIONS[:1]), seeds)
def test_master_looks_from_the_first_line(setup: str, seed: int) -> None:
    twins = place(setup)
    thought = thought_of(twins.game, "master", seed=seed & 0xFFFFFFFF)
    assert thought.exact
    assert thought.move in best_moves(solve(twins.referee))


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "master"])
def test_equal_seeds_make_equal_moves(level: str) -> None:
    games = [place("4x4 players:3").game, place("5x5").game, place("triangle:4 misere").game]
    for game in games:
        for seed in range(5):
            assert len({decide(game, level, [], seed=seed, nodes=2000) for _ in range(2)}) == 1


def test_different_seeds_make_different_moves() -> None:
    game = place("5x5").game
    assert len({decide(game, "medium", [], seed=seed) for seed in range(200)}) > 30


@effort(40)
@given(setups([*GRIDS, *LARGE_GRIDS]), seeds)
def test_the_move_is_legal_however_little_was_thought(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = random_game(setup, random, random.randrange(80))
    if twins.referee.over:
        return
    legal = twins.referee.legal()
    for level in ("easy", "medium", "hard", "master"):
        thought = _kernel.Thought(twins.game, level, random.getrandbits(64), random.randrange(1, 5000), SMALL_TABLE)
        assert thought.move in legal
        for _ in range(random.randrange(4)):
            if thought.think(random.randrange(1, 400)):
                break
            assert thought.move in legal
        assert thought.move in legal


@effort(30)
@given(setups(["3x3", "4x4", "triangle:4", "hexagon:2", "5x5"]), seeds)
def test_slices_do_not_change_the_decision(setup: str, seed: int) -> None:
    random = Random(seed)
    twins = random_game(setup, random, random.randrange(25))
    if twins.referee.over:
        return
    for level in ("hard", "master"):
        at_once = thought_of(twins.game, level, seed=seed, nodes=20_000)
        sliced = _kernel.Thought(twins.game, level, seed, 20_000, SMALL_TABLE)
        while not sliced.think(random.randrange(300, 900)):
            pass
        assert (sliced.move, sliced.exact) == (at_once.move, at_once.exact)


@effort(30)
@given(setups([*GRIDS, *LARGE_GRIDS]), seeds)
def test_the_budget_ends_the_decision(setup: str, seed: int) -> None:
    """In one call too, however many nodes that call allows; a search stops within a few thousand of its limit."""
    random = Random(seed)
    twins = random_game(setup, random, random.randrange(60))
    if twins.referee.over:
        return
    for level in ("hard", "master"):
        thought = _kernel.Thought(twins.game, level, seed, 5_000, SMALL_TABLE)
        assert thought.think(WITHOUT_END)
        assert thought.nodes < 10_000
        assert thought.move in twins.referee.legal()
