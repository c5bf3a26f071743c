"""What can be asked about a room without a socket: make it, take a seat, move a seat."""

from typing import Final

from kamertje.bus import Bus
from kamertje.club.identity import Player
from kamertje.match.decide import Moment, make
from kamertje.match.record import Drawing, Entry, encode_entry, encode_table
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Join, Make
from kamertje.match.table import Table
from kamertje.service.desk import ATTEMPTS, Desk
from kamertje.service.keys import hashed, new_id, new_token
from kamertje.service.live import Known
from kamertje.storage.club.players import enter_bot
from kamertje.storage.port import Lost

LINK_SECONDS: Final = 600


class Calls:
    """`key` is the browser's own; a refusal says why nothing happened."""

    def __init__(self, desk: Desk, bus: Bus) -> None:
        self._desk = desk
        self._bus = bus

    async def make(self, request: Make, key: str, player: Player | None = None) -> str | Refusal:
        """A new room's name; the key gets seat 1, and with it the player's name, if there is one."""
        desk = self._desk
        game = desk.games.get(request.game)
        if game is None:
            return Refusal("game_unknown", request.game)
        drawing, now = Drawing(desk.outside.random), desk.now()
        table = make(game, request, Moment(frozenset(), now, drawing))
        if isinstance(table, Refusal):
            return table
        room = new_id()
        entry = Entry(now, 1, request, tuple(drawing.drawn))
        await desk.storage.make(
            room,
            encode_table(game, table),
            encode_entry(entry),
            hashed(room, key),
            None if player is None else player.id,
        )
        return room

    async def join(self, room: str, key: str, player: Player | None = None) -> int | Refusal:
        """The next empty seat, or the one that the key has already."""
        mine = hashed(room, key)
        async with self._desk.locked(room) as live:
            for _ in range(ATTEMPTS):
                known = await self._desk.load(live)
                if not isinstance(known, Known):
                    return _lost(known)
                if known.seat_of(mine):
                    return known.seat_of(mine)
                if "empty" not in known.table.seats:
                    return Refusal("room_full")
                seat = known.table.seats.index("empty") + 1
                done = await self._desk.change(live, seat, Join(), claim=(seat, mine), player=player)
                if isinstance(done, Refusal):
                    return done
                if done:
                    break
            else:
                return Refusal("room_busy")
        await self._bus.publish(room, live.told)
        return seat

    async def seat_bot(self, room: str, key: str, bot: Player) -> int | Refusal:
        """The next empty seat for one of the server's own players, who is known by its id from then on."""
        await self._desk.storage.club.run(enter_bot(bot, self._desk.now()))
        return await self.join(room, key, bot)

    async def game_of(self, room: str, key: str) -> str | Refusal:
        """The game that is played there, if the key has a seat in the room."""
        async with self._desk.locked(room) as live:
            known = await self._desk.load(live)
            if not isinstance(known, Known):
                return _lost(known)
            if known.seat_of(hashed(room, key)) not in known.table.holders():
                return Refusal("seat_needed")
            return known.table.game

    async def move(self, room: str, key: str) -> str | Refusal:
        """A token by which another browser can take over the key's seat."""
        async with self._desk.locked(room) as live:
            known = await self._desk.load(live)
            if not isinstance(known, Known):
                return _lost(known)
            seat = known.seat_of(hashed(room, key))
            if seat not in known.table.holders():
                return Refusal("seat_needed")
            token = new_token()
            await self._desk.storage.link(room, seat, hashed(room, token), self._desk.now() + LINK_SECONDS)
            return token

    async def take(self, room: str, token: str, key: str) -> int | Refusal:
        """The seat of that token. Who has a seat here already keeps that one, and the token stays good."""
        mine = hashed(room, key)
        async with self._desk.locked(room) as live:
            known = await self._desk.load(live)
            if not isinstance(known, Known):
                return _lost(known)
            if known.seat_of(mine):
                return known.seat_of(mine)
            seat = await self._desk.storage.take(room, hashed(room, token), mine)
            if seat is None:
                return Refusal("link_spent")
            await self._desk.follow(live)
        await self._bus.publish(room)
        return seat

    async def find(self, room: str) -> Table | Lost:
        """A room's table, or what became of it."""
        async with self._desk.locked(room) as live:
            known = await self._desk.load(live)
            return known.table if isinstance(known, Known) else known


def _lost(why: Lost) -> Refusal:
    return Refusal("room_expired") if why == "expired" else Refusal("room_unknown")
