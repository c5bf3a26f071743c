"""What a viewer sees of a table, and may do at it."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Raw

from kamertje.club.identity import Player
from kamertje.match.decide import may_close_seats, missing
from kamertje.match.game import ONLOOKER, Game
from kamertje.match.offers import proposable, show
from kamertje.match.rounds import may_restart
from kamertje.match.table import Table
from kamertje.wire.views import Action, SeatState, SeatView, TableView, YouView


class Scene:
    """What is around a game, as it is sent: for everybody, and for each viewer. It lasts from move to move."""

    def __init__(self, game: Game, table: Table, present: frozenset[int], players: Mapping[int, Player]) -> None:
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
        self._basis = _basis(game, table, present, players)
        self._playing = not waiting_for and not game.over(table.state)
        self._proposable = proposable(game, table)
        self._you: dict[int, Raw] = {}
        self.table: Any = _raw(shown)  # stands for a TableView in a message

    def lasts(self, game: Game, table: Table, present: frozenset[int], players: Mapping[int, Player]) -> bool:
        """Nothing has changed but the game."""
        return self._basis == _basis(game, table, present, players)

    def you(self, table: Table, viewer: int) -> Any:
        """For a YouView in a message. viewer: a seat, or ONLOOKER."""
        you = self._you.get(viewer)
        if you is None:
            you = self._you[viewer] = _raw(self._find_you(table, viewer))
        return you

    def game(self, game: Game, table: Table, viewer: int, now: float) -> Any:
        """What the viewer sees of the game; None where that is nothing."""
        state = "" if viewer == ONLOOKER else table.seats[viewer - 1]
        if state not in {"taken", "left"} and not table.watch:
            return None
        return game.view(table.state, viewer, playing=self._playing and state == "taken", now=now)

    def _find_you(self, table: Table, viewer: int) -> YouView:
        holder = viewer in table.holders()
        return YouView(
            viewer or None,
            tuple(_actions(table, viewer, holder=holder, playing=holder and self._playing)),
            self._proposable if holder else (),
            tuple([offer.number for offer in table.offers if holder and viewer not in offer.accepted]),
            tuple([offer.number for offer in table.offers if viewer == offer.by]),
        )


def _basis(game: Game, table: Table, present: frozenset[int], players: Mapping[int, Player]) -> tuple[Any, ...]:
    """All that a scene is made of. Compared quickly, since what did not change is the same object."""
    return (
        table.setup,
        table.round,
        table.seats,
        table.offers,
        table.kept,
        table.moved,
        game.over(table.state),
        present,
        players,
    )


def _raw(shown: TableView | YouView) -> Raw:
    return Raw(msgspec.json.encode(shown))


def _seat(state: SeatState, connected: bool, player: Player | None) -> SeatView:  # noqa: FBT001
    if player is None:
        return SeatView(state, connected)
    member = player.id if player.kind == "member" else None
    return SeatView(state, connected, player.name, member, player.kind == "bot")


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
