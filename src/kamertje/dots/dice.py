"""Games with dice: the numbers of the boxes and every roll, all from one seed.

A roll is a move like a line or a pass; each is fixed by its number in the game, so that what is taken back falls again.
"""

from typing import Final, final

from kamertje import _kernel
from kamertje._kernel import FIRST_ROLL, PASS
from kamertje.dots.game import Game

__all__ = ["PASS", "Dice", "is_roll", "roll_move"]

_ROLLS: Final = range(FIRST_ROLL, FIRST_ROLL + 36)


def roll_move(first: int, second: int) -> int:
    """The move that is this roll, dice of 1 to 6 in the order in which they fell."""
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise ValueError("a die shows 1 to 6")
    return _ROLLS[6 * (first - 1) + second - 1]


def is_roll(move: int) -> bool:
    """The move is a roll of the dice."""
    return move in _ROLLS


@final
class Dice:
    """All chance of one game. seed: 0..2^64-1; take it from `secrets` where nobody may foresee the rolls."""

    __slots__ = ("_native",)

    def __init__(self, seed: int) -> None:
        self._native = _kernel.Dice(seed)

    def deal(self, game: Game) -> Game:
        """The game, with a number in each box: the outcome of a roll of its own.

        game: with dice, before its first move; else ValueError is raised.
        """
        native = game.native().copy()
        self._native.deal(native)
        return Game(game.setup, native)

    def roll(self, game: Game) -> int:
        """The next roll of the game, as a move."""
        return self._native.roll(game.native())
