"""Rounds of Numbridge at a table, for tests, and players who know no more than what they see."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from kamertje.numbridge.geometry import candidates
from kamertje.numbridge.messages import Claim, GiveNonce, NumbridgeView, Place, Swap
from kamertje.numbridge.play.state import State
from tests.rooms.match.tables import Desk

NONCES = ("00" * 16, "5a" * 16)
SETUPS = ("bridge", "blitz", "domains", "bridge irregular givens=20", "blitz irregular givens=8", "domains irregular")


def dealt(setup: str, chance: int = 0) -> Desk:
    """A table at which the field lies."""
    desk = Desk(setup, watch=True, chance=chance).fill()
    for seat, nonce in enumerate(NONCES, 1):
        desk.done(seat, desk.play(GiveNonce(nonce)))
    return desk


def state_of(desk: Desk) -> State:
    state = desk.table.state
    assert isinstance(state, State)
    return state


def with_state(desk: Desk, **changes: Any) -> Desk:
    """The table as it would be in another state of its round; its log does not lead there."""
    desk.table = msgspec.structs.replace(desk.table, state=replace(state_of(desk), **changes))
    return desk


MIDDLE = 4  # the middle column of nine, and the block that is contested


def open_cells(desk: Desk, count: int) -> tuple[int, ...]:
    """So many, of which the last decides in `left_with`."""
    state = state_of(desk)
    cells = [cell for cell, digit in enumerate(state.dealt.givens) if not digit]
    decisive = next(cell for cell in cells if _contested(state, cell))
    return (*[cell for cell in cells if not _contested(state, cell)][: count - 1], decisive)


def free_given(desk: Desk) -> int:
    state = state_of(desk)
    return next(cell for cell in range(len(state.owners)) if state.free_given(cell) and not _contested(state, cell))


def left_with(desk: Desk, cells: tuple[int, ...], first: tuple[int, ...], second: tuple[int, ...]) -> Desk:
    """These cells alone are nobody's, and who gets the last one wins. Hands of these tiles, the rest in the bag."""
    state = state_of(desk)
    if state.setup.variant == "domains":
        block = [cell for cell in range(81) if _contested(state, cell) and cell not in cells]
        owners = [1 if state.dealt.blocks[cell] < MIDDLE or cell in block[:4] else 2 for cell in range(81)]
    else:
        owners = [1 if _contested(state, cell) else 2 for cell in range(81)]
    for cell in cells:
        owners[cell] = 0
    bag = [state.dealt.solution[cell] for cell in cells if not state.dealt.givens[cell]]
    for tile in (*first, *second):
        bag.remove(tile)
    hands = (tuple(sorted(first)), tuple(sorted(second)))
    return with_state(desk, owners=tuple(owners), hands=hands, bag=tuple(sorted(bag)))


def _contested(state: State, cell: int) -> bool:
    """In the column that player 1 holds against player 2's two halves; in Domains in the block that both want."""
    domains = state.setup.variant == "domains"
    return (state.dealt.blocks[cell] if domains else cell % 9) == MIDDLE


def any_move(view: NumbridgeView, random: Random) -> Place | Claim | Swap:
    """By one who sees this: tiles where rows, columns and blocks allow them, claims and swaps now and then."""
    actions = [action for action in view.may if action != "resign"]
    match random.choice([*actions, *["place"] * 3] if "place" in actions else actions):
        case "place":
            digit = random.choice(view.hand)
            cells = candidates(view.size, view.blocks, view.digits, digit)
            return Place(random.choice([cell for cell in cells if (cell, digit) not in view.missed]), digit)
        case "claim":
            free = [cell for cell in view.givens if not view.owners[cell]]
            return Claim(random.choice(free), random.choice(view.hand) if view.hand else None)
        case _:
            return Swap()
