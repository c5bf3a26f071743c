"""What is asked of many rooms at once, each as one statement of SQLite.

Each step of SQLite gives the interpreter lock away and has to get it back from a busy event loop: fewer are better.
No two of those that are asked together are about the same room.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Final

import msgspec

from kamertje.club.identity import Player
from kamertje.storage.port import Change, Lost, SeatRow, Stored
from kamertje.storage.statements import statement

Load = tuple[str, int | None]  # a room, and after which number its log is asked for
Attach = tuple[str, int, str, str]
Detach = tuple[str, int, str]

_SWEPT: Final = "SELECT room FROM swept WHERE room IN (SELECT value FROM json_each(?))"
_ACTIVE: Final = "UPDATE room SET active_at = ? WHERE id IN (SELECT value FROM json_each(?))"
_LAST: Final = "SELECT coalesce(max(rowid), 0) FROM entry"
_DONE: Final = "SELECT json_group_array(room) FROM entry WHERE rowid > ?"
_CLAIM: Final = "INSERT INTO seat (room, seat, key, player) VALUES (?, ?, ?, ?)"
_LOG: Final = "SELECT data FROM entry WHERE room = ? AND seq > ? ORDER BY seq"
_COLUMNS: Final = 10
_NOTHING: Final = (None,) * _COLUMNS


def prepare(db: sqlite3.Connection) -> None:
    db.executescript(statement("sqlite/change"))


def change_all(db: sqlite3.Connection, asked: Sequence[Change], now: float) -> list[bool]:
    """Which of them took effect."""
    before = db.execute(_LAST).fetchone()
    rows = [_row(change, now) for change in asked]
    size = 1 << (len(rows) - 1).bit_length()  # few sizes, so that the statement is there already
    rows += [_NOTHING] * (size - len(rows))
    db.execute(_insert(size), list(chain.from_iterable(rows)))
    (rooms,) = db.execute(_DONE, before).fetchone()
    done = frozenset(msgspec.json.decode(rooms))
    for change in asked:
        if change.claim is not None and change.room in done:
            db.execute(_CLAIM, (change.room, *change.claim, change.player))
    return [change.room in done for change in asked]


def load_all(db: sqlite3.Connection, loads: Sequence[Load], now: float) -> list[Stored | Lost]:
    rooms, logs = [room for room, _ in loads], dict(loads)
    asked = _json(rooms)
    found: dict[str, Stored] = {}
    for room, seq, data, active_at, seat, key, connection, alive, *player in db.execute(
        statement("sqlite/load"), {"1": asked, "2": now}
    ):
        row = SeatRow(key, connection, bool(alive), None if player[0] is None else Player(*player))
        if room in found:
            found[room] = replace(found[room], seats={**found[room].seats, seat: row})
        else:
            found[room] = Stored(seq, data.encode(), {seat: row}, active_at, _log(db, room, logs[room]))
    swept = set() if len(found) == len(rooms) else {room for (room,) in db.execute(_SWEPT, (asked,))}
    return [found.get(room) or ("expired" if room in swept else "unknown") for room in rooms]


def _log(db: sqlite3.Connection, room: str, after: int | None) -> tuple[bytes, ...]:
    if after is None:
        return ()
    return tuple([entry.encode() for (entry,) in db.execute(_LOG, (room, after))])


def attach_all(db: sqlite3.Connection, asked: Sequence[Attach], now: float) -> list[bool]:
    return _seated(db, statement("sqlite/attach"), asked, now)


def detach_all(db: sqlite3.Connection, asked: Sequence[Detach], now: float) -> list[bool]:
    return _seated(db, statement("sqlite/detach"), asked, now)


def _seated(db: sqlite3.Connection, sql: str, asked: Sequence[Attach | Detach], now: float) -> list[bool]:
    done = {room for (room,) in db.execute(sql, {"1": _json(asked)})}
    db.execute(_ACTIVE, (now, _json(list(done))))
    return [each[0] in done for each in asked]


def _json(asked: Sequence[object]) -> str:
    return msgspec.json.encode(asked).decode()


def _row(change: Change, now: float) -> tuple[object, ...]:
    return (
        now,
        change.room,
        change.seq,
        change.table.decode(),
        change.entry.decode(),
        change.deadline,
        change.seat,
        change.connection,
        sum(1 << seat for seat in change.needs),
        len(change.needs),
    )


@cache
def _insert(size: int) -> str:
    row = f"({', '.join('?' * _COLUMNS)})"
    return f"INSERT INTO change VALUES {', '.join([row] * size)}"  # noqa: S608 - there is nothing in it from outside
