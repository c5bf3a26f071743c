"""The words of the club's pages, one file a language."""

from collections.abc import Mapping

from kamertje.server.club.text.el import GREEK
from kamertje.server.club.text.en import ENGLISH
from kamertje.server.club.text.nl import DUTCH
from kamertje.server.club.text.words import AccountWords, ClubWords, RatingWords

CLUB_WORDS: Mapping[str, ClubWords] = {"en": ENGLISH, "nl": DUTCH, "el": GREEK}

__all__ = ["CLUB_WORDS", "AccountWords", "ClubWords", "RatingWords"]
