"""The server process: bind, say where, serve until told to stop."""

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from kamertje.server.app import create_app
from kamertje.server.site import read_site

BACKLOG = 2048


def serve(host: str, port: int, data: Path | None, ready: Callable[[str], None]) -> None:
    """Calls ``ready`` with the address once it can be opened. Before that, a host or port not to be had is OSError."""
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)
    listener = _bind(host, port)
    with listener:
        config = uvicorn.Config(
            create_app(read_site()), ws="none", log_level="warning", access_log=False, server_header=False
        )
        ready(_address(host, listener))
        uvicorn.Server(config).run(sockets=[listener])


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
