"""The boards that rooms are played on: each the same for every room, and fetched beside its page."""

from functools import lru_cache
from http import HTTPStatus

import msgspec
from litestar import route
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.dots import Refusal
from kamertje.dots.online.board import board_of
from kamertje.server.body import Body
from kamertje.server.pages import FOR_EVER, READ, AnyRequest, send
from kamertje.server.site import Site


@route("/api/boards/{version:str}/{grid:str}", http_method=READ, sync_to_thread=False)
def board(
    request: AnyRequest, site: NamedDependency[Site], version: FromPath[str], grid: FromPath[str]
) -> Response[bytes]:
    """A board. Its address names a build, for another may number its lines otherwise."""
    body = _body(grid)
    if body is None or not (version == site.build.version or site.keeping.find(version)):
        raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
    return send(request, body, {"cache-control": FOR_EVER, "vary": "Accept-Encoding"})


def board_path(version: str, setup: str) -> str:
    """Where the board of a set-up is."""
    return f"/api/boards/{version}/{setup.partition(' ')[0]}"


@lru_cache(maxsize=64)
def _body(grid: str) -> Body | None:
    found = board_of(grid)
    return None if isinstance(found, Refusal) else Body("application/json", msgspec.json.encode(found))
