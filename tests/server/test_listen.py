"""The process: it says where it is, serves, and stops when told."""

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from kamertje.server import serve

SERVE = """
import sys
from pathlib import Path
from kamertje.server import serve
try:
    serve(sys.argv[1], 0, Path(sys.argv[2]), lambda address: print(address, flush=True))
except KeyboardInterrupt:
    print("interrupted", flush=True)
else:
    print("stopped", flush=True)
"""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SERVE, "127.0.0.1", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize(("told", "last"), [(signal.SIGINT, "interrupted"), (signal.SIGTERM, "stopped")])
def test_it_says_its_address_serves_and_stops(process: subprocess.Popen[str], told: signal.Signals, last: str) -> None:
    address = line(process)
    assert address.startswith("http://127.0.0.1:")
    with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own server
        assert answer.status == 200
        assert "server" not in answer.headers
    process.send_signal(told)
    assert line(process) == last


def test_a_port_that_is_taken_is_said_before_anything_is_served() -> None:
    told: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        serve("127.0.0.1", taken.getsockname()[1], None, told.append)
    assert told == []


def test_an_unknown_host() -> None:
    with pytest.raises(socket.gaierror):
        serve("no.such.host.invalid", 0, None, print)
