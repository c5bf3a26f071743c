"""The server process: bind, say where, serve until told to stop."""

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from kamertje.server.app import create_app
from kamertje.server.site import read_site

BACKLOG = 2048


def serve(host: str, port: int, data: Path | None, ready: Callable[[str], None]) -> None:
    """Serves until SIGTERM, or until SIGINT raises KeyboardInterrupt.

    Calls ``ready`` with the address once it can be opened. Before that, a host or port not to be had is OSError.
    """
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)
    listener = _bind(host, port)
    with listener:
        config = uvicorn.Config(
            create_app(read_site()), ws="none", log_level="warning", access_log=False, server_header=False
        )
        ready(_address(host, listener))
        with _ending_in_peace():
            uvicorn.Server(config).run(sockets=[listener])


@contextmanager
def _ending_in_peace() -> Iterator[None]:
    """uvicorn raises the signal that stopped it once more when it is done; by then SIGTERM has been obeyed."""
    before = signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _address(host: str, listener: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}/"
