"""The archive on the wire: what can be read of rounds that are over."""

from msgspec import Struct

from kamertje.wire.halls import PersonView


class _Shown(Struct, frozen=True, rename="camel"):
    pass


class ArchivedSeat(_Shown, frozen=True):
    """`player` is null for who had no name, or has gone since. `id`: by which to look for their other games."""

    player: PersonView | None
    id: str | None
    won: bool


class ArchivedGame(_Shown, frozen=True):
    """`variant`: of Numbridge, or "dots". `ending`: in the game's own word, such as "goal" or "aborted". `endedAt`:
    seconds since 1970. `rated`: it moved ratings."""

    id: str
    game: str
    variant: str
    setup: str
    round: int
    ending: str
    rated: bool
    ended_at: float
    seats: tuple[ArchivedSeat, ...]


class ArchivePage(_Shown, frozen=True):
    """`GET /api/archive`: the latest first. `after`: what to ask for the next page with; null where there is none."""

    games: tuple[ArchivedGame, ...]
    after: str | None


class ArchivedRecord(_Shown, frozen=True):
    """`GET /api/archive/{id}`: `record` is the game's own text, the input of `kamertje verify`."""

    game: ArchivedGame
    record: str
