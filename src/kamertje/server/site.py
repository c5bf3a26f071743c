"""The site: a build of the page, and the pages that name it in every language."""

import html
import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Template

from kamertje.server.build import Body, Build, read_build
from kamertje.server.languages import LANGUAGES
from kamertje.server.modules import static_imports
from kamertje.server.policy import content_security_policy
from kamertje.server.text import WORDS, ErrorWords, Words

HTML = "text/html"
ENTRY = "page.js"
# What the page imports by name: the import map.
PACKAGES = {"lit-html": "vendor/lit-html/lit-html.js"}
# Fetched by the worker, which import maps and the page's own module graph do not reach.
WORKER = "kernel/worker.js"


@dataclass(frozen=True, slots=True)
class Site:
    build: Build
    policy: str
    shells: Mapping[str, Body]
    errors: Mapping[tuple[str, str], Body]  # by language and the name of the error's words

    def asset(self, version: str, path: str) -> Body | None:
        return self.build.assets.get(path) if version == self.build.version else None


def read_site(web: Traversable | None = None) -> Site:
    build = read_build(files("kamertje") / "web" if web is None else web)
    import_map = json.dumps({"imports": {name: f"{build.base}/{path}" for name, path in PACKAGES.items()}})
    return Site(
        build,
        content_security_policy(import_map),
        {language: _shell(build, import_map, language) for language in LANGUAGES},
        {
            (language, name): _error(build, language, words)
            for language in LANGUAGES
            for name, words in _error_words(WORDS[language]).items()
        },
    )


def _error_words(words: Words) -> dict[str, ErrorWords]:
    return {
        "bad_request": words.bad_request,
        "not_found": words.not_found,
        "not_allowed": words.not_allowed,
        "fault": words.fault,
    }


def _shell(build: Build, import_map: str, language: str) -> Body:
    words = WORDS[language]
    needed = [path for entry in (ENTRY, WORKER) for path in static_imports(build.files, PACKAGES, entry)]
    modules = dict.fromkeys([f"text/{language}.js", *needed])
    return _fill(
        build,
        "index.html",
        language=language,
        title=html.escape(words.title),
        description=html.escape(words.description),
        no_script=html.escape(words.no_script),
        too_old=html.escape(words.too_old),
        alternates="".join(f'<link rel="alternate" hreflang="{name}" href="/{name}/">' for name in LANGUAGES),
        import_map=import_map,
        preloads="".join(f'<link rel="modulepreload" href="{build.base}/{path}">' for path in modules if path != ENTRY),
    )


def _error(build: Build, language: str, words: ErrorWords) -> Body:
    return _fill(
        build,
        "error.html",
        language=language,
        heading=html.escape(words.heading),
        what=html.escape(words.what),
        to_board=html.escape(WORDS[language].to_board),
    )


def _fill(build: Build, template: str, **values: str) -> Body:
    text = Template(build.templates[template]).substitute(base=build.base, **values)
    return Body.of(HTML, text.encode())
