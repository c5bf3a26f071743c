"""Each fact that the help owes its readers is told in each language, with its source, and once."""

import json
import re
from pathlib import Path

import pytest

from kamertje.server.learn import CHAPTERS
from tests.server.lessons.real import LANGUAGES, source, words

VALUES = json.loads((Path(__file__).parents[2] / "vectors" / "values.json").read_text())

# What must be found, in any language; names and titles stay as they are.
FACTS: dict[str, list[str]] = {
    "usual-board": ["Daniel Allcock", "University of Texas at Austin", "5×5"],
    "chain-words": ["Mark Woelders", "De Econometrist"],
    "long-chain": ["Julian West", "Championship-Level Play of Dots-and-Boxes"],
    "control": ["Julian West"],
    "parity": [
        *("Julian West", "Thomas Ferguson", "University of California, Los Angeles"),
        *("Elwyn Berlekamp", "The Dots-and-Boxes Game", "2000"),
    ],
    "solved": ["Joseph Barker", "Richard Korf", "2012", "3×3", "4×5", "5×5"],
    "solved-here": ["3×3", "3×4", "4×4", "3×5", "5×5"],
    "dice-odds": ["11", "7", "6", "36", "18", "9", "16", "25"],
    "lucas": ["Édouard Lucas", "Récréations mathématiques", "1883", "École polytechnique"],
    "pipopipette": ["1889", "La Pipopipette", "36", "60", "25", "ipo", "L'Arithmétique amusante", "1895"],
    "dutch-name": ["kamertje verhuren", "Slitherlink"],
    "classroom": ["Tureluurs Educatie", "Mamagisch", "Rekenen is Top!"],
    "misere-word": ["solo whist"],
    "misere-paper": [
        *("Sébastien Collette", "Erik Demaine", "Martin Demaine", "Stefan Langerman", "2015"),
        *("Narrow Misère Dots-and-Boxes", "Games of No Chance 4"),
    ],
}
# What is said in a language's own words.
IN_WORDS: dict[str, dict[str, list[str]]] = {
    "usual-board": {
        "en": ["odd", "cannot end in a draw"],
        "nl": ["oneven", "nooit gelijk"],
        "el": ["μονά", "ισοπαλία δεν"],
    },
    "chain-words": {
        "en": ["short", "long", "sacrifice"],
        "nl": ["korte", "lange", "opoffering"],
        "el": ["κοντές", "μακριές", "θυσία"],
    },
    "long-chain": {"en": ["three or more"], "nl": ["3 of meer"], "el": ["3 ή περισσότερα"]},
    "control": {"en": ["control"], "nl": ["controle"], "el": ["έλεγχο"]},
    "parity": {
        "en": ["even", "odd", "Rings"],
        "nl": ["even", "oneven", "Ringen"],
        "el": ["ζυγός", "μονός", "δακτύλιοι"],
    },
    "solved": {
        "en": ["second player", "tie", "ten days", "open"],
        "nl": ["tweede speler", "gelijk", "10 dagen", "open"],
        "el": ["δεύτερος παίκτης", "ισοπαλία", "10 μέρες", "ανοιχτό"],
    },
    "solved-here": {"en": ["have not solved"], "nl": ["ook wij niet opgelost"], "el": ["δεν το λύσαμε"]},
    "dice-odds": {
        "en": ["most often", "rarest", "one throw in 36"],
        "nl": ["het meest", "zeldzaamst", "één worp op de 36"],
        "el": ["πιο συχνά", "πιο σπάνια", "μία ζαριά στις 36"],
    },
    "lucas": {
        "en": ["squared paper", "initial", "more than half"],
        "nl": ["ruitjespapier", "initiaal", "meer dan de helft"],
        "el": ["τετραγωνισμένο χαρτί", "αρχικό γράμμα", "τα μισά"],
    },
    "pipopipette": {
        "en": ["5 May 1889", "students"],
        "nl": ["5 mei 1889", "studenten"],
        "el": ["5 Μαΐου 1889", "φοιτητών"],
    },
    "dutch-name": {
        "en": ["None of our sources", "for one"],
        "nl": ["geen enkele bron", "één speler"],
        "el": ["Καμία από τις πηγές", "έναν παίκτη"],
    },
    "classroom": {"en": ["tables and dice"], "nl": ["tafels en dobbelstenen"], "el": ["προπαίδεια και ζάρια"]},
    "misere-word": {"en": ["trick"], "nl": ["slag"], "el": ["λεβέ"]},
    "misere-paper": {
        "en": ["one box wide", "Swedish", "not known"],
        "nl": ["één vakje breed", "Zweedse", "weet niemand"],
        "el": ["πλάτος ένα", "σουηδικά", "κανείς δεν ξέρει"],
    },
}


def told(language: str, fact: str) -> str:
    texts = "".join(source(language, name) for name in CHAPTERS)
    found = re.findall(rf'<(\w+) data-fact="{fact}">(.*?)</\1>', texts, re.DOTALL)
    assert len(found) == 1, fact
    return words(found[0][1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS)
def test_the_fact_is_told(language: str, fact: str) -> None:
    text = told(language, fact)
    assert [part for part in (*FACTS[fact], *IN_WORDS[fact][language]) if part not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_method_page_names_every_source(language: str) -> None:
    text = words(source(language, "method"))
    people = (
        "Berlekamp",
        "West",
        "Ferguson",
        "Barker",
        "Korf",
        "Collette",
        "Demaine",
        "Langerman",
        "Allcock",
        "Woelders",
    )
    assert [name for name in (*people, "Lucas", "Tureluurs", "Mamagisch", "Rekenen is Top!") if name not in text] == []


def test_what_we_say_to_have_solved_is_on_record() -> None:
    known = {vector["setup"]: vector["value"] for vector in VALUES}
    told_values = {"3x3": -3, "3x4": 0, "4x4": 0, "3x5": -1, "5x5 border": -3}
    assert {setup: known[setup] for setup in told_values} == told_values
    assert "5x5" not in known
