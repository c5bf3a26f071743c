"""`kamertje serve`: what it prints, and how it ends. The server itself has its own tests."""

import signal
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from kamertje import server
from tests.unit.cli.commands import COMMAND, Run


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the tests stays as it is."""
    monkeypatch.setattr(server, "write_logs", lambda _form: None)


def test_the_address_is_printed_when_it_can_be_opened(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[object] = []

    def serve(host: str, port: int, data: Path | None, ready: Callable[[str], None], **more: object) -> None:
        asked.extend((host, port, data, more))
        ready("http://127.0.0.1:8123/")

    monkeypatch.setattr(server, "serve", serve)
    ran = run("serve", "--host", "127.0.0.1", "--port", "8123", "--data", str(tmp_path))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "Kamertje is at http://127.0.0.1:8123/ (Ctrl-C ends it)\n"
    usual = {"database": None, "bus": None, "front": server.Front(), "most_onlookers": 100, "metrics": None}
    assert asked == ["127.0.0.1", 8123, tmp_path, {**usual, "access_log": False}]


@pytest.mark.parametrize("blocked", [False, True])
def test_what_is_kept_goes_to_the_users_folder_for_data(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, blocked: bool
) -> None:
    asked: list[Path | None] = []
    monkeypatch.setattr(server, "serve", lambda _host, _port, data, _ready, **_stores: asked.append(data))
    if blocked:
        (tmp_path / "kamertje").write_text("a file where the folder would be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run("serve").status == 0
    assert asked == [None if blocked else tmp_path / "kamertje"]


@pytest.mark.parametrize(
    ("fault", "status", "text"),
    [
        (socket.gaierror(-2, "Name or service not known"), 2, '"no.such.host" is not a host'),
        (OSError(98, "Address already in use"), 1, "port 8000: Address already in use."),
    ],
)
def test_an_address_that_cannot_be_had(
    run: Run, monkeypatch: pytest.MonkeyPatch, fault: OSError, status: int, text: str
) -> None:
    def serve(*_arguments: object, **_stores: object) -> None:
        raise fault

    monkeypatch.setattr(server, "serve", serve)
    ran = run("serve", "--host", "no.such.host")
    assert (ran.status, ran.out) == (status, "")
    assert text in ran.err
    assert ran.err.count("\n") == 1


def test_a_port_in_use_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ran = subprocess.run(
            [*COMMAND, "serve", "--port", port], capture_output=True, text=True, timeout=60, check=False
        )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert f"port {port}: " in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_folder_that_is_served_already_is_one_line(tmp_path: Path) -> None:
    argv = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Kamertje is at ")
            ran = subprocess.run(argv, capture_output=True, text=True, timeout=60, check=False)
        finally:
            process.kill()
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("kamertje: Another process serves ")
    assert ran.stderr.count("\n") == 1


def test_a_file_that_is_no_store_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "rooms.sqlite3").write_text("not a database, " * 100)
    argv = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    ran = subprocess.run(argv, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "Rooms cannot be kept in" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_ctrl_c_ends_it_quietly() -> None:
    argv = [*COMMAND, "serve", "--port", "0"]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Kamertje is at http://127.0.0.1:")
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, "", "")


def test_an_address_that_nobody_reads_ends_it() -> None:
    argv = [*COMMAND, "serve", "--port", "0"]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
        assert process.wait(60) == 141


def test_an_address_that_cannot_be_written_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*COMMAND, "serve", "--port", "0"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False
        )
    assert ran.returncode == 1
    assert ran.stderr == "kamertje: The output cannot be written: No space left on device.\n"
