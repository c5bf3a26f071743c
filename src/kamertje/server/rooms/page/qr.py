"""An address as a QR code, for a phone that is held before the screen."""

from http import HTTPStatus
from itertools import groupby

import segno
from litestar import post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.response import Response

from kamertje.match.refusal import Refusal
from kamertje.server.front import address_of, front_of
from kamertje.server.pages import AnyRequest
from kamertje.server.rooms.calls import answer, read_body, refused
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import key_of, refuse_other_origins
from kamertje.wire.calls import DrawQr, Qr


@post("/api/qr")
async def draw_qr(request: AnyRequest, running: NamedDependency[Running]) -> Response[bytes]:
    """The code of an address of this site. It comes in the body, since it may hold a secret that no log should."""
    refuse_other_origins(request)
    body = await read_body(request, DrawQr)
    if not front_of(request).is_own(request, body.address):
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST)
    if not running.drawn.take(key_of(request), address_of(request)):
        return refused(Refusal("too_many"))
    return answer(qr(body.address), HTTPStatus.OK)


def qr(text: str) -> Qr:
    rows = segno.make_qr(text, error="m").matrix
    return Qr(len(rows), "".join(_runs(y, row) for y, row in enumerate(rows)))


def _runs(y: int, row: bytearray) -> str:
    """The dark modules of a row, those side by side as one."""
    runs, x = "", 0
    for dark, modules in groupby(row):
        width = len(list(modules))
        if dark:
            runs += f"M{x} {y}h{width}v1h-{width}z"
        x += width
    return runs
