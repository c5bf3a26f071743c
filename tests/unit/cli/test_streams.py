"""What only a real process shows: signals, closed pipes, terminals, start-up."""

import os
import pty
import signal
import subprocess
import sys

import pytest

from kamertje.cli import main
from tests.unit.cli.commands import COMMAND, Spawn

PRINTS_MODULES = "import sys; from kamertje.cli import main; main(['solve', '2x2', '--json']); print(*sys.modules)"
INTERRUPTS_ITSELF = """
import signal, sys
from kamertje.cli import main
from kamertje.dots import Solving
Solving.search = lambda _solving, _nodes: signal.raise_signal(signal.SIGINT)
sys.exit(main(sys.argv[1:]))
"""


def test_a_byte_that_is_no_text(spawn: Spawn) -> None:
    ran = spawn("solve", "3x\udcff")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


def test_a_terminal_without_unicode_is_told_in_ascii(spawn: Spawn) -> None:
    ran = spawn("solve", "3x3 misére", PYTHONIOENCODING="ascii")
    assert ran.returncode == 2
    assert ran.stderr.isascii()
    assert ran.stderr.count("\n") == 1


def test_solve_starts_light() -> None:
    ran = subprocess.run([sys.executable, "-c", PRINTS_MODULES], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.splitlines()[-1].split())
    assert "kamertje.dots" in loaded
    assert not loaded & {"rich", "litestar", "msgspec", "kamertje.server", "subprocess", "secrets", "pathlib"}


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argv, said in (
        (["--version"], "kamertje 0"),
        (["--help"], "COMMAND"),
        *(([command, "--help"], f"kamertje {command}") for command in ("serve", "play", "solve", "analyse", "match")),
    ):
        with pytest.raises(SystemExit) as ended:
            main(argv)
        assert ended.value.code == 0
        assert said in capsys.readouterr().out


def test_nobody_reads_the_output() -> None:
    process = subprocess.Popen([*COMMAND, "analyse", "3x2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == ""
    assert process.wait(60) == 141


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_ctrl_c_ends_a_long_search_behind_its_bar(command: str) -> None:
    reader, terminal = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, command, "5x5"], stdout=subprocess.DEVNULL, stderr=terminal, env={"TERM": "xterm", "COLUMNS": "120"}
    ) as process:
        os.close(terminal)
        said = os.read(reader, 1000)
        assert b"5x5" in said or said.startswith(b"\x1b")
        process.send_signal(signal.SIGINT)
        said = _rest_of(reader)
        assert process.wait(60) == 130
    os.close(reader)
    assert b"stopped: value from -25 to +25 after" in said
    assert b"Traceback" not in said


def _rest_of(terminal: int) -> bytes:
    said = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:
            return said
        if not part:
            return said
        said += part


@pytest.mark.parametrize("errors", ["2>/dev/full", "2>&-"])
def test_bad_input_keeps_its_status_where_nobody_can_be_told(errors: str) -> None:
    ran = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {errors}', "sh", *COMMAND, "solve", "round:4"],
        stdout=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, b"")


@pytest.mark.parametrize("command", ["solve", "analyse"])
@pytest.mark.parametrize("errors", ["2>/dev/full", "2>&-"])
def test_ctrl_c_keeps_its_status_where_nobody_can_be_told(command: str, errors: str) -> None:
    ran = subprocess.run(
        [
            "/bin/sh",
            "-c",
            f'exec "$@" {errors}',
            "sh",
            sys.executable,
            "-c",
            INTERRUPTS_ITSELF,
            command,
            "5x5",
            "--json",
        ],
        stdout=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (130, b"")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (OSError(28, "No space left on device"), "The output cannot be written: No space left on device."),
        (PermissionError(13, "Permission denied", "/etc/x"), "Permission denied: /etc/x"),
    ],
)
def test_only_what_is_about_the_output_is_said_of_it(fault: OSError, said: str) -> None:
    source = (
        f"import sys; from kamertje.cli import arguments, main\ndef fail(_arguments): raise {_constructed(fault)}\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", f"{source}arguments.run_command = fail; sys.exit(main(['solve', '2x2']))"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "", f"kamertje: {said}\n")


def _constructed(fault: OSError) -> str:
    return f"OSError({fault.errno}, {fault.strerror!r}, {fault.filename!r})"
