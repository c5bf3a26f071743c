"""Set-ups: the grid and the options of a game, as one string such as "5x5 misere border"."""

from kamertje import _kernel
from kamertje._kernel import SetUp
from kamertje.dots.refusals import Refusal, encodable

__all__ = ["SetUp", "read_setup", "refuse_numbers", "refuse_unsolvable_rules"]


def read_setup(text: str) -> SetUp | Refusal:
    """Reads a set-up; `str` of the result is its canonical form.

    Words are separated by spaces, the options in any order: "5x5 border misere", "triangle:4 players:3".
    Refusal codes: grid_unknown, grid_size, option_unknown, option_twice, option_clash, nothing_to_play.
    """
    setup = _kernel.read_setup(encodable(text))
    return setup if isinstance(setup, SetUp) else Refusal(setup.code, setup.text)


def refuse_numbers(setup: SetUp) -> Refusal | None:
    """The refusal (numbers_unsupported) of what plays without dice, or None."""
    return Refusal("numbers_unsupported", str(setup)) if setup.numbers else None


def refuse_unsolvable_rules(setup: SetUp) -> Refusal | None:
    """The refusal (numbers_unsupported, players_unsupported) of set-ups whose positions have no value, or None."""
    if setup.players > 2:
        return Refusal("players_unsupported", str(setup))
    return refuse_numbers(setup)
