"""The kernel's door and wrong use: an exception for a fault of the program, a refusal for one of a person."""

from collections.abc import Callable
from threading import Thread

import pytest

from kamertje import _kernel
from tests.reference.referee import INK
from tests.twins import SMALL_TABLE, place

MEGA = 1 << 20


def game(setup: str) -> _kernel.Game:
    return place(setup).game


FAULTS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "a line that is none": (IndexError, lambda: game("1x1").kind(4)),
    "a negative line": (IndexError, lambda: game("1x1").kind(-1)),
    "the name of no line": (IndexError, lambda: game("1x1").grid.line_name(4)),
    "ink on no line": (IndexError, lambda: game("1x1").draw_ink(4)),
    "the value of a drawn line": (
        ValueError,
        lambda: _kernel.Solver(place("1x1", moves=[0]).game, "value", MEGA).line(0),
    ),
    "the value of no swap": (ValueError, lambda: _kernel.Solver(game("1x1 pie"), "value", MEGA).swap),
    "three players to solve": (ValueError, lambda: _kernel.Solver(game("1x1 players:3"), "value", MEGA)),
    "too many lines to solve": (ValueError, lambda: _kernel.Solver(game("8x8"), "value", MEGA)),
    "no such goal": (ValueError, lambda: _kernel.Solver(game("1x1"), "all", MEGA)),
    "no thread": (ValueError, lambda: _kernel.Solver(game("1x1"), "value", MEGA, 0)),
    "fewer nodes than none": (ValueError, lambda: _kernel.Solver(game("1x1"), "value", MEGA).search(-1)),
    "three players for a table": (ValueError, lambda: _kernel.ValueTable(game("1x1 players:3"))),
    "too many lines for a table": (ValueError, lambda: _kernel.ValueTable(game("2x6"))),
    "no thread for a table": (ValueError, lambda: _kernel.ValueTable(game("1x1"), 0)),
    "a value of an empty table": (ValueError, lambda: _kernel.ValueTable(game("1x1")).value),
    "no such level": (ValueError, lambda: _kernel.Thought(game("1x1"), "grandmaster", 0, 1, MEGA)),
    "a seed of more than 64 bits": (ValueError, lambda: _kernel.Thought(game("1x1"), "easy", 1 << 64, 1, MEGA)),
    "a decision after the end": (
        ValueError,
        lambda: _kernel.Thought(place("1x1", moves=range(4)).game, "easy", 0, 1, MEGA),
    ),
    "a depth below the start": (ValueError, lambda: _kernel.perft(game("1x1"), -1)),
    "no such move": (IndexError, lambda: game("1x1").play(253)),
    "numbers after a move": (ValueError, lambda: place("1x1 sum", moves=[210]).game.deal("7")),
    "dice after a move": (ValueError, lambda: _kernel.Dice(1).deal(place("1x1 sum", moves=[210]).game)),
    "dice for a game without": (ValueError, lambda: _kernel.Dice(1).deal(game("1x1"))),
    "a decision before the roll": (ValueError, lambda: _kernel.Thought(game("1x1 sum"), "easy", 0, 1, MEGA)),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_of_a_program(name: str) -> None:
    error, wrong = FAULTS[name]
    with pytest.raises(error):
        wrong()


def test_ink_comes_before_the_first_move() -> None:
    started = place("2x2", moves=[0]).game
    with pytest.raises(ValueError):
        started.draw_ink(3)


def test_ink_on_a_drawn_line_is_refused() -> None:
    refusal = place("2x2", ink=[0]).game.draw_ink(0)
    assert isinstance(refusal, _kernel.Refusal)
    assert (refusal.code, refusal.text) == ("line_drawn", "a1-a2")


def test_ink_is_not_a_first_line() -> None:
    """It leaves nobody anything to take over: after ink there is no swap."""
    twins = place("2x2 pie", ink=[0])
    assert not twins.game.can_swap
    twins.play(1)
    assert not twins.game.can_swap
    assert twins.game.drawers[0] == INK


def test_one_thread_at_a_time() -> None:
    """While one searches, another is told so and does not wait; afterwards all is as before."""
    solver = _kernel.Solver(game("4x4"), "value", SMALL_TABLE)
    searching = Thread(target=solver.search, args=(150_000,))
    refused = 0
    searching.start()
    while searching.is_alive():
        try:
            low, high = solver.value
            assert low <= high
        except RuntimeError:
            refused += 1
    searching.join()
    assert refused
    assert solver.nodes >= 150_000


def test_the_table_is_no_larger_than_asked() -> None:
    for size in (1 << 16, 3 << 16, 1 << 22):
        assert _kernel.Solver(game("5x5 border"), "value", size).table_bytes <= size
