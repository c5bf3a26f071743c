"""Errors as pages in the reader's language, and as problem details for programs."""

import logging
from collections.abc import Callable
from http import HTTPStatus

from litestar.exceptions import HTTPException
from litestar.response import Response

from kamertje.server.pages import AnyRequest, reader_language, send
from kamertje.server.site import Site

log = logging.getLogger(__name__)

PROBLEM = "application/problem+json"
RETRY_SECONDS = "3"


def error_handler(
    site: Site, away: Callable[[], tuple[type[Exception], ...]] = tuple
) -> Callable[[AnyRequest, Exception], Response[bytes] | Response[dict[str, object]]]:
    """away: which exceptions say that the store is away, so that asking again later helps."""

    def answer(request: AnyRequest, error: Exception) -> Response[bytes] | Response[dict[str, object]]:
        status = _status_of(error, away())
        headers = {"cache-control": "no-store", "vary": "Accept, Accept-Encoding, Accept-Language, Cookie"}
        if status == HTTPStatus.SERVICE_UNAVAILABLE:
            log.error("%s %s: the store is away: %s", request.method, request.scope["path"], error)
            headers["retry-after"] = RETRY_SECONDS
        elif status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
        if isinstance(error, HTTPException):
            headers |= {name.lower(): value for name, value in (error.headers or {}).items()}
        if _wants_problem(request):
            problem: dict[str, object] = {
                "type": "about:blank",
                "title": HTTPStatus(status).phrase,
                "status": int(status),
            }
            return Response(problem, status_code=status, media_type=PROBLEM, headers=headers)
        language = reader_language(request)
        headers["content-language"] = language
        return send(request, site.errors[language, _words_for(status)], headers, status)

    return answer


def _status_of(error: Exception, away: tuple[type[Exception], ...]) -> int:
    if isinstance(error, HTTPException):
        return error.status_code
    return HTTPStatus.SERVICE_UNAVAILABLE if isinstance(error, away) else HTTPStatus.INTERNAL_SERVER_ERROR


def _wants_problem(request: AnyRequest) -> bool:
    """Calls are programs' own, whatever they say that they read."""
    accept = request.headers.get("accept", "")
    return request.scope["path"].startswith("/api/") or ("json" in accept and "text/html" not in accept)


def _words_for(status: int) -> str:
    if status == HTTPStatus.NOT_FOUND:
        return "not_found"
    if status == HTTPStatus.GONE:
        return "expired"
    if status == HTTPStatus.METHOD_NOT_ALLOWED:
        return "not_allowed"
    return "bad_request" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "fault"
