"""What a viewer sees of a table, and may do at it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from kamertje.club.identity import Player
from kamertje.match.decide import may_close_seats, missing
from kamertje.match.game import ONLOOKER, Game
from kamertje.match.offers import proposable, show
from kamertje.match.rounds import may_restart
from kamertje.match.table import Table
from kamertje.wire.views import Action, OfferKind, SeatState, SeatView, TableView, YouView

NOBODY: Final[Mapping[int, Player]] = {}


class Scene(NamedTuple):
    """What is so for every viewer: found once for all of them."""

    table: TableView
    playing: bool  # nobody is missing, and the round goes on
    offers: tuple[OfferKind, ...]  # what those who are still in can propose


class Look(NamedTuple):
    table: TableView
    you: YouView
    game: Any  # None: not to be seen


def look(game: Game, table: Table, viewer: int, present: frozenset[int], now: float) -> Look:
    """viewer: a seat, or ONLOOKER, who sees the game where watching is allowed."""
    return look_as(game, table, look_at(game, table, present), viewer, now)


def look_at(game: Game, table: Table, present: frozenset[int], players: Mapping[int, Player] = NOBODY) -> Scene:
    """players: by seat those who have a name."""
    waiting_for = missing(game, table, present)
    shown = TableView(
        table.game,
        table.setup,
        table.round,
        tuple([_seat(state, seat in present, players.get(seat)) for seat, state in enumerate(table.seats, 1)]),
        table.watch,
        tuple(map(show, table.offers)),
        waiting_for,
        table.kept,
    )
    return Scene(shown, not waiting_for and not game.over(table.state), proposable(game, table))


def _seat(state: SeatState, connected: bool, player: Player | None) -> SeatView:  # noqa: FBT001
    if player is None:
        return SeatView(state, connected)
    member = player.id if player.kind == "member" else None
    return SeatView(state, connected, player.name, member, player.kind == "bot")


def look_as(game: Game, table: Table, scene: Scene, viewer: int, now: float) -> Look:
    """What one viewer sees of it."""
    state = "" if viewer == ONLOOKER else table.seats[viewer - 1]
    holder = state == "taken"
    playing = holder and scene.playing
    return Look(
        scene.table,
        YouView(
            viewer or None,
            tuple(_actions(table, viewer, holder=holder, playing=playing)),
            scene.offers if holder else (),
            tuple([offer.number for offer in table.offers if holder and viewer not in offer.accepted]),
            tuple([offer.number for offer in table.offers if viewer == offer.by]),
        ),
        game.view(table.state, viewer, playing=playing, now=now) if holder or table.watch or state == "left" else None,
    )


def _actions(table: Table, viewer: int, *, holder: bool, playing: bool) -> Iterator[Action]:
    if viewer == ONLOOKER and "empty" in table.seats:
        yield "join"
    if playing:
        yield "play"
    if may_restart(table, viewer):
        yield "restart"
    if holder:
        yield "leave"
    if may_close_seats(table, viewer):
        yield "close_seats"
    if holder:
        yield "move_seat"
