"""What people may be called, and when two names are too much alike."""

import re
import unicodedata
from typing import Final

from kamertje.club.lookalikes import LOOKALIKES, RUNS

SHORTEST: Final = 2
LONGEST: Final = 24
MOST_CODE_POINTS: Final = 96
MOST_MARKS: Final = 2  # on one letter: more would grow over the line above
JOINER: Final = "\u200d"
_SPACES: Final = re.compile(r"\s+")
# What reads as an office here, a place of a page, or nobody at all; in the languages of the page.
RESERVED: Final = (
    *("admin", "administrator", "moderator", "mod", "owner", "staff", "support", "help", "official", "system", "root"),
    *("kamertje", "numbridge", "server", "security", "everyone", "nobody", "null", "undefined", "anonymous", "deleted"),
    *("guest", "player", "bot", "computer", "beheerder", "beheer", "anoniem", "gast", "speler", "iedereen", "niemand"),
    *("διαχειριστής", "συντονιστής", "ανώνυμος", "επισκέπτης", "παίκτης", "υπολογιστής", "κανείς", "όλοι"),
)


def read_name(text: str) -> str | None:
    """The name as it is kept and shown; None where it cannot be one.

    Two to 24 characters as people count them, in composed form, with single spaces and a letter or digit among them.
    Nothing that cannot be seen, that turns the direction of writing, or that would be part of an address; and no
    letters of Latin, Greek and Cyrillic side by side, since some of them cannot be told apart.
    """
    if len(text) > 4 * MOST_CODE_POINTS:
        return None
    name = _SPACES.sub(" ", unicodedata.normalize("NFKC", text)).strip()
    if len(name) > MOST_CODE_POINTS or not all(map(_may_stand, name)):
        return None
    if not any(unicodedata.category(each)[0] in "LN" for each in name) or len(_alphabets(name)) > 1:
        return None
    clusters = list(_clusters(name))
    if any(_marks(cluster) > MOST_MARKS for cluster in clusters):
        return None
    return name if SHORTEST <= len(clusters) <= LONGEST else None


def fold(name: str) -> str:
    """What names that look alike have in common: case, accents, spaces and the alphabet make no difference."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).upper()
    folded = "".join(each for each in folded if unicodedata.category(each)[0] in "LNS" or each == "!")
    folded = "".join(LOOKALIKES.get(each, each) for each in folded)
    for run, single in RUNS:
        folded = folded.replace(run, single)
    return folded


_RESERVED: Final = frozenset(map(fold, RESERVED))


def reserved(name: str) -> bool:
    """Also with a number behind it."""
    return not {fold(name), fold(name.rstrip("0123456789 "))}.isdisjoint(_RESERVED)


def _may_stand(each: str) -> bool:
    category = unicodedata.category(each)
    if each in {JOINER, " "}:
        return True
    if each in "/\\":
        return False
    return category[0] in "LNPS" or category in {"Mn", "Mc"}


def _clusters(name: str) -> list[str]:
    """Characters as people count them: with their marks, and emoji that are joined or in pairs as one."""
    clusters: list[str] = []
    for each in name:
        last = clusters[-1] if clusters else ""
        joins = unicodedata.category(each)[0] == "M" or each == JOINER or "\U0001f3fb" <= each <= "\U0001f3ff"
        flag = _flag(each) and len(last) == 1 and _flag(last)
        if last and (joins or flag or last.endswith(JOINER)):
            clusters[-1] += each
        else:
            clusters.append(each)
    return clusters


def _flag(each: str) -> bool:
    return "\U0001f1e6" <= each <= "\U0001f1ff"


def _marks(cluster: str) -> int:
    return sum(unicodedata.category(each) in {"Mn", "Me"} for each in unicodedata.normalize("NFD", cluster))


def _alphabets(name: str) -> set[str]:
    return {unicodedata.name(each, "").partition(" ")[0] for each in name} & {"LATIN", "GREEK", "CYRILLIC"}
