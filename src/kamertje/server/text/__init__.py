"""The server's own words, one file a language. What the page says is in web/text."""

from collections.abc import Mapping

from kamertje.server.text.el import GREEK
from kamertje.server.text.en import ENGLISH
from kamertje.server.text.nl import DUTCH
from kamertje.server.text.words import ErrorWords, Words

WORDS: Mapping[str, Words] = {"en": ENGLISH, "nl": DUTCH, "el": GREEK}

__all__ = ["WORDS", "ErrorWords", "Words"]
