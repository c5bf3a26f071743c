"""The lessons' own texts and boards, as they are in web/learn."""

import html
import re
from collections.abc import Mapping
from pathlib import Path

from kamertje.server.learn import CHAPTERS, CONTENTS, Exercise, read_boards

LANGUAGES = ("en", "nl", "el")
FOLDER = Path(__file__).parents[3] / "web" / "learn"
NAMES = (CONTENTS, *CHAPTERS)


def boards() -> Mapping[str, Exercise]:
    return read_boards((FOLDER / "boards.json").read_text())


def source(language: str, name: str) -> str:
    return (FOLDER / language / f"{name}.html").read_text()


def words(text: str) -> str:
    """What is read, without tags, on one line."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", text)).split())
