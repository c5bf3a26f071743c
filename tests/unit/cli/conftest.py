"""Commands run in this process, and real processes for what only they show."""

import subprocess

import pytest

from kamertje.cli import main
from tests.unit.cli.commands import COMMAND, Ran, Run, Spawn


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process."""

    def run(*argv: str) -> Ran:
        capfd.readouterr()
        status = main(argv)
        out, err = capfd.readouterr()
        return Ran(status, out, err)

    return run


@pytest.fixture
def spawn() -> Spawn:
    """Runs a command in a process of its own."""

    def spawn(*argv: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *argv],
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            encoding="utf-8",
            env={"PATH": "/usr/bin:/bin", "PYTHONIOENCODING": "utf-8"} | settings,
        )

    return spawn
