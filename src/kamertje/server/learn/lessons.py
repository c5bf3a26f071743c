"""The lessons as pages: each chapter in each language, put into the page around it."""

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from kamertje.server.body import Body
from kamertje.server.build import LESSON, PACKAGES, WORKER, Build
from kamertje.server.faults import IncompleteBuildError
from kamertje.server.languages import LANGUAGE_NAMES, LANGUAGES
from kamertje.server.learn.boards import Exercise, read_boards
from kamertje.server.learn.chapters import CHAPTERS, CONTENTS, Chapter, read_chapters
from kamertje.server.learn.picture import draw
from kamertje.server.public import alternates
from kamertje.server.text import WORDS

TEMPLATE = "lesson.html"
BOARDS = "learn/boards.json"
# A page names the address that it was asked at; so many are kept ready.
MOST_PAGES = 256
_BOARD = re.compile(r'<board name="([\w-]+)">(.*?)</board>', re.DOTALL)
_FIELD = re.compile(r'<field name="([\w-]+)">(.*?)</field>', re.DOTALL)
_EITHER = re.compile(r'<(?:board|field) name="([\w-]+)">')

# Fills a template of the build: its name, then values by name.
Fill = Callable[..., Body]


@dataclass(frozen=True, slots=True)
class Lessons:
    """page: by language, chapter and the origin that the reader sees, which may be ""; None where there is none."""

    page: Callable[[str, str, str], Body | None]
    paths: tuple[str, ...]  # of every page, in every language


def lesson_path(language: str, name: str) -> str:
    return f"/{language}/learn" if name == CONTENTS else f"/{language}/learn/{name}"


def read_lessons(build: Build, fill: Fill) -> Lessons:
    texts = _Texts(read_chapters(build.templates), read_boards(build.templates.get(BOARDS, "")))

    def page(language: str, name: str, origin: str) -> Body | None:
        return _page(build, fill, texts, language, name, origin) if (language, name) in texts.chapters else None

    for language, name in texts.chapters:
        texts.body(language, name)  # what is wrong with one is heard of at the start
    paths = tuple(lesson_path(language, name) for language, name in texts.chapters)
    return Lessons(lru_cache(MOST_PAGES)(page), paths)


@dataclass(frozen=True, slots=True)
class _Texts:
    chapters: Mapping[tuple[str, str], Chapter]
    boards: Mapping[str, Exercise]

    def body(self, language: str, name: str) -> str:
        """The chapter with its boards in it."""

        def put(found: re.Match[str]) -> str:
            if found[1] not in self.boards:
                raise IncompleteBuildError(f"the lessons' {name} in {language} names an unknown board {found[1]}")
            return _exercise(self.boards[found[1]], found[1], found[2].strip())

        with_boards = _BOARD.sub(put, self.chapters[language, name].body)
        return _FIELD.sub(lambda found: _field(found[1], found[2].strip()), with_boards)


def _page(
    build: Build,
    fill: Fill,
    texts: _Texts,
    language: str,
    name: str,
    origin: str,
) -> Body:
    chapters, words = texts.chapters, WORDS[language].lessons
    chapter = chapters[language, name]
    addresses = {each: lesson_path(each, name) for each in LANGUAGES}
    content = texts.body(language, name)
    if name == CONTENTS:
        content += _list(chapters, language)
    return fill(
        TEMPLATE,
        language=language,
        origin=origin,
        title=html.escape(f"{chapter.title} · Kamertje", quote=True),
        description=html.escape(chapter.lead),
        path=addresses[language],
        alternates="".join(
            f'<link rel="alternate" hreflang="{each}" href="{address}">'
            for each, address in alternates(origin, addresses["en"].removeprefix("/en"))
        ),
        entry=f"{build.base}/{LESSON}",
        preloads=_preloads(build, language, playing="<board " in chapter.body),
        play=words.play,
        learn=words.learn,
        places=words.places,
        account=WORDS[language].account,
        here=' aria-current="page"' if name == CONTENTS else ' aria-current="true"',
        content=content,
        around=_around(chapters, language, name),
        languages="".join(
            f'<a href="{path}" hreflang="{each}" lang="{each}"{current}>{LANGUAGE_NAMES[each]}</a>'
            for each, path in addresses.items()
            for current in (' aria-current="true"' if each == language else "",)
        ),
        no_script=html.escape(words.no_script) if _EITHER.search(chapter.body) else "",
    )


def _preloads(build: Build, language: str, *, playing: bool) -> str:
    """What the page's script will ask for, so that it need not be waited for in turn."""
    modules = [*PACKAGES.values(), f"text/{language}.js", f"learn/text/{language}.js", *([WORKER] if playing else [])]
    links = [f'<link rel="modulepreload" href="{build.base}/{path}">' for path in modules]
    if playing:
        kernel = f"{build.base}/kernel/kamertje.wasm"
        links.append(f'<link rel="preload" href="{kernel}" as="fetch" type="application/wasm" crossorigin>')
    return "".join(links)


def _exercise(exercise: Exercise, name: str, goal: str) -> str:
    game = exercise.game
    across = game.setup.width if game.setup.shape == "square" else game.setup.width + 1
    label = html.escape(re.sub(r"<[^>]*>", "", goal))
    settings = {
        "name": name,
        "setup": str(game.setup),
        "turns": game.turns,
        "reader": str(exercise.reader),
        "boxes": "" if exercise.boxes is None else str(exercise.boxes),
        "lines": " ".join(exercise.lines),
        "parity": "yes" if exercise.parity else "",
    }
    data = "".join(f' data-{key}="{html.escape(value)}"' for key, value in settings.items() if value)
    return (
        f'<section class="exercise" aria-labelledby="goal-{name}"{data}>\n'
        f'<p class="goal" id="goal-{name}">{goal}</p>\n'
        f'<div class="paper" data-across="{across}">{draw(game, label)}</div>\n<div class="course"></div>\n</section>'
    )


def _field(name: str, goal: str) -> str:
    """A field of Numbridge, which is drawn by the page (web/numbridge/lesson/)."""
    return (
        f'<section class="exercise-field" aria-labelledby="goal-{name}" data-field="{name}">\n'
        f'<p class="goal" id="goal-{name}">{goal}</p>\n'
        '<div class="paper"></div>\n<div class="course"></div>\n</section>'
    )


def _list(chapters: Mapping[tuple[str, str], Chapter], language: str) -> str:
    return (
        f'<ol class="chapters">\n{"".join(_entry(chapters[language, name], language, name) for name in CHAPTERS)}</ol>'
    )


def _entry(chapter: Chapter, language: str, name: str) -> str:
    """A chapter in the list, with the boards that are to be done, and room for a tick."""
    boards = " ".join(found[1] for found in _EITHER.finditer(chapter.body))
    data = f' data-boards="{boards}"' if boards else ""
    return (
        f'<li{data}><a href="{lesson_path(language, name)}">'
        f'<b>{chapter.title} <span class="tick"></span></b> <span>{chapter.lead}</span></a></li>\n'
    )


def _around(chapters: Mapping[tuple[str, str], Chapter], language: str, name: str) -> str:
    """Links to the chapter before, the contents and the chapter after."""
    words = WORDS[language].lessons
    pages = (CONTENTS, *CHAPTERS)
    at = pages.index(name)
    links = []
    if at > 0:
        before = pages[at - 1]
        links.append((before, "prev", words.before, chapters[language, before].title))
    if at + 1 < len(pages):
        after = pages[at + 1]
        links.append((after, "next", words.after, chapters[language, after].title))
    return "".join(
        f'<a class="{relation}" rel="{relation}" href="{lesson_path(language, page)}"><span>{word}</span> {title}</a>'
        for page, relation, word, title in links
    )
