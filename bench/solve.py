"""Seconds of `kamertje solve`, the start of the program included. Best of three.

python -m bench.solve [SETUP ...]
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench.machine import print_head

SETUPS = ("3x3", "triangle:3", "2x2 misere", "triangle:3 misere", "hexagon:2 border", "3x3 noextra", "3x4", "hexagon:2")
ROUNDS = 3


def main(setups: list[str]) -> None:
    print_head("kamertje solve")
    print(f"{'set-up':<20}{'value':>6}{'nodes':>14}{'seconds':>9}")
    for setup in setups or SETUPS:
        answer, seconds = min((_solve(setup) for _ in range(ROUNDS)), key=lambda timed: timed[1])
        print(f"{setup:<20}{answer['value']:>6}{answer['nodes']:>14,}{seconds:>9.2f}", flush=True)


def _solve(setup: str) -> tuple[dict[str, Any], float]:
    command: list[str | Path] = [Path(sys.executable).with_name("kamertje"), "solve", setup, "--json"]
    start = time.perf_counter()
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(printed), time.perf_counter() - start


if __name__ == "__main__":
    main(sys.argv[1:])
