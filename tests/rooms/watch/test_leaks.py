"""When everybody has gone, nothing of rooms is left in memory."""

import asyncio
import gc
from collections import Counter
from contextlib import suppress
from typing import Any

from litestar.testing import TestClient

from kamertje.server import create_app, read_site
from kamertje.server.rooms.outbox import Outbox
from kamertje.service.connection import Connection
from kamertje.service.live import Known, Live

PATIENCE_SECONDS = 10


def alive() -> Counter[str]:
    gc.collect()
    kinds = (Connection, Known, Live, Outbox)
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds))


def test_rooms_come_and_go() -> None:
    app = create_app(read_site())
    before = alive()
    with TestClient(app) as client:
        for _ in range(10):
            come_and_go(client)
        running = app.state.running

        async def last_farewells() -> None:
            """A socket's task ends a little after its client has gone."""
            await running.rooms.sweep()
            async with asyncio.timeout(PATIENCE_SECONDS):
                while alive() - before:
                    await asyncio.sleep(0)

        with suppress(TimeoutError), client.portal() as portal:
            portal.call(last_farewells)
        assert running.rooms.crowd() == (0, 0, 0)
        assert alive() - before == Counter()
        running.broom.sweep()


def come_and_go(client: TestClient[Any]) -> None:
    room = client.post("/api/rooms", json={"setup": "1x1", "watch": True}).json()["room"]
    path = f"/api/rooms/{room}/socket?protocol=1"
    with client.websocket_connect(path) as player:
        key = dict(client.cookies)
        client.cookies.clear()
        with client.websocket_connect(path) as onlooker:
            for socket in (player, onlooker):
                assert socket.receive_json()["type"] == "welcome"
                assert socket.receive_json()["type"] == "room"
            player.send_json({"type": "look"})
            player.send_text("junk")
        client.cookies.update(key)
    client.cookies.clear()
