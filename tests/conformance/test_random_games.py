"""Random games, undone and replayed, look the same to every keeper of the rules; native and WASM decide alike."""

from random import Random, getrandbits

import pytest
from hypothesis import given

from kamertje import _kernel
from tests.conformance.analysts import decide
from tests.conformance.keepers import Keeper, NativeKeeper, ReferenceKeeper, WasmKeeper, differences
from tests.property.effort import effort
from tests.property.games import GRIDS, LARGE_GRIDS, OPTIONS, can_be_played, random_game, seeds, setup_text, setups
from tests.reference.referee import SWAP

LEVELS = ["easy", "medium", "hard", "master"]
NODES = 3000
TABLE_BYTES = 1 << 20


def agree(keepers: list[Keeper]) -> None:
    first, *others = [keeper.view() for keeper in keepers]
    for other in others:
        assert not differences(first, other)


def play_out(setup: str, random: Random, keepers: list[Keeper]) -> None:
    for keeper in keepers:
        assert keeper.start(setup) is None
    while not (view := keepers[0].view()).over:
        if random.random() < 0.1:
            assert len({keeper.undo() for keeper in keepers}) == 1
        open_lines = [line for line, drawer in enumerate(view.drawers) if drawer == 0]
        # Now and then any move: what is refused must be so by all, with the same code.
        move = random.choice([*range(len(view.drawers)), SWAP] if random.random() < 0.2 else open_lines)
        assert len({keeper.play(move) for keeper in keepers}) == 1, move
        if random.random() < 0.15:
            agree(keepers)
    agree(keepers)


@effort(15)
@given(setups(), seeds)
def test_random_games(wasm: WasmKeeper, setup: str, seed: int) -> None:
    play_out(setup, Random(seed), [NativeKeeper(), wasm, ReferenceKeeper()])


@effort(5)
@given(setups(LARGE_GRIDS), seeds)
def test_large_boards(wasm: WasmKeeper, setup: str, seed: int) -> None:
    play_out(setup, Random(seed), [NativeKeeper(), wasm])


@pytest.mark.parametrize("options", OPTIONS)
def test_every_option(wasm: WasmKeeper, options: str) -> None:
    grid = ["3x2", "triangle:3", "hexagon:2"][getrandbits(8) % 3]
    play_out(setup_text(grid, options), Random(getrandbits(64)), [NativeKeeper(), wasm, ReferenceKeeper()])


@pytest.mark.parametrize("options", OPTIONS)
def test_native_and_wasm_take_the_same_nodes_to_the_same_move(wasm: WasmKeeper, options: str) -> None:
    random = Random(getrandbits(64))
    for grid in [grid for grid in GRIDS if can_be_played(setup_text(grid, options))]:
        setup = setup_text(grid, options)
        game = random_game(setup, random, random.randrange(40)).game
        if game.over:
            continue
        wasm.start(setup)
        for move in game.moves:
            wasm.play(move)
        level, seed = random.randrange(len(LEVELS)), random.getrandbits(32)
        thought = _kernel.Thought(game, LEVELS[level], seed, NODES, TABLE_BYTES)
        while not thought.think(1000):
            pass
        decision = wasm.think(level, seed, NODES, TABLE_BYTES)
        assert (decision.move, decision.exact, decision.nodes) == (thought.move, thought.exact, thought.nodes)
        assert decision.move == decide(game, LEVELS[level], [], nodes=NODES, seed=seed)
