"""`kamertje admin`: the rooms and names of a server that may be running: list, export, delete, check, back up."""

import argparse
import asyncio
import datetime
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from kamertje.cli.faults import BadInput, Failure
from kamertje.cli.folders import usual_folder
from kamertje.cli.names import list_reports, rename_player
from kamertje.dots import quoted
from kamertje.dots.online.rules import DotsRules
from kamertje.match.game import Game
from kamertje.match.record import LogError, decode_table, encode_table, replay
from kamertje.numbridge.rules import NumbridgeRules
from kamertje.server import StoreError
from kamertje.server.rooms.stores import FILE, Stores
from kamertje.storage.port import Storage, Stored

GAMES: Final[dict[str, Game]] = {game.name: game for game in (DotsRules(), NumbridgeRules())}


def run(arguments: argparse.Namespace) -> int:
    """Exit status 1 where `check` finds a fault."""
    data: Path | None = arguments.data or usual_folder()
    if arguments.what == "backup":
        return _back_up(arguments, data)
    if arguments.database is None and (data is None or not (data / FILE).exists()):
        raise BadInput(f"There are no rooms in {quoted(str(data))}.")
    try:
        return asyncio.run(_run(arguments, Stores(data, arguments.database)))
    except StoreError as fault:
        raise Failure(str(fault)) from None


async def _run(arguments: argparse.Namespace, stores: Stores) -> int:
    storage = await stores.look_in()
    try:
        match arguments.what:
            case "list":
                return await _list(storage)
            case "export":
                return await _export(storage, _room(arguments))
            case "reports":
                return await list_reports(storage)
            case "rename":
                return await rename_player(storage, arguments.room, arguments.name)
            case "delete":
                return await _delete(storage, _room(arguments))
            case _:
                return await _check(storage, arguments.room)
    finally:
        await storage.close()


def _room(arguments: argparse.Namespace) -> str:
    if arguments.room is None:
        raise BadInput(f"ROOM is missing: {arguments.what} is for one room.")
    room: str = arguments.room
    return room


async def _list(storage: Storage) -> int:
    for each in await storage.rooms():
        print(f"{each.room}  changes {each.seq}  active {_when(each.active_at)}  connected {each.connected}")
    return 0


async def _export(storage: Storage, room: str) -> int:
    """Everything that is kept of a room but the hashes of its keys."""
    stored = await _stored(storage, room)
    table = decode_table(GAMES, stored.table)
    game = GAMES[table.game]
    if game.secrets and not game.over(table.state):
        raise Failure(f"{quoted(room)} is being played, and some of it is hidden until the end: export it then.")
    entries = [msgspec.json.decode(entry) for entry in await storage.log(room)]
    whole = {"room": room, "active_at": _when(stored.active_at), "table": _plain(stored), "log": entries}
    print(msgspec.json.encode(whole).decode())
    return 0


async def _delete(storage: Storage, room: str) -> int:
    if not await storage.delete(room):
        raise BadInput(f"There is no room {quoted(room)}.")
    print(f"{room} is deleted")
    return 0


async def _check(storage: Storage, room: str | None) -> int:
    """Plays each log again: it must lead to the room as it is."""
    rooms = [each.room for each in await storage.rooms()] if room is None else [room]
    faults = 0
    for name in rooms:
        fault = await _fault(storage, name)
        if fault is not None:
            print(f"{name}: {fault}")
            faults += 1
    print(f"{len(rooms)} rooms, {faults} faults")
    return 1 if faults else 0


async def _fault(storage: Storage, room: str) -> str | None:
    stored = await _stored(storage, room)
    try:
        table = decode_table(GAMES, stored.table)
        entries = (await storage.log(room))[: table.seq + 1]  # it may have gone on meanwhile
        led_to = replay(GAMES, entries)
    except (LogError, ValueError, KeyError, msgspec.DecodeError) as fault:
        return str(fault)
    same = encode_table(GAMES[table.game], led_to) == encode_table(GAMES[table.game], table)
    return None if same and stored.seq == table.seq else "its log leads to something else"


async def _stored(storage: Storage, room: str) -> Stored:
    stored = await storage.load(room)
    if not isinstance(stored, Stored):
        raise BadInput(f"There is no room {quoted(room)}.")
    return stored


def _back_up(arguments: argparse.Namespace, data: Path | None) -> int:
    """A copy of the file as it is at one moment, while it is in use."""
    if arguments.database is not None:
        raise BadInput(f"{quoted(arguments.database)} is backed up by PostgreSQL's own pg_dump.")
    if arguments.room is None:
        raise BadInput("FILE is missing: backup needs the name of the file to write.")
    target = Path(arguments.room)
    if target.exists():
        raise BadInput(f"{quoted(str(target))} exists already.")
    if data is None or not (data / FILE).exists():
        raise BadInput(f"There are no rooms in {quoted(str(data))}.")
    try:
        with closing(sqlite3.connect(data / FILE)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as fault:
        target.unlink(missing_ok=True)  # half a backup would be taken for one, and be in the way of the next
        raise Failure(f"The rooms cannot be backed up: {fault}.") from None
    print(f"{target} holds the rooms")
    return 0


def _plain(stored: Stored) -> Any:
    table = msgspec.json.decode(stored.table)
    return {name: value for name, value in table.items() if name != "answered"}


def _when(seconds: float) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="seconds")
