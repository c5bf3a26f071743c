"""What every response says about itself, whatever it is."""

import base64
import hashlib
import re

import pytest
from httpx import Response

from kamertje.server import Site
from kamertje.server.policy import OF_THE_REST
from tests.server.conftest import Client


@pytest.fixture(params=["/", "/el/", "/healthz", "ASSET", "/nothing", "POST"])
def answer(request: pytest.FixtureRequest, client: Client, site: Site) -> Response:
    if request.param == "POST":
        return client.post("/")
    path = f"{site.build.base}/kernel/worker.js" if request.param == "ASSET" else request.param
    return client.get(path, headers={"accept": "text/html"})


def test_every_response_has_a_policy(answer: Response, site: Site) -> None:
    headers = answer.headers
    is_page = headers["content-type"].startswith("text/html")
    assert headers["content-security-policy"] == (site.policy if is_page else OF_THE_REST)
    assert ("camera=()" in headers.get("permissions-policy", "")) == is_page
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_a_page_that_has_not_changed_keeps_its_policy(client: Client, site: Site) -> None:
    first = client.get("/en/")
    again = client.get("/en/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.headers["content-security-policy"] == site.policy


def test_what_is_no_page_does_not_carry_the_hashes_of_pages(client: Client, site: Site) -> None:
    headers = client.get(f"{site.build.base}/page.js").headers
    assert sum(len(name) + len(value) for name, value in headers.items()) < 600


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline(site: Site) -> None:
    directives = dict(part.split(" ", 1) for part in site.policy.split("; "))
    assert directives["default-src"] == "'none'"
    allowed = {source for sources in directives.values() for source in sources.split()}
    named = {source for source in allowed if source.startswith("'sha256-")}
    assert allowed - named == {"'none'", "'self'", "'wasm-unsafe-eval'"}
    assert named <= {*directives["script-src"].split(), *directives["style-src"].split()}


@pytest.mark.parametrize(("path", "scripts", "styles"), [("/en/", 2, 1), ("/nothing", 0, 1)])
def test_what_stands_in_a_page_is_named_by_its_hash(
    client: Client, site: Site, path: str, scripts: int, styles: int
) -> None:
    text = client.get(path, headers={"accept": "text/html"}).text
    inline = re.findall(r"<(script|style)(?![^>]*\bsrc=)[^>]*>(.*?)</\1>", text, re.DOTALL)
    assert [tag for tag, _ in inline].count("script") == scripts
    assert [tag for tag, _ in inline].count("style") == styles
    directives = dict(part.split(" ", 1) for part in site.policy.split("; "))
    for tag, content in inline:
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in directives[f"{tag}-src"]
    assert not re.search(r"\son\w+=|\sstyle=", text)
