"""Numbridge on the wire: what a player sends, what is told, and what is seen.

Cells are numbered from 0, row by row; row r is shifted half a cell to the right of the row above it. Digits count from
1. Nothing here can hold a hidden hand, the order of the bag or the seed before the game is over: `view` fills it from
an allow-list.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Variant = Literal["bridge", "blitz", "domains"]
Phase = Literal["waiting", "nonces", "playing", "over"]
NumbridgeAction = Literal["nonce", "place", "claim", "swap", "resign"]
# How a round ended: the goal reached, given up (by resigning or leaving), the whole time or three turns lost on time.
Ending = Literal["goal", "resigned", "time", "timeouts", "draw", "aborted"]

Cell = Annotated[int, Meta(ge=0, le=80)]
Digit = Annotated[int, Meta(ge=1, le=9)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class _Sent(Struct, frozen=True, tag_field="type", rename="camel", forbid_unknown_fields=True):
    pass


class GiveNonce(_Sent, frozen=True, tag="nonce"):
    """This player's part in the deal: 16 random bytes. Page and bot send it by themselves once it is asked for."""

    nonce: Nonce


class Place(_Sent, frozen=True, tag="place"):
    """Put a tile of one's hand, by its digit, in an empty cell."""

    cell: Cell
    digit: Digit


class Claim(_Sent, frozen=True, tag="claim"):
    """Take a given that nobody owns. `digit`: the tile that pays, null with an empty hand."""

    cell: Cell
    digit: Digit | None = None


class Swap(_Sent, frozen=True, tag="swap"):
    """Change the whole hand."""


class Resign(_Sent, frozen=True, tag="resign"):
    """Give the round up; the seat is kept, for another one."""


class Dealt(Struct, frozen=True, tag_field="type", rename="camel", tag="dealt"):
    """The field lies there, the hands are drawn, the clock runs."""


class Placed(Struct, frozen=True, tag_field="type", rename="camel", tag="placed"):
    """The digit is right: the cell is the player's."""

    seat: int
    cell: int
    digit: int


class Missed(Struct, frozen=True, tag_field="type", rename="camel", tag="missed"):
    """The digit is wrong: everybody knows now, and the turn is lost."""

    seat: int
    cell: int
    digit: int


class Claimed(Struct, frozen=True, tag_field="type", rename="camel", tag="claimed"):
    """A given is the player's. `price`: how many tiles were paid; which ones nobody else learns."""

    seat: int
    cell: int
    price: int


class Swapped(Struct, frozen=True, tag_field="type", rename="camel", tag="swapped"):
    """The whole hand was changed, for as many tiles as there are up to three."""

    seat: int


class Skipped(Struct, frozen=True, tag_field="type", rename="camel", tag="skipped"):
    """Nothing to play: the turn passes by itself."""

    seat: int


class RanOut(Struct, frozen=True, tag_field="type", rename="camel", tag="ran_out"):
    """The turn was lost on time."""

    seat: int


class Ended(Struct, frozen=True, tag_field="type", rename="camel", tag="ended"):
    """The round is over. `winner` is null for a draw and an abort."""

    how: Ending
    winner: int | None


NumbridgeCommand = GiveNonce | Place | Claim | Swap | Resign
NumbridgeEvent = Dealt | Placed | Missed | Claimed | Swapped | Skipped | RanOut | Ended


class ClockView(Struct, frozen=True, rename="camel"):
    """Seconds left at the moment of sending, by the server's clock. A page counts the mover's down from there.

    `turn`: for the mover's turn. `total`: each player's thinking time, the mover's already less what this turn took.
    `running` is False before the deal and after the end: then nothing counts down.
    """

    turn: float
    total: tuple[float, float]
    running: bool


class GoalView(Struct, frozen=True, rename="camel"):
    """How far one player is. Bridge and blitz: `chain`, the cells of the longest part between the sides, and `missing`,
    the fewest cells still to be won to join them, null once the other has joined theirs. Domains: `blocks`, own cells
    by block, and `missing`, blocks still to be won."""

    missing: int | None
    chain: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()


class ResultView(Struct, frozen=True, rename="camel"):
    how: Ending
    winner: int | None


class RevealView(Struct, frozen=True, rename="camel"):
    """After the end: what the deal came from. `record` in docs/reference/numbridge.md, the input of `kamertje
    verify`."""

    solution: tuple[int, ...]
    record: str


class NumbridgeView(Struct, frozen=True, rename="camel"):
    """The whole table as one viewer may see it.

    `commitment` to the seed, and the name of the `deal`: both are fixed before the nonces, so that the record can be
    held to them. Before the deal (`waiting` for the second player, then `nonces`) `blocks` to `missed` are empty.
    `blocks` by cell, from 0; `digits` by cell, 0 where it is not known; `givens`: the cells open from the start;
    `owners` by cell: 0 nobody, 1, 2. `mover` means nothing unless playing; `moves_left` of this turn, 2 at the start of
    a pair. `hand`: the viewer's own tiles, in order; empty for who has none. `hands`: how many tiles each holds.
    `misses` by player. `missed`: the public misses as (cell, digit), which are refused a second time. `price` of a
    claim in tiles. `may`: what the viewer may do now. `last`: the last move. `log`: all that happened, oldest first.
    `candidates`: the page may mark where a digit can still stand.
    """

    setup: str
    variant: Variant
    size: int
    phase: Phase
    commitment: str
    deal: str
    candidates: bool
    price: int
    goals: tuple[GoalView, ...]
    clock: ClockView
    blocks: tuple[int, ...]
    digits: tuple[int, ...]
    givens: tuple[int, ...]
    owners: tuple[int, ...]
    mover: int
    moves_left: int
    hand: tuple[int, ...]
    hands: tuple[int, int]
    bag: int
    misses: tuple[int, int]
    missed: tuple[tuple[int, int], ...]
    last: NumbridgeEvent | None
    log: tuple[NumbridgeEvent, ...]
    may: tuple[NumbridgeAction, ...]
    result: ResultView | None = None
    reveal: RevealView | None = None
