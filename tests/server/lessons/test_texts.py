"""The texts of the lessons: every chapter in every language, alike in build, and whole as HTML."""

import re
from html.parser import HTMLParser

import pytest

from kamertje.server.learn import CHAPTERS
from tests.server.lessons.real import FOLDER, LANGUAGES, NAMES, boards, source, words

TAGS = {"h1", "h2", "p", "strong", "em", "cite", "span", "a", "ul", "li", "board", "field"}
BLOCKS = {"h1", "h2", "p", "ul", "board", "field"}


class Outline(HTMLParser):
    """The blocks of a text in order; anything that is not closed in turn is a fault."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.blocks: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        if tag in BLOCKS or tag == "li":
            names = [f"{name}={value}" for name, value in attrs if name in {"name", "data-fact", "class"}]
            self.blocks.append(" ".join([tag, *names]))
        if tag in BLOCKS:
            assert not self.open, f"{tag} inside {self.open}"
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, tag
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert self.open or not data.strip(), data


def test_there_is_a_file_for_each_chapter_and_none_besides() -> None:
    for language in LANGUAGES:
        assert {file.stem for file in (FOLDER / language).iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_chapter_is_built_alike_in_every_language(name: str) -> None:
    outlines = [Outline(source(language, name)) for language in LANGUAGES]
    for outline in outlines:
        assert outline.open == []
        assert outline.blocks[:2] == ["h1", "p class=lead"]
        assert outline.blocks == outlines[0].blocks


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_was_left_in_another_language(name: str) -> None:
    texts = [set(re.findall(r"[^.:!?]{25,}", words(source(language, name)))) for language in LANGUAGES]
    sources = {"Narrow Misère Dots-and-Boxes", "Championship-Level Play of Dots-and-Boxes"}
    for index, one in enumerate(texts):
        for other in texts[index + 1 :]:
            assert {text.strip() for text in one & other} <= sources
    greek = re.sub(r"<(cite|span lang=\"\w+\")>.*?</\w+>", "", source("el", name))
    runs = re.findall(r"[a-z]{2,}(?: [a-z]{2,}){3,}", words(greek))
    assert runs == []


def test_every_board_is_played_on_and_every_chapter_of_play_has_one() -> None:
    used = [board for name in CHAPTERS for board in re.findall(r'<board name="([^"]+)"', source("nl", name))]
    assert sorted(used) == sorted(boards())
    silent = {name for name in CHAPTERS if not re.search("<(board|field)", source("en", name))}
    assert silent == {"variants", "history", "method", "numbridge-fairness"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_other_chapters(language: str) -> None:
    targets = {href for name in NAMES for href in re.findall(r'<a href="([^"]+)"', source(language, name))}
    assert {"misere", "swedish"} <= targets <= set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_says_the_number_that_is_asked(language: str) -> None:
    numbers = {
        "en": ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"],
        "nl": ["geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
        "el": ["κανένα", "ένα", "δύο", "τρία", "τέσσερα", "πέντε", "έξι", "επτά", "οκτώ"],
    }[language]
    texts = "".join(source(language, name) for name in CHAPTERS)
    for name, exercise in boards().items():
        found = re.search(rf'<board name="{name}">(.*?)</board>', texts)
        assert found is not None
        if exercise.boxes is not None:
            assert re.search(rf"\b{numbers[exercise.boxes]}\b", found[1].lower()), (name, found[1])
