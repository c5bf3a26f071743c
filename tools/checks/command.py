"""Runs other programs for the suites, in sight and never for ever."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "build" / "reports"
BIN = ROOT / ".venv" / "bin"

# A suite that hangs must end: three times the budget of the longest.
LIMIT_SECONDS = 1200
LONGEST_SHOWN = 240


def run(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> int:
    """The exit code; what the program prints goes where ours goes."""
    words = [str(word) for word in command]
    shown = " ".join(words)
    print("$", shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]} …", flush=True)
    with subprocess.Popen(
        words, cwd=cwd, env=_environment(env), stdin=subprocess.DEVNULL, start_new_session=True
    ) as job:
        try:
            return job.wait(LIMIT_SECONDS)
        except BaseException as why:
            os.killpg(job.pid, signal.SIGKILL)
            if isinstance(why, subprocess.TimeoutExpired):
                print(f"stopped after {LIMIT_SECONDS} s", flush=True)
                return 124
            raise


def output_of(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str:
    """What it prints; raises when it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=_environment(env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        timeout=LIMIT_SECONDS,
        check=True,
    )
    return done.stdout.strip()


def _environment(more: Mapping[str, str] | None) -> dict[str, str]:
    """Ours, with the locked tools first on the path."""
    here = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    return {**here, **(more or {})}
