"""One build of the page: every file of web/ as it is sent, in memory, under a hash of them all."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from kamertje.server.body import Body
from kamertje.server.bundle import read_bundle
from kamertje.server.faults import IncompleteBuildError

# Litestar adds the charset to texts.
MEDIA_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
# Filled in by the server and never served as they are; so are the texts of the lessons.
TEMPLATES = ("index.html", "room.html", "numbridge.html", "error.html", "lesson.html", "club.html")
LESSONS = "learn/"
LESSON_TYPES = (".html", ".json")
# The pages of the board, of a room, of a lesson, of Numbridge and of the club, and the thread beside them, which import
# maps do not reach.
PAGE, ROOM, LESSON, WORKER = "page.js", "room.js", "learn/page.js", "kernel/worker.js"
NUMBRIDGE, CLUB = "numbridge/page.js", "club/page.js"
ELSEWHERE = "numbridge/halls/elsewhere.js"  # comes later to any page
# What the page imports by name: the import map.
PACKAGES = {"lit-html": "vendor/lit-html/lit-html.js"}
HASH_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Build:
    version: str
    modules: tuple[str, ...]  # what the page needs before a line can be drawn
    files: Mapping[str, bytes]
    assets: Mapping[str, Body]
    templates: Mapping[str, str]

    @property
    def base(self) -> str:
        """Where the assets of this build are found."""
        return f"/v/{self.version}"


def read_build(web: Traversable) -> Build:
    templates = {}
    for name in TEMPLATES:
        try:
            templates[name] = web.joinpath(name).read_text("utf-8")
        except FileNotFoundError as missing:
            raise IncompleteBuildError(f"the page's {name} is missing") from missing
    files = dict(sorted(_walk(web, "")))
    templates |= {path: content.decode() for path, content in files.items() if _suffix(path) in LESSON_TYPES}
    sources = {path: content for path, content in files.items() if _suffix(path) in MEDIA_TYPES}
    page = read_bundle(sources, PACKAGES, PAGE)
    worker = read_bundle(sources, {}, WORKER)
    # The others have copies of what they share with the page, for what stands at a shared address runs it.
    others = {entry: read_bundle(sources, PACKAGES, entry).text for entry in (ROOM, NUMBRIDGE, LESSON, CLUB, ELSEWHERE)}
    texts = {**page.stubs, PAGE: page.text, WORKER: worker.text, **others}
    files = sources | {path: text.encode() for path, text in texts.items()}
    assets = {path: Body(MEDIA_TYPES[_suffix(path)], content) for path, content in files.items()}
    return Build(_hash(files, templates), page.modules + worker.modules, files, assets, templates)


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        path = prefix + entry.name
        if entry.is_dir():
            if path != "tests":
                yield from _walk(entry, path + "/")
        elif _suffix(path) in MEDIA_TYPES or (path.startswith(LESSONS) and _suffix(path) in LESSON_TYPES):
            yield path, entry.read_bytes()


def _suffix(path: str) -> str:
    dot = path.rfind(".")
    return path[dot:] if dot >= 0 else ""


def _hash(files: Mapping[str, bytes], templates: Mapping[str, str]) -> str:
    digest = hashlib.sha256()
    for path, content in sorted({**files, **{name: text.encode() for name, text in templates.items()}}.items()):
        digest.update(f"{len(path)} {path} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()[:HASH_DIGITS]
