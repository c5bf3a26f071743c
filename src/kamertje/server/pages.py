"""What can be fetched: the shell in each language, the assets of a build, what machines ask for."""

import hashlib
from typing import Any

from litestar import MediaType, Request, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from kamertje.server.body import Body
from kamertje.server.encodings import IDENTITY, choose_encoding
from kamertje.server.front import front_of
from kamertje.server.languages import COOKIE, LANGUAGES, choose_language
from kamertje.server.public import robots as robots_text
from kamertje.server.public import sitemap as sitemap_text
from kamertje.server.site import Site

AnyRequest = Request[Any, Any, Any]
READ = [HttpMethod.GET, HttpMethod.HEAD]
ASK_AGAIN = {"cache-control": "no-cache"}
PREVIEW = "static/preview.png"
FOR_EVER = "public, max-age=31536000, immutable"


# What the scope says, not `request.url`: that cannot be had where the host is no host.
def reader_language(request: AnyRequest) -> str:
    return choose_language(
        request.scope["path"], request.cookies.get(COOKIE), request.headers.get("accept-language", "")
    )


def send(request: AnyRequest, body: Body, headers: dict[str, str], status_code: int = 200) -> Response[bytes]:
    encoding = choose_encoding(request.headers.get("accept-encoding", ""), body.forms)
    if encoding != IDENTITY:
        headers["content-encoding"] = encoding
    return Response(body.forms[encoding], status_code=status_code, media_type=body.media_type, headers=headers)


def send_page(request: AnyRequest, site: Site, body: Body, name: str, vary: str) -> Response[bytes]:
    """A page that names its build: asked for anew each time, and not sent again to who has it."""
    origin = hashlib.sha256(reader_origin(request).encode()).hexdigest()[:8]
    # Weak: it stands for the page under every encoding.
    tag = f'W/"{site.build.version}-{name}-{origin}"'
    headers = {
        "cache-control": "no-cache",
        "content-language": reader_language(request),
        "etag": tag,
        "vary": vary,
    }
    if tag in read_tags(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    return send(request, body, headers)


def reader_origin(request: AnyRequest) -> str:
    return front_of(request).origin(request)


def read_tags(header: str) -> set[str]:
    """The tags that a reader holds, as weak ones, which is how they are compared."""
    return {f"W/{tag.strip().removeprefix('W/')}" for tag in header.split(",")}


@route(["/", *(f"/{language}" for language in LANGUAGES)], http_method=READ, sync_to_thread=False)
def shell(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The page. Where the path names no language, what the reader chose or asks for decides."""
    language, origin = reader_language(request), reader_origin(request)
    return send_page(request, site, site.shell(language, origin), language, "Accept-Encoding, Accept-Language, Cookie")


@route(["/numbridge", *(f"/{language}/numbridge" for language in LANGUAGES)], http_method=READ, sync_to_thread=False)
def numbridge(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The place of Numbridge, in a language as the page."""
    language, origin = reader_language(request), reader_origin(request)
    vary = "Accept-Encoding, Accept-Language, Cookie"
    return send_page(request, site, site.numbridge(language, origin), f"{language}-numbridge", vary)


@route("/v/{version:str}/{path:path}", http_method=READ, sync_to_thread=False)
def asset(
    request: AnyRequest, site: NamedDependency[Site], version: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the page, which never changes under its address."""
    body = site.asset(version, path.removeprefix("/"))
    if body is None:
        raise NotFoundException
    return send(request, body, {"cache-control": FOR_EVER, "vary": "Accept-Encoding"})


@route("/sw.js", http_method=READ, sync_to_thread=False)
def service_worker(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """What keeps a build in the browser; asked for anew each time, so that another build is noticed."""
    return send(request, site.service_worker, {"cache-control": "no-cache", "vary": "Accept-Encoding"})


@route([f"/{language}/manifest.webmanifest" for language in LANGUAGES], http_method=READ, sync_to_thread=False)
def manifest(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The page as an app to install."""
    return send(
        request, site.manifests[reader_language(request)], {"cache-control": "no-cache", "vary": "Accept-Encoding"}
    )


@route("/preview.png", http_method=READ, sync_to_thread=False)
def preview(request: AnyRequest, site: NamedDependency[Site]) -> Response[bytes]:
    """The picture beside a link to the page. Others keep its address for longer than a build lives."""
    return send(request, site.build.assets[PREVIEW], {"cache-control": "public, max-age=86400"})


@route("/robots.txt", http_method=READ, sync_to_thread=False)
def robots(request: AnyRequest) -> Response[str]:
    return Response(
        robots_text(reader_origin(request)), media_type=MediaType.TEXT, headers={"cache-control": "no-cache"}
    )


@route("/sitemap.xml", http_method=READ, sync_to_thread=False)
def sitemap(request: AnyRequest, site: NamedDependency[Site]) -> Response[str]:
    text = sitemap_text(reader_origin(request), site.pages)
    return Response(text, media_type=MediaType.XML, headers={"cache-control": "no-cache"})


@route("/healthz", http_method=READ, sync_to_thread=False, media_type=MediaType.JSON)
def health(site: NamedDependency[Site]) -> Response[dict[str, str]]:
    return Response({"status": "ok", "version": site.build.version}, headers={"cache-control": "no-store"})
