"""The pages behind Numbridge's place: an invitation, the archive and what is kept there. None is for search engines."""

from http import HTTPStatus
from urllib.parse import quote

from litestar import route
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from kamertje.server.languages import LANGUAGES
from kamertje.server.pages import READ, AnyRequest, reader_language, reader_origin, send
from kamertje.server.site import Site
from kamertje.service.halls.lists import invitation_path

_FOLDERS = [f"/{language}/numbridge" for language in LANGUAGES]


@route("/numbridge/invitation/{invitation:str}", http_method=READ, sync_to_thread=False)
def invitation_anywhere(request: AnyRequest, invitation: FromPath[str]) -> Response[bytes]:
    """The invitation in the reader's language."""
    headers = {
        "location": f"/{reader_language(request)}{quote(invitation_path(invitation))}",
        "cache-control": "no-store",
        "vary": "Accept-Language, Cookie",
    }
    return Response(b"", status_code=HTTPStatus.FOUND, headers=headers)


@route([f"{folder}/invitation/{{invitation:str}}" for folder in _FOLDERS], http_method=READ, sync_to_thread=False)
def invitation_page(request: AnyRequest, site: NamedDependency[Site], invitation: FromPath[str]) -> Response[bytes]:  # noqa: ARG001 - the page asks for it
    """The page of an invitation, which takes nothing: that is for its button."""
    return _page(request, site)


@route([f"{folder}/archive" for folder in _FOLDERS], http_method=READ, sync_to_thread=False)
def archive_page(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The archive."""
    return _page(request, site)


@route([f"{folder}/archive/{{game:str}}" for folder in _FOLDERS], http_method=READ, sync_to_thread=False)
def kept_page(request: AnyRequest, site: NamedDependency[Site], game: FromPath[str]) -> Response[bytes]:  # noqa: ARG001 - the page asks for it
    """One round of it."""
    return _page(request, site)


def _page(request: AnyRequest, site: Site) -> Response[bytes]:
    language = reader_language(request)
    headers = {
        "cache-control": "no-store",
        "content-language": language,
        "x-robots-tag": "noindex",
        "vary": "Accept-Encoding",
    }
    return send(request, site.numbridge_table(language, reader_origin(request)), headers)


HALL_PAGES = [invitation_anywhere, invitation_page, archive_page, kept_page]
