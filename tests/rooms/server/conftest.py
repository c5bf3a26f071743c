"""The server with rooms in memory, and browsers that visit it."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from kamertje.server import create_app, read_site


class Browser:
    """One browser's cookies, its calls and its sockets."""

    def __init__(self, client: TestClient[Any], stack: ExitStack) -> None:
        self._client = client
        self._stack = stack
        self.cookies: dict[str, str] = {}

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        answer = self._client.post(path, json=body, headers={**self._cookie(), **headers})
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        self._client.cookies.clear()
        return answer

    def get(self, path: str, **headers: str) -> Any:
        answer = self._client.get(path, headers={**self._cookie(), **headers}, follow_redirects=False)
        self._client.cookies.clear()
        return answer

    def make(self, setup: str = "2x2", *, watch: bool = False) -> str:
        answer = self.post("/api/rooms", {"setup": setup, "watch": watch})
        assert answer.status_code == 201, answer.text
        room: str = answer.json()["room"]
        return room

    def link(self, room: str) -> str:
        """What the page of a room names to be fetched beside it."""
        link: str = self.get(f"/en/room/{room}").headers["link"]
        return link

    def join(self, room: str) -> int:
        answer = self.post(f"/api/rooms/{room}/join")
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        return seat

    def open(self, room: str, headers: dict[str, str] | None = None, *, protocol: int = 1) -> "Socket":
        path = f"/api/rooms/{room}/socket?protocol={protocol}"
        session = self._client.websocket_connect(path, headers={**self._cookie(), **(headers or {})})
        return Socket(self._stack.enter_context(session))

    def _cookie(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())} if self.cookies else {}


class Socket:
    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def receive(self, kind: str) -> Any:
        """The next message, which must be of that kind."""
        message = self.session.receive_json(timeout=10)
        assert message["type"] == kind, message
        return message

    def send(self, **message: Any) -> None:
        self.session.send_json(message)

    def draw(self, line: int, version: int, id: str = "") -> None:  # noqa: A002
        self.send(type="play", id=id or f"{version}-{line}", version=version, command={"type": "draw", "line": line})

    def closed(self) -> int:
        """The code with which it is closed now."""
        with pytest.raises(WebSocketDisconnect) as closed:
            self.session.receive_text(timeout=10)
        return closed.value.code


@pytest.fixture(scope="session")
def site() -> Any:
    return read_site()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def client(site: Any, stack: ExitStack) -> TestClient[Any]:
    return stack.enter_context(TestClient(create_app(site), raise_server_exceptions=False))


@pytest.fixture
def gold(client: TestClient[Any], stack: ExitStack) -> Browser:
    return Browser(client, stack)


@pytest.fixture
def coral(client: TestClient[Any], stack: ExitStack) -> Browser:
    return Browser(client, stack)


@pytest.fixture
def third(client: TestClient[Any], stack: ExitStack) -> Browser:
    return Browser(client, stack)
