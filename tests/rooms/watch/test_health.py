"""A process that lives but whose store does not answer is not ready."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import generate_latest

from kamertje.bus import Bus, Silence
from kamertje.server import create_app, read_site
from kamertje.server.rooms.stores import FILE
from kamertje.storage.memory import MemoryStorage
from kamertje.storage.port import Storage
from kamertje.storage.sqlite import SqliteStorage


class Ailing(MemoryStorage):
    ill = False

    async def beat(self, process: str) -> float:
        if self.ill:
            raise OSError("the disk is gone")
        return await super().beat(process)


@pytest.fixture(scope="module")
def site() -> Any:
    return read_site()


@contextmanager
def served(site: Any, storage: Storage, registry: CollectorRegistry | None = None) -> Iterator[TestClient[Any]]:
    async def opening() -> tuple[Storage, Bus]:
        return storage, Silence()

    with TestClient(create_app(site, opening, registry=registry)) as client:
        yield client


def test_ready_while_the_store_answers(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Ailing()
    monkeypatch.setattr("kamertje.service.desk.FRESH_SECONDS", 0.0)
    with served(site, storage) as client:
        assert client.get("/ready").json() == {"status": "ready"}
        storage.ill = True
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "not ready"})
        assert client.get("/alive").json() == {"status": "alive"}
        storage.ill = False
        assert client.get("/ready").status_code == 200


def test_a_full_disk_is_told_as_such(site: Any, tmp_path: Path) -> None:
    opened: list[SqliteStorage] = []

    async def opening() -> tuple[Storage, Bus]:
        opened.append(await SqliteStorage.open(tmp_path / FILE))
        return opened[0], Silence()

    with TestClient(create_app(site, opening)) as client:
        client.headers["accept"] = "application/json"
        with client.portal() as portal:
            portal.call(opened[0]._writer.run, leave_no_space)
        answers = [client.post("/api/rooms", json={"setup": "8x8"}) for _ in range(20)]
        last = next(answer for answer in answers if answer.status_code != 201)
        assert (last.status_code, last.headers["retry-after"]) == (503, "3")
        assert last.json() == {"type": "about:blank", "title": "Service Unavailable", "status": 503}


def leave_no_space(db: sqlite3.Connection) -> None:
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")


def test_what_is_counted_and_that_it_is_not_public(site: Any) -> None:
    registry = CollectorRegistry()
    with served(site, MemoryStorage(), registry) as client:
        room = client.post("/api/rooms", json={"setup": "2x2"}).json()["room"]
        with client.websocket_connect(f"/api/rooms/{room}/socket?protocol=1") as socket:
            socket.receive_json()
            version = socket.receive_json()["version"]
            socket.send_json({"type": "restart", "id": "1", "version": version})
            socket.receive_json()
            socket.send_json({"type": "play", "id": "2", "version": version, "command": {"type": "draw", "line": 0}})
            socket.receive_json()
            text = generate_latest(registry).decode()
        assert "kamertje_rooms 1.0" in text
        assert 'kamertje_connections{who="player"} 1.0' in text
        assert 'kamertje_refused_total{code="stale"} 1.0' in text
        assert "kamertje_stored_seconds_count 1.0" in text
        assert 'kamertje_stored_seconds_bucket{le="+Inf"} 1.0' in text
        assert room not in text
        assert client.get("/metrics").status_code == 404
