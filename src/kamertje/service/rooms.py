"""The rooms of one process: its desk, its calls, its audience, and what time brings."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any, Final, NamedTuple

from kamertje.bus import Bus
from kamertje.match.game import Game
from kamertje.match.refusal import Refusal
from kamertje.match.requests import Resume, TimeOut
from kamertje.service.archive import Archive
from kamertje.service.audience import Audience
from kamertje.service.calls import Calls
from kamertje.service.desk import ATTEMPTS, WEEK, Desk, Outside
from kamertje.service.halls.invitations import HALLS, Invitations
from kamertje.service.halls.lobby import Lobby
from kamertje.service.live import Known
from kamertje.storage.club.invitations import forget_invitations, stand_still
from kamertje.storage.club.players import player_of
from kamertje.storage.port import Storage

YEAR: Final = 365 * 86_400.0
MOST_AT_ONCE: Final = 1000


MOST_ONLOOKERS: Final = 100


class Crowd(NamedTuple):
    rooms: int
    players: int
    onlookers: int


class Rooms:
    def __init__(
        self,
        games: Mapping[str, Game],
        storage: Storage,
        bus: Bus,
        outside: Outside,
        *,
        most_onlookers: int = MOST_ONLOOKERS,
    ) -> None:
        self._desk = Desk(games, storage, outside)
        self._storage = storage
        self._bus = bus
        self._tasks: set[asyncio.Task[None]] = set()
        self.tally = self._desk.tally
        self.calls = Calls(self._desk, bus)
        self.audience = Audience(self._desk, bus, most_onlookers)
        self.lobby = Lobby(self._desk)
        self.invitations = Invitations(self._desk, bus, self.lobby)
        self.archive = Archive(storage)

    async def start(self) -> None:
        """Takes part. Games whose clock stood still while no process ran are told so."""
        gap = await self._storage.begin(self._desk.outside.process)
        await self._desk.beat()
        await self._bus.open(self._hear)
        if gap is not None:
            await self._storage.club.run(stand_still(gap[1] - gap[0]))
            for room in await self._storage.timed():
                await self._by_itself(room, Resume(gap[0]))

    async def stop(self) -> None:
        """Everybody who was here is gone."""
        await self._bus.close()
        for task in tuple(self._tasks):
            task.cancel()
        await self._storage.end(self._desk.outside.process)
        await self._storage.close()

    async def touch(self) -> None:
        """The store answers, or has done so a second ago. Raises what it raises."""
        await self._desk.touch()

    def crowd(self) -> Crowd:
        """Who is here now."""
        lives = tuple(self._desk.live.values())
        onlookers = sum(live.onlookers() for live in lives)
        return Crowd(len(lives), sum(len(live.connections) for live in lives) - onlookers, onlookers)

    async def beat(self) -> None:
        """Says that this process lives, as long as somebody is here."""
        if self._desk.live or not self.lobby.empty:
            await self._desk.beat()

    async def look_around(self) -> None:
        """Looks at all rooms here for what the bus did not tell: changes, and who is connected."""
        if not self._storage.shared or not self._desk.live:
            return
        stored = await self._storage.present(tuple(self._desk.live))
        for room, live in tuple(self._desk.live.items()):
            known = live.known
            if live.connections and (known is None or stored.get(room) != (known.table.seq, known.holders)):
                await self.refresh(room)

    def is_news(self, room: str, seq: int) -> bool:
        """Whether those here have to be told. seq: how far the room is; 0 where not its table has changed."""
        live = self._desk.live.get(room)
        return live is not None and not 0 < seq <= live.told

    async def refresh(self, room: str) -> None:
        """Tells those here what others did."""
        if room in self._desk.live:
            async with self._desk.locked(room) as live:
                await self._desk.follow(live)

    async def name_again(self, player: str) -> None:
        """Tells those here how somebody is called now, or that they have gone."""
        self.lobby.know(player, await self._storage.club.run(player_of(player)))
        for room, live in tuple(self._desk.live.items()):
            if live.known is not None and player in {each.id for each in live.known.players.values()}:
                async with self._desk.locked(room) as locked:
                    if isinstance(await self._desk.load(locked), Known):
                        locked.tell_all(self._desk.now(), ())

    async def time_out(self) -> None:
        """Ends the turns whose time is up, whoever looks on."""
        for room in await self._storage.due(self._desk.now(), MOST_AT_ONCE):
            await self._by_itself(room, TimeOut())

    async def sweep(self) -> list[str]:
        """Deletes rooms where nothing happened for seven days. For a year it is remembered that they were there."""
        now = self._desk.now()
        await self._storage.forget(now - YEAR)
        await self._storage.club.run(forget_invitations(now - WEEK))
        return await self._storage.sweep(now - WEEK, MOST_AT_ONCE)

    async def _by_itself(self, room: str, request: TimeOut | Resume) -> None:
        """A change that is nobody's doing. Whoever comes first does it; for the others it is stale."""
        async with self._desk.locked(room) as live:
            for _ in range(ATTEMPTS):
                if live.known is None or self._storage.shared:
                    await self._desk.follow(live)
                if not isinstance(live.known, Known):
                    return
                done = await self._desk.change(live, 0, request)
                if done is True:
                    break
                if isinstance(done, Refusal):
                    return
        await self._bus.publish(room, live.told)

    def _hear(self, room: str, seq: int) -> None:
        if room == HALLS:
            self._begin(self.lobby.changed())
        elif self.is_news(room, seq):
            self._begin(self.refresh(room))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
