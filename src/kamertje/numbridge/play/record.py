"""The record of a round: what the deal came from, and every move with the tiles that were hidden. Told after the end.

docs/reference/numbridge.md describes it for others.
"""

from typing import Final

import msgspec
from msgspec import Struct

from kamertje.numbridge.dealing import Field
from kamertje.numbridge.messages import NumbridgeEvent
from kamertje.numbridge.play.state import State

FORMAT: Final = 1


class RecordedField(Struct, frozen=True):
    """A character for each cell, row by row: blocks from `a`, digits, and `.` for a cell that was not open."""

    blocks: str
    givens: str
    solution: str


class RecordedMove(Struct, frozen=True):
    """at: seconds since the deal, or since the end where there was none. event: what all were told. paid and drawn: the
    tiles, in the order in which they were; of the deal three of player 1's and then three of player 2's."""

    at: float
    event: NumbridgeEvent
    paid: tuple[int, ...]
    drawn: tuple[int, ...]


class Record(Struct, frozen=True):
    """field: null where the round ended before the deal. seed in hexadecimal; nonces as they were given, empty for one
    that did not come."""

    numbridge: int
    setup: str
    name: str
    commitment: str
    seed: str
    nonces: tuple[str, str]
    field: RecordedField | None
    moves: tuple[RecordedMove, ...]


def record_of(state: State) -> str:
    """As one line of JSON."""
    first, second = state.deal.nonces
    start = state.moves[0].at if state.moves else 0.0
    record = Record(
        FORMAT,
        str(state.setup),
        state.deal.name,
        state.deal.commitment,
        state.deal.seed.reveal().hex(),
        (first or "", second or ""),
        None if state.field is None else recorded_field(state.field),
        tuple([RecordedMove(round(move.at - start, 3), move.told, move.paid, move.drawn) for move in state.moves]),
    )
    return msgspec.json.encode(record).decode()


def recorded_field(field: Field) -> RecordedField:
    return RecordedField(
        "".join([chr(ord("a") + block) for block in field.blocks]),
        "".join([str(digit) if digit else "." for digit in field.givens]),
        "".join(map(str, field.solution)),
    )
