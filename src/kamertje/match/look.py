"""What a viewer sees of a table, and may do at it."""

from typing import Any, NamedTuple

from kamertje.match.decide import may_close_seats, missing
from kamertje.match.game import ONLOOKER, Game
from kamertje.match.offers import may_propose, show
from kamertje.match.rounds import may_restart
from kamertje.match.table import Table
from kamertje.wire.views import Action, SeatView, TableView, YouView


class Look(NamedTuple):
    table: TableView
    you: YouView
    game: Any  # None: not to be seen


def look(game: Game, table: Table, viewer: int, present: frozenset[int], now: float) -> Look:
    """viewer: a seat, or ONLOOKER, who sees the game where watching is allowed."""
    absent = missing(game, table, present)
    holder = viewer in table.holders()
    playing = holder and not absent and not game.over(table.state)
    sees = holder or table.watch or (viewer != ONLOOKER and table.seats[viewer - 1] == "left")
    return Look(
        TableView(
            table.game,
            table.setup,
            table.round,
            tuple(SeatView(state, seat in present) for seat, state in enumerate(table.seats, 1)),
            table.watch,
            tuple(map(show, table.offers)),
            absent,
        ),
        YouView(
            viewer or None,
            tuple(_actions(table, viewer, holder=holder, playing=playing)),
            may_propose(game, table, viewer),
            tuple(offer.number for offer in table.offers if holder and viewer not in offer.accepted),
            tuple(offer.number for offer in table.offers if viewer == offer.by),
        ),
        game.view(table.state, viewer, playing=playing, now=now) if sees else None,
    )


def _actions(table: Table, viewer: int, *, holder: bool, playing: bool) -> list[Action]:
    allowed: list[tuple[Action, bool]] = [
        ("join", viewer == ONLOOKER and "empty" in table.seats),
        ("play", playing),
        ("restart", may_restart(table, viewer)),
        ("leave", holder),
        ("close_seats", may_close_seats(table, viewer)),
        ("move_seat", holder),
    ]
    return [action for action, yes in allowed if yes]
