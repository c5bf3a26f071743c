"""What the site tells machines about itself: the same page in other languages, the app to install, what to search."""

import json
import re
from collections.abc import Iterable, Iterator

from kamertje.server.build import Build
from kamertje.server.languages import LANGUAGES
from kamertje.server.text import WORDS

_HOST = re.compile(r"(?:[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?", re.IGNORECASE)
# The colours of the paper before the page has chosen its own; the same as in style/tokens.css.
PAPER = "#faf7f0"


def read_origin(scheme: str, host: str) -> str:
    """Where the reader believes to be; empty where the host is not one, so that addresses stay relative."""
    return f"{scheme}://{host.lower()}" if _HOST.fullmatch(host) else ""


def alternates(origin: str, page: str = "/") -> Iterator[tuple[str, str]]:
    """A page's address in each language, and the one that chooses."""
    for language in LANGUAGES:
        yield language, f"{origin}/{language}{page}"
    yield "x-default", f"{origin}{page}"


def manifest(build: Build, language: str) -> bytes:
    words = WORDS[language]
    icons = [
        ("icon-192.png", "192x192", "any"),
        ("icon-512.png", "512x512", "any"),
        ("mask.png", "512x512", "maskable"),
    ]
    return json.dumps(
        {
            "id": "/",
            "name": words.title,
            "short_name": "Kamertje",
            "description": words.description,
            "lang": language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": PAPER,
            "categories": ["games", "education"],
            "icons": [
                {"src": f"{build.base}/static/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
                for name, sizes, purpose in icons
            ],
        },
        ensure_ascii=False,
    ).encode()


def robots(origin: str) -> str:
    """Everything may be searched but the files of a build, which leave with it."""
    sitemap = f"\nSitemap: {origin}/sitemap.xml\n" if origin else ""
    return f"User-agent: *\nDisallow: /v/\nAllow: /\n{sitemap}"


def sitemap(origin: str, paths: Iterable[str]) -> str:
    pages = "".join(_entries(origin, path) for path in paths)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        f' xmlns:xhtml="http://www.w3.org/1999/xhtml">{pages}</urlset>\n'
    )


def _entries(origin: str, page: str) -> str:
    """A page in each language, each with the others."""
    others = "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href="{address}"/>'
        for language, address in alternates(origin, page)
    )
    return "".join(f"<url><loc>{origin}/{language}{page}</loc>{others}</url>" for language in LANGUAGES)
