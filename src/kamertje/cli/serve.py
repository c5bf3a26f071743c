"""`kamertje serve`: the page to play on, from this machine."""

import argparse
import os
import socket
from pathlib import Path

from kamertje.cli.faults import BadInput, Failure
from kamertje.cli.folders import usual_folder
from kamertje.cli.settings import effective
from kamertje.dots import quoted


def run(arguments: argparse.Namespace) -> int:
    """Serves until it is told to end; prints the address as soon as it can be opened."""
    from kamertje.server import (  # the only command that needs a web server
        AnnouncementError,
        Front,
        MetricsError,
        StoreError,
        serve,
        write_logs,
    )

    held = {each.option.key: each.value for each in effective(arguments, os.environ)}
    if held["bus"] is not None and held["database"] is None:
        raise BadInput(f"{quoted(held['bus'])} is of no use without --database: one process serves a file.")
    if held["data"] is not None:
        _make(held["data"])
    write_logs(held["log"])
    try:
        serve(
            held["host"],
            held["port"],
            held["data"] or usual_folder(),
            _announce,
            database=held["database"],
            bus=held["bus"],
            front=Front(held["public_url"], held["trusted_proxy"]),
            most_onlookers=held["onlookers"],
            metrics=held["metrics"],
            access_log=held["access_log"] == "on",
        )
    except AnnouncementError as fault:
        raise fault.__cause__ or fault from None
    except (StoreError, MetricsError) as fault:
        raise Failure(str(fault)) from None
    except socket.gaierror:
        raise BadInput(f"{quoted(held['host'])} is not a host that can be found.") from None
    except OSError as fault:
        raise Failure(
            f"Cannot serve on {quoted(held['host'])}, port {held['port']}: {fault.strerror or fault}."
        ) from None
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadInput(f"{quoted(str(folder))} cannot be the folder for what is kept: {fault.strerror}.") from None


def _announce(url: str) -> None:
    print(f"Kamertje is at {url} (Ctrl-C ends it)", flush=True)
