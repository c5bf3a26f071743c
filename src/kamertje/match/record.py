"""How a table and its log are stored, and how the log is played again: the one must come out as the other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from kamertje.match.decide import Decision, Moment, decide, make
from kamertje.match.game import Game, Random
from kamertje.match.requests import Command, Join, Make, Resume, TimeOut
from kamertje.match.table import Offer, Table


class Entry(msgspec.Struct, frozen=True):
    """One change: when, who (0: nobody's doing), what was asked, what chance gave, and what was told."""

    at: float
    seat: int
    request: Make | Join | TimeOut | Resume | Command
    drawn: tuple[int, ...] = ()
    events: tuple[Any, ...] = ()


class LogError(Exception):
    """A log that does not lead to its table."""


_encoder = msgspec.json.Encoder()
_entry = msgspec.json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def encode_table(game: Game, table: Table) -> bytes:
    """The table as JSON, readable without this program."""
    return _encoder.encode(
        {
            "game": table.game,
            "rules": game.rules,
            "setup": table.setup,
            "watch": table.watch,
            "seats": table.seats,
            "seq": table.seq,
            "version": table.version,
            "round": table.round,
            "moved": table.moved,
            "offers": table.offers,
            "answered": table.answered,
            **({"rated": table.rated} if table.rated else {}),
            **({"kept": True} if table.kept else {}),
            "state": game.encode(table.state),
        }
    )


def decode_table(games: Mapping[str, Game], stored: bytes) -> Table:
    fields: dict[str, Any] = msgspec.json.decode(stored)
    game = games[fields["game"]]
    rules = fields.pop("rules")
    if rules != game.rules:
        raise LogError(f"stored under rules {rules}, these are {game.rules}")
    return Table(
        **{
            **fields,
            "seats": tuple(fields["seats"]),
            "offers": tuple(msgspec.convert(offer, Offer) for offer in fields["offers"]),
            "answered": tuple(tuple(ids) for ids in fields["answered"]),
            "state": game.decode(fields["setup"], fields["state"]),
        }
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
