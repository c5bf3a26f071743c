"""A record played again: is it the deal that was promised, and did every tile and every move come of it?"""

from typing import Final

import msgspec

from kamertje.match.refusal import Refusal
from kamertje.numbridge.fair import SEED_BYTES, Deal, Seed
from kamertje.numbridge.messages import (
    Claim,
    Claimed,
    Dealt,
    Ended,
    Missed,
    Place,
    Placed,
    RanOut,
    Skipped,
    Swap,
)
from kamertje.numbridge.play.clock import Clock
from kamertje.numbridge.play.record import FORMAT, Record, RecordedMove, recorded_field
from kamertje.numbridge.play.state import State
from kamertje.numbridge.play.turns import dealt, finished, played, ran_out
from kamertje.numbridge.setup import read_setup

_decoder: Final = msgspec.json.Decoder(Record)


class RecordError(Exception):
    """It is no record, or not of this format."""


def read_record(text: bytes | str) -> Record:
    """Raises RecordError."""
    try:
        record = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise RecordError(str(fault)) from None
    if record.numbridge != FORMAT:
        raise RecordError(f"format {record.numbridge}, not {FORMAT}")
    return record


def fault_of(record: Record) -> str | None:
    """What is not as it was promised, in a sentence; None for a fair deal. Times are not checked: they are the server's
    word, which a server that stood still may have moved."""
    setup, seed = read_setup(record.setup), _bytes(record.seed)
    if isinstance(setup, Refusal) or str(setup) != record.setup:
        return "The set-up is none."
    if seed is None:
        return "The seed is no seed."
    deal = Deal(Seed(seed), record.name, record.nonces)
    if deal.commitment != record.commitment:
        return "The seed is not the one that the commitment was made for."
    state = State(setup, deal, "nonces", Clock(setup.seconds, (60.0 * setup.minutes,) * 2))
    if record.field is not None:
        state = dealt(state, 0.0)
        if recorded_field(state.dealt) != record.field:
            return "The field is another one than seed and nonces deal."
    return _fault_of_moves(state, record.moves)


def _fault_of_moves(state: State, moves: tuple[RecordedMove, ...]) -> str | None:
    for number, move in enumerate(moves, 1):
        if number > len(state.moves):
            after = _next(state, move)
            if isinstance(after, str):
                return f"Move {number}: {after}."
            state = after
        made = state.moves[number - 1]
        if made.told != move.event:
            return f"Move {number} had another outcome."
        if (made.paid, made.drawn) != (move.paid, move.drawn):
            return f"Move {number}: the tiles are others than the bag gives."
    if len(state.moves) != len(moves):
        return "The record ends too early."
    return None if state.phase == "over" else "The round has no end."


def _next(state: State, move: RecordedMove) -> State | str:
    """After what the record has next, or why it cannot be."""
    if state.phase == "over":
        return "the round was over"
    match move.event:
        case Ended(how, winner):
            winners = {"resigned": (1, 2), "time": (3 - state.mover,), "draw": (None,), "aborted": (None,)}.get(how, ())
            return finished(state, how, winner, 0.0) if winner in winners else "the rules do not end it so"
        case Dealt() | Skipped():
            return "the rules do not have it here"
    if state.field is None:
        return "nothing was dealt"
    if move.event.seat != state.mover:
        return "another player was to move"
    after = ran_out(state, 0.0) if isinstance(move.event, RanOut) else played(state, _command(move), 0.0)
    return f"it is refused ({after.code})" if isinstance(after, Refusal) else after


def _command(move: RecordedMove) -> Place | Claim | Swap:
    match move.event:
        case Placed(_, cell, digit) | Missed(_, cell, digit):
            return Place(cell, digit)
        case Claimed(_, cell, _):
            return Claim(cell, move.paid[0] if move.paid else None)
        case _:
            return Swap()


def _bytes(text: str) -> bytes | None:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        return None
    return seed if len(seed) == SEED_BYTES else None
