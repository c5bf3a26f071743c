"""The page's files: for ever under their address, compressed at once and then better, and nothing beside them."""

import gzip
from pathlib import Path

import brotli
import pytest

from kamertje.server import Site, read_site
from kamertje.server.body import press_beside
from kamertje.server.faults import IncompleteBuildError
from tests.server.conftest import FILES, Client


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("board/never.js", "text/javascript; charset=utf-8"),
        ("style/page.css", "text/css; charset=utf-8"),
        ("kernel/kamertje.wasm", "application/wasm"),
        ("static/icon.svg", "image/svg+xml"),
    ],
)
def test_a_file_never_changes_under_its_address(client: Client, site: Site, path: str, media_type: str) -> None:
    answer = client.get(f"{site.build.base}/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == FILES[path]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.9", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("deflate", None),
        ("br;q=0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_encoding_that_the_reader_takes(
    client: Client, site: Site, accepted: str, encoding: str | None
) -> None:
    with client.stream("GET", f"{site.build.base}/style/page.css", headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-length"] == str(len(body))
    decoded = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding](body)
    assert decoded.decode() == FILES["style/page.css"]
    assert encoding is None or len(body) < len(decoded) / 4


def test_what_compression_makes_larger_is_sent_as_it_is(client: Client, site: Site) -> None:
    answer = client.get(f"{site.build.base}/kernel/kamertje.wasm", headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers


def test_what_is_pressed_beside_the_server_is_smaller_and_says_the_same(site: Site) -> None:
    bodies = site.build.assets
    quick = {path: dict(body.forms) for path, body in bodies.items()}
    press_beside(bodies.values()).join()
    for body in bodies.values():
        assert body.forms["identity"] == body.content
        assert brotli.decompress(body.forms["br"]) == body.content if "br" in body.forms else len(body.content) < 100
    assert sum(len(body.forms.get("br", b"")) for body in bodies.values()) < sum(
        len(forms.get("br", b"")) for forms in quick.values()
    )


def test_asking_for_the_head_alone(client: Client, site: Site) -> None:
    for path in ("/", f"{site.build.base}/page.js"):
        whole, head = client.get(path), client.head(path)
        assert head.status_code == 200
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    [
        "index.html",
        "error.html",
        "board/board.d.ts",
        "tests/board.test.js",
        "jsconfig.json",
        "",
        "../page.js",
        "%2e%2e/x",
    ],
)
def test_what_is_not_for_readers_is_not_there(client: Client, site: Site, path: str) -> None:
    assert client.get(f"{site.build.base}/{path}").status_code == 404


def test_another_build_is_not_there(client: Client) -> None:
    assert client.get("/v/0123456789abcdef/page.js").status_code == 404


def test_a_page_without_its_shell_is_a_fault_at_the_start(web: Path) -> None:
    (web / "index.html").unlink()
    with pytest.raises(IncompleteBuildError):
        read_site(web)
