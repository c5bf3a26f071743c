"""What the service asks of a store. It keeps bytes and knows no game; each implementation keeps the same promises.

A change of a room is a compare-and-set: it takes effect if nobody changed the room since, and if those are connected
who must be; else nothing happens and nothing is raised. When a call returns, what it did is durable. A fault of the
store is an exception, and then nothing of the call took effect.

Who is connected is stored too: a connection belongs to a process, and counts while the lease of that process lasts, by
the store's own clock.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from msgspec import Struct

from kamertje.club.finished import Finished
from kamertje.club.identity import Player
from kamertje.club.kept import Kept
from kamertje.storage.club.invitations import Take
from kamertje.storage.club.ledger import Ledger

LEASE_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """key: the hash of its holder's key. connection: who had it last, if it did not go. alive: its process is, too.

    player: who took it, if that was somebody with a name.
    """

    key: bytes
    connection: str | None
    alive: bool
    player: Player | None = None

    @property
    def holder(self) -> str | None:
        """The connection that has the seat now."""
        return self.connection if self.alive else None


@dataclass(frozen=True, slots=True)
class Stored:
    """A room as it is. active_at: when somebody last joined, changed something, came or went.

    entries: of its log, the last ones, where they were asked for.
    """

    seq: int
    table: bytes
    seats: Mapping[int, SeatRow]
    active_at: float
    entries: tuple[bytes, ...] = ()


class Change(Struct, frozen=True):
    """A room's next table, and its log's next entry.

    seq: the table's number that this follows on. seat, connection: who must hold that seat just now (seat 0: nobody
    need). needs: seats that must all be connected. claim: a seat that gets its first key, and player: by whom.
    finished: the round that ends with it, where that is to be rated. kept: a round that goes to the archive with it.
    """

    room: str
    seq: int
    table: bytes
    entry: bytes
    deadline: float | None
    seat: int = 0
    connection: str = ""
    needs: tuple[int, ...] = ()
    claim: tuple[int, bytes] | None = None
    player: str | None = None
    finished: Finished | None = None
    kept: Kept | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """A room that begins with all its players, for the first who takes the invitation to it.

    entries: of its log. seats: in order, the hash of the key and the id of the player.
    """

    room: str
    table: bytes
    entries: tuple[bytes, ...]
    deadline: float | None
    seats: tuple[tuple[bytes, str], ...]
    taking: Take


@dataclass(frozen=True, slots=True)
class Summary:
    """A room in a list."""

    room: str
    seq: int
    made_at: float
    active_at: float
    connected: int


Lost = Literal["unknown", "expired"]


class Storage(Protocol):
    shared: bool  # other processes may change what is stored
    faults: tuple[type[Exception], ...]  # what is raised while it cannot be reached, or has no space left

    @property
    def club(self) -> Ledger:
        """What is kept of people."""

    async def begin(self, process: str) -> tuple[float, float] | None:
        """A process starts. The time until now in which none ran, if that is known: (stopped, now)."""

    async def beat(self, process: str) -> float:
        """Renews the lease of a process; the store's time, in seconds since 1970."""

    async def end(self, process: str) -> None:
        """The process stops: its connections are no more."""

    async def make(self, room: str, table: bytes, entry: bytes, key: bytes, player: str | None = None) -> None:
        """A new room, whose seat 1 belongs to this key, and to the player of this id."""

    async def open_for(self, opening: Opening) -> bool:
        """A new room, if its invitation was there to be taken."""

    async def load(self, room: str, after: int | None = None) -> Stored | Lost:
        """The room, and of the same moment its log's entries after that number, first to last."""

    async def change(self, change: Change) -> bool:
        """Whether it took effect."""

    async def attach(self, room: str, seat: int, connection: str, process: str) -> bool:
        """The seat is this connection's now, whoever had it before; False where there is no such seat."""

    async def detach(self, room: str, seat: int, connection: str) -> bool:
        """The connection is gone; False where the seat was another's already."""

    async def link(self, room: str, seat: int, token: bytes, until: float) -> None:
        """Whoever comes with a token of this hash gets the seat, once, and until then."""

    async def take(self, room: str, token: bytes, key: bytes) -> int | None:
        """The seat of such a token, which belongs to this key from now on and to no connection yet."""

    async def present(self, rooms: Collection[str]) -> Mapping[str, tuple[int, Mapping[int, str]]]:
        """Of those rooms that are there: seq, and by seat the connection that has it."""

    async def due(self, now: float, most: int) -> list[str]:
        """Rooms whose deadline has passed, the oldest first."""

    async def timed(self) -> list[str]:
        """Rooms that have a deadline."""

    async def sweep(self, before: float, most: int) -> list[str]:
        """Deletes rooms where nobody is and nothing happened since, and remembers that they were; their names."""

    async def forget(self, before: float) -> None:
        """Forgets those that were swept before."""

    async def delete(self, room: str) -> bool:
        """Deletes a room as if it had expired."""

    async def rooms(self) -> list[Summary]: ...

    async def log(self, room: str) -> list[bytes]:
        """All entries of the room, first to last."""

    async def close(self) -> None: ...
