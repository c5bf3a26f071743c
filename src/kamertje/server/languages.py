"""Which language a reader gets: the path's, else the one chosen before, else what the browser asks for."""

from kamertje.server.encodings import read_qualities

LANGUAGES = ("en", "nl", "el")
DEFAULT = "en"
# Each in its own words.
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "el": "Ελληνικά"}
COOKIE = "kamertje_language"


def path_language(path: str) -> str | None:
    first = path.split("/", 2)[1] if path.startswith("/") else ""
    return first if first in LANGUAGES else None


def choose_language(path: str, cookie: str | None, accept_language: str) -> str:
    named = path_language(path)
    if named is not None:
        return named
    if cookie in LANGUAGES:
        return cookie
    wanted = read_qualities(accept_language)
    best = DEFAULT
    best_quality = 0.0
    for tag, quality in wanted.items():
        language = tag.partition("-")[0]
        if language in LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best
