"""Rounds: how one begins, and how the table follows what its game does."""

from typing import Any

from msgspec.structs import replace

from kamertje.match.game import Game, Random, Step
from kamertje.match.table import Table
from kamertje.wire.answers import OfferEnded, Started

Change = tuple[Table, tuple[Any, ...]]


def begin(game: Game, table: Table, now: float, random: Random) -> Change:
    """The next round, with those who are still in."""
    step = game.start(table.setup, table.gone(), now, random)
    if "empty" not in table.seats:
        ready = game.ready(step.state, now, random)
        step = replace(step, state=ready.state, events=(*step.events, *ready.events))
    table = replace(table, round=table.round + 1, moved=False, kept=False)
    table, events = go_on(table, replace(step, lapse=True))
    return table, (*events[: len(events) - len(step.events)], Started(table.round), *step.events)


def go_on(table: Table, step: Step, *, moved: bool = False) -> Change:
    """The game took a step: another version, and open offers lapse if the game says so."""
    lapsed = tuple([OfferEnded(offer.kind, "lapsed", None) for offer in table.offers]) if step.lapse else ()
    after = replace(
        table,
        state=step.state,
        version=table.version + 1,
        offers=() if step.lapse else table.offers,
        moved=moved or table.moved,
    )
    return after, (*lapsed, *step.events)


def may_restart(table: Table, seat: int) -> bool:
    """The maker, as long as nobody else has ever had a seat."""
    return seat == 1 and table.holders() == (1,) and all(state == "empty" for state in table.seats[1:])
