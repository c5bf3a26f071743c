"""The lessons as they are sent: in the language of the path, complete without a script, and found by machines."""

import re
from pathlib import Path

import pytest

from kamertje.server import Site, read_site
from kamertje.server.faults import IncompleteBuildError
from kamertje.server.learn import CHAPTERS, CONTENTS
from tests.server.conftest import Client

LANGUAGES = ("en", "nl", "el")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [CONTENTS, "rings"])
def test_the_path_names_chapter_and_language(client: Client, language: str, name: str) -> None:
    path = f"/{language}/learn" + ("" if name == CONTENTS else f"/{name}")
    origin = "http://play.example"
    headers = {"host": "play.example", "accept-language": "fr", "cookie": "kamertje_language=nl"}
    answer = client.get(path, headers=headers)
    assert (answer.status_code, answer.headers["content-language"]) == (200, language)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f"<h1>{name} in {language}</h1>" in answer.text
    assert f'<meta name="description" content="About {name}.">' in answer.text
    assert f'<link rel="canonical" href="{origin}{path}">' in answer.text
    for other in LANGUAGES:
        assert f'hreflang="{other}" href="{origin}{path.replace(language, other, 1)}"' in answer.text
    assert f'hreflang="x-default" href="{origin}{path.removeprefix(f"/{language}")}"' in answer.text
    assert client.get(f"{path}/").status_code == 200


def test_a_page_is_not_sent_again_to_who_has_it(client: Client, site: Site) -> None:
    answer = client.get("/nl/learn/chains")
    assert answer.headers["cache-control"] == "no-cache"
    assert f'"{site.build.version}-' in answer.headers["etag"]
    tag = {"if-none-match": answer.headers["etag"]}
    assert client.get("/nl/learn/chains", headers=tag).status_code == 304
    for other in ("/nl/learn/rings", "/nl/learn", "/el/learn/chains", "/nl/"):
        assert client.get(other, headers=tag).status_code == 200


@pytest.mark.parametrize("path", ["/learn", "/learn/chains"])
def test_without_a_language_one_is_sent_to_ones_own(client: Client, path: str) -> None:
    chosen = {"accept-language": "el", "cookie": "kamertje_language=nl"}
    answer = client.get(path, headers=chosen, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, f"/nl{path}")
    client.cookies.clear()
    asked = client.get(path, headers={"accept-language": "el"}, follow_redirects=False)
    assert asked.headers["location"] == f"/el{path}"
    assert {"Accept-Language", "Cookie"} <= set(asked.headers["vary"].split(", "))


@pytest.mark.parametrize("path", ["/nl/learn/no-such", "/nl/learn/contents", "/nl/learn/chains/more", "/nl/lea"])
def test_what_is_not_there_is_not_there(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "Hier staat niets getekend" in answer.text
    assert client.get("/learn/no-such").status_code == 404


def test_one_can_walk_from_the_first_chapter_to_the_last_and_back(client: Client) -> None:
    path, walked = "/el/learn", []
    while True:
        text = client.get(path).text
        walked.append(path)
        before = re.search(r'rel="prev" href="([^"]+)"', text)
        assert (before[1] if before else None) == (walked[-2] if len(walked) > 1 else None)
        after = re.search(r'rel="next" href="([^"]+)"', text)
        if after is None:
            break
        path = after[1]
    assert walked == ["/el/learn", *(f"/el/learn/{name}" for name in CHAPTERS)]
    listed = re.findall(r'<li(?: [^>]*)?><a href="([^"]+)"', client.get("/el/learn").text)
    assert listed == walked[1:]


def test_all_that_its_script_asks_for_is_asked_for_at_once(real: Site) -> None:
    for name in ("rings", "history"):
        body = real.lessons.page("el", name, "")
        assert body is not None
        text = body.forms["identity"].decode()
        preloaded = re.findall(r'<link rel="(?:module)?preload" href="/v/\w+/([^"]+)"', text)
        assert set(preloaded) <= set(real.build.files)
        assert {"text/el.js", "learn/text/el.js"} <= set(preloaded)
        assert ("kernel/kamertje.wasm" in preloaded) == (name == "rings")


def test_a_board_is_drawn_and_says_what_it_asks(real: Site) -> None:
    body = real.lessons.page("nl", "leaving-two", "")
    assert body is not None
    text = body.forms["identity"].decode()
    assert text.count('<section class="exercise"') == text.count("<svg class=") - text.count('<svg class="sign"') - 4
    assert 'data-setup="3x2"' in text
    assert 'data-boxes="4"' in text
    assert "<board" not in text
    assert re.search(r'role="img" aria-label="[^"]{10,}"', text)


@pytest.mark.parametrize(
    ("file", "content", "fault"),
    [
        ("learn/nl/rings.html", None, "learn/nl/rings.html is missing"),
        ("learn/nl/rings.html", "<p>no title</p>", "needs a title"),
        ("learn/boards.json", "{", "cannot be read"),
        ("learn/boards.json", '{"pair": {"setup": "2x1"}}', "needs one goal"),
        ("learn/boards.json", '{"pair": {"setup": "2x1", "boxes": 1, "lines": "a1-a2"}}', "needs one goal"),
        ("learn/boards.json", '{"pair": {"setup": "2x1", "lines": "a1-c9"}}', "a1-c9"),
        ("learn/boards.json", '{"other": {"setup": "2x1", "boxes": 1}}', "pair"),
    ],
)
def test_a_lesson_that_is_not_whole_is_heard_of_at_the_start(
    web: Path, file: str, content: str | None, fault: str
) -> None:
    if content is None:
        (web / file).unlink()
    else:
        (web / file).write_text(content)
    with pytest.raises(IncompleteBuildError) as raised:
        read_site(web)
    assert fault in str(raised.value)


def test_a_changed_lesson_is_another_build(web: Path, site: Site) -> None:
    file = web / "learn" / "el" / "rings.html"
    file.write_text(file.read_text() + "<p>More.</p>")
    assert read_site(web).build.version != site.build.version
