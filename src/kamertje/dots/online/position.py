"""What is seen of a game in a room as a game to think about."""

from kamertje import _kernel
from kamertje.dots.dice import roll_move
from kamertje.dots.game import Game
from kamertje.dots.online.messages import DotsView
from kamertje.dots.refusals import Refusal
from kamertje.dots.setup import SetUp, read_setup


def position_of(view: DotsView) -> Game:
    """A game in which the same can be played, and is worth the same to the player to move, who is player 1 in it.

    Who drew which line before is not in it, nor are players who have left. Where a swap is open, its first line is
    player 1's, and the player to move is player 2.
    """
    setup = _setup(view, len(view.scores) - len(view.gone))
    native = _kernel.Game(setup)
    if view.numbers:
        _taken(native.deal(" ".join(map(str, view.numbers))))
    drawn = [line for line, by in enumerate(view.drawers) if by]
    for line in drawn:
        if native.drawers[line] == 0:  # a border is drawn already
            _taken(native.play(line) if "swap" in view.may else native.draw_ink(line))
    if view.roll is not None:
        _taken(native.play(roll_move(*view.roll.dice)))
    return Game(setup, native)


def _setup(view: DotsView, players: int) -> SetUp:
    """With as many players as are still in; without a swap unless one is open."""
    words = [word for word in view.setup.split() if not word.startswith("players:")]
    if "swap" not in view.may and view.moves:
        words = [word for word in words if word != "pie"]
    setup = read_setup(" ".join([*words, *([f"players:{players}"] if players > 2 else [])]))
    if isinstance(setup, Refusal):
        raise ValueError(setup.sentence)
    return setup


def _taken(answer: object) -> None:
    if isinstance(answer, _kernel.Refusal):
        raise ValueError(f"the view cannot be: {answer.code} {answer.text}")
