"""A server at one address that changes builds, goes away and comes back, all within the test's process."""

import asyncio
import re
import shutil
import socket
import threading
from importlib.resources import files
from pathlib import Path

import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send

from kamertje.server import Site, create_app, read_site
from kamertje.server.keeping import Keeping


class Deployment:
    def __init__(self, folder: Path) -> None:
        self._web = folder / "web"
        self._data = folder / "data"
        shutil.copytree(str(files("kamertje") / "web"), self._web, ignore=shutil.ignore_patterns("tests"))
        self._builds = 0
        self._held: set[str] = set()
        self._released = asyncio.Event()
        self.site: Site
        self._app: ASGIApp
        self.deploy()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.start()

    def deploy(self, *, keeping: bool = True) -> str:
        """Another build, whose set-up button and sheet say a word of their own."""
        self._builds += 1
        word = f"Build {self._builds}"
        for name, pattern in (("text/en.js", r"(?<=setUp: ')[^']*"), ("dots/sheet.js", r'(?<=id="sheet-title">)[^<]*')):
            file = self._web / name
            file.write_text(re.sub(pattern, word, file.read_text(), count=1))
        self.site = read_site(self._web, Keeping(self._data if keeping else None))
        self._app = create_app(self.site)
        return word

    def hold(self, path: str) -> None:
        """Whoever asks for it waits until the server ends."""
        self._held.add(path)

    def mix(self, older: Site) -> None:
        """The service worker of another build, as while processes are replaced."""
        newer = create_app(self.site)
        before = create_app(older)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await (before if scope.get("path") == "/sw.js" else newer)(scope, receive, send)

        self._app = app

    def start(self) -> None:
        self._held.clear()
        self._released = asyncio.Event()
        config = uvicorn.Config(
            self._serve, port=self.port, ws="none", log_level="warning", lifespan="off", interface="asgi3"
        )
        self._server = _Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        assert self._server.listening.wait(30)

    def stop(self) -> None:
        """Once more does no harm."""
        if not self._thread.is_alive():
            return
        self._server.should_exit = True
        self._server.force_exit = True
        self._server.loop.call_soon_threadsafe(self._released.set)
        self._thread.join()

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path") in self._held:
            await self._released.wait()
        await self._app(scope, receive, send)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets=sockets)
        self.listening.set()
