"""The symmetries of a grid: each maps boxes to boxes, together they are a group, and play looks the same in all."""

from random import Random

import pytest
from hypothesis import given

from tests.property.games import ALL_GRIDS, GRIDS, random_game, seeds, setups
from tests.reference.referee import SWAP
from tests.twins import place


def expected_symmetries(grid: str) -> int:
    if ":" in grid:
        return 6 if grid.startswith("triangle") else 12
    width, height = grid.split("x")
    return 8 if width == height else 4


@pytest.mark.parametrize("grid", ALL_GRIDS)
def test_they_are_a_group_of_the_right_size(grid: str) -> None:
    twins = place(grid)
    boxes = set(twins.referee.board.boxes)
    images = {tuple(image) for image in twins.game.grid.symmetries}
    assert len(images) == len(twins.game.grid.symmetries) == expected_symmetries(grid)
    assert twins.game.grid.symmetries[0] == list(range(len(twins.names)))
    for image in images:
        assert sorted(image) == list(range(len(twins.names)))
        assert {frozenset(image[line] for line in sides) for sides in boxes} == boxes
        for other in images:
            assert tuple(other[line] for line in image) in images


@given(setups(GRIDS), seeds)
def test_games_look_the_same_in_all(setup: str, seed: int) -> None:
    random = Random(seed)
    played = random_game(setup, random, random.randrange(60)).game
    for image in played.grid.symmetries:
        mirrored = place(setup).game
        for move in played.moves:
            mirrored.play(move if move == SWAP else image[move])
        assert (mirrored.scores, mirrored.mover, mirrored.winners) == (played.scores, played.mover, played.winners)
        assert [mirrored.kind(image[line]) for line in range(len(image))] == [
            played.kind(line) for line in range(len(image))
        ]
        assert mirrored.safe_lines() == played.safe_lines()
        assert sorted((chain.ring, len(chain.boxes)) for chain in mirrored.chains()) == sorted(
            (chain.ring, len(chain.boxes)) for chain in played.chains()
        )
