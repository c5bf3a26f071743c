"""A link as a code to be scanned: drawn by the server, for addresses of its own alone."""

import re

import segno

from tests.rooms.server.conftest import Browser

HOST = "http://testserver.local"


def test_the_code_of_a_link(gold: Browser) -> None:
    address = f"{HOST}/room/{gold.make()}#take=AbCdEfGh_-"
    answer = gold.post("/api/qr", {"address": address})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    drawn = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", answer.json()["path"]):
        drawn |= {(int(x) + each, int(y)) for each in range(int(width))}
    expected = segno.make_qr(address, error="m").matrix
    assert answer.json()["size"] == len(expected)
    assert drawn == {(x, y) for y, row in enumerate(expected) for x, dark in enumerate(row) if dark}


def test_only_pages_of_this_site_get_codes_for_this_site(gold: Browser) -> None:
    for address in (
        "https://evil.example/",
        "http://testserver.local.evil.example/",
        "room",
        "",
        "http://[",
        "x" * 301,
    ):
        assert gold.post("/api/qr", {"address": address}).status_code == 400
    assert gold.post("/api/qr", {"address": HOST}, origin="https://evil.example").status_code == 403
    assert any(gold.post("/api/qr", {"address": HOST}).status_code == 429 for _ in range(200))
