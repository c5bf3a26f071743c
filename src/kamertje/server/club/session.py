"""The session of a browser: a cookie that only this server reads, and who comes with it."""

from typing import Final

from litestar.datastructures import Cookie

from kamertje.club.device import device_of
from kamertje.club.identity import Player
from kamertje.server.front import AnyConnection
from kamertje.server.rooms.running import Running
from kamertje.server.rooms.visitor import COOKIE_SECONDS, is_secure
from kamertje.service.club.accounts import Visit

SESSION: Final = "kamertje_session"


async def visit_of(connection: AnyConnection, running: Running) -> Visit | None:
    """Who comes; None for who has no name here."""
    key = connection.cookies.get(SESSION)
    return None if key is None else await running.accounts.visit(key)


async def player_of(connection: AnyConnection, running: Running) -> Player | None:
    """Who comes, for those who need no session of it."""
    visit = await visit_of(connection, running)
    return None if visit is None else visit.player


def session_cookie(connection: AnyConnection, key: str) -> Cookie:
    """Keeps the key, or, where it is empty, takes it away."""
    return Cookie(
        key=SESSION,
        value=key,
        path="/",
        max_age=COOKIE_SECONDS if key else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


def device_in(connection: AnyConnection) -> str:
    return device_of(connection.headers.get("user-agent", ""))
