"""What must hold of the solver whatever the values are, on positions too large for brute force."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje import _kernel
from tests.property.effort import effort
from tests.property.games import (
    GRIDS,
    LARGE_GRIDS,
    TWO_PLAYER_OPTIONS,
    careful_position,
    random_game,
    seeds,
    setup_text,
    setups,
)
from tests.reference.referee import SWAP
from tests.twins import SMALL_TABLE, Twins, exact, kernel_solution, late, place, solved

MIDDLE_GRIDS = ["3x3", "4x4", "5x5", "2x7", "1x20", "triangle:3", "triangle:5", "hexagon:2", "hexagon:3"]
WITHOUT_PIE = [options for options in TWO_PLAYER_OPTIONS if "pie" not in options]
middle = setups(MIDDLE_GRIDS, WITHOUT_PIE)
sizes = st.integers(8, 16)


def position(setup: str, seed: int, undrawn: int) -> Twins:
    return late(setup, careful_position(setup, Random(seed), undrawn))


def prefers(twins: Twins, values: list[int]) -> int:
    return min(values) if twins.referee.setup.misere else max(values)


@effort(40)
@given(middle, seeds, sizes)
def test_a_value_follows_from_those_of_the_next_positions(setup: str, seed: int, undrawn: int) -> None:
    twins = position(setup, seed, undrawn)
    solution = kernel_solution(twins.game)
    for line, value in solution.lines.items():
        after = twins.game.copy()
        closed = after.play(line)
        assert isinstance(closed, int)
        rest = 0 if after.over else exact(solved(after, "value").value)
        assert value == closed + (rest if after.mover == twins.game.mover else -rest)
    assert solution.value == prefers(twins, list(solution.lines.values()))


@effort(40)
@given(
    setups(["2x2", "3x3", "triangle:3", "hexagon:2", "2x4"], ["pie", "border pie", "misere border noextra pie"]), seeds
)
def test_the_swap_takes_the_place_over(setup: str, seed: int) -> None:
    """Swapping is worth what the first player would have had, and the boxes of the first line count twice."""
    twins = place(setup)
    if len(twins.referee.undrawn) > 18:
        return
    twins.play(Random(seed).choice(twins.referee.undrawn))
    if not twins.game.can_swap:
        return
    before = twins.game.scores[0]
    solver = solved(twins.game)
    swapped = twins.game.copy()
    swapped.play(SWAP)
    assert exact(solver.swap) == 2 * before - exact(solved(swapped, "value").value)
    undrawn = twins.referee.undrawn
    assert exact(solver.value) == prefers(twins, [exact(solver.swap), *(exact(solver.line(line)) for line in undrawn)])


@effort(30)
@given(middle, seeds, sizes)
def test_values_are_the_same_in_every_mirror(setup: str, seed: int, undrawn: int) -> None:
    lines = careful_position(setup, Random(seed), undrawn)
    symmetries = place(setup).game.grid.symmetries
    solution = kernel_solution(late(setup, lines).game)
    for image in symmetries:
        mirrored = kernel_solution(late(setup, [image[line] for line in lines]).game)
        assert mirrored.value == solution.value
        assert mirrored.lines == {image[line]: value for line, value in solution.lines.items()}


@effort(30)
@given(middle, seeds, st.integers(10, 18), st.integers(1, 40), st.sampled_from(["value", "best_lines", "all_lines"]))
def test_slices_do_not_matter_and_bounds_only_shrink(
    setup: str, seed: int, undrawn: int, slice_nodes: int, goal: str
) -> None:
    twins = position(setup, seed, undrawn)
    at_once = solved(twins.game, goal)
    lines = twins.referee.undrawn
    seen: list[list[tuple[int, int]]] = []

    def bounds(solver: _kernel.Solver) -> list[tuple[int, int]]:
        return [solver.value, *(solver.line(line) for line in lines)]

    sliced = solved(twins.game, goal, slice_nodes=slice_nodes, between=lambda solver: seen.append(bounds(solver)))
    assert sliced.value == at_once.value
    seen.append(bounds(sliced))
    truth = kernel_solution(twins.game)
    true_values = [truth.value, *(truth.lines[line] for line in lines)]
    for earlier, later in pairwise(seen):
        for (low, high), (next_low, next_high) in zip(earlier, later, strict=True):
            assert low <= next_low <= next_high <= high
    for now in seen:
        for (low, high), value in zip(now, true_values, strict=True):
            assert low <= value <= high


@effort(30)
@given(setups([*MIDDLE_GRIDS, *LARGE_GRIDS], WITHOUT_PIE), seeds, st.integers(20, 100), st.integers(1, 3000))
def test_bounds_hold_when_the_nodes_run_out(setup: str, seed: int, undrawn: int, nodes: int) -> None:
    """Too many lines to be sure: then a value, and each line's, lies between the boxes that are left."""
    twins = position(setup, seed, undrawn)
    solver = _kernel.Solver(twins.game, "all_lines", SMALL_TABLE)
    solver.search(nodes)
    left = twins.game.boxes_left
    low, high = solver.value
    assert -left <= low <= high <= left
    assert all(-left <= solver.line(line)[0] <= solver.line(line)[1] <= left for line in twins.referee.undrawn)


@effort(20)
@given(middle, seeds, st.integers(8, 20), st.sampled_from(["value", "best_lines", "all_lines"]))
def test_the_same_question_takes_the_same_nodes(setup: str, seed: int, undrawn: int, goal: str) -> None:
    twins = position(setup, seed, undrawn)
    one, other = solved(twins.game, goal), solved(twins.game.copy(), goal)
    assert one.nodes == other.nodes
    assert one.value == other.value


@effort(20)
@given(middle, seeds, st.integers(8, 14))
def test_neither_threads_nor_the_table_change_values(setup: str, seed: int, undrawn: int) -> None:
    twins = position(setup, seed, undrawn)
    one = solved(twins.game, "value")
    assert solved(twins.game, "value", threads=2).value == one.value
    assert solved(twins.game, "value", table_bytes=1 << 14).value == one.value
    assert solved(twins.game, "all_lines", table_bytes=1 << 14, threads=2).value == one.value


@effort(20)
@given(middle, seeds, sizes)
def test_history_does_not_change_values(setup: str, seed: int, undrawn: int) -> None:
    """Who drew the lines, and who owns the boxes, is all one to the value."""
    played = random_game(setup, Random(seed), max(0, len(place(setup).referee.undrawn) - undrawn))
    assert kernel_solution(played.game) == kernel_solution(late(setup, played.referee.undrawn).game)


def test_the_solver_keeps_its_own_position() -> None:
    twins = place("3x2", moves=[0])
    solver = _kernel.Solver(twins.game, "all_lines", SMALL_TABLE)
    value = kernel_solution(twins.game).value
    twins.play(1)
    while not solver.search(10):
        pass
    assert exact(solver.value) == value


@pytest.mark.parametrize("options", TWO_PLAYER_OPTIONS)
def test_a_finished_position_is_worth_nothing(options: str) -> None:
    finished = random_game(setup_text("2x2", options), Random(1), moves=100).game
    assert finished.over
    assert _kernel.Solver.can_solve(finished)
    assert solved(finished).value == (0, 0)


@given(setups([*GRIDS, *LARGE_GRIDS]), seeds, st.integers(0, 200))
def test_what_can_be_solved(setup: str, seed: int, moves: int) -> None:
    """Two players, and no more lines than the solver holds."""
    game = random_game(setup, Random(seed), moves).game
    assert _kernel.Solver.can_solve(game) is (game.setup.players == 2 and game.lines_left <= 128)
