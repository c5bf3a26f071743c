"""Which names there can be, and which look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamertje.club.device import device_of
from kamertje.club.names import fold, read_name, reserved


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Δήμητρα", "Δήμητρα"),
        ("Ａｎｎａ", "Anna"),
        ("e\u0301va", "éva"),
        ("<b>x</b>", None),  # a slash is part of an address
        ("<script>", "<script>"),
        ('"&amp;', '"&amp;'),
        ("👩‍👩‍👧 a", "👩‍👩‍👧 a"),
        ("🇳🇱🇬🇷 1", "🇳🇱🇬🇷 1"),
        ("a" * 24, "a" * 24),
        ("a" * 25, None),
        ("😀" * 200, None),
        ("😀" * 8, None),  # nothing to say aloud
        ("a", None),
        ("", None),
        ("..", None),
        ("evil\u202egnp", None),
        ("a\u200bb", None),
        ("a\u2066b", None),
        ("a\x00b", None),
        ("a\ue000b", None),
        ("a\u0301\u0302\u0303b", None),
        ("a\\b", None),
        ("Аnna", None),  # its first letter is Cyrillic
        ("Geοrge", None),
        ("Anna 日本", "Anna 日本"),
    ],
)
def test_a_name_is_read(text: str, name: str | None) -> None:
    assert read_name(text) == name


@given(st.text(max_size=120))
def test_what_is_read_stays_as_it_is(text: str) -> None:
    name = read_name(text)
    if name is None:
        return
    assert read_name(name) == name
    assert unicodedata.is_normalized("NFKC", name) or read_name(unicodedata.normalize("NFKC", name)) is not None
    assert all(unicodedata.category(each) not in {"Cc", "Co", "Cn", "Cs"} for each in name)
    assert unicodedata.bidirectional("\u202e") not in {unicodedata.bidirectional(each) for each in name}


@given(st.text(max_size=60))
def test_folding_again_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Ánna"),
        ("ANNA", "ΑΝΝΑ"),
        ("Anna", "αννα"),
        ("TOM", "ТОМ"),
        ("Anna", "A n-n_a"),
        ("paul", "pauI"),
        ("Bob", "B0b"),
        ("Marie", "rnarie"),
        ("ΕΛΕΝΗ", "ελενη"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert fold(one) == fold(other)


def test_others_are_not() -> None:
    names = ["Anna", "Hanna", "Bob", "Rob", "Δήμητρα", "Ελένη", "😀 a", "😁 a", "Anna2", "Anna3"]
    assert len({fold(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", ["Admin", "M0derator", "kamertje", "Guest 12", "Διαχειριστής", "B.o.t"])
def test_offices_are_nobodys_name(name: str) -> None:
    assert reserved(name)
    assert not reserved("Annabel")


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
                " Version/18.0 Mobile/15E148 Safari/604.1"
            ),
            "Safari · iPhone",
        ),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0"
                " Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge · Windows",
        ),
        ("curl/8", ""),
    ],
)
def test_devices_in_words(agent: str, device: str) -> None:
    assert device_of(agent) == device
