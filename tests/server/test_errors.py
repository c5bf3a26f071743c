"""What goes wrong, told to people as a page of ours and to programs as problem details."""

import logging

import pytest
from litestar import get
from litestar.testing import TestClient

from kamertje.server import Site, create_app
from tests.server.conftest import Client


@pytest.mark.parametrize(
    ("path", "accepted", "language", "heading"),
    [
        ("/nothing", "nl", "nl", "Hier staat niets getekend"),
        ("/el/nothing", "nl", "el", "Εδώ δεν έχει σχεδιαστεί τίποτα"),
        ("/v/unknown/page.js", "", "en", "Nothing is drawn here"),
    ],
)
def test_an_unknown_path(client: Client, path: str, accepted: str, language: str, heading: str) -> None:
    answer = client.get(path, headers={"accept": "text/html", "accept-language": accepted})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == language
    assert answer.headers["cache-control"] == "no-store"
    assert f"<h1>{heading}</h1>" in answer.text
    assert f'href="/{language}/"' in answer.text
    assert "<svg>lost</svg>" in answer.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_what_can_only_be_read(client: Client, method: str) -> None:
    answer = client.request(method, "/nl/")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert "<h1>Dat kan hier niet</h1>" in answer.text


def test_programs_get_problem_details(client: Client) -> None:
    answer = client.get("/nothing", headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json() == {"type": "about:blank", "title": "Not Found", "status": 404}


def test_a_fault_of_ours_is_logged_and_shown_without_its_inside(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    @get("/broken", sync_to_thread=False)
    def broken() -> None:
        raise RuntimeError("the inside")

    app = create_app(site)
    app.register(broken)
    with TestClient(app, raise_server_exceptions=False) as client, caplog.at_level(logging.ERROR):
        answer = client.get("/broken", headers={"accept": "text/html"})
    assert answer.status_code == 500
    assert "<svg>slipped</svg><h1>Our pen slipped</h1>" in answer.text
    assert "the inside" not in answer.text
    assert answer.headers["content-security-policy"] == site.policy
    assert "the inside" in caplog.text


def test_a_changed_accept_header_is_a_changed_answer(client: Client) -> None:
    assert "Accept" in client.get("/nothing").headers["vary"].split(", ")


def test_health(client: Client, site: Site) -> None:
    answer = client.get("/healthz")
    assert answer.json() == {"status": "ok", "version": site.build.version}
    assert answer.headers["cache-control"] == "no-store"
    assert client.head("/healthz").status_code == 200
