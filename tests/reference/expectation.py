"""What players can expect in games with dice, in exact fractions, by trying everything: only for the last few lines.

A position is worth, to each player from the one who throws next on, the boxes that this player will still get. Everyone
wants to be as far ahead of the average as can be; in misère as far behind. Who passes leaves the same position to the
next, which makes a circle of equations; it is solved by elimination.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache

from tests.reference.dice import ways
from tests.reference.referee import Referee

Shares = tuple[Fraction, ...]
Lines = frozenset[int]


def worth_of_lines(game: Referee) -> dict[int, Fraction]:
    """How far each line that the roll allows leaves its player ahead of the average, in this objective."""
    look = weigher(game)
    return {line: ahead(game, look(frozenset(game.undrawn), line)) for line in game.allowed}


def ahead(game: Referee, shares: Shares) -> Fraction:
    difference = shares[0] - sum(shares, Fraction(0)) / len(shares)
    return -difference if game.setup.misere else difference


def weigher(game: Referee) -> Callable[[Lines, int], Shares]:
    """The shares after a line of a position, as the player who draws it counts them."""
    players = game.setup.players
    chances = {outcome: Fraction(count, 36) for outcome, count in ways(game.setup.numbers).items()}
    showing = {line: {game.numbers[box] for box in game.board.boxes_at(line)} for line in game.undrawn}

    @cache
    def after(left: Lines, line: int) -> Shares:
        rest = left - {line}
        closed = sum(not game.board.boxes[box] & rest for box in game.board.boxes_at(line))
        shares = before_roll(rest)
        if not (closed and not game.setup.noextra):
            shares = shares[-1:] + shares[:-1]
        return (shares[0] + closed, *shares[1:])

    @cache
    def before_roll(left: Lines) -> Shares:
        if not left:
            return (Fraction(0),) * players
        rolled = [Fraction(0)] * players
        passing = Fraction(0)
        for outcome, chance in chances.items():
            options = [after(left, line) for line in left if outcome in showing[line]]
            if not options:
                passing += chance
                continue
            best = max(options, key=lambda shares: ahead(game, shares))
            rolled = [sum_ + chance * share for sum_, share in zip(rolled, best, strict=True)]
        return circle(rolled, passing)

    return after


def circle(rolled: list[Fraction], passing: Fraction) -> Shares:
    """The x with x[i] = rolled[i] + passing * x[i - 1], going round."""
    constant, factor = Fraction(0), Fraction(1)  # x of the last player, as constant + factor * itself
    for share in rolled:
        constant, factor = share + passing * constant, passing * factor
    last = constant / (1 - factor)
    shares, before = [], last
    for share in rolled:
        before = share + passing * before
        shares.append(before)
    return tuple(shares)
