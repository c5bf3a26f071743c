"""What a position is made of: chains and rings, and whom the long chain rule favours."""

from dataclasses import dataclass
from typing import Literal

from kamertje.dots.game import Game


@dataclass(frozen=True, slots=True)
class Chain:
    """A maximal path (chain) or circle (ring) of open boxes with two undrawn sides each.

    boxes: their numbers, in order along it. lines: the undrawn sides, in the same order.
    """

    kind: Literal["chain", "ring"]
    boxes: tuple[int, ...]
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Control:
    """The long chain rule (two players, normal objective, extra turn) in this very position.

    player: whom the present number of long chains favours.
    parity_wanted: the parity of the number of long chains that this player wants in the end.
    long_chains: as many there are now. why: one sentence with the numbers of this position.
    """

    player: int
    parity_wanted: Literal["even", "odd"]
    long_chains: int
    why: str


def chains_of(game: Game) -> tuple[Chain, ...]:
    """All chains and rings, by the lowest box in each."""
    return tuple(
        Chain("ring" if chain.ring else "chain", tuple(chain.boxes), tuple(chain.lines))
        for chain in game.native().chains()
    )


def control_of(game: Game) -> Control | None:
    """Who is in control if the number of long chains stays as it is; None where the long chain rule says nothing."""
    control = game.native().control()
    if control is None:
        return None
    wanted: Literal["even", "odd"] = "even" if control.wants_even else "odd"
    unwanted = "odd" if control.wants_even else "even"
    other = 3 - control.player
    lines, boxes, chains = game.lines_left, game.boxes_left, control.long_chains
    why = (
        f"With {_counted(lines, 'line')} and {_counted(boxes, 'box', 'boxes')} left and player {game.mover} to move, "
        f"the long chain rule favours player {control.player} if the number of long chains ends up {wanted} "
        f"and player {other} if it ends up {unwanted}; now there {'is' if chains == 1 else 'are'} {chains}."
    )
    return Control(control.player, wanted, chains, why)


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
