"""The archive over HTTP: what can be looked for, a game with its record, and the record as a file."""

import math
from http import HTTPStatus

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.club.kept import Kept, KeptSeat, Search
from kamertje.match.refusal import Refusal
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.calls import UNKEPT, answer, refused
from kamertje.server.rooms.running import Running
from kamertje.service.halls.lists import person
from kamertje.wire.archive import ArchivedGame, ArchivedRecord, ArchivedSeat, ArchivePage


@get("/api/archive")
async def look_for(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """A page of what fits `player`, `name`, `variant`, `since` and `until`, after `after`."""
    asked = request.query_params
    found, more = await running.rooms.archive.search(
        Search(
            asked.get("player") or None,
            asked.get("name") or None,
            asked.get("variant") or None,
            _seconds(asked.get("since")),
            _seconds(asked.get("until")),
            _after(asked.get("after")),
        )
    )
    after = f"{found[-1].ended_at!r}~{found[-1].id}" if more else None
    return answer(ArchivePage(tuple(map(show, found)), after), HTTPStatus.OK)


@get("/api/archive/{game:str}")
async def read_game(running: NamedDependency[Running], game: FromPath[str]) -> Response[bytes]:
    kept = await running.rooms.archive.game(game)
    if kept is None:
        return refused(Refusal("kept_unknown"))
    return answer(ArchivedRecord(show(kept), kept.record), HTTPStatus.OK)


@get("/api/archive/{game:str}/record")
async def read_record(running: NamedDependency[Running], game: FromPath[str]) -> Response[bytes]:
    """The record as a file to keep."""
    kept = await running.rooms.archive.game(game)
    if kept is None:
        return refused(Refusal("kept_unknown"))
    headers = UNKEPT | {"content-disposition": f'attachment; filename="{kept.game}-{kept.id}.json"'}
    return Response(kept.record.encode(), media_type="application/json", headers=headers)


def show(kept: Kept) -> ArchivedGame:
    return ArchivedGame(
        kept.id,
        kept.game,
        kept.variant,
        kept.setup,
        kept.round,
        kept.ending,
        kept.rated,
        kept.ended_at,
        tuple(map(_seat, kept.seats)),
    )


def _seat(seat: KeptSeat) -> ArchivedSeat:
    player = seat.player
    return ArchivedSeat(None if player is None else person(player), None if player is None else player.id, seat.won)


def _seconds(text: str | None) -> float | None:
    if not text:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not math.isfinite(seconds):
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST)
    return seconds


def _after(text: str | None) -> tuple[float, str] | None:
    if not text:
        return None
    at, _, name = text.partition("~")
    seconds = _seconds(at)
    if seconds is None or not name:
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST)
    return seconds, name


ARCHIVE = [look_for, read_game, read_record]
