"""Whether the process lives, and whether it can serve: for what starts it again or sends readers to it."""

import asyncio
from http import HTTPStatus
from typing import Final

from litestar import route
from litestar.di import NamedDependency
from litestar.response import Response

from kamertje.server.pages import READ
from kamertje.server.rooms.running import Running

PATIENCE_SECONDS: Final = 2.0
UNKEPT: Final = {"cache-control": "no-store"}


@route("/alive", http_method=READ, sync_to_thread=False)
def alive() -> Response[dict[str, str]]:
    """It answers: that is all."""
    return Response({"status": "alive"}, headers=UNKEPT)


@route("/ready", http_method=READ)
async def ready(running: NamedDependency[Running]) -> Response[dict[str, str]]:
    """Its store answers as well. 503 where it does not, so that readers are sent to another process."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await running.rooms.touch()
    except Exception:  # whatever it is, the store's own log has it
        return Response({"status": "not ready"}, status_code=HTTPStatus.SERVICE_UNAVAILABLE, headers=UNKEPT)
    return Response({"status": "ready"}, headers=UNKEPT)
