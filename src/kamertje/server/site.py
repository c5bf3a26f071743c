"""The site: a build of the page, and the pages that name it in every language."""

import html
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Template

from kamertje.server.body import Body
from kamertje.server.build import CLUB, NUMBRIDGE, PACKAGES, PAGE, ROOM, TEMPLATES, WORKER, Build, read_build
from kamertje.server.inline import digest, inline_scripts, inline_styles, put_inline
from kamertje.server.keeping import Keeping
from kamertje.server.languages import LANGUAGE_NAMES, LANGUAGES
from kamertje.server.learn import Lessons, read_lessons
from kamertje.server.offline import service_worker
from kamertje.server.policy import content_security_policy
from kamertje.server.public import alternates, manifest
from kamertje.server.text import WORDS, ErrorWords, Words

HTML = "text/html"
# A shell names the address that it was asked at; so many are kept ready.
MOST_SHELLS = 32


@dataclass(frozen=True, slots=True)
class Site:
    build: Build
    policy: str
    shell: Callable[[str, str], Body]  # by language and the origin that the reader sees, which may be ""
    room: Callable[[str, str], Body]  # the page of any room, by the same
    numbridge: Callable[[str, str], Body]  # the place of Numbridge
    numbridge_table: Callable[[str, str], Body]  # and any table of it
    club: Callable[..., Body]  # a page of the club, by the same and its path without language; the rest is filled in
    errors: Mapping[tuple[str, str], Body]  # by language and the name of the error's words
    lessons: Lessons
    manifests: Mapping[str, Body]
    service_worker: Body
    keeping: Keeping

    @property
    def pages(self) -> tuple[str, ...]:
        """What a search may find, in the first language; it is there in every other too."""
        first = LANGUAGES[0]
        return (
            "/",
            "/numbridge",
            *(path.removeprefix(f"/{first}") for path in self.lessons.paths if path.startswith(f"/{first}/")),
        )

    def asset(self, version: str, path: str) -> Body | None:
        """A file of this build, or of another that is kept."""
        assets = self.build.assets if version == self.build.version else self.keeping.find(version)
        return assets.get(path)


def read_site(web: Traversable | None = None, keeping: Keeping | None = None) -> Site:
    build = read_build(files("kamertje") / "web" if web is None else web)
    keeping = keeping or Keeping(None)
    keeping.keep(build)
    import_map = json.dumps({"imports": {name: f"{build.base}/{path}" for name, path in PACKAGES.items()}})
    pages = [build.templates[name] for name in TEMPLATES]
    scripts = [digest(import_map.encode()), *(each for page in pages for each in inline_scripts(page, build.files))]
    styles = [each for page in pages for each in inline_styles(page, build.files)]
    lessons = read_lessons(build, partial(_fill, build, import_map=import_map))
    shell = lru_cache(MOST_SHELLS)(lambda language, origin: _shell(build, import_map, language, origin))
    room = lru_cache(MOST_SHELLS)(lambda language, origin: _room(build, import_map, language, origin))
    numbridge = lru_cache(MOST_SHELLS)(lambda language, origin: _numbridge(build, import_map, language, origin))
    table = lru_cache(MOST_SHELLS)(lambda language, origin: _numbridge_table(build, import_map, language, origin))
    for language in LANGUAGES:
        shell(language, "")  # what is wrong with it is heard of at the start
    return Site(
        build,
        content_security_policy(dict.fromkeys(scripts), dict.fromkeys(styles)),
        shell,
        room,
        numbridge,
        table,
        partial(_club, build, import_map),
        {
            (language, name): _error(build, language, words, "lost" if name == "not_found" else "slipped")
            for language in LANGUAGES
            for name, words in _error_words(WORDS[language]).items()
        },
        lessons,
        {language: Body("application/manifest+json", manifest(build, language)) for language in LANGUAGES},
        Body("text/javascript", service_worker(build, lessons.paths)),
        keeping,
    )


def _error_words(words: Words) -> dict[str, ErrorWords]:
    return {
        "bad_request": words.bad_request,
        "not_found": words.not_found,
        "expired": words.expired,
        "not_allowed": words.not_allowed,
        "fault": words.fault,
    }


def _shell(build: Build, import_map: str, language: str, origin: str) -> Body:
    words = WORDS[language]
    return _fill(
        build,
        "index.html",
        language=language,
        origin=origin,
        title=html.escape(words.title),
        description=html.escape(words.description),
        alternates=_alternates(origin, "/"),
        import_map=import_map,
        preloads=_preloads(build, f"text/{language}.js", *PACKAGES.values(), WORKER),
        entry=f"{build.base}/{PAGE}",
        **_failing(words),
    )


def _room(build: Build, import_map: str, language: str, origin: str) -> Body:
    """Names no room, so that one body serves them all."""
    words = WORDS[language]
    return _fill(
        build,
        "room.html",
        language=language,
        origin=origin,
        title=html.escape(words.room.title),
        description=html.escape(words.room.invitation),
        import_map=import_map,
        preloads=_preloads(
            build, f"text/{language}.js", f"table/text/{language}.js", f"room/text/{language}.js", *PACKAGES.values()
        ),
        entry=f"{build.base}/{ROOM}",
        **_failing(words),
    )


def _numbridge(build: Build, import_map: str, language: str, origin: str) -> Body:
    words = WORDS[language].numbridge
    canonical = f'<link rel="canonical" href="{origin}/{language}/numbridge">'
    search = canonical + _alternates(origin, "/numbridge")
    return _numbridge_page(build, import_map, language, origin, words.title, words.description, search)


def _numbridge_table(build: Build, import_map: str, language: str, origin: str) -> Body:
    """Names no table, so that one body serves them all."""
    words = WORDS[language].numbridge
    unsearched = '<meta name="robots" content="noindex">'
    return _numbridge_page(build, import_map, language, origin, words.table, words.invitation, unsearched)


def _numbridge_page(
    build: Build, import_map: str, language: str, origin: str, title: str, description: str, search: str
) -> Body:
    texts = (f"{folder}text/{language}.js" for folder in ("", "table/", "numbridge/", "numbridge/halls/"))
    return _fill(
        build,
        "numbridge.html",
        language=language,
        origin=origin,
        title=html.escape(title),
        description=html.escape(description),
        search=search,
        import_map=import_map,
        preloads=_preloads(build, *texts, *PACKAGES.values()),
        entry=f"{build.base}/{NUMBRIDGE}",
        **_failing(WORDS[language]),
    )


def _alternates(origin: str, page: str) -> str:
    return "".join(
        f'<link rel="alternate" hreflang="{name}" href="{address}">' for name, address in alternates(origin, page)
    )


def _club(build: Build, import_map: str, language: str, origin: str, path: str, **values: str) -> Body:
    """Made for one reader."""
    words = WORDS[language]
    return _fill(
        build,
        "club.html",
        language=language,
        origin=origin or " ",
        import_map=import_map,
        preloads=_preloads(build, f"text/{language}.js", *PACKAGES.values()),
        entry=f"{build.base}/{CLUB}",
        places=words.lessons.places,
        play=words.lessons.play,
        learn=words.lessons.learn,
        account_label=words.account,
        at_numbridge=' aria-current="page"' if path.startswith("/numbridge") else "",
        languages="".join(
            f'<a href="/{each}{html.escape(path)}" hreflang="{each}" lang="{each}"{current}>{LANGUAGE_NAMES[each]}</a>'
            for each in LANGUAGES
            for current in (' aria-current="true"' if each == language else "",)
        ),
        **values,
    )


def _preloads(build: Build, *modules: str) -> str:
    return "".join(f'<link rel="modulepreload" href="{build.base}/{path}">' for path in modules)


def _failing(words: Words) -> Mapping[str, str]:
    """What a page says that cannot say anything itself, and what its picture shows."""
    return {
        "picture": html.escape(words.picture),
        "no_script": html.escape(words.no_script.heading),
        "no_script_what": html.escape(words.no_script.what),
        "too_old": html.escape(words.too_old.heading),
        "too_old_what": html.escape(words.too_old.what),
        "broken": html.escape(words.broken.heading),
        "broken_what": html.escape(words.broken.what),
        "again": html.escape(words.again),
    }


def _error(build: Build, language: str, words: ErrorWords, drawing: str) -> Body:
    return _fill(
        build,
        "error.html",
        language=language,
        drawing=drawing,
        heading=html.escape(words.heading),
        what=html.escape(words.what),
        to_board=html.escape(WORDS[language].to_board),
    )


def _fill(build: Build, template: str, **values: str) -> Body:
    text = Template(build.templates[template]).substitute(base=build.base, **values)
    return Body(HTML, put_inline(text, build.files).encode())
