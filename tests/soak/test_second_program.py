"""The search against the programs in bench/ that share no code with it, on boards that take them seconds."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.property.games import TWO_PLAYER_OPTIONS, can_be_played, setup_text
from tests.twins import exact, place, solved

BUILD = Path(__file__).parents[2] / "build" / "dev"
GRIDS = ["2x3", "1x5", "3x3", "2x4", "triangle:3", "4x3 border", "triangle:4 border", "hexagon:2 border"]
OPTIONS = [options for options in TWO_PLAYER_OPTIONS if "pie" not in options and "border" not in options]


@pytest.fixture(scope="module", autouse=True)
def programs() -> None:
    subprocess.run(["cmake", "--build", BUILD, "--target", "second", "barker_korf"], check=True, capture_output=True)


def told(program: str, *words: str) -> int:
    printed = subprocess.run([BUILD / program, *words], check=True, capture_output=True, text=True).stdout
    value: int = json.loads(printed)["value"]
    return value


@pytest.mark.parametrize("setup", [setup_text(grid, options) for grid in GRIDS for options in OPTIONS])
def test_the_second_program(setup: str) -> None:
    assert can_be_played(setup)
    value = exact(solved(place(setup).game, "value", table_bytes=1 << 26).value)
    assert told("second", setup) == value
    if len(place(setup).referee.undrawn) <= 20:
        assert told("second", setup, "--plain") == value


@pytest.mark.parametrize("setup", ["1x1", "1x6", "2x2", "2x3", "3x3", "2x5"])
def test_barker_and_korf(setup: str) -> None:
    assert told("barker_korf", setup) == exact(solved(place(setup).game, "value", table_bytes=1 << 26).value)
