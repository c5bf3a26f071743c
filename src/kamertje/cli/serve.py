"""`kamertje serve`: the page to play on, from this machine."""

import argparse
import socket
from pathlib import Path

from kamertje.cli.faults import BadInput, Failure
from kamertje.cli.folders import usual_folder
from kamertje.dots import quoted


def run(arguments: argparse.Namespace) -> int:
    """Serves until it is told to end; prints the address as soon as it can be opened."""
    from kamertje.server import AnnouncementError, StoreError, serve  # the only command that needs a web server

    if arguments.bus is not None and arguments.database is None:
        raise BadInput(f"{quoted(arguments.bus)} is of no use without --database: one process serves a file.")
    if arguments.data is not None:
        _make(arguments.data)
    try:
        serve(
            arguments.host,
            arguments.port,
            arguments.data or usual_folder(),
            _announce,
            database=arguments.database,
            bus=arguments.bus,
        )
    except AnnouncementError as fault:
        raise fault.__cause__ or fault from None
    except StoreError as fault:
        raise Failure(str(fault)) from None
    except socket.gaierror:
        raise BadInput(f"{quoted(arguments.host)} is not a host that can be found.") from None
    except OSError as fault:
        raise Failure(
            f"Cannot serve on {quoted(arguments.host)}, port {arguments.port}: {fault.strerror or fault}."
        ) from None
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(f"{quoted(str(folder))} cannot be the folder for what is kept: {fault.strerror}.") from None


def _announce(url: str) -> None:
    print(f"Kamertje is at {url} (Ctrl-C ends it)", flush=True)
