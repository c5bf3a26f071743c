"""The page itself: the one thing that is asked for anew each time, and that names the build."""

import re
from pathlib import Path

import pytest

from kamertje.server import Site, read_site
from kamertje.server.offline import is_kept
from tests.server.conftest import FILES, Client


def language_of(client: Client, path: str, **headers: str) -> str:
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200
    assert f'lang="{answer.headers["content-language"]}"' in answer.text
    return answer.headers["content-language"]


@pytest.mark.parametrize("language", ["en", "nl", "el"])
def test_the_path_names_the_language(client: Client, language: str) -> None:
    for path in (f"/{language}/", f"/{language}"):
        assert language_of(client, path, **{"accept-language": "fr", "cookie": "kamertje_language=nl"}) == language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("fr, el;q=0.5, nl;q=0.4", "el"),
        ("en;q=0.3, el-GR;q=0.7", "el"),
        ("fr", "en"),
        ("nl;q=0", "en"),
        ("nl;q=much", "en"),
        ("", "en"),
    ],
)
def test_without_one_the_browser_decides(client: Client, accepted: str, language: str) -> None:
    assert language_of(client, "/", **{"accept-language": accepted}) == language


def test_the_reader_decided_before(client: Client) -> None:
    assert language_of(client, "/", **{"accept-language": "nl", "cookie": "kamertje_language=el"}) == "el"
    assert language_of(client, "/", **{"accept-language": "nl", "cookie": "kamertje_language=xx"}) == "nl"


def test_it_is_never_kept_without_asking(client: Client, site: Site) -> None:
    answer = client.get("/nl/")
    assert answer.headers["cache-control"] == "no-cache"
    assert set(answer.headers["vary"].split(", ")) == {"Accept-Encoding", "Accept-Language", "Cookie"}
    again = client.get("/nl/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    strong = answer.headers["etag"].removeprefix("W/")
    assert client.get("/nl/", headers={"if-none-match": f'"other", {strong}'}).status_code == 304
    assert client.get("/en/", headers={"if-none-match": answer.headers["etag"]}).status_code == 200
    assert site.build.version in answer.headers["etag"]


def test_it_asks_at_once_for_all_that_the_board_needs(client: Client, site: Site) -> None:
    text = client.get("/el/").text
    preloaded = re.findall(r'<link rel="modulepreload" href="([^"]+)">', text)
    needed = ["text/el.js", "vendor/lit-html/lit-html.js", "kernel/worker.js"]
    assert preloaded == [f"{site.build.base}/{path}" for path in needed]
    assert f'<script type="module" src="{site.build.base}/page.js">' in text


def test_its_style_and_first_script_are_in_it(client: Client) -> None:
    text = client.get("/").text
    assert f"<style>{FILES['style/page.css']}</style>" in text
    assert f"<script>{FILES['first.js']}</script>" in text
    assert "stylesheet" not in text


def test_its_addresses_are_those_that_the_reader_sees(client: Client) -> None:
    text = client.get("/nl/", headers={"host": "Play.example:8000"}).text
    assert '<link rel="canonical" href="http://play.example:8000/nl/">' in text
    assert '<link rel="alternate" hreflang="el" href="http://play.example:8000/el/">' in text
    assert '<link rel="alternate" hreflang="x-default" href="http://play.example:8000/">' in text
    assert 'content="http://play.example:8000/preview.png"' in text


@pytest.mark.parametrize("host", ["", "a" * 300, "host:port", "a..b", "[::1", "user@host"])
def test_a_host_that_is_none_is_not_named(client: Client, host: str) -> None:
    answer = client.get("/nl/", headers={"host": host})
    assert answer.status_code == 200
    assert '<link rel="canonical" href="/nl/">' in answer.text
    assert answer.headers["etag"] != client.get("/nl/", headers={"host": "other.example"}).headers["etag"]


def test_any_changed_file_makes_another_build(web: Path, site: Site) -> None:
    versions = {site.build.version}
    for name in ("page.js", "style/page.css", "index.html", "kernel/kamertje.wasm"):
        (web / name).write_text((web / name).read_text() + " ")
        versions.add(read_site(web).build.version)
    (web / "new.js").write_text("")
    versions.add(read_site(web).build.version)
    assert len(versions) == 6
    (web / "tests" / "board.test.js").write_text("changed")
    assert read_site(web).build.version in versions


def pressed_sizes(site: Site) -> dict[str, int]:
    for body in site.build.assets.values():
        body.press()
    return {path: len(min(body.forms.values(), key=len)) for path, body in site.build.assets.items()}


def test_the_real_page_needs_no_more_than_a_slow_line_bears(real: Site) -> None:
    assert 10 < len(real.build.modules) <= 34
    early = {"page.js", "kernel/worker.js", "kernel/kamertje.wasm", "vendor/lit-html/lit-html.js", "text/el.js"}
    sizes = pressed_sizes(real)
    shell = len(min(real.shell("el", "http://play.example").forms.values(), key=len))
    assert shell + sum(sizes[path] for path in early) <= 80 * 1024
    late = {path for path in sizes if path not in real.build.modules and not path.endswith(".png") and is_kept(path)}
    assert shell + sum(sizes[path] for path in early | late) <= 160 * 1024


def test_the_real_page_of_a_room_needs_no_more_than_that(real: Site) -> None:
    early = {"room.js", "vendor/lit-html/lit-html.js", "text/el.js", "room/text/el.js"}
    sizes = pressed_sizes(real)
    shell = len(min(real.room("el", "http://play.example").forms.values(), key=len))
    assert shell + sum(sizes[path] for path in early) <= 60 * 1024
