"""`kamertje admin reports` and `rename`: names that people found wrong, and how they are changed."""

import datetime
import json

from kamertje.cli.faults import BadInput
from kamertje.club.names import fold, read_name
from kamertje.dots import quoted
from kamertje.storage.club.players import member_named, rename
from kamertje.storage.club.reports import reports
from kamertje.storage.port import Storage

MOST = 1000


async def list_reports(storage: Storage) -> int:
    """The latest first. What people have written is quoted, so that it cannot pass for anything else."""
    for each in await storage.club.run(reports(MOST)):
        at = datetime.datetime.fromtimestamp(each.at, datetime.UTC).isoformat(timespec="seconds")
        now = "" if each.now == each.name else f"  now {_plain(each.now or '')}"
        print(f"{at}  {_plain(each.name)}{now}  by {_plain(each.reporter or '')}  {_plain(each.reason)}")
    return 0


async def rename_player(storage: Storage, old: str | None, new: str | None) -> int:
    """Also to a name that people themselves could not take."""
    if old is None or new is None:
        raise BadInput("OLD and NEW are missing: rename needs a name and the name to put in its place.")
    name = read_name(new)
    if name is None:
        raise BadInput(f"{quoted(new)} cannot be a name.")
    account = await storage.club.run(member_named(fold(old)))
    if account is None:
        raise BadInput(f"Nobody is called {quoted(old)}.")
    if not await storage.club.run(rename(account.player.id, name, fold(name))):
        raise BadInput(f"{quoted(name)} is taken, or looks like a name that is.")
    print(f"{_plain(account.player.name)} is called {_plain(name)} now")
    return 0


def _plain(text: str) -> str:
    return json.dumps(text)
