"""How a table and its log are stored, and how the log is played again: the one must come out as the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from kamertje.match.decide import Decision, Moment, decide, make
from kamertje.match.game import Game, Random
from kamertje.match.requests import Command, Join, Make, Resume, TimeOut
from kamertje.match.table import Offer, Table
from kamertje.wire.views import SeatState


class Entry(msgspec.Struct, frozen=True):
    """One change: when, who (0: nobody's doing), what was asked, what chance gave, and what was told."""

    at: float
    seat: int
    request: Make | Join | TimeOut | Resume | Command
    drawn: tuple[int, ...] = ()
    events: tuple[Any, ...] = ()


class LogError(Exception):
    """A log that does not lead to its table."""


class _Stored(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in its stored form: readable without this program."""

    game: str
    rules: int
    setup: str
    watch: bool
    seats: tuple[SeatState, ...]
    seq: int
    version: int
    round: int
    moved: bool
    offers: tuple[Offer, ...]
    answered: tuple[tuple[str, ...], ...]
    state: Any
    rated: str = ""
    kept: bool = False


_encoder = msgspec.json.Encoder()
_entry = msgspec.json.Decoder(Entry)
_stored = msgspec.json.Decoder(_Stored)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def encode_table(game: Game, table: Table) -> bytes:
    return _encoder.encode(
        _Stored(
            table.game,
            game.rules,
            table.setup,
            table.watch,
            table.seats,
            table.seq,
            table.version,
            table.round,
            table.moved,
            table.offers,
            table.answered,
            game.encode(table.state),
            table.rated,
            table.kept,
        )
    )


def decode_table(games: Mapping[str, Game], stored: bytes) -> Table:
    found = _stored.decode(stored)
    game = games[found.game]
    if found.rules != game.rules:
        raise LogError(f"stored under rules {found.rules}, these are {game.rules}")
    return Table(
        found.game,
        found.setup,
        found.watch,
        found.seats,
        game.decode(found.setup, found.state),
        found.seq,
        found.version,
        found.round,
        found.moved,
        found.offers,
        found.answered,
        found.rated,
        found.kept,
    )


class Drawing:
    """Chance that remembers what it gave."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.drawn: list[int] = []

    def __call__(self, bound: int) -> int:
        self.drawn.append(self._random(bound))
        return self.drawn[-1]


def replay(games: Mapping[str, Game], entries: Iterable[bytes]) -> Table:
    """The table to which a log leads. Raises LogError."""
    table: Table | None = None
    for number, text in enumerate(entries):
        entry = _entry.decode(text)
        moment = Moment(frozenset(range(1, 100)), entry.at, _given(entry.drawn))
        if table is None:
            table = _first(games, entry, moment)
            continue
        decided = decide(games[table.game], table, entry.seat, _read(games[table.game], entry), moment)
        if not isinstance(decided, Decision):
            raise LogError(f"entry {number} is refused: {decided.code}")
        if _encoder.encode(decided.events) != _encoder.encode(entry.events):
            raise LogError(f"entry {number} tells something else")
        table = decided.table
    if table is None:
        raise LogError("there are no entries")
    return table


def _first(games: Mapping[str, Game], entry: Entry, moment: Moment) -> Table:
    if not isinstance(entry.request, Make):
        raise LogError("the first entry makes no table")
    made = make(games[entry.request.game], entry.request, moment)
    if not isinstance(made, Table):
        raise LogError(f"the set-up is refused: {made.code}")
    return made


def _read(game: Game, entry: Entry) -> Any:
    """The request, with a game's own command as the game reads it."""
    command = getattr(entry.request, "command", None)
    if command is None:
        return entry.request
    return msgspec.structs.replace(entry.request, command=game.read_command(_encoder.encode(command)))


def _given(drawn: tuple[int, ...]) -> Callable[[int], int]:
    rest = iter(drawn)

    def give(bound: int) -> int:
        number = next(rest, bound)
        if number >= bound:
            raise LogError("chance gave too little or too much")
        return number

    return give
