"""Where the lessons are: under each language, and without one wherever the reader belongs."""

from litestar import route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from kamertje.server.languages import LANGUAGES
from kamertje.server.learn.chapters import CHAPTERS, CONTENTS
from kamertje.server.learn.lessons import lesson_path
from kamertje.server.pages import READ, AnyRequest, reader_language, reader_origin, send_page
from kamertje.server.site import Site


@route([f"/{language}/learn" for language in LANGUAGES], http_method=READ, sync_to_thread=False)
def contents(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The list of chapters."""
    return _answer(request, site, CONTENTS)


@route([f"/{language}/learn/{{name:str}}" for language in LANGUAGES], http_method=READ, sync_to_thread=False)
def chapter(request: AnyRequest, site: NamedDependency[Site], name: FromPath[str]) -> Response[bytes]:
    """One chapter."""
    if name not in CHAPTERS:
        raise NotFoundException
    return _answer(request, site, name)


@route("/learn", http_method=READ, sync_to_thread=False)
def contents_anywhere(request: AnyRequest) -> Redirect:
    """The list of chapters in the reader's language."""
    return _redirect(request, CONTENTS)


@route("/learn/{name:str}", http_method=READ, sync_to_thread=False)
def chapter_anywhere(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """One chapter in the reader's language."""
    if name not in CHAPTERS:
        raise NotFoundException
    return _redirect(request, name)


def _answer(request: AnyRequest, site: Site, name: str) -> Response[bytes]:
    language, origin = reader_language(request), reader_origin(request)
    body = site.lessons.page(language, name, origin)
    if body is None:
        raise NotFoundException
    return send_page(request, site, body, f"{language}-{name}", "Accept-Encoding")


def _redirect(request: AnyRequest, name: str) -> Redirect:
    headers = {"cache-control": "no-cache", "vary": "Accept-Language, Cookie"}
    return Redirect(lesson_path(reader_language(request), name), status_code=302, headers=headers)


LEARN = [contents, chapter, contents_anywhere, chapter_anywhere]
