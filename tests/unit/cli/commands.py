"""How a test runs a command: here or in a process of its own."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

COMMAND = [sys.executable, "-m", "kamertje"]


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]
Spawn = Callable[..., subprocess.CompletedProcess[str]]
