"""Those who look at the halls: they are told all that there is, and from then on what changes.

However many look, the store is asked once: when something changed here, when the bus says that it did elsewhere, and
every two seconds for what the bus has lost.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from kamertje.club.identity import Player
from kamertje.service.desk import Desk
from kamertje.service.halls.lists import Lists, Shown, make_lists
from kamertje.storage.club.invitations import in_the_halls, lapse, see
from kamertje.wire.halls import Yours

# How often it is noted who is here: much less than an owner may be away.
SEEN_SECONDS: Final = 20.0

_encode: Final = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Looker:
    """Somebody with a socket. player: None for who has no name. send returns at once."""

    player: Player | None
    send: Callable[[bytes], None]
    told: Yours | None = field(default=None, repr=False)


class Lobby:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lookers: set[Looker] = set()
        self._lists = Lists()
        self._all = b""
        self._version = 0
        self._lock = asyncio.Lock()
        self._asked = 0  # how often something is known to have changed
        self._read = -1  # and up to which of those the lists are
        self._seen_at = float("-inf")

    @property
    def empty(self) -> bool:
        return not self._lookers

    async def connect(self, looker: Looker) -> None:
        """Tells everything. One who owns invitations is here from now on."""
        if not self._lookers:
            self._asked += 1
        if looker.player is not None and (not self._lookers or looker.player.id in self._lists.own):
            await self._desk.storage.club.run(see((looker.player.id,), self._desk.now()))
        await self.refresh()
        self._lookers.add(looker)
        self.look(looker)

    def disconnect(self, looker: Looker) -> None:
        self._lookers.discard(looker)

    def look(self, looker: Looker) -> None:
        """Tells everything again."""
        looker.send(self._all)
        self._tell_own(looker)

    def know(self, name: str, player: Player | None) -> None:
        """Who looks on by that id is somebody else now: renamed, a member, or nobody any more."""
        for looker in self._lookers:
            if looker.player is not None and looker.player.id == name:
                looker.player = player
                self._tell_own(looker, unless=looker.told)

    async def changed(self) -> None:
        """Something is another now."""
        self._asked += 1
        if self._lookers:
            await self.refresh()

    async def look_around(self) -> None:
        """To be done every two seconds."""
        if not self._lookers:
            return
        now = self._desk.now()
        if now - self._seen_at >= SEEN_SECONDS:
            self._seen_at = now
            here = {looker.player.id for looker in self._lookers if looker.player is not None}
            await self._desk.storage.club.run(see(tuple(here & self._lists.own.keys()), now))
        await self.changed()

    async def refresh(self) -> None:
        """Reads what is kept, unless that was done since it last changed, and tells what is another."""
        wanted = self._asked
        async with self._lock:
            if self._read >= wanted:
                return  # another, who came first, has read it meanwhile
            reading = self._asked
            now, club = self._desk.now(), self._desk.storage.club
            await club.run(lapse(now))
            kept = [Shown(*row) for row in await club.run(in_the_halls(now))]
            self._take(make_lists(kept, now))
            self._read = reading

    def _take(self, lists: Lists) -> None:
        before, self._lists = self._lists, lists
        changed = lists.since(before, self._version + 1)
        if changed is not None or not self._all:
            self._version += 1
            self._all = _encode(lists.all(self._version))
        message = None if changed is None else _encode(changed)
        for looker in tuple(self._lookers):
            if message is not None:
                looker.send(message)
            if looker.player is not None and (looker.player.id in before.own or looker.player.id in lists.own):
                self._tell_own(looker, unless=looker.told)

    def _tell_own(self, looker: Looker, unless: Any = None) -> None:
        yours = self._lists.yours(looker.player)
        if yours != unless:
            looker.told = yours
            looker.send(_encode(yours))
