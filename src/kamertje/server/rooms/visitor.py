"""Who asks: the browser's key in its cookie, and whether a page of ours sent it."""

from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from kamertje.service.keys import is_key, new_key

COOKIE: Final = "kamertje_seat"
# As long as browsers keep a cookie; the rooms go after seven days anyway.
COOKIE_SECONDS: Final = 400 * 86_400

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class OriginRefusedError(HTTPException):
    """A page of another site asks."""

    status_code = HTTPStatus.FORBIDDEN


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
        secure=is_secure(connection),
    )


def refuse_other_origins(connection: AnyConnection) -> None:
    """Raises for a page of another origin; a program that names none may pass, for it has no one else's cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            raise OriginRefusedError
    elif urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise OriginRefusedError


def is_secure(connection: AnyConnection) -> bool:
    """Also behind a proxy that ends TLS: the page's origin says how the browser came."""
    return connection.scope["scheme"] in {"https", "wss"} or connection.headers.get("origin", "").startswith("https://")
