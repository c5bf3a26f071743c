"""The web server: the page's files and, from the same process, everything that players share."""

from kamertje.server.app import create_app
from kamertje.server.front import Front
from kamertje.server.listen import AnnouncementError, serve
from kamertje.server.rooms.stores import StoreError
from kamertje.server.site import Site, read_site
from kamertje.server.watch.logs import write_logs
from kamertje.server.watch.metrics import MetricsError

__all__ = [
    "AnnouncementError",
    "Front",
    "MetricsError",
    "Site",
    "StoreError",
    "create_app",
    "read_site",
    "serve",
    "write_logs",
]
