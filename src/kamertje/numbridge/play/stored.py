"""A state as plain values, and back. The field is kept and not dealt again: that would take longer than the rest."""

from typing import Any

import msgspec

from kamertje.match.refusal import Refusal
from kamertje.numbridge.dealing import Field
from kamertje.numbridge.fair import Deal, Seed
from kamertje.numbridge.play.clock import Clock
from kamertje.numbridge.play.state import Move, State
from kamertje.numbridge.setup import SetUp, read_setup


def encode(state: State) -> Any:
    field = state.field
    return {
        "deal": {"seed": state.deal.seed.reveal().hex(), "name": state.deal.name, "nonces": state.deal.nonces},
        "phase": state.phase,
        "clock": (state.clock.turn, state.clock.totals, state.clock.since),
        "due": state.due,
        "field": None if field is None else (field.blocks.hex(), field.givens.hex(), field.solution.hex()),
        "owners": state.owners,
        "hands": state.hands,
        "bag": state.bag,
        "numbers": state.numbers,
        "mover": state.mover,
        "moves_left": state.moves_left,
        "turn": state.turn,
        "late": state.late,
        "moves": state.moves,
    }


def decode(setup: str, stored: Any) -> State:
    deal, (turn, totals, since), field = stored["deal"], stored["clock"], stored["field"]
    taken = taken_setup(setup)
    first, second = stored["hands"]
    return State(
        setup=taken,
        deal=Deal(Seed(bytes.fromhex(deal["seed"])), deal["name"], tuple(deal["nonces"])),
        phase=stored["phase"],
        clock=Clock(turn, tuple(totals), since),
        due=stored["due"],
        field=None if field is None else Field(taken.size, *map(bytes.fromhex, field)),
        owners=tuple(stored["owners"]),
        hands=(tuple(first), tuple(second)),
        bag=tuple(stored["bag"]),
        numbers=stored["numbers"],
        mover=stored["mover"],
        moves_left=stored["moves_left"],
        turn=stored["turn"],
        late=tuple(stored["late"]),
        moves=msgspec.convert(stored["moves"], tuple[Move, ...]),
    )


def taken_setup(text: str) -> SetUp:
    """One that was read before."""
    setup = read_setup(text)
    if isinstance(setup, Refusal):
        raise ValueError(f"a stored set-up is refused: {setup.code} {setup.text}")
    return setup
