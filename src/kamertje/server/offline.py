"""The service worker as it is sent: its source, and before it the build that it keeps."""

import json
from collections.abc import Sequence

from kamertje.server.build import Build
from kamertje.server.languages import LANGUAGES

SOURCE = "offline/service.js"
# What nobody misses offline: pictures for other sites and for the shelf of apps, those that stand in the pages, and the
# worker itself.
LEFT_OUT = ("static/preview.png", "static/icon-512.png", "static/mask.png", "drawings/", SOURCE)
OF_ROOMS = ("room", "table", "numbridge", "numbridge-place", "halls")
# The lessons have the rest of Numbridge.
OF_TABLES = ("page.js", "words.js", "table/", "place/", "halls/", "archive/", "fair/", "text/")
# And rooms and tables, which are played over the network alone, with what checks a deal.
ROOMS = (
    "room.js",
    "room/",
    "table/",
    "net/",
    "kernel/deal.",
    *(f"numbridge/{part}" for part in OF_TABLES),
    *(f"style/{name}.css" for name in OF_ROOMS),
)


def is_kept(path: str) -> bool:
    """Whether a file of a build is for use without a network."""
    return not path.startswith(LEFT_OUT + ROOMS)


def service_worker(build: Build, lessons: Sequence[str]) -> bytes:
    kept = {
        "version": build.version,
        "files": [f"{build.base}/{path}" for path in build.files if is_kept(path)],
        "shells": ["/", *(f"/{language}/" for language in LANGUAGES)],
        "lessons": lessons,
    }
    return f"const BUILD = {json.dumps(kept)};\n".encode() + build.files[SOURCE]
