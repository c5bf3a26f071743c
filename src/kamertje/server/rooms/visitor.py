"""Who asks: the browser's key in its cookie, and whether a page of ours sent it."""

from typing import Final

from litestar.datastructures import Cookie

from kamertje.server.front import AnyConnection, front_of
from kamertje.service.keys import is_key, new_key

COOKIE: Final = "kamertje_seat"
# As long as browsers keep a cookie; the rooms go after seven days anyway.
COOKIE_SECONDS: Final = 400 * 86_400


def key_of(connection: AnyConnection) -> str:
    """The browser's key; empty where it has none."""
    key = connection.cookies.get(COOKIE, "")
    return key if is_key(key) else ""


def key_or_new(connection: AnyConnection) -> tuple[str, Cookie]:
    """The browser's key, and the cookie that keeps it."""
    key = key_of(connection) or new_key()
    return key, Cookie(
        key=COOKIE,
        value=key,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=front_of(connection).is_secure(connection),
    )


def refuse_other_origins(connection: AnyConnection) -> None:
    """Raises for what a page of another site sends."""
    front_of(connection).refuse_other_origins(connection)


def is_secure(connection: AnyConnection) -> bool:
    """The browser came over TLS."""
    return front_of(connection).is_secure(connection)
