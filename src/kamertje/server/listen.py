"""The server process: bind, say where, serve until told to stop."""

import gc
import logging
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import FrameType
from typing import NoReturn

import uvicorn

from kamertje.bus import Bus
from kamertje.server.app import FRONT, create_app
from kamertje.server.body import press_beside
from kamertje.server.bots.office import Office
from kamertje.server.front import Front
from kamertje.server.keeping import Keeping
from kamertje.server.rooms.stores import Stores
from kamertje.server.rooms.transport import SocketProtocol
from kamertje.server.site import read_site
from kamertje.server.watch.metrics import published
from kamertje.service.rooms import MOST_ONLOOKERS
from kamertje.storage.port import Storage
from kamertje.wire import LARGEST_MESSAGE

BACKLOG = 2048
# How long what is being done may take when the server is told to end.
PATIENCE_SECONDS = 3
# New objects before the collector looks through those, and how often it does before it looks through older ones too.
COLLECT = (20_000, 20, 50)


def serve(
    host: str,
    port: int,
    data: Path | None,
    ready: Callable[[str], None],
    *,
    database: str | None = None,
    bus: str | None = None,
    front: Front = FRONT,
    most_onlookers: int = MOST_ONLOOKERS,
    metrics: tuple[str, int] | None = None,
    access_log: bool = False,
) -> None:
    """Serves until SIGTERM, or until SIGINT raises KeyboardInterrupt. Without `data` nothing outlives the process.

    Calls ``ready`` with the address once it is served and a signal would end it. Before that, a host or port not to be
    had is OSError, and where metrics cannot be published MetricsError. Where ``ready`` raises OSError, the server ends,
    and AnnouncementError is raised from that.
    """
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)
    listener = _bind(host, port)
    opened = _Opened(Stores(data, database, bus))
    with (
        listener,
        published(metrics) as registry,
        _folder_of_bots(data, database) as folder,
        _ending_in_peace(),
    ):
        office = Office(folder, _own_address(listener))
        site = read_site(keeping=Keeping(data and data / "builds"))
        config = uvicorn.Config(
            create_app(site, opened.get, office, front=front, most_onlookers=most_onlookers, registry=registry),
            ws=SocketProtocol,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=None,  # clients ping, and what is silent is swept away
            ws_per_message_deflate=False,
            log_config=None,
            log_level="error",
            access_log=access_log,
            server_header=False,
            proxy_headers=bool(front.proxies),
            forwarded_allow_ips=list(front.proxies),
            timeout_graceful_shutdown=PATIENCE_SECONDS,
        )
        logging.getLogger("uvicorn.access").setLevel(logging.INFO if access_log else logging.ERROR)
        server = _Server(config, opened, office, lambda: ready(_address(host, listener)))
        _spare_what_stays()
        press_beside(site.build.assets.values())
        server.run(sockets=[listener])
    if server.fault is not None:
        raise AnnouncementError from server.fault


class AnnouncementError(Exception):
    """The address could not be told; the cause is an OSError."""


class _Server(uvicorn.Server):
    """Says when it has started: by then the event loop hears the signals."""

    def __init__(self, config: uvicorn.Config, opened: "_Opened", office: Office, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened
        self._office = office
        self._say_started = started
        self.fault: OSError | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._opened.get()  # here, so that what goes wrong is raised and not logged
        await super().startup(sockets=sockets)
        self._office.open()
        try:
            self._say_started()
        except OSError as fault:
            self.fault = fault
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._office.close()
        await super().shutdown(sockets=sockets)


class _Opened:
    """The store and the bus, opened once."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self._found: tuple[Storage, Bus] | None = None

    async def get(self) -> tuple[Storage, Bus]:
        if self._found is None:
            self._found = await self._stores.open()
        return self._found


@contextmanager
def _folder_of_bots(data: Path | None, database: str | None) -> Iterator[Path]:
    """Where their seats are kept, for each database apart; without `data` no longer than this process lives."""
    if data is not None:
        yield data / "bots" if database is None else data / "bots" / sha256(database.encode()).hexdigest()[:16]
        return
    with tempfile.TemporaryDirectory(prefix="kamertje-") as folder:
        yield Path(folder)


def _spare_what_stays() -> None:
    """What is there by now stays: the collector need not look through it again, nor through all sockets so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


@contextmanager
def _ending_in_peace() -> Iterator[None]:
    """SIGTERM is no fault, whether it comes before the server hears it or again from uvicorn, once that has obeyed."""
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    except _TerminatedError:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


class _TerminatedError(Exception):
    """Told to stop."""


def _terminate(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise _TerminatedError


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except UnicodeError:  # a name with an empty or too long part is not even looked for
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known") from None
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _own_address(listener: socket.socket) -> str:
    """For programs on this machine."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - every address has this one too
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _address(host: str, listener: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listener.getsockname()[1]}/"
