"""Set-ups and lines as text: what is printed, and what a refusal names."""

from collections.abc import Callable

import pytest

from kamertje import _kernel
from tests.conformance.facts import Vector, title, vectors
from tests.reference.setup_text import RefusalError, or_refusal, read_setup
from tests.reference.turn_text import read_line
from tests.twins import place


def outcome(read: object, shown: Callable[[], str]) -> dict[str, str]:
    if isinstance(read, _kernel.Refusal | RefusalError):
        return {"refused": read.code, "text": read.text}
    return {"prints": shown()}


def stated(vector: Vector) -> dict[str, str]:
    return {name: vector[name] for name in ("prints", "refused", "text") if name in vector}


@pytest.mark.parametrize("vector", vectors("setups"), ids=title)
def test_setups(vector: Vector) -> None:
    read = _kernel.read_setup(vector["reads"])
    found = outcome(read, lambda: str(read))
    assert found | stated(vector) == found
    assert found.get("text", "") in vector["reads"]


@pytest.mark.parametrize("vector", vectors("setups"), ids=title)
def test_setups_by_the_reference(vector: Vector) -> None:
    read = or_refusal(lambda: read_setup(vector["reads"]))
    found = outcome(read, lambda: str(read))
    assert found | stated(vector) == found


@pytest.mark.parametrize("vector", vectors("lines"), ids=title)
def test_lines(vector: Vector) -> None:
    grid = place(vector["setup"]).game.grid
    read = grid.read_line(vector["reads"])
    assert outcome(read, lambda: grid.line_name(read) if isinstance(read, int) else "") == stated(vector)


@pytest.mark.parametrize("vector", vectors("lines"), ids=title)
def test_lines_by_the_reference(vector: Vector) -> None:
    board = place(vector["setup"]).referee.board
    read = or_refusal(lambda: read_line(board, vector["reads"]))
    assert outcome(read, lambda: board.line_name(read) if isinstance(read, int) else "") == stated(vector)
