"""Every rule sentence, as vectors that each implementation of the rules must answer alike."""

import json

import pytest

from tests.conformance.analysts import Analyst, KernelAnalyst, ReferenceAnalyst
from tests.conformance.facts import (
    VECTORS,
    Vector,
    board_facts,
    choice_facts,
    game_facts,
    position_facts,
    setup_facts,
    solution_facts,
    title,
    vectors,
)
from tests.conformance.keepers import Keeper, NativeKeeper, ReferenceKeeper

ABOUT_RULES = {"setups", "lines", "boards", "games", "positions", "solutions", "choices"}
TOO_LARGE_FOR_BRUTE_FORCE = 17  # lines


@pytest.mark.parametrize("vector", vectors("setups"), ids=title)
def test_setups(keeper: Keeper, vector: Vector) -> None:
    assert setup_facts(keeper, vector)


@pytest.mark.parametrize("vector", vectors("boards") + vectors("geometry"), ids=title)
def test_boards(keeper: Keeper, vector: Vector) -> None:
    assert board_facts(keeper, vector)


@pytest.mark.parametrize("vector", vectors("lines"), ids=title)
def test_lines(keeper: Keeper, vector: Vector) -> None:
    keeper.start(vector["setup"])
    played = keeper.read_turns(f"1. {vector['reads']}")
    if "refused" in vector:
        assert played == vector["refused"]
    else:
        assert keeper.view().turns == f"1. {vector['prints']}"


@pytest.mark.parametrize("vector", vectors("games"), ids=title)
def test_games(keeper: Keeper, vector: Vector) -> None:
    assert game_facts(keeper, vector)


@pytest.mark.parametrize("vector", vectors("positions"), ids=title)
def test_positions(analyst: Analyst, vector: Vector) -> None:
    assert position_facts(analyst, vector)


@pytest.mark.parametrize("vector", vectors("solutions"), ids=title)
def test_solutions_by_the_kernel(vector: Vector) -> None:
    assert solution_facts(KernelAnalyst(), vector)


@pytest.mark.parametrize("vector", [one for one in vectors("solutions") if "published" not in one], ids=title)
def test_solutions_by_brute_force(vector: Vector) -> None:
    assert solution_facts(ReferenceAnalyst(), vector)


@pytest.mark.parametrize("vector", vectors("choices"), ids=title)
def test_choices(analyst: Analyst, vector: Vector) -> None:
    assert choice_facts(analyst, vector)


def test_every_sentence_has_a_vector() -> None:
    sentences = json.loads((VECTORS / "sentences.json").read_text())
    stated = {vector["rule"] for name in sorted(ABOUT_RULES) for vector in vectors(name)}
    assert stated == set(sentences)


@pytest.mark.parametrize("keeper_of_rules", [NativeKeeper, ReferenceKeeper])
def test_a_broken_vector_fails(keeper_of_rules: type[Keeper]) -> None:
    for vector in vectors("games"):
        if "scores" in vector["then"]:
            broken = {**vector, "then": {**vector["then"], "scores": [7, 7]}}
            with pytest.raises(AssertionError, match="scores"):
                game_facts(keeper_of_rules(), broken)


def test_an_unknown_fact_fails() -> None:
    with pytest.raises(KeyError):
        game_facts(ReferenceKeeper(), {"setup": "1x1", "moves": "", "then": {"colour": "blue"}})
