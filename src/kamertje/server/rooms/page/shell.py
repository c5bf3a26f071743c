"""The page of a room, whatever is played there, and the short address that leads to it."""

from http import HTTPStatus

from litestar import route
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.match.table import Table
from kamertje.server.languages import LANGUAGES
from kamertje.server.pages import READ, AnyRequest, reader_language, reader_origin, send
from kamertje.server.rooms.page.boards import board_path
from kamertje.server.rooms.paths import room_path
from kamertje.server.rooms.running import Running
from kamertje.server.site import Site
from kamertje.service.keys import is_room


@route(["/room/{room:str}", "/numbridge/table/{room:str}"], http_method=READ, sync_to_thread=False)
def invitation(request: AnyRequest, room: FromPath[str]) -> Response[bytes]:
    """The room in the reader's language."""
    if not is_room(room):
        raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
    headers = {
        "location": f"/{reader_language(request)}{request.scope['path']}",
        "cache-control": "no-store",
        "vary": "Accept-Language, Cookie",
    }
    return Response(b"", status_code=HTTPStatus.FOUND, headers=headers)


@route([f"/{language}/room/{{room:str}}" for language in LANGUAGES], http_method=READ)
async def room_page(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running], room: FromPath[str]
) -> Response[bytes]:
    """The page of Dots and Boxes, which takes no seat: that is for its button."""
    found = await _find(request, running, room)
    board = f"<{board_path(site.build.version, found.setup)}>; rel=preload; as=fetch; crossorigin"
    language = reader_language(request)
    return send(request, site.room(language, reader_origin(request)), _headers(language) | {"link": board})


@route([f"/{language}/numbridge/table/{{room:str}}" for language in LANGUAGES], http_method=READ)
async def numbridge_table(
    request: AnyRequest, site: NamedDependency[Site], running: NamedDependency[Running], room: FromPath[str]
) -> Response[bytes]:
    """The page of a table of Numbridge, which takes no seat either."""
    await _find(request, running, room)
    language = reader_language(request)
    return send(request, site.numbridge_table(language, reader_origin(request)), _headers(language))


async def _find(request: AnyRequest, running: Running, room: str) -> Table:
    """The table whose page this is."""
    found = await running.rooms.calls.find(room) if is_room(room) else "unknown"
    if not isinstance(found, Table):
        raise HTTPException(status_code=HTTPStatus.GONE if found == "expired" else HTTPStatus.NOT_FOUND)
    if not request.scope["path"].endswith(room_path(found.game, room)):
        raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
    return found


def _headers(language: str) -> dict[str, str]:
    return {
        "cache-control": "no-store",
        "content-language": language,
        "x-robots-tag": "noindex",
        "vary": "Accept-Encoding",
    }
