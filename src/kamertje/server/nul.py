"""NUL, the one character that no text of PostgreSQL can hold: what names something by it names nothing here."""

from http import HTTPStatus

from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send


def refuse_nul(app: ASGIApp) -> ASGIApp:
    """Before any route, for calls, pages and sockets alike."""

    async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
        await app(scope, receive, send)

    return refusing


def has_nul(json: bytes) -> bool:
    r"""Whether a string in it may hold one: within JSON it can only be written as \u0000."""
    return rb"\u0000" in json
