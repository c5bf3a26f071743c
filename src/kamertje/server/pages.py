"""What can be fetched: the shell in each language, the assets of a build, the server's own health."""

from typing import Any

from litestar import MediaType, Request, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.server.build import Body
from kamertje.server.encodings import IDENTITY, choose_encoding
from kamertje.server.languages import COOKIE, LANGUAGES, choose_language
from kamertje.server.site import Site

AnyRequest = Request[Any, Any, Any]
READ = [HttpMethod.GET, HttpMethod.HEAD]
FOR_EVER = "public, max-age=31536000, immutable"


def reader_language(request: AnyRequest) -> str:
    return choose_language(request.url.path, request.cookies.get(COOKIE), request.headers.get("accept-language", ""))


def send(request: AnyRequest, body: Body, headers: dict[str, str], status_code: int = 200) -> Response[bytes]:
    encoding = choose_encoding(request.headers.get("accept-encoding", ""), body.forms)
    if encoding != IDENTITY:
        headers["content-encoding"] = encoding
    return Response(body.forms[encoding], status_code=status_code, media_type=body.media_type, headers=headers)


@route(["/", *(f"/{language}" for language in LANGUAGES)], http_method=READ, sync_to_thread=False)
def shell(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The page. Where the path names no language, what the reader chose or asks for decides."""
    language = reader_language(request)
    tag = f'"{site.build.version}-{language}"'
    headers = {
        "cache-control": "no-cache",
        "content-language": language,
        "etag": tag,
        "vary": "Accept-Encoding, Accept-Language, Cookie",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return send(request, site.shells[language], headers)


@route("/v/{version:str}/{path:path}", http_method=READ, sync_to_thread=False)
def asset(
    request: AnyRequest, site: NamedDependency[Site], version: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the page, which never changes under its address."""
    body = site.asset(version, path.removeprefix("/"))
    if body is None:
        raise NotFoundException
    return send(request, body, {"cache-control": FOR_EVER, "vary": "Accept-Encoding"})


@route("/healthz", http_method=READ, sync_to_thread=False, media_type=MediaType.JSON)
def health(site: NamedDependency[Site]) -> Response[dict[str, str]]:
    return Response({"status": "ok", "version": site.build.version}, headers={"cache-control": "no-store"})
