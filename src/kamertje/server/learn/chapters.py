"""The chapters: which there are, in which order, and their texts, one file a chapter and language (web/learn/nl/…).

A text is plain HTML with two tags of our own: <board name="…">the goal in words</board> stands for a board to play on,
and <field name="…">…</field> for a field of Numbridge.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kamertje.server.faults import IncompleteBuildError
from kamertje.server.languages import LANGUAGES

# The page that lists the chapters.
CONTENTS = "contents"
CHAPTERS = (
    "closing",
    "safe-lines",
    "counting",
    "chains",
    "leaving-two",
    "rings",
    "handout",
    "long-chain-rule",
    "misere",
    "swedish",
    "endgames",
    "variants",
    "history",
    "method",
    "numbridge",
    "numbridge-turns",
    "numbridge-goals",
    "numbridge-fairness",
)

_TITLE = re.compile(r"<h1>(.*?)</h1>\s*", re.DOTALL)
_LEAD = re.compile(r'<p class="lead">(.*?)</p>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Chapter:
    """title and lead are plain text; body is HTML with boards still to be put in."""

    title: str
    lead: str
    body: str


def read_chapters(texts: Mapping[str, str]) -> Mapping[tuple[str, str], Chapter]:
    """Every chapter and the contents, by language and name."""
    return {
        (language, name): _chapter(f"learn/{language}/{name}.html", texts)
        for language in LANGUAGES
        for name in (CONTENTS, *CHAPTERS)
    }


def _chapter(path: str, texts: Mapping[str, str]) -> Chapter:
    text = texts.get(path)
    if text is None:
        raise IncompleteBuildError(f"the lessons' {path} is missing")
    title, lead = _TITLE.search(text), _LEAD.search(text)
    if title is None or lead is None:
        raise IncompleteBuildError(f"the lessons' {path} needs a title and a lead")
    return Chapter(_plain(title[1]), _plain(lead[1]), text)


def _plain(text: str) -> str:
    return " ".join(text.split())
