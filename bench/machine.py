"""The head of every result: when, where, and of which commit."""

import datetime
import os
import platform
import subprocess
from pathlib import Path


def print_head(title: str) -> None:
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent,
    ).stdout.strip()
    print(f"{title}, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}, commit {commit or 'unknown'}")
    print(f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}\n")


def print_load() -> None:
    """At the end of what is measured by the clock on the wall, which others at work make longer."""
    print(f"\nLoad of the machine while measured: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())
