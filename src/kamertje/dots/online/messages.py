"""Dots and Boxes on the wire: what a player sends, what is told, and what is seen."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Die = Annotated[int, Meta(ge=1, le=6)]
DotsAction = Literal["draw", "swap", "roll", "pass"]


class _Sent(Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    pass


class Draw(_Sent, frozen=True, tag="draw"):
    """Draw an undrawn line, by its number in the kernel's order."""

    line: Annotated[int, Meta(ge=0, le=255)]


class Swap(_Sent, frozen=True, tag="swap"):
    """The pie rule: take over the first line."""


class Roll(_Sent, frozen=True, tag="roll"):
    """Numbers: roll the dice. The server does, and stores the outcome before anybody sees it."""


class Pass(_Sent, frozen=True, tag="pass"):
    """Numbers: the roll leaves no line; the turn goes to the next player."""


class Drew(Struct, frozen=True, tag_field="type", rename="camel", tag="drew"):
    """A confirmed line, and the boxes that it closed."""

    seat: int
    line: int
    closed: tuple[int, ...]


class Swapped(Struct, frozen=True, tag_field="type", rename="camel", tag="swapped"):
    """The first line changed hands."""

    seat: int


class Rolled(Struct, frozen=True, tag_field="type", rename="camel", tag="rolled"):
    """Numbers: the outcome of a roll."""

    seat: int
    dice: tuple[Die, Die]


class Passed(Struct, frozen=True, tag_field="type", rename="camel", tag="passed"):
    """Numbers: no line for this roll."""

    seat: int


class RollView(Struct, frozen=True, rename="camel"):
    """The roll on the table, and the undrawn lines that it allows."""

    dice: tuple[Die, Die]
    lines: tuple[int, ...]


class DotsView(Struct, frozen=True, rename="camel"):
    """The whole board. Players are seats; lines and boxes are numbered as by the kernel.

    `drawers` by line and `owners` by box: 0 nobody, a player, or 5: ink. `scores` from player 1. `last` is the line
    drawn last. `may` is what the viewer may do in this game now: `draw` any undrawn line (of the roll's where there is
    one), `swap`, `roll`, `pass`; empty for who is not to move, or while somebody is missing. `winners` when the game is
    over or decided, several for a draw. `ranks` from player 1, once it is over: 1 is first, and who left is last.
    `mover` means nothing then. `numbers` by box, empty where the game has none or they are not dealt yet. `gone`: who
    has left, or took no part.
    """

    setup: str
    mover: int
    over: bool
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    last: int | None
    lines_left: int
    scores: tuple[int, ...]
    drawers: tuple[int, ...]
    owners: tuple[int, ...]
    may: tuple[DotsAction, ...]
    numbers: tuple[int, ...] = ()
    roll: RollView | None = None
    gone: tuple[int, ...] = ()


DotsCommand = Draw | Swap | Roll | Pass
DotsEvent = Drew | Swapped | Rolled | Passed
