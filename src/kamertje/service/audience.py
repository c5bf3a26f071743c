"""Those who look at rooms over a socket: they come, ask, command and go."""

import msgspec

from kamertje.bus import Bus
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Command
from kamertje.service.connection import POLICY, Connection
from kamertje.service.desk import ATTEMPTS, Desk
from kamertje.service.live import Known
from kamertje.wire.answers import Gone
from kamertje.wire.commands import Play


class Audience:
    def __init__(self, desk: Desk, bus: Bus, most_onlookers: int) -> None:
        """most_onlookers: of one room, in this process."""
        self._desk = desk
        self._bus = bus
        self._most_onlookers = most_onlookers
        self._unheard: list[Connection] = []  # which are gone, while the store could not be told

    async def connect(self, connection: Connection) -> None:
        """Tells the position, and from then on every change. `connection.seat` becomes the seat of its key."""
        desk = self._desk
        async with desk.locked(connection.room) as live:
            known = await desk.load(live)
            if not isinstance(known, Known):
                live.drop(connection, Gone(known), POLICY)
                return
            connection.seat = known.seat_of(connection.key)
            if connection.seat:
                await desk.attach(known, connection)
                live.drop_displaced()
            elif live.onlookers() >= self._most_onlookers:
                live.drop(connection, Gone("crowded"), POLICY)
                return
            live.connections.add(connection)
            if connection.seat or known.table.seq > live.told:
                live.tell_all(desk.now(), ())
            else:
                live.tell(connection, desk.now())
        if connection.seat:
            await self._bus.publish(connection.room)

    async def disconnect(self, connection: Connection) -> None:
        """The socket is gone, whoever closed it."""
        async with self._desk.locked(connection.room) as live:
            live.connections.discard(connection)
            if not connection.seat:
                return
            try:
                if not await self._desk.storage.detach(connection.room, connection.seat, connection.id):
                    return
            except Exception:
                self._unheard.append(connection)  # its seat counts as held until then
                raise
            if live.known is not None:
                live.known.sit(connection.seat, None)
                live.tell_all(self._desk.now(), ())
            elif live.connections:  # the store was away
                await self._desk.follow(live)
        await self._bus.publish(connection.room)

    async def farewell(self) -> None:
        """Tells the store of those whom it did not hear of when they went."""
        while self._unheard:
            await self.disconnect(self._unheard.pop())

    async def look(self, connection: Connection) -> None:
        """Tells the position again."""
        async with self._desk.locked(connection.room) as live:
            if connection in live.connections and await self._desk.follow(live) and connection in live.connections:
                live.tell(connection, self._desk.now())

    async def command(self, connection: Connection, sent: Command) -> None:
        """Takes effect and is told to all, or is refused with the position as it is.

        Raises msgspec.ValidationError for a command that the game does not have; nothing has happened then.
        """
        desk = self._desk
        async with desk.locked(connection.room) as live:
            for _ in range(ATTEMPTS):
                fresh = live.known is None or not desk.storage.shared
                if live.known is None:
                    await desk.follow(live)
                if live.known is None or connection not in live.connections:
                    return  # it was told why
                command = sent
                if isinstance(sent, Play):
                    command = msgspec.structs.replace(sent, command=live.known.game.read_command(bytes(sent.command)))
                done = await desk.change(live, connection.seat, command, by=connection)
                if done is True:
                    break
                if isinstance(done, Refusal):
                    if fresh:
                        desk.tally.refused[done.code] += 1
                        live.refuse(connection, desk.now(), sent.id, done.code)
                        return
                    live.known = None  # what it rests on may be no more so
            else:
                if await desk.follow(live) and connection in live.connections:
                    live.refuse(connection, desk.now(), sent.id, "room_busy")
                return
        await self._bus.publish(connection.room, live.told)
