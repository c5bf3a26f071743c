"""A user's installation: the wheel in a fresh environment, with nothing of ours on the path or in the home folder."""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.request
from pathlib import Path

from tools.checks.command import LIMIT_SECONDS, ROOT
from tools.checks.outcome import Outcome

START_SECONDS = 30


def check_install() -> Outcome:
    with tempfile.TemporaryDirectory(prefix="kamertje-install-") as folder:
        home = Path(folder)
        bare = {"PATH": "/usr/bin:/bin", "HOME": folder, "PYTHONNOUSERSITE": "1"}
        environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))
        } | bare
        try:
            return _try_out(home, environment)
        except subprocess.SubprocessError as why:
            return Outcome(faults=[str(why)])


def _try_out(home: Path, environment: dict[str, str]) -> Outcome:
    def do(*words: str | Path) -> str:
        print("$", *words, flush=True)
        done = subprocess.run(
            words,
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            timeout=LIMIT_SECONDS,
            check=True,
        )
        return done.stdout

    python = home / "env" / "bin" / "python"
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
    do(
        Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}",
        "-m",
        "venv",
        home / "env",
    )
    do(
        *pip,
        "wheel",
        "--no-deps",
        "--wheel-dir",
        home / "wheels",
        "--config-settings",
        f"build-dir={home / 'build'}",
        ROOT,
    )
    do(*pip, "install", "--require-hashes", "-r", ROOT / "requirements.lock")
    do(*pip, "install", "--no-deps", "--no-index", *(home / "wheels").glob("kamertje-*.whl"))

    outcome = Outcome()
    kamertje = python.with_name("kamertje")
    outcome.count += 1
    answer = json.loads(do(kamertje, "solve", "3x3", "--json"))
    if answer.get("value") != -3 or answer.get("exact") is not True:
        outcome.faults.append(f"solve 3x3 --json answered {answer}")
    outcome.count += 1
    outcome.faults += _serve(kamertje, home, environment)
    return outcome


def _serve(kamertje: Path, home: Path, environment: dict[str, str]) -> list[str]:
    """Starts the server on a free port, fetches the page where the server says that it is, and stops it."""
    command: list[str | Path] = [kamertje, "serve", "--port", "0"]
    print("$", *command, flush=True)
    with subprocess.Popen(
        command, cwd=home, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            watch = threading.Timer(START_SECONDS, server.kill)
            watch.start()
            address = next(
                (found.group() for line in server.stdout or () if (found := re.search(r"http://\S+", line))), None
            )
            watch.cancel()
            if address is None:
                return [f"serve printed no address within {START_SECONDS} s"]
            with urllib.request.urlopen(address, timeout=10) as page:  # noqa: S310  (our own server)
                text = page.read().decode()
            return [] if "<html" in text else ["serve gave no page at /"]
        except urllib.error.URLError as why:
            return [f"serve gave no page at /: {why}"]
        finally:
            server.terminate()
