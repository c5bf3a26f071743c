"""What is logged holds nobody's room, key, token or password."""

import json
import logging
from collections.abc import Iterator

import pytest

from kamertje.server.watch.logs import Form, masked, write_logs
from kamertje.service.keys import new_id, new_key, new_token


@pytest.fixture(autouse=True)
def root() -> Iterator[None]:
    """The log as it was, afterwards."""
    logger = logging.getLogger()
    handlers, level = list(logger.handlers), logger.level
    yield
    logger.handlers[:] = handlers
    logger.setLevel(level)


@pytest.mark.parametrize("make", [new_id, new_key, new_token])
def test_no_secret_is_told(make: type) -> None:
    for _ in range(200):
        secret = make()
        assert secret not in masked(f"GET /api/rooms/{secret}/socket?x={secret} and kamertje_seat={secret};")


def test_no_password_is_told() -> None:
    assert masked("cannot reach postgresql://kamertje:s3cret@db/x") == "cannot reach postgresql://kamertje:…@db/x"


def test_words_stay() -> None:
    assert masked("GET /en/room/ failed: look_around will be tried again") == (
        "GET /en/room/ failed: look_around will be tried again"
    )


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_each(form: Form, capsys: pytest.CaptureFixture[str]) -> None:
    write_logs(form)
    room = new_id()
    try:
        raise ValueError(f"no {room}")
    except ValueError:
        logging.getLogger("kamertje.test").exception("%s failed", f"/room/{room}")
    told = capsys.readouterr().err
    assert room not in told
    assert "ValueError: no …" in told
    if form == "json":
        (line,) = told.splitlines()
        entry = json.loads(line)
        assert (entry["event"], entry["level"], entry["logger"]) == ("/room/… failed", "error", "kamertje.test")
    else:
        assert "error kamertje.test: /room/… failed" in told.splitlines()[0]
