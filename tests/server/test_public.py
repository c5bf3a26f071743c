"""What machines ask for: the app to install, the picture for links, what to search."""

import json
from xml.etree import ElementTree

import pytest

from kamertje.server import Site
from tests.server.conftest import Client


@pytest.mark.parametrize("language", ["en", "nl", "el"])
def test_the_page_can_be_installed(client: Client, language: str) -> None:
    answer = client.get(f"/{language}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert manifest["lang"] == language
    assert (manifest["id"], manifest["start_url"], manifest["display"]) == ("/", "/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_every_picture_that_is_named_is_there(real: Site) -> None:
    named = {icon["src"] for icon in json.loads(real.manifests["en"].forms["identity"])["icons"]}
    for address in named:
        _, _, version, path = address.split("/", 3)
        body = real.asset(version, path)
        assert body is not None
        assert body.forms["identity"].startswith(b"\x89PNG")


def test_the_preview_has_an_address_that_outlives_a_build(client: Client, real: Site) -> None:
    answer = client.get("/preview.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    picture = real.build.assets["static/preview.png"].forms["identity"]
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert len(picture) < 200_000


def test_what_is_searched(client: Client) -> None:
    robots = client.get("/robots.txt", headers={"host": "play.example"})
    assert robots.headers["content-type"] == "text/plain; charset=utf-8"
    assert "Disallow: /v/" in robots.text
    assert "Sitemap: http://play.example/sitemap.xml" in robots.text
    sitemap = client.get("/sitemap.xml", headers={"host": "play.example"})
    pages = ElementTree.fromstring(sitemap.text).findall("{*}url")  # noqa: S314 - our own
    found = [page.findtext("{*}loc") for page in pages]
    for path in ("", "learn", "learn/chains"):
        assert {f"http://play.example/{name}/{path}" for name in ("en", "nl", "el")} <= set(found)
    assert len(found) == len(set(found))
    assert all(len(page.findall("{*}link")) == 4 for page in pages)


def test_the_service_worker_names_the_build_and_all_that_it_needs(client: Client, site: Site) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    first, rest = answer.text.split("\n", 1)
    build = json.loads(first.removeprefix("const BUILD = ").removesuffix(";"))
    assert build["version"] == site.build.version
    assert build["shells"] == ["/", "/en/", "/nl/", "/el/"]
    for path in build["files"]:
        assert client.get(path).status_code == 200
    assert f"{site.build.base}/page.js" in build["files"]
    assert f"{site.build.base}/static/preview.png" not in build["files"]
    assert rest == site.build.files["offline/service.js"].decode()
