"""A room that somebody in this process looks at: its lock, who looks, and the table as it was last known."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from kamertje.club.identity import Player
from kamertje.match.game import Game
from kamertje.match.look import Scene
from kamertje.match.table import Table
from kamertje.service.connection import POLICY, TAKEN_OVER, Connection
from kamertje.storage.port import SeatRow
from kamertje.wire.answers import Gone, Refused, Room, TakenOver

_encoder: Final = msgspec.json.Encoder()
encode: Final = _encoder.encode


@dataclass(slots=True)
class Known:
    """A room as it was loaded or stored last."""

    game: Game
    table: Table
    seats: dict[int, SeatRow]
    present: frozenset[int] = field(init=False)
    players: dict[int, Player] = field(init=False)
    _scene: Scene | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.present = frozenset([seat for seat, row in self.seats.items() if row.holder is not None])
        self.players = {seat: row.player for seat, row in self.seats.items() if row.player is not None}

    @property
    def holders(self) -> dict[int, str]:
        """By seat the connection that has it."""
        return {seat: row.holder for seat, row in self.seats.items() if row.holder is not None}

    def sit(self, seat: int, connection: str | None) -> None:
        """Another connection has the seat now, or none."""
        self.seat(seat, replace(self.seats[seat], connection=connection, alive=connection is not None))

    def seat(self, seat: int, row: SeatRow) -> None:
        """The seat is so now."""
        self.seats[seat] = row
        self.__post_init__()

    def show(
        self, scene: Scene, viewer: int, now: float, events: tuple[Any, ...], command: str | None = None
    ) -> Room[Any, Any]:
        """The position as this seat sees it, or who has none. command: the viewer's own that is done by this."""
        table = self.table
        game = scene.game(self.game, table, viewer, now)
        return Room(
            table.seq,
            table.version,
            command,
            () if game is None else events,
            scene.table,
            scene.you(table, viewer),
            game,
        )

    def scene(self) -> Scene:
        scene = self._scene
        if scene is None or not scene.lasts(self.game, self.table, self.present, self.players):
            scene = self._scene = Scene(self.game, self.table, self.present, self.players)
        return scene

    def seat_of(self, key: bytes) -> int:
        """The seat that belongs to a key; 0 where none does."""
        return next((seat for seat, row in self.seats.items() if row.key == key), 0)


@dataclass(eq=False, slots=True)
class Live:
    """known: None when it has to be loaded anew. told: the number of the table that everybody here has been told."""

    room: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    known: Known | None = None
    told: int = -1
    users: int = 0

    def tell_all(
        self, now: float, events: Iterable[Any], by: Connection | None = None, command: str | None = None
    ) -> None:
        """Sends everybody the position, and to whom it was that its command is done. Needs `known`."""
        known, told = self._known(), tuple(events)
        scene = known.scene()
        onlookers: bytes | None = None
        for connection in tuple(self.connections):
            if connection.seat == 0:
                onlookers = onlookers or encode(known.show(scene, 0, now, told))
                connection.send(onlookers)
            else:
                done = command if connection is by else None
                connection.send(encode(known.show(scene, connection.seat, now, told, done)))
        self.told = known.table.seq

    def tell(self, connection: Connection, now: float, command: str | None = None) -> None:
        """Sends one the position."""
        known = self._known()
        connection.send(encode(known.show(known.scene(), connection.seat, now, (), command)))

    def refuse(self, connection: Connection, now: float, command: str, code: str) -> None:
        known = self._known()
        shown = known.show(known.scene(), connection.seat, now, ())
        connection.send(encode(Refused(command, code, shown)))

    def drop_displaced(self) -> None:
        """Those here whose seat is another connection's now, or another browser's."""
        known = self._known()
        for connection in tuple(self.connections):
            row = known.seats.get(connection.seat)
            own = row is not None and row.key == connection.key and row.connection == connection.id
            if connection.seat and not own:
                self.drop(connection, TakenOver(), TAKEN_OVER)

    def onlookers(self) -> int:
        """How many are here without a seat."""
        return sum(connection.seat == 0 for connection in self.connections)

    def drop_all(self, message: Gone) -> None:
        for connection in tuple(self.connections):
            self.drop(connection, message, POLICY)

    def drop(self, connection: Connection, message: Gone | TakenOver, code: int) -> None:
        self.connections.discard(connection)
        connection.send(encode(message))
        connection.close(code)

    def _known(self) -> Known:
        if self.known is None:
            raise AssertionError("nothing is known of this room")
        return self.known
