"""Random games, undone and replayed, look the same to every keeper of the rules; native and WASM decide alike."""

from random import Random, getrandbits

import pytest
from hypothesis import given

from kamertje import _kernel
from tests.conformance.keepers import Keeper, NativeKeeper, ReferenceKeeper, WasmKeeper, differences
from tests.property.effort import effort
from tests.property.games import (
    DICE_OPTIONS,
    GRIDS,
    LARGE_GRIDS,
    OPTIONS,
    can_be_played,
    random_game,
    seeds,
    setup_text,
    setups,
)
from tests.reference.dice import PASS, ROLLS, roll_number
from tests.reference.dice import deal as reference_deal
from tests.reference.referee import SWAP
from tests.twins import place

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


def play_out_with_dice(setup: str, random: Random, seed: int, keepers: list[Keeper]) -> None:
    numbers = " ".join(map(str, place(setup, seed=seed).game.numbers))
    for keeper in keepers:
        assert keeper.start(setup) is None
        assert keeper.deal(numbers) is None
    while not (view := keepers[0].view()).over:
        if random.random() < 0.05:
            assert len({keeper.undo() for keeper in keepers}) == 1
            view = keepers[0].view()
        due = list(ROLLS) if view.awaits_roll else [PASS] if view.can_pass else view.allowed
        move = random.choice([*range(len(view.drawers)), *ROLLS, PASS, SWAP] if random.random() < 0.1 else due)
        assert len({keeper.play(move) for keeper in keepers}) == 1, move
        if random.random() < 0.05:
            agree(keepers)
    agree(keepers)


@effort(10)
@given(setups(["1x2", "2x2", "3x2", "triangle:3", "hexagon:2"], DICE_OPTIONS), seeds)
def test_random_games_with_dice(wasm: WasmKeeper, setup: str, seed: int) -> None:
    play_out_with_dice(setup, Random(seed), seed, [NativeKeeper(), wasm, ReferenceKeeper()])


@given(setups(options=DICE_OPTIONS), seeds)
def test_native_and_wasm_deal_and_roll_alike(wasm: WasmKeeper, setup: str, seed: int) -> None:
    wasm.start(setup)
    twins = place(setup, seed=seed)
    numbers = wasm.dealt(seed)
    assert numbers == twins.game.numbers == reference_deal(seed, twins.referee.setup.numbers, len(numbers))
    for number in range(3):
        roll = wasm.next_roll()
        assert roll == _kernel.Dice(seed).roll(twins.game) == roll_number(seed, number)
        assert wasm.play(roll) == twins.game.play(roll) == 0
        move = twins.game.allowed[0] if twins.game.allowed else PASS
        assert wasm.play(move) == twins.game.play(move)
        if twins.game.over:
            break


@effort(20)
@given(setups(options=DICE_OPTIONS), seeds)
def test_native_and_wasm_weigh_chances_alike(wasm: WasmKeeper, setup: str, seed: int) -> None:
    random = Random(seed)
    game = random_game(setup, random, 2 * random.randrange(30) + 1, seed=seed).game
    if game.over or game.roll is None:
        return
    wasm.start(setup)
    wasm.deal(" ".join(map(str, game.numbers)))
    assert wasm.read_turns(game.turns()) == len(game.moves)
    for level in (2, 3):
        thought = _kernel.Thought(game, LEVELS[level], seed & 0xFFFFFFFF, NODES, TABLE_BYTES)
        while not thought.think(1000):
            pass
        decision = wasm.think(level, seed & 0xFFFFFFFF, NODES, TABLE_BYTES)
        assert (decision.move, decision.exact, decision.nodes) == (thought.move, thought.exact, thought.nodes)
