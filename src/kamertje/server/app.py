"""The one place where the server's parts are wired together."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from prometheus_client import CollectorRegistry

from kamertje.bus import Bus
from kamertje.server.bots.calls import call_bot
from kamertje.server.bots.office import Office
from kamertje.server.club.calls import CLUB_CALLS
from kamertje.server.club.routes import CLUB_PAGES
from kamertje.server.errors import error_handler
from kamertje.server.front import Front
from kamertje.server.halls.archive import ARCHIVE
from kamertje.server.halls.calls import HALL_CALLS
from kamertje.server.halls.pages import HALL_PAGES
from kamertje.server.halls.sockets import halls_socket
from kamertje.server.learn.routes import LEARN
from kamertje.server.nul import refuse_nul
from kamertje.server.pages import asset, health, manifest, numbridge, preview, robots, service_worker, shell, sitemap
from kamertje.server.policy import add_headers
from kamertje.server.rooms.calls import LARGEST_BODY, join_room, make_room, move_seat, take_seat
from kamertje.server.rooms.page.boards import board
from kamertje.server.rooms.page.qr import draw_qr
from kamertje.server.rooms.page.shell import invitation, numbridge_table, room_page
from kamertje.server.rooms.running import Running, kept_alive, start
from kamertje.server.rooms.sockets import room_socket
from kamertje.server.rooms.stores import in_memory
from kamertje.server.site import Site
from kamertje.server.watch.health import alive, ready
from kamertje.server.watch.metrics import RoomsCollector
from kamertje.service.rooms import MOST_ONLOOKERS
from kamertje.storage.port import Storage

FRONT: Final = Front()
Opening = Callable[[], Awaitable[tuple[Storage, Bus]]]


def create_app(
    site: Site,
    opening: Opening = in_memory,
    office: Office | None = None,
    *,
    front: Front = FRONT,
    most_onlookers: int = MOST_ONLOOKERS,
    registry: CollectorRegistry | None = None,
) -> Litestar:
    """opening: gives the store and the bus of the rooms, once the server starts. office: from which bots come.

    registry: for what is counted.
    """
    answer = error_handler(site, lambda: app.state.get("faults", ()))

    @asynccontextmanager
    async def rooms(app: Litestar) -> AsyncIterator[None]:
        opened = await opening()
        app.state.faults = opened[0].faults
        app.state.running = running = await start(*opened, site.build.version, office, most_onlookers=most_onlookers)
        try:
            if registry is not None:
                registry.register(RoomsCollector(running.rooms))
            async with kept_alive(running):
                yield
        finally:
            await running.rooms.stop()

    def running() -> Running:
        found: Running = app.state.running
        return found

    app = Litestar(
        [
            *(shell, asset, service_worker, manifest, preview, robots, sitemap, health, alive, ready),
            *(make_room, join_room, move_seat, take_seat, call_bot, draw_qr, board, room_socket),
            *(invitation, room_page, numbridge_table, numbridge),
            *CLUB_CALLS,
            *CLUB_PAGES,
            *(*HALL_CALLS, halls_socket, *ARCHIVE, *HALL_PAGES),
            *LEARN,
        ],
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False, use_cache=True),
            "running": Provide(running, sync_to_thread=False),
        },
        lifespan=[rooms],
        exception_handlers={HTTPException: answer, Exception: answer},
        middleware=[refuse_nul],
        before_request=front.lead,
        before_send=[add_headers(site.policy)],
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.state.front = front
    return app
